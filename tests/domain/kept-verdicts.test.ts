import { expect, it } from 'vitest';
import { type Asked, askedAt, keepAsked, verdictIn } from '#domain/shifts/kept-verdicts.ts';

const asked = (at: number, ...gaps: readonly string[]): Asked => ({
  at,
  found: Object.fromEntries(gaps.map(gap => [gap, { rocco: 'free' as const }])),
});
const kept = [asked(1, 'mon', 'tue'), asked(2, 'next mon')].reduce(keepAsked, [] as readonly Asked[]);

it('who is free is kept of the two weeks that were looked at last, each with its time', () => {
  expect(verdictIn(kept, { shiftId: 'tue', workerId: 'rocco' })).toBe('free');
  expect(verdictIn(kept, { shiftId: 'next mon', workerId: 'rocco' })).toBe('free');
  expect([askedAt(kept, [{ id: 'tue' }]), askedAt(kept, [{ id: 'next mon' }])]).toEqual([1, 2]);
  expect(askedAt(kept, [{ id: 'in three weeks' }])).toBeNull();
});

it('a week that is asked about anew replaces what was said of it, a third one the oldest', () => {
  const again = keepAsked(kept, asked(3, 'tue'));
  expect(again.map(({ at }) => at)).toEqual([3, 2]);
  expect(verdictIn(again, { shiftId: 'mon', workerId: 'rocco' })).toBeUndefined();
  expect(keepAsked(again, asked(4, 'in three weeks')).map(({ at }) => at)).toEqual([4, 3]);
});
