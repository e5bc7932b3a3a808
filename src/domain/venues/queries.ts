import type { VenueId } from '#domain/ids.ts';
import type { Mirror } from '#sync/index.ts';
import { type Membership, rowToMembership, rowToVenue, type Venue, venues, venueUsers } from './schema.ts';

export interface OwnVenue {
  readonly venue: Venue;
  readonly membership: Membership;
}

/** The venues that the person works for, the primary one first, then by name. */
export async function ownVenues(mirror: Mirror): Promise<readonly OwnVenue[]> {
  const rows = await mirror.table(venueUsers).where('user_id').equals(mirror.userId).toArray();
  const memberships = rows.filter(row => row.revoked_at === null).map(rowToMembership);
  const found = await mirror.table(venues).bulkGet(memberships.map(membership => membership.venueId as string));
  return memberships
    .flatMap((membership, at) => {
      const row = found[at];
      return row === undefined || row.status === 'archived' ? [] : [{ venue: rowToVenue(row), membership }];
    })
    .sort(primaryFirst);
}

function primaryFirst(one: OwnVenue, other: OwnVenue): number {
  return (
    Number(other.membership.isPrimary) - Number(one.membership.isPrimary) ||
    one.venue.name.localeCompare(other.venue.name)
  );
}

export async function venueById(mirror: Mirror, args: { readonly id: string }): Promise<Venue | null> {
  const row = await mirror.table(venues).get(args.id);
  return row === undefined ? null : rowToVenue(row);
}

/** Every venue of the mirror: some hundreds of cards that lists of shifts look names up in. */
export async function venuesById(mirror: Mirror): Promise<ReadonlyMap<VenueId, Venue>> {
  const rows = await mirror.table(venues).toArray();
  return new Map(rows.map(row => [row.id as VenueId, rowToVenue(row)]));
}
