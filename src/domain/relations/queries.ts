import { nextBookingWith } from '#domain/bookings/queries.ts';
import { type ProfileId, relationId, type VenueId } from '#domain/ids.ts';
import type { Side } from '#domain/side.ts';
import type { Instant } from '#domain/time.ts';
import type { Mirror } from '#sync/index.ts';
import { type RelationKind, relations } from './schema.ts';

/** What a venue thinks of rockstars; who is not in it is neutral. */
export async function venueRelations(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<ReadonlyMap<ProfileId, RelationKind>> {
  const rows = await mirror.table(relations).where('venue_id').equals(args.venueId).toArray();
  return new Map(
    rows.filter(row => row.set_by_side === 'venue').map(row => [row.worker_id as ProfileId, row.kind] as const),
  );
}

/** What a rockstar thinks of venues. */
export async function ownRelations(mirror: Mirror): Promise<ReadonlyMap<VenueId, RelationKind>> {
  const rows = await mirror.table(relations).where('worker_id').equals(mirror.userId).toArray();
  return new Map(
    rows.filter(row => row.set_by_side === 'rockstar').map(row => [row.venue_id as VenueId, row.kind] as const),
  );
}

/** Whether a side has blocked the other and no booking of the two runs or is to come: until it is taken back neither writes. */
export async function ownBlock(
  mirror: Mirror,
  args: { readonly venueId: string; readonly workerId: string; readonly side: Side; readonly now: Instant },
): Promise<boolean> {
  const { venueId, workerId, side, now } = args;
  const own = await mirror.table(relations).get(relationId({ venue_id: venueId, worker_id: workerId, side }));
  if (own?.kind !== 'blocked') return false;
  return (await nextBookingWith(mirror, { venueId, workerId, from: now })) === null;
}
