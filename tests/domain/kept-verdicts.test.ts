import { expect, it } from 'vitest';
import { type Asked, askedAt, type Kept, keepAsked, verdictIn } from '#domain/shifts/kept-verdicts.ts';

const asked = (at: number, ...gaps: readonly string[]): Asked => ({
  at,
  found: Object.fromEntries(gaps.map(gap => [gap, { rocco: 'free' as const }])),
});
const kept = [asked(1, 'mon', 'tue'), asked(2, 'next mon')].reduce(keepAsked, [] as readonly Kept[]);

it('who is free is kept of the gaps of both weeks that were looked at, each with its time', () => {
  expect(verdictIn(kept, { shiftId: 'tue', workerId: 'rocco' })).toBe('free');
  expect(verdictIn(kept, { shiftId: 'next mon', workerId: 'rocco' })).toBe('free');
  expect([askedAt(kept, [{ id: 'tue' }]), askedAt(kept, [{ id: 'next mon' }])]).toEqual([1, 2]);
  expect(askedAt(kept, [{ id: 'in three weeks' }])).toBeNull();
});

it('a gap that is asked about anew is replaced, and the others of its week keep what was said of them with their time', () => {
  const again = keepAsked(kept, { at: 3, found: { tue: { elif: 'tired' } } });
  expect(verdictIn(again, { shiftId: 'tue', workerId: 'rocco' })).toBeUndefined();
  expect(verdictIn(again, { shiftId: 'tue', workerId: 'elif' })).toBe('tired');
  expect(verdictIn(again, { shiftId: 'mon', workerId: 'rocco' })).toBe('free');
  expect(askedAt(again, [{ id: 'mon' }, { id: 'tue' }])).toBe(1);
});

it('of twenty-four gaps at most, the oldest of which go first', () => {
  const month = Array.from({ length: 23 }, (_, nth) => `gap ${nth}`);
  const full = keepAsked(kept, asked(3, ...month));
  expect(full).toHaveLength(24);
  expect(askedAt(full, [{ id: 'next mon' }])).toBe(2);
  expect(askedAt(full, [{ id: 'mon' }])).toBeNull();
});
