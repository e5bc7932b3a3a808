// The platform's figures on the device: which version counts, which can stand, and what they make of leaving a booking.
import { describe, expect, it } from 'vitest';
import { cancelCost, owedForCancelling, venueNotice } from '#domain/bookings/rules.ts';
import { camel } from '#domain/columns.ts';
import { type Figures, wrongFigure } from '#domain/platform/figures.ts';
import { FIRST_RULES, type Rules, rulesAt, rulesOf } from '#domain/platform/rules.ts';
import type { PlatformRules } from '#domain/platform/schema.ts';
import { calendarHindrance } from '#domain/shifts/fit.ts';
import {
  CALLING_OFF_CASES,
  DAY,
  FIGURE_CASES,
  LEAVING_CASES,
  STRICTER,
  VERSION_CASES,
  withFigures,
} from './platform-rules-cases.ts';

const NOW = Date.parse('2026-11-27T12:00Z');
const [MINUTE, HOUR] = [60_000, 3_600_000];

const version = (nth: number, more: Partial<PlatformRules> = {}): PlatformRules => ({
  ...FIRST_RULES,
  id: `rules-${nth}`,
  version: nth,
  withdrawnAt: null,
  ...more,
});
const stricter: Rules = {
  ...version(2),
  ...Object.fromEntries(Object.entries(STRICTER).map(([name, value]) => [camel(name), value])),
};

describe('which version counts', () => {
  it.each(Object.entries(VERSION_CASES))('%s', (_, { begins, inForce }) => {
    const later = begins.map(([day, withdrawn], nth) =>
      version(nth + 2, { validFrom: NOW + day * DAY, withdrawnAt: withdrawn ? NOW : null }),
    );
    const all = [version(1), ...later];
    for (const [day, nth] of inForce) expect(rulesAt(all, NOW + day * DAY).version, `day ${day}`).toBe(nth);
  });

  it('is that of a booking, whatever is in force, and the first where a device knows none', () => {
    const all = [version(1), version(2, { restHours: 12 })];
    expect([rulesOf(all, 1).restHours, rulesOf(all, 2).restHours]).toEqual([11, 12]);
    for (const rules of [rulesOf(undefined, 2), rulesOf(all, undefined), rulesAt([], NOW)])
      expect(rules).toBe(FIRST_RULES);
  });
});

describe('figures', () => {
  it.each(Object.entries(FIGURE_CASES))('of %s', (_, [more, stand]) => {
    expect(wrongFigure(withFigures(more)) === null).toBe(stand);
  });

  it('that are no numbers cannot stand, and the first that is wrong is named', () => {
    expect(wrongFigure(withFigures({ rest_hours: Number.NaN }))).toEqual({ kind: 'limits', name: 'rest_hours' });
    expect(wrongFigure(withFigures({ notice_points: 4 } satisfies Partial<Figures>))).toEqual({
      ...{ kind: 'order', name: 'late_points', below: 'notice_points' },
    });
  });
});

describe('a booking of either version', () => {
  it.each(Object.entries(LEAVING_CASES))('that its Rockstar leaves %s', (_, { ahead, age, first, stricter: other }) => {
    const booking = { startsAt: NOW + ahead * HOUR, createdAt: NOW - age * MINUTE };
    for (const [rules, [tier, points, strikes]] of [
      [FIRST_RULES, first],
      [stricter, other],
    ] as const) {
      expect(cancelCost(booking, rules, NOW)).toEqual({ tier, points, strikes });
    }
  });

  it.each(Object.entries(CALLING_OFF_CASES))('that its venue takes back %s', (_, { ahead, first, stricter: other }) => {
    const startsAt = NOW + ahead * HOUR;
    const booking = {
      startsAt,
      endsAt: startsAt + 8 * HOUR,
      breakMin: 0,
      rateMinor: 100,
      status: 'confirmed',
      fullPayMinor: null,
    } as const;
    for (const [rules, [notice, owed]] of [
      [FIRST_RULES, first],
      [stricter, other],
    ] as const) {
      expect([venueNotice(booking, rules, NOW), owedForCancelling(booking, rules, NOW)]).toEqual([notice, owed * 100]);
    }
  });
});

it('eleven and a half hours of rest are enough for the first version, and not for twelve', () => {
  const span = (from: number) => ({ startsAt: NOW + from * HOUR, endsAt: NOW + (from + 6) * HOUR });
  const other = { shiftId: 'other', venueId: 'rye', breakMin: 0, booked: true, ...span(0) };
  const wanted = { id: 'wanted' as never, venueId: 'thistle' as never, ...span(17.5) };
  expect(calendarHindrance(wanted, [other], FIRST_RULES)).toBeNull();
  expect(calendarHindrance(wanted, [other], stricter)?.code).toBe('rest_too_short');
});
