// A venue's night as it stands: whom it waits for, who is here, and which places are still to be filled. It asks nothing itself:
// what this device knows is handed in, and the time.
import type { HeldPlace } from '#domain/applications/queries.ts';
import { countedByShift } from '#domain/applications/rules.ts';
import type { Application } from '#domain/applications/schema.ts';
import { agreedEnd } from '#domain/attendance/ends.ts';
import type { TrackedFact } from '#domain/attendance/queries.ts';
import { type Absence, absenceOf, type Presence, presenceOf } from '#domain/attendance/rules.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import type { ProfileId } from '#domain/ids.ts';
import type { Profile } from '#domain/profiles/schema.ts';
import type { Instant } from '#domain/time.ts';
import type { VenueShift } from './queries.ts';
import { gapsOf, isFillable } from './rules.ts';

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
  readonly until: Instant;
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

/** Undefined: storage has not answered that yet. */
export interface KnownOfTonight {
  readonly shifts: readonly VenueShift[];
  readonly bookings: readonly TrackedBooking[];
  readonly undecided: readonly Pick<Application, 'shiftId'>[];
  readonly accepted: readonly Pick<Application, 'shiftId' | 'workerId'>[] | undefined;
  readonly places: ReadonlyMap<string, readonly HeldPlace[]> | undefined;
  readonly people: ReadonlyMap<ProfileId, Pick<Profile, 'name'>> | undefined;
  readonly facts: ReadonlyMap<string, readonly TrackedFact[]> | undefined;
  readonly silences: ReadonlyMap<string, Instant> | undefined;
  /** When this device last heard all that the server had. */
  readonly knownAt: Instant | null;
}

export interface Tonight {
  readonly now: Instant;
  /** How many applied, by shift. */
  readonly applied: ReadonlyMap<string, number>;
  held(shift: Pick<VenueShift, 'id'>): readonly HeldFor[];
  acceptedFor(shift: Pick<VenueShift, 'id'>): readonly AcceptedHere[];
  /** Shifts with a place that can still be filled. */
  readonly gaps: readonly VenueShift[];
  readonly missing: number;
  /** Begun, and still somebody is missing. */
  readonly short: number;
  readonly due: readonly DueBooking[];
  /** Whether the device has said where each of them is. */
  readonly placed: boolean;
  readonly upcoming: readonly VenueShift[];
}

/** Before six the last night, as long as anything of it is left; then the coming one: who looks at five means that. */
export function nightShown(
  known: KnownOfTonight,
  { now, until, next }: { now: Instant; until: Instant; next: Instant | null },
): Tonight {
  const night = tonightOf(known, { now, until });
  return next === null || night.due.length > 0 || night.gaps.length > 0
    ? night
    : tonightOf(known, { now, until: next });
}

/** `until`: what starts later is not tonight's. */
export function tonightOf(known: KnownOfTonight, { now, until }: { now: Instant; until: Instant }): Tonight {
  const { shifts, people, places, accepted } = known;
  const nameOf = (id: ProfileId) => people?.get(id)?.name ?? null;
  const live = shifts.filter(shift => shift.endsAt > now && shift.status === 'published');
  const gaps = live.filter(shift => shift.startsAt < until && gapsOf(shift) > 0 && isFillable(shift, now));
  return {
    now,
    applied: countedByShift(known.undecided),
    held: ({ id }) =>
      (places?.get(id) ?? [])
        .filter(place => place.until > now)
        .map(place => ({ ...place, name: nameOf(place.workerId) })),
    acceptedFor: ({ id }) =>
      (accepted ?? [])
        .filter(({ shiftId }) => shiftId === id)
        .map(({ workerId }) => ({ workerId, name: nameOf(workerId) })),
    gaps,
    missing: gaps.reduce((sum, shift) => sum + gapsOf(shift), 0),
    short: gaps.filter(shift => shift.startsAt <= now).length,
    due: known.bookings
      .filter(booking => holdsPlace(booking.status) && booking.startsAt < until)
      .map(booking => ({ ...dueAt(booking, known, now), name: nameOf(booking.workerId) }))
      .filter(one => one.until > now)
      .toSorted((one, other) => TONIGHT_GROUPS.indexOf(one.group) - TONIGHT_GROUPS.indexOf(other.group)),
    placed: known.facts !== undefined && known.silences !== undefined,
    upcoming: live.filter(shift => shift.startsAt >= until),
  };
}

/** Of the night's people those who have not gone home, each once. */
export function stillOn(due: readonly DueBooking[]): readonly ProfileId[] {
  return [...new Set(due.filter(({ group }) => group !== 'gone').map(({ booking }) => booking.workerId))];
}

function dueAt(
  booking: TrackedBooking,
  { facts, silences, knownAt }: KnownOfTonight,
  now: Instant,
): Omit<DueBooking, 'name'> {
  const said = facts?.get(booking.id) ?? [];
  const presence = presenceOf(said);
  const waited = { startsAt: booking.startsAt, silentSince: silences?.get(booking.id) ?? null, knownAt };
  const whereabouts = presence.kind === 'away' ? absenceOf(waited, now) : presence;
  const until = agreedEnd(said, booking)?.at ?? booking.endsAt;
  return { booking, whereabouts, group: GROUP_OF[whereabouts.kind], until };
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
