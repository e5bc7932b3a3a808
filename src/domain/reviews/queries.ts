import { hasWorked } from '#domain/bookings/rules.ts';
import { type Booking, bookings, rowToBooking } from '#domain/bookings/schema.ts';
import { disputes } from '#domain/disputes/schema.ts';
import { type DisputeId, reviewId } from '#domain/ids.ts';
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

/** All of one worker's. Reads by them: an id made of names costs a phone half a millisecond, and whoever worked much has hundreds. */
async function withReviews(mirror: Mirror, all: readonly Booking[]): Promise<readonly Reviewed[]> {
  const worked = all.filter(({ status }) => hasWorked(status));
  const [first] = worked;
  if (first === undefined) return [];
  const [rows, disputed, pending] = await Promise.all([
    mirror.table(reviews).where('worker_id').equals(first.workerId).toArray(),
    mirror.table(disputes).where('worker_id').equals(first.workerId).toArray(),
    mirror.pending(reviews),
  ]);
  const known = new Map(rows.map(row => [`${row.booking_id} ${row.author_side}`, rowToReview(row)]));
  const disputeOf = new Map(
    disputed.flatMap(({ kind, subject_id, id }) => (kind === 'review' ? [[subject_id, id as DisputeId]] : [])),
  );
  // A review that is hidden, or is not written yet, is no row here: what is said of it knows it by its id.
  const isSpokenOf = disputeOf.size > 0 || pending.ids().length > 0;
  return worked.map(booking => {
    const side: ReviewSide = booking.workerId === mirror.userId ? 'rockstar' : 'venue';
    const own = known.get(`${booking.id} ${side}`) ?? null;
    const others = known.get(`${booking.id} ${otherOf(side)}`) ?? null;
    const reviewed: Reviewed = { booking, side, own, others, disputed: null, contested: null, pending: null };
    if (!isSpokenOf) return reviewed;
    const ownId = own?.id ?? reviewId({ bookingId: booking.id, side });
    const othersId = others?.id ?? reviewId({ bookingId: booking.id, side: otherOf(side) });
    return {
      ...reviewed,
      disputed: disputeOf.get(othersId) ?? null,
      contested: disputeOf.get(ownId) ?? null,
      pending: pending.get(ownId) ?? pending.get(othersId) ?? null,
    };
  });
}

const otherOf = (side: ReviewSide): ReviewSide => (side === 'venue' ? 'rockstar' : 'venue');
