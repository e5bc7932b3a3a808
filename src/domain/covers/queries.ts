// Whom to ask for cover, from what this device knows, and how the search for a shift stands.

import { bookingContacts } from '#domain/bookings/crew.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { invitationsOfShift, type TrackedInvitation } from '#domain/invitations/queries.ts';
import type { Mirror, PendingState } from '#sync/index.ts';
import { type Cover, covers, rowToCover } from './schema.ts';

export interface TrackedCover extends Cover {
  readonly invited: readonly TrackedInvitation[];
  /** What of it has not reached the server; null when nothing. */
  readonly pending: PendingState | null;
}

/** The newest search for people of a shift; null: none yet. */
export async function coverOfShift(mirror: Mirror, args: { readonly shiftId: string }): Promise<TrackedCover | null> {
  const rows = await mirror.table(covers).where('shift_id').equals(args.shiftId).toArray();
  const [newest] = rows.map(rowToCover).sort((one, other) => other.createdAt - one.createdAt);
  if (newest === undefined) return null;
  const [pending, invited] = await Promise.all([mirror.pending(covers), invitationsOfShift(mirror, args)]);
  return {
    ...newest,
    invited: invited.filter(({ coverId }) => coverId === newest.id),
    pending: pending.get(newest.id) ?? null,
  };
}

/** Numbers of those who were booked at a venue within thirty days, by worker. */
export async function numbersAt(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<ReadonlyMap<string, string>> {
  const [known, contacts] = await Promise.all([
    mirror.table(bookings).where('venue_id').equals(args.venueId).toArray(),
    mirror.table(bookingContacts).toArray(),
  ]);
  const workers = new Map(known.map(row => [row.id as string, row.worker_id as string]));
  return new Map(
    contacts.flatMap(({ side, booking_id: of, phone }) => {
      const worker = workers.get(of);
      return side === 'rockstar' && worker !== undefined && phone !== null ? [[worker, phone] as const] : [];
    }),
  );
}
