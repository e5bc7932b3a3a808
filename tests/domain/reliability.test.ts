import { describe, expect, it } from 'vitest';
import { mayAccept, mayAppeal, scoreOf, stepsOf, strikesOf } from '#domain/reliability/rules.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-29T12:00:00Z');
const taken = (points: number, daysAgo: number) => ({
  ...{ points, appealedAt: null },
  ...{ happenedAt: NOW - daysAgo * DAY, countsFrom: NOW - daysAgo * DAY },
});

describe('the figure', () => {
  it('is 100 less what happened in ninety days, as the page can be added up', () => {
    const events = [taken(1, 6), taken(0, 8), taken(3, 28), taken(6, 90)];
    expect(scoreOf(events, NOW)).toBe(96);
    expect(stepsOf(events, NOW).map(({ score }) => score)).toEqual([97, 96]);
  });

  it('has nothing of a no-show before it counts, nor of one that a person has first to decide', () => {
    const missed = { ...taken(12, 1), countsFrom: NOW + 1 };
    const events = [taken(1, 6), missed, { ...missed, countsFrom: null }];
    expect([scoreOf(events, NOW), scoreOf(events, NOW + 1)]).toEqual([99, 87]);
    expect(stepsOf(events, NOW + 1)).toMatchObject([{ score: 99 }, { at: NOW + 1, score: 87 }]);
  });

  it('has what an older app kept, which knew no time to count from, until that is fetched anew', () => {
    const kept = { ...taken(3, 28), countsFrom: Date.parse(String(undefined)) };
    expect(scoreOf([kept], NOW)).toBe(97);
    expect(stepsOf([kept], NOW)).toEqual([{ at: kept.happenedAt, score: 97 }]);
  });

  it('is never below 0', () => {
    expect(
      scoreOf(
        Array.from({ length: 9 }, () => taken(12, 1)),
        NOW,
      ),
    ).toBe(0);
  });
});

it.each([
  ['the fourteenth day is open', taken(1, 13.9), true],
  ['after it no more', taken(1, 14), false],
  ['what was taken back needs none', taken(0, 1), false],
  ['once', { ...taken(1, 1), appealedAt: NOW }, false],
])('an appeal: %s', (_, event, may) => {
  expect(mayAppeal(event, NOW)).toBe(may);
});

it.each([
  ['while it waits', {}, true],
  ['not once it counts', { countsFrom: NOW }, false],
  ['not a second time, though within the minute', { acceptedAt: NOW }, false],
  ['not while a person looks at it', { countsFrom: null, appealedAt: NOW }, false],
  ['not once it was withdrawn', { points: 0 }, false],
  ['and nothing else ever waits', { kind: 'late' as const }, false],
])('a no-show is said to be right %s', (_, changes, may) => {
  const missed = { ...taken(12, 1), kind: 'no_show' as const, countsFrom: NOW + 1 };
  expect(mayAccept({ ...missed, ...changes }, NOW)).toBe(may);
});

it.each([
  ['none', [], { standing: 0, toClear: 10 }],
  ['those that stand, and nine of ten clean shifts', [[2, 9] as const, [1, 0] as const], { standing: 3, toClear: 1 }],
  ['one that was cleared', [[0, 0] as const], { standing: 0, toClear: 10 }],
])('strikes: %s', (_, rows, strikes) => {
  expect(strikesOf(rows.map(([strikesLeft, cleanShifts]) => ({ strikesLeft, cleanShifts })))).toEqual(strikes);
});
