import { bookings, rowToBooking } from '#domain/bookings/schema.ts';
import { reviews, rowToReview } from '#domain/reviews/schema.ts';
import { rowToShift, shifts } from '#domain/shifts/schema.ts';
import { type Instant, toInstantText } from '#domain/time.ts';
import { rowToTimesheet, timesheets } from '#domain/timesheets/schema.ts';
import type { Mirror } from '#sync/index.ts';
import type { Worked } from './rules.ts';

/** Of a venue, what began in a span: all of it is on this device. */
export async function workedBetween(
  mirror: Mirror,
  args: { readonly venueId: string; readonly from: Instant; readonly to: Instant },
): Promise<Worked> {
  const [from, to] = [
    [args.venueId, toInstantText(args.from)],
    [args.venueId, toInstantText(args.to)],
  ];
  const [posted, booked, sheets, said] = await Promise.all([
    mirror.table(shifts).where('[venue_id+starts_at]').between(from, to).toArray(),
    mirror.table(bookings).where('[venue_id+starts_at]').between(from, to).toArray(),
    mirror.table(timesheets).where('[venue_id+starts_at]').between(from, to).toArray(),
    mirror.table(reviews).where('venue_id').equals(args.venueId).toArray(),
  ]);
  return {
    shifts: posted.map(rowToShift),
    bookings: booked.map(rowToBooking),
    timesheets: sheets.map(rowToTimesheet),
    reviews: said
      .map(rowToReview)
      .filter(({ authorSide, state }) => authorSide === 'rockstar' && state === 'published'),
  };
}
