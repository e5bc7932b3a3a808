import type { ProfileId, VenueId } from '#domain/ids.ts';
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
