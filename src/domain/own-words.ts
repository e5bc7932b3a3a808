// What a person wrote, found in the arguments of a command: the outbox shows it and copies it, since the form that it was typed into
// is empty by then.
import { saidText } from './said.ts';

/** Parts of a schema, as its library names them. */
interface Shape {
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly pipe?: readonly unknown[];
}

/** What stood there before, and what the act was about: not what was typed. */
const REPEATED: readonly string[] = ['seen', 'about'];

/** Of a command that is known: the texts that its schema reads as somebody's words, in its order. */
export function writtenWords(schema: object, args: unknown): readonly string[] {
  const { entries, item, wrapped, pipe = [] } = schema as Shape;
  if (wrapped !== undefined) return writtenWords(wrapped, args);
  if (typeof args === 'string') return pipe.includes(saidText) && args !== '' ? [args] : [];
  if (Array.isArray(args)) return item === undefined ? [] : args.flatMap(one => writtenWords(item, one));
  const known = args === null || typeof args !== 'object' ? {} : (args as Readonly<Record<string, unknown>>);
  return Object.entries(entries ?? {})
    .filter(([key]) => !REPEATED.includes(key))
    .flatMap(([key, shape]) => writtenWords(shape, known[key]));
}

/** Ids, times and codes are the app's words, not theirs. */
const APPS_OWN =
  /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?|[a-z0-9_]+)$/;

/** Of a command that this version of the app does not know. */
export function ownWords(args: unknown): readonly string[] {
  if (typeof args === 'string') return args.trim() === '' || APPS_OWN.test(args) ? [] : [args];
  if (args === null || typeof args !== 'object') return [];
  return [...new Set(Object.values(args).flatMap(ownWords))];
}
