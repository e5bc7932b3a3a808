import { useMemo } from 'react';
import { useHeardAll } from '#bridge/use-heard-all.ts';
import { useQuery } from '#bridge/use-query.ts';
import { acceptedHere, type HeldPlace, heldPlaces, undecidedApplications } from '#domain/applications/queries.ts';
import { countedByShift } from '#domain/applications/rules.ts';
import { agreedEnd, LONGEST_STAY_MS } from '#domain/attendance/ends.ts';
import { factsOfBookings, type TrackedFact } from '#domain/attendance/queries.ts';
import { type Absence, absenceOf, type Presence, presenceOf } from '#domain/attendance/rules.ts';
import { silencesAt } from '#domain/attendance/silences.ts';
import { type TrackedBooking, venueBookingsBetween } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import type { ProfileId } from '#domain/ids.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import { lastWrittenShift, type VenueShift, venueShiftsBetween } from '#domain/shifts/queries.ts';
import { gapsOf, isFillable, tonightEnds } from '#domain/shifts/rules.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { useNow } from '#ui/use-now.ts';

const HOUR_MS = 3_600_000;

/** In the order in which somebody has to look at them. */
export const TONIGHT_GROUPS = ['late', 'silent', 'due', 'here', 'gone'] as const;
export type TonightGroup = (typeof TONIGHT_GROUPS)[number];

type Came = Exclude<Presence<TrackedFact>, { kind: 'away' }>;

export interface DueBooking {
  readonly booking: TrackedBooking;
  /** Null: this device does not know the person's card. */
  readonly name: string | null;
  /** Whether they are here, by what has been recorded, else what is known of why not. */
  readonly whereabouts: Came | Absence;
  readonly group: TonightGroup;
  /** Until when they work: as planned, or as both sides said since. */
  readonly until: number;
}

/** A place that waits for somebody's answer. */
export interface HeldFor extends HeldPlace {
  readonly name: string | null;
}

/** Whom this device accepted, while the server does not know: the place is still to fill, and they were not told. */
export interface AcceptedHere {
  readonly workerId: ProfileId;
  readonly name: string | null;
}

export type Tonight = NonNullable<ReturnType<typeof useTonight>>;

/** Undefined until storage has answered. */
export function useTonight(venue: PlacedVenue) {
  const now = useNow();
  const hour = now - (now % HOUR_MS);
  const until = tonightEnds(hour, venue.tz);
  const shifts = useQuery(venueShiftsBetween, { venueId: venue.id, from: hour, to: null });
  // Who stays longer is there after the planned end.
  const bookings = useQuery(venueBookingsBetween, { venueId: venue.id, from: hour - LONGEST_STAY_MS, to: until });
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
    const applied = countedByShift(undecided);
    const live = shifts.filter(shift => shift.endsAt > now && shift.status === 'published');
    const gaps = live.filter(shift => shift.startsAt < until && gapsOf(shift) > 0 && isFillable(shift, now));
    const due = bookings
      .filter(booking => holdsPlace(booking.status))
      .map((booking): DueBooking => {
        const said = facts?.get(booking.id) ?? [];
        const presence = presenceOf(said);
        const waited = { startsAt: booking.startsAt, silentSince: silences?.get(booking.id) ?? null, knownAt };
        const whereabouts = presence.kind === 'away' ? absenceOf(waited, now) : presence;
        const name = people?.get(booking.workerId)?.name ?? null;
        const ends = agreedEnd(said, booking)?.at ?? booking.endsAt;
        return { booking, name, whereabouts, group: GROUP_OF[whereabouts.kind], until: ends };
      })
      .filter(one => one.until > now)
      .toSorted((one, other) => TONIGHT_GROUPS.indexOf(one.group) - TONIGHT_GROUPS.indexOf(other.group));
    const held = (shift: VenueShift): readonly HeldFor[] =>
      (places?.get(shift.id) ?? [])
        .filter(({ until }) => until > now)
        .map(place => ({ ...place, name: people?.get(place.workerId)?.name ?? null }));
    const acceptedFor = ({ id }: VenueShift): readonly AcceptedHere[] =>
      (accepted ?? [])
        .filter(({ shiftId }) => shiftId === id)
        .map(({ workerId }) => ({ workerId, name: people?.get(workerId)?.name ?? null }));
    return {
      now,
      applied,
      held,
      acceptedFor,
      gaps,
      missing: gaps.reduce((sum, shift) => sum + gapsOf(shift), 0),
      /** Begun, and still somebody is missing. */
      short: gaps.filter(shift => shift.startsAt <= now).length,
      due,
      /** Whether the device has said where each of them is. */
      placed: facts !== undefined && silences !== undefined,
      upcoming: live.filter(shift => shift.startsAt >= until),
      never: last === null,
    };
  }, [shifts, bookings, undecided, last, people, facts, silences, knownAt, places, accepted, now, until]);
}

const GROUP_OF = {
  late: 'late',
  silent: 'silent',
  due: 'due',
  unheard: 'due',
  here: 'here',
  resting: 'here',
  gone: 'gone',
} as const satisfies Record<DueBooking['whereabouts']['kind'], TonightGroup>;
