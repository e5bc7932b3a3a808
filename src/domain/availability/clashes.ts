// Bookings that stand in hours which the person has marked unavailable since. They are shown, never called off: that is
// the person's own act, with its cost.

import { holdsPlace } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { type Instant, wallAt } from '#domain/time.ts';
import { availabilityOf } from './rules.ts';
import type { Calendar } from './schema.ts';

type Placed = Pick<Booking, 'status' | 'startsAt' | 'endsAt' | 'tz'>;

export function clashingBookings<Known extends Placed>(
  calendar: Calendar,
  bookings: readonly Known[],
  now: Instant,
): readonly Known[] {
  return bookings.filter(
    ({ status, startsAt, endsAt, tz }) =>
      startsAt > now &&
      holdsPlace(status) &&
      availabilityOf(calendar, { from: wallAt(startsAt, tz), to: wallAt(endsAt, tz) }) === 'unavailable',
  );
}
