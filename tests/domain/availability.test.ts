import { describe, expect, it } from 'vitest';
import { clashingBookings } from '#domain/availability/clashes.ts';
import { availabilityOf, exceptionsAhead, overlappingRule } from '#domain/availability/rules.ts';
import type { AvailabilityException, AvailabilityRule, Calendar } from '#domain/availability/schema.ts';
import { rowToBooking } from '#domain/bookings/schema.ts';
import type { RuleId } from '#domain/ids.ts';
import { AVAILABILITY_CASES } from './availability-cases.ts';
import { bookingRow } from './rows.ts';

describe('a calendar says of a slot', () => {
  it.each(AVAILABILITY_CASES)('%s', (_, calendar, [from, to], verdict) => {
    expect(availabilityOf(calendar, { from, to })).toBe(verdict);
  });
});

describe('days that differ', () => {
  const dayOff = (day: string): AvailabilityException => ({
    ...{ id: day as AvailabilityException['id'], startsOn: day, endsOn: day },
    ...{ kind: 'unavailable', hours: null, reason: null },
  });

  it.each([
    ['America/Los_Angeles', ['2026-11-27', '2026-11-28']],
    ['Europe/London', ['2026-11-28']],
  ])('stand in the list until their day is over in %s', (tz, days) => {
    const exceptions = ['2026-11-26', '2026-11-27', '2026-11-28'].map(dayOff);
    const ahead = exceptionsAhead({ exceptions }, Date.parse('2026-11-28T02:00Z'), tz);
    expect(ahead.map(({ startsOn }) => startsOn)).toEqual(days);
  });
});

function rule(id: string, changes: Partial<AvailabilityRule> = {}): AvailabilityRule {
  return {
    id: id as RuleId,
    weekday: 5,
    start: '17:00',
    end: '23:00',
    kind: 'available',
    validFrom: null,
    validTo: null,
    ...changes,
  };
}

describe('a weekday says one thing once', () => {
  it.each([
    ['the same hours again', {}, true],
    ['hours that overlap', { start: '22:00', end: '02:00' }, true],
    ['hours that follow', { start: '23:00', end: '02:00' }, false],
    ['another kind', { kind: 'prefer' }, false],
    ['another day', { weekday: 4 }, false],
    ['before and after', { validTo: '2026-11-30' }, true],
  ] as const)('%s', (_, changes, overlaps) => {
    expect(overlappingRule([rule('one')], rule('two', changes)) !== null).toBe(overlaps);
  });

  it('each in its season', () => {
    const summer = rule('one', { validTo: '2026-09-30' });
    expect(overlappingRule([summer], rule('two', { validFrom: '2026-10-01' }))).toBeNull();
  });

  it('is no matter when the same is changed', () => {
    expect(overlappingRule([rule('one')], rule('one', { end: '22:00' }))).toBeNull();
  });
});

describe('time off over a booked shift', () => {
  const off: Calendar = {
    rules: [],
    exceptions: [
      {
        id: 'x' as never,
        startsOn: '2026-11-27',
        endsOn: '2026-11-27',
        hours: null,
        kind: 'unavailable',
        reason: null,
      },
    ],
  };
  const before = Date.parse('2026-11-21T10:00Z');

  it('is shown and calls nothing off', () => {
    const booked = rowToBooking(bookingRow());
    expect(clashingBookings(off, [booked], before)).toEqual([booked]);
  });

  it('is no clash with what was called off or is past', () => {
    const left = rowToBooking(bookingRow({ status: 'cancelled_by_worker' }));
    expect(clashingBookings(off, [left], before)).toEqual([]);
    expect(clashingBookings(off, [rowToBooking(bookingRow())], Date.parse('2026-12-01T10:00Z'))).toEqual([]);
  });
});
