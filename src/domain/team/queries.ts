import { ownVenues } from '#domain/venues/queries.ts';
import { MEMBER_ROLES, type Membership, rowToMembership, type Venue, venueUsers } from '#domain/venues/schema.ts';
import type { Mirror } from '#sync/index.ts';
import { isLastAdmin } from './rules.ts';

export interface TeamMember extends Membership {
  readonly email: string;
  readonly isOneself: boolean;
  /** A change of this member waits on this device. */
  readonly pending: boolean;
}

/** Who works for the venue now: admins first, then by name. */
export async function teamOfVenue(mirror: Mirror, args: { readonly venueId: string }): Promise<readonly TeamMember[]> {
  const [rows, pending] = await Promise.all([
    mirror.table(venueUsers).where('venue_id').equals(args.venueId).toArray(),
    mirror.pending(venueUsers),
  ]);
  return rows
    .filter(row => row.revoked_at === null)
    .map(row => ({
      ...rowToMembership(row),
      email: row.email,
      isOneself: row.user_id === mirror.userId,
      pending: pending.get(row.id) !== undefined,
    }))
    .sort(byRankAndName);
}

/** Venues that would have no admin without the person. */
export async function venuesAdministeredAlone(mirror: Mirror): Promise<readonly Venue[]> {
  const own = await ownVenues(mirror);
  const teams = await Promise.all(own.map(({ venue }) => teamOfVenue(mirror, { venueId: venue.id })));
  return own.flatMap(({ venue, membership }, nth) => (isLastAdmin(membership, teams[nth] ?? []) ? [venue] : []));
}

/** Venues that the person runs: those where nobody else decides without them, and whether anybody does at another. */
export async function venuesRun(
  mirror: Mirror,
): Promise<{ readonly alone: readonly Venue[]; readonly isShared: boolean }> {
  const run = (await ownVenues(mirror)).filter(({ membership }) => membership.role !== 'staff');
  const teams = await Promise.all(run.map(({ venue }) => teamOfVenue(mirror, { venueId: venue.id })));
  const alone = run.flatMap(({ venue }, nth) =>
    teams[nth]?.some(({ isOneself, role }) => !isOneself && role !== 'staff') ? [] : [venue],
  );
  return { alone, isShared: alone.length < run.length };
}

function byRankAndName(one: TeamMember, other: TeamMember): number {
  return MEMBER_ROLES.indexOf(one.role) - MEMBER_ROLES.indexOf(other.role) || one.name.localeCompare(other.name);
}
