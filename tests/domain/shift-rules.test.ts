import { describe, expect, it } from 'vitest';
import {
  arrivalChoices,
  canMoveShift,
  estimatedPayMinor,
  fillableUntil,
  gapsOf,
  nextNightEnds,
  paidMinutes,
  publishFaults,
  type ShiftTerms,
  shiftState,
  termsFaults,
  tonightEnds,
} from '#domain/shifts/rules.ts';
import { SHIFT_STATUSES } from '#domain/shifts/schema.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-27T12:00Z');

function terms(changes: Partial<ShiftTerms> = {}): ShiftTerms {
  return {
    role: 'bartender',
    startsAt: NOW + 6 * HOUR,
    endsAt: NOW + 14 * HOUR,
    breakMin: 30,
    rateMinor: 1550,
    positions: 2,
    ...changes,
  };
}

describe('the terms of a draft', () => {
  it('are fine as a usual shift', () => {
    expect(termsFaults(terms())).toEqual([]);
  });

  it.each([
    ['59 minutes', { endsAt: NOW + 6 * HOUR + 59 * 60_000 }, 'end', 'shift_too_short'],
    ['17 hours', { endsAt: NOW + 23 * HOUR }, 'end', 'shift_too_long'],
    ['no places', { positions: 0 }, 'positions', 'positions_out_of_range'],
    ['51 places', { positions: 51 }, 'positions', 'positions_out_of_range'],
    ['half a place', { positions: 1.5 }, 'positions', 'positions_out_of_range'],
    ['no pay', { rateMinor: 0 }, 'rateMinor', 'rate_out_of_range'],
    ['£1000.01 an hour', { rateMinor: 100_001 }, 'rateMinor', 'rate_out_of_range'],
    ['a break before it begins', { breakMin: -1 }, 'breakMin', 'break_out_of_range'],
    ['a break as long as the shift', { breakMin: 480 }, 'breakMin', 'break_out_of_range'],
    ['a role nobody knows', { role: 'juggler' }, 'role', 'unknown_role'],
  ] as const)('are refused with %s', (_, changes, field, code) => {
    expect(termsFaults(terms(changes))).toEqual([{ field, code }]);
  });

  it.each([
    ['one hour', { endsAt: NOW + 7 * HOUR }],
    ['sixteen hours', { endsAt: NOW + 22 * HOUR }],
    ['fifty places', { positions: 50 }],
    ['£1000.00 an hour', { rateMinor: 100_000 }],
    ['no break', { breakMin: 0 }],
  ])('are accepted with %s', (_, changes) => {
    expect(termsFaults(terms(changes))).toEqual([]);
  });

  it('may lie in the past, but are then not published', () => {
    const past = terms({ startsAt: NOW - 9 * HOUR, endsAt: NOW - HOUR });
    expect(termsFaults(past)).toEqual([]);
    expect(publishFaults(past, NOW)).toEqual([{ field: 'start', code: 'no_time_left' }]);
  });

  it.each([
    ['eight hours after the start', 16, 8],
    ['an hour before the end', 5, 4],
  ])('are published, asked for and booked until %s', (_, hours, until) => {
    const begun = terms({ startsAt: NOW, endsAt: NOW + hours * HOUR });
    expect(fillableUntil(begun)).toBe(NOW + until * HOUR);
    expect(publishFaults(begun, NOW + until * HOUR - 1)).toEqual([]);
    expect(publishFaults(begun, NOW + until * HOUR)).toEqual([{ field: 'start', code: 'no_time_left' }]);
  });
});

describe('the state of a shift', () => {
  const shift = {
    status: 'published',
    startsAt: NOW,
    endsAt: NOW + 8 * HOUR,
    positions: 2,
    confirmedCount: 1,
  } as const;

  it.each([
    ['open before it starts with a gap', shift, NOW - HOUR, 'open'],
    ['filled before it starts without one', { ...shift, confirmedCount: 2 }, NOW - HOUR, 'filled'],
    ['in progress from its first minute', shift, NOW, 'in_progress'],
    ['completed from its last', shift, NOW + 8 * HOUR, 'completed'],
    ['open when it starts with nobody', { ...shift, confirmedCount: 0 }, NOW + 7 * HOUR - 1, 'open'],
    ['expired when nobody could work an hour of it', { ...shift, confirmedCount: 0 }, NOW + 7 * HOUR, 'expired'],
    ['a draft whatever the clock says', { ...shift, status: 'draft' }, NOW + 99 * HOUR, 'draft'],
    ['cancelled whatever the clock says', { ...shift, status: 'cancelled' }, NOW, 'cancelled'],
  ] as const)('is %s', (_, of, now, state) => {
    expect(shiftState(of, now)).toBe(state);
  });

  it('moves only along its table, and from an end nowhere', () => {
    expect(canMoveShift('draft', 'published')).toBe(true);
    expect(canMoveShift('published', 'draft')).toBe(false);
    for (const to of SHIFT_STATUSES) expect(canMoveShift('cancelled', to)).toBe(false);
  });

  it('asks who comes after the start when they can be there, in five minutes and while an hour is left', () => {
    const times = (now: number) => arrivalChoices(shift, now).map(at => (at - NOW) / 60_000);
    expect(times(NOW - 1)).toEqual([]);
    expect(times(NOW + 61_000)).toEqual([20, 35, 50, 65, 95]);
    expect(times(NOW + 7 * HOUR - 20 * 60_000)).toEqual([415, 420]);
  });

  it.each([
    ['2026-11-27T18:00Z', '2026-11-28T06:00Z'],
    ['2026-11-28T01:00Z', '2026-11-28T06:00Z'],
    ['2026-11-28T05:00Z', '2026-11-28T08:00Z'],
    ['2026-11-28T06:00Z', '2026-11-29T06:00Z'],
  ])('belongs at %s to tonight when it starts before %s', (now, ends) => {
    expect(tonightEnds(Date.parse(now), 'Europe/London')).toBe(Date.parse(ends));
  });

  it.each([
    ['2026-11-28T01:00Z', Date.parse('2026-11-29T06:00Z')],
    ['2026-11-28T05:00Z', Date.parse('2026-11-29T06:00Z')],
    ['2026-11-28T06:00Z', null],
    ['2026-11-27T18:00Z', null],
  ])('knows a night after the one that is left at %s only before six', (now, ends) => {
    expect(nextNightEnds(Date.parse(now), 'Europe/London')).toBe(ends);
  });

  it('never counts gaps below none', () => {
    expect(gapsOf({ positions: 1, confirmedCount: 3 })).toBe(0);
  });
});

describe('the pay of a shift', () => {
  it('is for the time that really passes, less the break', () => {
    expect(paidMinutes(terms())).toBe(450);
    expect(estimatedPayMinor(terms())).toBe(11_625);
  });

  it('counts the extra hour of the autumn night and not the lost one of spring', () => {
    const autumn = terms({
      startsAt: Date.parse('2026-10-24T21:00Z'),
      endsAt: Date.parse('2026-10-25T06:00Z'),
      breakMin: 0,
    });
    const spring = terms({
      startsAt: Date.parse('2026-03-28T22:00Z'),
      endsAt: Date.parse('2026-03-29T05:00Z'),
      breakMin: 0,
    });
    expect(paidMinutes(autumn)).toBe(540);
    expect(paidMinutes(spring)).toBe(420);
  });
});
