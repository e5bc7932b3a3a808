// The outbox of a version that does not know the command.
import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { ownWords } from '#domain/own-words.ts';
import type { saidText } from '#domain/said.ts';

it('QU9 finds what a person wrote among the arguments of an unknown command, and nothing that the app wrote', () => {
  const args = {
    id: '0c1f6e5a-33d8-5f6b-9d0e-7a41f2ab9c10',
    starts_at: '2026-11-27T19:00:00.000Z',
    work_date: '2026-11-27',
    role: 'bar_back',
    rate_minor: 1_650,
    instant: true,
    note: 'Back door, ring twice',
    answers: [{ code: 'late', text: 'Bus 24 was late' }, null, { text: ' ' }, { text: 'Bus 24 was late' }],
  };
  expect(ownWords(args)).toEqual(['Back door, ring twice', 'Bus 24 was late']);
  expect(ownWords(null)).toEqual([]);
});

describe('of a command that is known', () => {
  /** A text of any letters is either somebody’s words, or one of these: what the app writes. */
  const APPS_OWN = /: (?:.*\.)?(?:role|skills|areas?|tz|tags|filters)$/;
  /** What stands there already. */
  const REPEATED = /: seen\.|^save_shift_pattern: shifts\./;

  it('every text that somebody types is found', () => {
    const free = catalogue.commands.flatMap(({ name, args }) =>
      freeTexts(args).map(path => `${name}: ${path.join('.')}`),
    );
    expect(free.filter(path => !APPS_OWN.test(path) && !REPEATED.test(path))).toEqual([]);
  });
});

interface Shape {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly pipe?: readonly (Shape | typeof saidText)[];
}

/** Where a schema takes any letters and does not read them as words. */
function freeTexts(schema: object, path: readonly string[] = []): readonly (readonly string[])[] {
  const { type, entries = {}, item, wrapped, pipe = [] } = schema as Shape;
  if (wrapped !== undefined) return freeTexts(wrapped, path);
  if (item !== undefined) return freeTexts(item, path);
  const asked = pipe.slice(1).every(({ type: action }) => action === 'max_length' || action === 'min_length');
  if (type === 'string') return asked ? [path] : [];
  return Object.entries(entries).flatMap(([key, inner]) => freeTexts(inner, [...path, key]));
}
