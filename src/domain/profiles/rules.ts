// What a name may be: the same bounds as at registration and in the database.

export const NAME_LENGTH = { least: 2, most: 100 } as const;

export function nameFault(name: string): 'short' | 'long' | null {
  const length = name.trim().length;
  if (length < NAME_LENGTH.least) return 'short';
  return length > NAME_LENGTH.most ? 'long' : null;
}
