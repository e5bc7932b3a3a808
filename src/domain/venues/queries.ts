import { venueBookingsBetween } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import type { ShiftId, VenueId } from '#domain/ids.ts';
import type { Instant } from '#domain/time.ts';
import type { Mirror, PendingState } from '#sync/index.ts';
import {
  isPlaced,
  type Membership,
  type PlacedVenue,
  rowToMembership,
  rowToVenue,
  type Venue,
  venues,
  venueUsers,
} from './schema.ts';

export interface MemberVenue {
  readonly venue: Venue;
  readonly membership: Membership;
}

/** One whose screens can be shown: it is known where it is. */
export interface OwnVenue extends MemberVenue {
  readonly venue: PlacedVenue;
}

/** The venues that the person works for, the primary one first, then by name. */
export async function ownVenues(mirror: Mirror): Promise<readonly MemberVenue[]> {
  return (await memberVenues(mirror)).filter(({ venue }) => venue.status !== 'archived');
}

/** Those of them that the person decides for, as far as it is known where they are. */
export async function runVenues(mirror: Mirror): Promise<readonly PlacedVenue[]> {
  const own = await ownVenues(mirror);
  return own
    .filter(({ membership }) => membership.role !== 'staff')
    .map(({ venue }) => venue)
    .filter(isPlaced);
}

/** Those that were deleted while the person worked for them: wages may be owed for their hours. */
export async function closedVenues(mirror: Mirror): Promise<readonly MemberVenue[]> {
  return (await memberVenues(mirror)).filter(({ venue }) => venue.status === 'archived');
}

async function memberVenues(mirror: Mirror): Promise<readonly MemberVenue[]> {
  const rows = await mirror.table(venueUsers).where('user_id').equals(mirror.userId).toArray();
  const memberships = rows.filter(row => row.revoked_at === null).map(rowToMembership);
  const found = await mirror.table(venues).bulkGet(memberships.map(membership => membership.venueId as string));
  return memberships
    .flatMap((membership, at) => {
      const row = found[at];
      return row === undefined ? [] : [{ venue: rowToVenue(row), membership }];
    })
    .sort(primaryFirst);
}

/** Whether the person decides for the venue: its staff read most of what its managers do. */
export async function runsVenue(mirror: Mirror, { venueId }: { readonly venueId: string | null }): Promise<boolean> {
  const own = await ownVenues(mirror);
  return own.some(({ venue, membership }) => venue.id === venueId && membership.role !== 'staff');
}

function primaryFirst(one: MemberVenue, other: MemberVenue): number {
  return (
    Number(other.membership.isPrimary) - Number(one.membership.isPrimary) ||
    one.venue.name.localeCompare(other.venue.name)
  );
}

export interface VenueCard extends MemberVenue {
  /** What of it has not reached the server; null when nothing. */
  readonly pending: PendingState | null;
  /** Came with the profile: the person's oldest own venue, which cannot be deleted. */
  readonly ofProfile: boolean;
  /** Which venue came with the profile, if the person still works for it: it comes first once no other does. */
  readonly profileVenueId: VenueId | null;
  /** Shifts to come on which somebody is booked: they keep the venue open. */
  readonly shiftsAhead: readonly ShiftAhead[];
}

export interface ShiftAhead extends Pick<Booking, 'shiftId' | 'role' | 'startsAt' | 'endsAt' | 'tz'> {
  /** How many have a place on it. */
  readonly booked: number;
  /** Where they agreed to work, of each who has a place. */
  readonly places: readonly (string | null)[];
}

/** On how many of them somebody is asked when the venue moves to `place`: whoever agreed to it before is not asked again. */
export function asksOfMove(ahead: readonly ShiftAhead[], place: string): number {
  return ahead.filter(({ places }) => places.some(agreed => agreed !== null && agreed !== place)).length;
}

/** The venues that the person works for, with what My Venues says of each. */
export async function venueCards(mirror: Mirror, args: { readonly now: Instant }): Promise<readonly VenueCard[]> {
  const [own, pending] = await Promise.all([ownVenues(mirror), mirror.pending(venues)]);
  const founded = (await mirror.table(venues).toArray()).filter(({ created_by }) => created_by === mirror.userId);
  const [first] = founded.sort((one, other) => (one.created_at < other.created_at ? -1 : 1));
  return Promise.all(
    own.map(async one => ({
      ...one,
      pending: pending.get(one.venue.id) ?? null,
      ofProfile: one.venue.id === first?.id,
      profileVenueId: own.find(({ venue }) => venue.id === first?.id)?.venue.id ?? null,
      shiftsAhead: await shiftsAhead(mirror, { venueId: one.venue.id, now: args.now }),
    })),
  );
}

async function shiftsAhead(
  mirror: Mirror,
  of: { readonly venueId: string; readonly now: Instant },
): Promise<readonly ShiftAhead[]> {
  const ahead = await venueBookingsBetween(mirror, { venueId: of.venueId, from: of.now, to: END_OF_DAYS });
  const shifts = new Map<ShiftId, ShiftAhead>();
  for (const { status, shiftId, role, startsAt, endsAt, tz, place } of ahead) {
    if (!holdsPlace(status)) continue;
    const { booked = 0, places = [] } = shifts.get(shiftId) ?? {};
    shifts.set(shiftId, { shiftId, role, startsAt, endsAt, tz, booked: booked + 1, places: [...places, place] });
  }
  return [...shifts.values()].sort((one, other) => one.startsAt - other.startsAt);
}

/** Later than anything that is planned. */
const END_OF_DAYS = Date.parse('2099-12-31');

export async function venueById(mirror: Mirror, args: { readonly id: string }): Promise<Venue | null> {
  const row = await mirror.table(venues).get(args.id);
  return row === undefined ? null : rowToVenue(row);
}

/** Every venue of the mirror: some hundreds of cards that lists of shifts look names up in. */
export async function venuesById(mirror: Mirror): Promise<ReadonlyMap<VenueId, Venue>> {
  const rows = await mirror.table(venues).toArray();
  return new Map(rows.map(row => [row.id as VenueId, rowToVenue(row)]));
}
