import { bookings, rowToBooking } from '#domain/bookings/schema.ts';
import { reviews, rowToReview } from '#domain/reviews/schema.ts';
import { rowToShift, shifts } from '#domain/shifts/schema.ts';
import { weekSpan } from '#domain/shifts/week.ts';
import { addDays, dayOf, type Instant, mondayOf, toInstantText, wallAt } from '#domain/time.ts';
import { rowToTimesheet, timesheets } from '#domain/timesheets/schema.ts';
import { runVenues } from '#domain/venues/queries.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import type { Mirror } from '#sync/index.ts';
import { REPORTED_WEEKS, type ReportOfVenue, reportOf, type Worked } from './rules.ts';

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

/** Of each venue that the person runs, what its weeks came to. */
export async function ownReports(
  mirror: Mirror,
  { now }: { readonly now: Instant },
): Promise<readonly ReportOfVenue[]> {
  const run = await runVenues(mirror);
  return Promise.all(
    run.map(async venue => ({
      ...{ id: venue.id, name: venue.name },
      rows: reportOf(await workedBetween(mirror, { venueId: venue.id, ...reportedSpan(venue, now) }), now),
    })),
  );
}

/** From the first Monday on the venue's wall to the end of the running week. */
export function reportedSpan({ tz }: Pick<PlacedVenue, 'tz'>, now: Instant) {
  const monday = mondayOf(dayOf(wallAt(now, tz)));
  const first = addDays(monday, -7 * (REPORTED_WEEKS - 1));
  return { from: weekSpan(first, tz).startsAt, to: weekSpan(monday, tz).endsAt };
}
