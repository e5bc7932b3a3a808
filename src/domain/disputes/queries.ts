import { bookings, rowToBooking } from '#domain/bookings/schema.ts';
import { calledName } from '#domain/profiles/called.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { type Review, reviews, rowToReview } from '#domain/reviews/schema.ts';
import type { Side } from '#domain/side.ts';
import { venues } from '#domain/venues/schema.ts';
import type { Mirror } from '#sync/index.ts';
import { type Dispute, disputes, rowToDispute } from './schema.ts';

export interface TrackedDispute {
  readonly dispute: Dispute;
  /** Whose eyes these are. */
  readonly side: Side;
  /** Null when this device no longer has the booking. */
  readonly booking: ReturnType<typeof rowToBooking> | null;
  /** What a dispute of a review is about, where this device has it. */
  readonly review: Review | null;
  readonly name: string | null;
  readonly venueName: string | null;
  /** Words that have not reached the server. */
  readonly pending: boolean;
}

/**
 * What one asked of one's suspension; null when nothing was asked of it yet. An appeal that ended a suspension is of an
 * earlier one.
 */
export async function ownAppeal(mirror: Mirror): Promise<Dispute | null> {
  const rows = await mirror.table(disputes).where('worker_id').equals(mirror.userId).toArray();
  const [newest] = rows
    .filter(row => row.kind === 'account')
    .sort((one, other) => other.created_at.localeCompare(one.created_at));
  return newest === undefined || newest.outcome === 'taken_back' ? null : rowToDispute(newest);
}

/** Null: this device does not have it. */
export async function disputeById(mirror: Mirror, args: { readonly id: string }): Promise<TrackedDispute | null> {
  const row = await mirror.table(disputes).get(args.id);
  if (row === undefined) return null;
  const booking = await mirror.table(bookings).get(row.booking_id ?? '');
  const [person, venue, pending, review] = await Promise.all([
    mirror.table(profiles).get(row.worker_id),
    mirror.table(venues).get(row.venue_id ?? booking?.venue_id ?? ''),
    mirror.pending(disputes),
    mirror.table(reviews).get(row.kind === 'review' ? row.subject_id : ''),
  ]);
  return {
    dispute: rowToDispute(row),
    side: row.worker_id === mirror.userId ? 'rockstar' : 'venue',
    booking: booking === undefined ? null : rowToBooking(booking),
    review: review === undefined ? null : rowToReview(review),
    name: person === undefined ? null : calledName(person),
    venueName: venue?.name ?? null,
    pending: pending.get(row.id) !== undefined,
  };
}

/** One that waits for the venue’s side of it. */
export interface WaitingDispute extends Pick<Dispute, 'id' | 'kind' | 'answerBy'> {
  readonly booking: ReturnType<typeof rowToBooking>;
  readonly name: string | null;
}

/** Those that the venue has not answered, or was asked about since, the soonest deadline first. A device of the venue knows few. */
export async function disputesToAnswer(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<readonly WaitingDispute[]> {
  const rows = await mirror.table(disputes).toArray();
  const waiting = rows
    .filter(row => row.venue_id === args.venueId && row.worker_id !== mirror.userId && row.state !== 'decided')
    .filter(row => row.venue_at === null || (row.asked_at !== null && row.asked_at > row.venue_at))
    .map(rowToDispute)
    .sort((one, other) => one.answerBy - other.answerBy);
  const [booked, people] = await Promise.all([
    mirror.table(bookings).bulkGet(waiting.map(({ bookingId }) => bookingId ?? '')),
    mirror.table(profiles).bulkGet(waiting.map(({ workerId }) => workerId as string)),
  ]);
  return waiting.flatMap(({ id, kind, answerBy }, at) => {
    const [row, person] = [booked[at], people[at]];
    if (row === undefined) return [];
    const name = person === undefined ? null : calledName(person);
    return [{ id, kind, answerBy, booking: rowToBooking(row), name }];
  });
}
