// What a person wrote, found in the arguments of a command that this version of the app does not know: the outbox shows it and
// copies it. Ids, times and codes are the app's words, not theirs.

const APPS_OWN =
  /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?|[a-z0-9_]+)$/;

export function ownWords(args: unknown): readonly string[] {
  if (typeof args === 'string') return args.trim() === '' || APPS_OWN.test(args) ? [] : [args];
  if (args === null || typeof args !== 'object') return [];
  return [...new Set(Object.values(args).flatMap(ownWords))];
}
