import { expect, it } from 'vitest';
import { canTakeBack, owedForCancelling, venueNotice } from '#domain/bookings/rules.ts';
import type { BookingStatus } from '#domain/bookings/schema.ts';
import { FIRST_RULES } from '#domain/platform/rules.ts';

const startsAt = Date.parse('2026-11-27T18:00Z');
const hour = 3_600_000;

/** £15 an hour, of which the break is not paid. */
function owed(
  hours: number,
  ahead: number,
  more: { status?: BookingStatus; breakMin?: number; fullPayMinor?: number } = {},
): number {
  const booking = {
    startsAt,
    endsAt: startsAt + hours * hour,
    breakMin: more.breakMin ?? 0,
    rateMinor: 1500,
    status: more.status ?? 'confirmed',
    fullPayMinor: more.fullPayMinor ?? null,
  };
  return owedForCancelling(booking, FIRST_RULES, startsAt - ahead * hour);
}

it.each([
  ['a day ahead and more', owed(8, 24), 0],
  ['less than a day ahead', owed(8, 23.9), 6000],
  ['of a shift shorter than four hours', owed(3, 2), 4500],
  ['of one that the break makes shorter', owed(4.5, 2, { breakMin: 60 }), 5250],
  ['after its start, with nobody checked in', owed(8, -1), 6000],
  ['after two hours of work', owed(8, -2, { status: 'checked_in' }), 6000],
  ['after six hours of work', owed(8, -6, { status: 'checked_in' }), 9000],
  ['and full pay on top of it', owed(8, -6, { status: 'checked_in', fullPayMinor: 1500 }), 10_500],
  ['which is owed to nobody who has not come', owed(8, -1, { fullPayMinor: 1500 }), 6000],
  ['never more than the whole shift', owed(8, -12, { status: 'checked_in' }), 12_000],
])('calling off %s', (_, minor, expected) => {
  expect(minor).toBe(expected);
});

it.each([
  ['confirmed', 48, 'early'],
  ['confirmed', 47.9, 'notice'],
  ['change_pending', 24, 'notice'],
  ['confirmed', 23.9, 'late'],
  ['confirmed', -1, 'late'],
  ['checked_in', 0.5, 'after_check_in'],
] as const)(
  'a venue that takes back a place that is %s, %d hours ahead, does so with the notice «%s»',
  (status, ahead, is) => {
    expect(venueNotice({ status, startsAt }, FIRST_RULES, startsAt - ahead * hour)).toBe(is);
  },
);

it('may be taken back by the venue until the end, and not from who has left', () => {
  const booking = { status: 'checked_in', endsAt: startsAt + 8 * hour } as const;
  expect(canTakeBack(booking, startsAt + 7 * hour)).toBe(true);
  expect(canTakeBack(booking, startsAt + 8 * hour)).toBe(false);
  expect(canTakeBack({ ...booking, status: 'checked_out' }, startsAt)).toBe(false);
});
