import { expect, test } from 'vitest';
import { withSameParts } from '#bridge/use-same.ts';

const shift = (id: string, booked: number) => ({ id, booked, days: [{ nth: 1 }] });

test('keeps the identity of what came out as before, and the whole where nothing is new', () => {
  const last = [shift('a', 0), shift('b', 1)];
  expect(withSameParts(last, [shift('a', 0), shift('b', 1)])).toBe(last);
  const next = withSameParts(last, [shift('a', 0), shift('b', 2)]);
  expect(next).toEqual([shift('a', 0), shift('b', 2)]);
  expect(next[0]).toBe(last[0]);
  expect(next[1]).not.toBe(last[1]);
  expect(next[1]?.days).toBe(last[1]?.days);
});

test('looks into a map, whose order counts', () => {
  const last = new Map([
    ['a', shift('a', 0)],
    ['b', shift('b', 1)],
  ]);
  expect(withSameParts(last, new Map([...last].map(([id]) => [id, shift(id, id === 'a' ? 0 : 1)])))).toBe(last);
  const more = withSameParts(last, new Map([...last, ['c', shift('c', 0)]]));
  expect([...more.keys()]).toEqual(['a', 'b', 'c']);
  expect(more.get('a')).toBe(last.get('a'));
  expect(withSameParts(last, new Map([...last].toReversed()))).not.toBe(last);
});

test('takes what was not there before as it is', () => {
  const board = { rows: [] };
  expect(withSameParts<typeof board | undefined>(undefined, board)).toBe(board);
  expect(withSameParts<typeof board | undefined>(board, undefined)).toBeUndefined();
});
