// What the weeks of the marketplace come to, as the dashboard says it.
import { expect, it } from 'vitest';
import type { MarketWeek } from '#domain/admin/market.ts';
import {
  cancelsOf,
  fillRate,
  fillsLittle,
  halvesOf,
  lowestLine,
  notesByWeek,
  shareOf,
  sumOf,
} from '#domain/admin/market-rules.ts';

const week = (of: Partial<MarketWeek>): MarketWeek => ({
  week: '2026-11-23',
  shifts: 0,
  places: 0,
  filled: 0,
  fillMin: null,
  bookings: 0,
  lateCancels: 0,
  earlyCancels: 0,
  venueCancels: 0,
  noShows: 0,
  people: 0,
  messages: 0,
  ...of,
});

it('the later half is shown, the earlier is what came before', () => {
  const weeks = ['a', 'b', 'c', 'd'].map(name => week({ week: name }));
  const { now, before } = halvesOf({ weeks });
  expect([now.map(one => one.week), before.map(one => one.week)]).toEqual([
    ['c', 'd'],
    ['a', 'b'],
  ]);
});

it('a share of several weeks weighs them by what they had', () => {
  const weeks = [week({ places: 90, filled: 90 }), week({ places: 10, filled: 0 })];
  expect(
    shareOf(
      weeks,
      one => one.filled,
      one => one.places,
    ),
  ).toBe(0.9);
  expect(fillRate(week({}))).toBeNull();
});

it.each([
  ['more than a tenth below all together', { places: 100, filled: 70 }, true],
  ['a little less', { places: 100, filled: 85 }, false],
  ['too few to say', { places: 19, filled: 0 }, false],
])('a city that fills %s', (_, city, low) => {
  expect(fillsLittle(city, [city, { places: 100, filled: 100 }])).toBe(low);
});

it.each([
  ['a full tenth below the least', [0.82, 1, null], 0.7],
  ['with some room below it', [0.91, 0.97], 0.8],
  ['not below nothing', [0.03, 1], 0],
  ['from nothing where nothing is known', [null], 0],
])('a picture of shares begins %s', (_, shares, from) => {
  expect(lowestLine(shares)).toBeCloseTo(from);
});

it('cancellations are those of both sides', () => {
  expect(sumOf([week({ lateCancels: 1, earlyCancels: 2, venueCancels: 3 })], cancelsOf)).toBe(6);
});

it('notes of one week stand together, in the order of their days', () => {
  const note = (day: string, words: string, monday: string) => ({
    id: day,
    day,
    week: monday,
    area: null,
    words,
    by: null,
  });
  const notes = [
    note('2026-11-19', 'Rain', '2026-11-16'),
    note('2026-11-17', 'Rail strike', '2026-11-16'),
    note('2026-11-24', 'Festival week', '2026-11-23'),
  ];
  expect([...notesByWeek(notes)]).toEqual([
    ['2026-11-16', 'Rail strike, Rain'],
    ['2026-11-23', 'Festival week'],
  ]);
});
