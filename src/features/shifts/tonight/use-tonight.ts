import { useMemo } from 'react';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useHeardAll } from '#bridge/use-heard-all.ts';
import { useQuery } from '#bridge/use-query.ts';
import { acceptedHere, heldPlaces, undecidedApplications } from '#domain/applications/queries.ts';
import { LONGEST_STAY_MS } from '#domain/attendance/ends.ts';
import { factsOfBookings } from '#domain/attendance/queries.ts';
import { silencesAt } from '#domain/attendance/silences.ts';
import { venueBookingsBetween } from '#domain/bookings/queries.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import { lastWrittenShift, venueShiftsBetween } from '#domain/shifts/queries.ts';
import { nextNightEnds, tonightEnds } from '#domain/shifts/rules.ts';
import { nightShown, type Tonight } from '#domain/shifts/tonight.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';

const HOUR_MS = 3_600_000;

export interface VenueTonight extends Tonight {
  /** The venue has not written a single shift yet. */
  readonly never: boolean;
}

/** Undefined until storage has answered. */
export function useTonight(venue: PlacedVenue): VenueTonight | undefined {
  const now = useEncoreNow();
  const hour = now - (now % HOUR_MS);
  const until = tonightEnds(hour, venue.tz);
  const next = nextNightEnds(hour, venue.tz);
  const shifts = useQuery(venueShiftsBetween, { venueId: venue.id, from: hour, to: null });
  // Who stays longer is there after the planned end.
  const bookings = useQuery(venueBookingsBetween, {
    venueId: venue.id,
    from: hour - LONGEST_STAY_MS,
    to: next ?? until,
  });
  const undecided = useQuery(undecidedApplications, { venueId: venue.id });
  const last = useQuery(lastWrittenShift, { venueId: venue.id });
  const places = useQuery(heldPlaces, { venueId: venue.id });
  const accepted = useQuery(acceptedHere, { venueId: venue.id });
  const ids = useMemo(() => {
    const waiting = [...(places?.values() ?? [])].flat();
    return [...new Set([...(bookings ?? []), ...waiting, ...(accepted ?? [])].map(({ workerId }) => workerId))];
  }, [bookings, places, accepted]);
  const people = useQuery(profilesByIds, { ids });
  const bookingIds = useMemo(() => ({ ids: bookings?.map(({ id }) => id) ?? [] }), [bookings]);
  const facts = useQuery(factsOfBookings, bookingIds);
  const silences = useQuery(silencesAt, { venueId: venue.id });
  const knownAt = useHeardAll();
  return useMemo(() => {
    if (shifts === undefined || bookings === undefined || undecided === undefined || last === undefined) {
      return undefined;
    }
    const known = { shifts, bookings, undecided, accepted, places, people, facts, silences, knownAt };
    return { ...nightShown(known, { now, until, next }), never: last === null };
  }, [shifts, bookings, undecided, last, people, facts, silences, knownAt, places, accepted, now, until, next]);
}
