import { bookings, rowToBooking } from '#domain/bookings/schema.ts';
import { profiles } from '#domain/profiles/schema.ts';
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
  readonly name: string | null;
  readonly venueName: string | null;
  /** Words that have not reached the server. */
  readonly pending: boolean;
}

/** Null: this device does not have it. */
export async function disputeById(mirror: Mirror, args: { readonly id: string }): Promise<TrackedDispute | null> {
  const row = await mirror.table(disputes).get(args.id);
  if (row === undefined) return null;
  const booking = await mirror.table(bookings).get(row.booking_id);
  const [person, venue, pending] = await Promise.all([
    mirror.table(profiles).get(row.worker_id),
    mirror.table(venues).get(row.venue_id ?? booking?.venue_id ?? ''),
    mirror.pending(disputes),
  ]);
  return {
    dispute: rowToDispute(row),
    side: row.worker_id === mirror.userId ? 'rockstar' : 'venue',
    booking: booking === undefined ? null : rowToBooking(booking),
    name: person?.name ?? null,
    venueName: venue?.name ?? null,
    pending: pending.get(row.id) !== undefined,
  };
}
