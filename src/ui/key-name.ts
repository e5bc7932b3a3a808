/** In small letters. A browser that fills in a field tells of a key without a name. */
export function keyName({ key }: { readonly key?: string }): string {
  return key?.toLowerCase() ?? '';
}
