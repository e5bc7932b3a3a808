// The nights of a person's other venues: who is late or silent there, and which places are still to be filled. Each by its own clock.
import { LONGEST_STAY_MS } from '#domain/attendance/ends.ts';
import { factsOfBookings } from '#domain/attendance/queries.ts';
import { silencesAt } from '#domain/attendance/silences.ts';
import { venueBookingsBetween } from '#domain/bookings/queries.ts';
import type { Instant } from '#domain/time.ts';
import { ownVenues } from '#domain/venues/queries.ts';
import { isPlaced, type PlacedVenue } from '#domain/venues/schema.ts';
import type { Mirror } from '#sync/index.ts';
import { venueShiftsBetween } from './queries.ts';
import { nextNightEnds, tonightEnds } from './rules.ts';
import { type KnownOfTonight, nightShown, type TonightGroup } from './tonight.ts';

export interface OtherNight {
  readonly venue: PlacedVenue;
  readonly known: Pick<KnownOfTonight, 'shifts' | 'bookings' | 'facts' | 'silences'>;
}

/** Of every venue that the person works for but one. `from`: the hour, so that the question is the same for as long as it lasts. */
export async function nightsElsewhere(
  mirror: Mirror,
  { besides, from }: { readonly besides: string; readonly from: Instant },
): Promise<readonly OtherNight[]> {
  const own = await ownVenues(mirror);
  const others = own.map(({ venue }) => venue).filter(isPlaced);
  return Promise.all(others.filter(({ id }) => id !== besides).map(venue => nightAt(mirror, venue, from)));
}

async function nightAt(mirror: Mirror, venue: PlacedVenue, from: Instant): Promise<OtherNight> {
  const venueId = venue.id;
  const to = nextNightEnds(from, venue.tz) ?? tonightEnds(from, venue.tz);
  const [shifts, bookings, silences] = await Promise.all([
    venueShiftsBetween(mirror, { venueId, from, to }),
    // Who stays longer is there after the planned end.
    venueBookingsBetween(mirror, { venueId, from: from - LONGEST_STAY_MS, to }),
    silencesAt(mirror, { venueId }),
  ]);
  const facts = await factsOfBookings(mirror, { ids: bookings.map(({ id }) => id) });
  return { venue, known: { shifts, bookings, facts, silences } };
}

/** What somebody has to see to at a venue; none of it is zero everywhere. */
export interface VenueNeeds {
  readonly venue: PlacedVenue;
  readonly late: number;
  readonly silent: number;
  /** Places to fill, and on how many shifts that have begun. */
  readonly missing: number;
  readonly short: number;
}

interface Present {
  readonly now: Instant;
  /** When this device last heard all that the server had. */
  readonly knownAt: Instant | null;
}

/** The venues that need somebody, those first where the night already goes without. */
export function needsElsewhere(nights: readonly OtherNight[], present: Present): readonly VenueNeeds[] {
  return nights
    .map(night => needsOf(night, present))
    .filter(({ late, silent, missing }) => late + silent + missing > 0)
    .toSorted((one, other) => urgency(other) - urgency(one));
}

function needsOf({ venue, known }: OtherNight, { now, knownAt }: Present): VenueNeeds {
  const hour = now - (now % HOUR_MS);
  const unasked = { undecided: [], accepted: undefined, places: undefined, people: undefined };
  const night = nightShown(
    { ...known, ...unasked, knownAt },
    { now, until: tonightEnds(hour, venue.tz), next: nextNightEnds(hour, venue.tz) },
  );
  const counted = (group: TonightGroup) => night.due.filter(one => one.group === group).length;
  return { venue, late: counted('late'), silent: counted('silent'), missing: night.missing, short: night.short };
}

const HOUR_MS = 3_600_000;

function urgency({ late, silent, short }: VenueNeeds): number {
  return late + short > 0 ? 2 : Number(silent > 0);
}
