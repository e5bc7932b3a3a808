import { hasWorked } from '#domain/bookings/rules.ts';
import { type Booking, bookings, rowToBooking } from '#domain/bookings/schema.ts';
import { disputes } from '#domain/disputes/schema.ts';
import { type DisputeId, disputeId, reviewId } from '#domain/ids.ts';
import type { Mirror, PendingState } from '#sync/index.ts';
import { type Review, type ReviewSide, reviews, rowToReview } from './schema.ts';

export interface Reviewed {
  readonly booking: Booking;
  readonly side: ReviewSide;
  /** What one's own side wrote. */
  readonly own: Review | null;
  /** Null before it opens, whether it is written or not; and while our team hides it. */
  readonly others: Review | null;
  /** Where a person decides of the other's review, or has decided. */
  readonly disputed: DisputeId | null;
  /** The same of one's own, which the other side disputes. */
  readonly contested: DisputeId | null;
  /** What of one's own, or of the reply to the other's, has not reached the server. */
  readonly pending: PendingState | null;
}

/** Of one booking; null when this device has no such booking, or nobody has left it. */
export async function reviewsOfBooking(mirror: Mirror, args: { readonly bookingId: string }): Promise<Reviewed | null> {
  const row = await mirror.table(bookings).get(args.bookingId);
  const [reviewed] = await withReviews(mirror, row === undefined ? [] : [rowToBooking(row)]);
  return reviewed ?? null;
}

/** Of all that one person worked for one venue, or of all one's own; the newest first. */
export async function reviewsWith(
  mirror: Mirror,
  args: { readonly workerId: string | null; readonly venueId: string | null },
): Promise<readonly Reviewed[]> {
  const rows = await mirror
    .table(bookings)
    .where('worker_id')
    .equals(args.workerId ?? mirror.userId)
    .toArray();
  const there = rows.filter(({ venue_id }) => args.venueId === null || venue_id === args.venueId).map(rowToBooking);
  return withReviews(
    mirror,
    there.sort((one, other) => other.endsAt - one.endsAt),
  );
}

async function withReviews(mirror: Mirror, all: readonly Booking[]): Promise<readonly Reviewed[]> {
  const worked = all.filter(({ status }) => hasWorked(status));
  const ids = worked.flatMap(({ id }) => [
    reviewId({ bookingId: id, side: 'rockstar' }),
    reviewId({ bookingId: id, side: 'venue' }),
  ]);
  const [rows, contested, pending] = await Promise.all([
    mirror.table(reviews).bulkGet(ids),
    mirror.table(disputes).bulkGet(ids.map(subjectId => disputeId({ kind: 'review', subjectId }))),
    mirror.pending(reviews),
  ]);
  const disputed = new Map(contested.flatMap(row => (row === undefined ? [] : [[row.subject_id, row.id] as const])));
  const known = new Map(rows.flatMap(row => (row === undefined ? [] : [[row.id, rowToReview(row)] as const])));
  return worked.map(booking => {
    const side: ReviewSide = booking.workerId === mirror.userId ? 'rockstar' : 'venue';
    const own = reviewId({ bookingId: booking.id, side });
    const others = reviewId({ bookingId: booking.id, side: side === 'venue' ? 'rockstar' : 'venue' });
    return {
      booking,
      side,
      own: known.get(own) ?? null,
      others: known.get(others) ?? null,
      disputed: (disputed.get(others) as DisputeId | undefined) ?? null,
      contested: (disputed.get(own) as DisputeId | undefined) ?? null,
      pending: pending.get(own) ?? pending.get(others) ?? null,
    };
  });
}
