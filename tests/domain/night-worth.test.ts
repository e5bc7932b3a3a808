import { expect, it } from 'vitest';
import { type NightPlace, nightWorth } from '#domain/shifts/night-worth.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-27T18:00:00Z');
const place = (over: Partial<NightPlace> = {}): NightPlace => ({
  startsAt: START,
  until: START + 8 * HOUR,
  breakMin: 30,
  rateMinor: 1_000,
  currency: 'GBP',
  cameAt: null,
  leftAt: null,
  ...over,
});

it.each([
  ['nobody came', place(), 0],
  ['the hour before the start is not paid', place({ cameAt: START - HOUR }), 2_000],
  ['a late start counts as it was', place({ cameAt: START + HOUR }), 1_000],
  ['who left early worked until then', place({ cameAt: START, leftAt: START + HOUR }), 1_000],
  ['who came after the end worked nothing', place({ cameAt: START + 9 * HOUR }), 0],
])('two hours into the night: %s', (_, one, workedMinor) => {
  expect(nightWorth([one], START + 2 * HOUR)).toEqual({ workedMinor, bookedMinor: 7_500, currency: 'GBP' });
});

it('is never more than was booked, breaks left out', () => {
  expect(nightWorth([place({ cameAt: START })], START + 9 * HOUR)?.workedMinor).toBe(7_500);
});

it('adds up people, and no two currencies', () => {
  expect(nightWorth([place(), place()], START)?.bookedMinor).toBe(15_000);
  expect(nightWorth([place(), place({ currency: 'EUR' })], START)).toBeNull();
  expect(nightWorth([], START)).toBeNull();
});
