// What screens read of applications: a rockstar's own, and those that a venue has to answer.

import { ownCalendar } from '#domain/availability/queries.ts';
import { ownBookings, type TrackedBooking } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import type { ProfileId, ShiftId } from '#domain/ids.ts';
import { allPlatformRules, type PlatformRules } from '#domain/platform/schema.ts';
import { ownProfile } from '#domain/profiles/queries.ts';
import { rowsBy } from '#domain/rows-by.ts';
import type { Seeker } from '#domain/shifts/fit.ts';
import { shiftsByIds } from '#domain/shifts/queries.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { Instant } from '#domain/time.ts';
import { areas } from '#domain/venues/areas.ts';
import type { Mirror, OutboxEntry, PendingState } from '#sync/index.ts';
import {
  type Application,
  type ApplicationRow,
  type ApplicationStatus,
  applications,
  rowToApplication,
} from './schema.ts';
import { type Standing, standingOf, standingOfBooking } from './standing.ts';
import { pendingClaims, promisedPlaces, takenInvitations } from './taken.ts';

export interface TrackedApplication extends Application {
  /** What of it has not reached the server; null when nothing. */
  readonly pending: PendingState | null;
}

/** A rockstar's own, latest first. */
export async function ownApplications(mirror: Mirror): Promise<readonly TrackedApplication[]> {
  const rows = mirror.table(applications).where('worker_id').equals(mirror.userId).toArray();
  return (await tracked(mirror, rows)).toSorted((one, other) => other.recordedAt - one.recordedAt);
}

export interface OwnApplication extends TrackedApplication {
  /** The command that sends it, while it still waits: discarding it is the gentlest way back. */
  readonly commandId: string | null;
}

function withCommands(
  applied: readonly TrackedApplication[],
  entries: readonly OutboxEntry[],
): readonly OwnApplication[] {
  const waiting = new Map(
    entries.filter(entry => entry.state === 'queued').map(entry => [appliedId(entry), entry.id] as const),
  );
  return applied.map(application => ({ ...application, commandId: waiting.get(application.id) ?? null }));
}

function appliedId(entry: OutboxEntry): string | null {
  const args = entry.args as { readonly id?: string; readonly application_id?: string };
  if (entry.name === 'submit_application') return args.id ?? null;
  return entry.name === 'claim_shift' ? (args.application_id ?? null) : null;
}

export async function applicationsOfShift(
  mirror: Mirror,
  args: { readonly shiftId: string },
): Promise<readonly TrackedApplication[]> {
  const rows = mirror.table(applications).where('shift_id').equals(args.shiftId).toArray();
  return (await tracked(mirror, rows)).toSorted(inLine);
}

export async function applicationsOfJob(
  mirror: Mirror,
  args: { readonly jobId: string },
): Promise<readonly TrackedApplication[]> {
  const rows = mirror.table(applications).where('job_id').equals(args.jobId).toArray();
  return (await tracked(mirror, rows)).toSorted(inLine);
}

const UNDECIDED = ['submitted', 'viewed', 'shortlisted', 'waitlisted'] as const satisfies ApplicationStatus[];

/** What waits for this venue's word. */
export async function undecidedApplications(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<readonly TrackedApplication[]> {
  const keys = UNDECIDED.map(status => [args.venueId, status]);
  const rows = rowsBy(mirror, applications, { index: '[venue_id+status]', keys });
  return (await tracked(mirror, rows)).toSorted(inLine);
}

export interface HeldPlace {
  readonly workerId: ProfileId;
  readonly until: Instant;
}

/** Places of a venue that are held for somebody until they answer, by shift, the first to lapse first. */
export async function heldPlaces(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<ReadonlyMap<ShiftId, readonly HeldPlace[]>> {
  const rows = await mirror.table(applications).where('[venue_id+status]').equals([args.venueId, 'offered']).toArray();
  const held = new Map<ShiftId, readonly HeldPlace[]>();
  for (const { shiftId, workerId, holdUntil } of rows.map(rowToApplication)) {
    if (shiftId === null || holdUntil === null) continue;
    const places = [...(held.get(shiftId) ?? []), { workerId, until: holdUntil }];
    held.set(
      shiftId,
      places.sort((one, other) => one.until - other.until),
    );
  }
  return held;
}

/** Who was given a place on this device, as far as the server has not heard of it. */
export async function acceptedHere(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<readonly TrackedApplication[]> {
  const rows = mirror.table(applications).where('[venue_id+status]').equals([args.venueId, 'accepted']).toArray();
  return (await tracked(mirror, rows)).filter(({ pending }) => pending !== null);
}

/** Accepts that the server refused for want of rest, by application: the venue may insist, with a reason. */
export async function restRefusals(mirror: Mirror): Promise<ReadonlyMap<string, string>> {
  const entries = await mirror.refused();
  return new Map(
    entries
      .filter(({ name, code }) => name === 'decide_application' && code === 'rest_too_short')
      .map(({ id, args }) => [(args as { readonly id: string }).id, id] as const),
  );
}

/** The waitlist in its order, then who applied first. */
function inLine(one: Application, other: Application): number {
  return (one.waitlistPos ?? 0) - (other.waitlistPos ?? 0) || one.recordedAt - other.recordedAt;
}

export interface OwnStandings {
  /**
   * How the person stands with every shift they ever applied for. A refused application has left the mirror and lives only in
   * the outbox; it counts until the person has dealt with it there.
   */
  readonly standings: ReadonlyMap<ShiftId, Standing>;
  /** Latest first. */
  readonly applications: readonly OwnApplication[];
}

/** Both as one answer: what an application changes is drawn at once, on the list and beside it. */
export async function ownStandings(mirror: Mirror): Promise<OwnStandings> {
  const [applied, booked, entries] = await Promise.all([ownApplications(mirror), ownBookings(mirror), mirror.outbox()]);
  return { standings: standingsOf(applied, booked, entries), applications: withCommands(applied, entries) };
}

function standingsOf(
  applied: readonly TrackedApplication[],
  booked: readonly TrackedBooking[],
  entries: readonly OutboxEntry[],
): OwnStandings['standings'] {
  const standings = new Map<ShiftId, Standing>();
  // Oldest first, so that a second application replaces the first.
  for (const application of applied.toReversed()) {
    if (application.shiftId !== null) standings.set(application.shiftId, standingOf(application, application.pending));
  }
  for (const booking of booked) {
    const standing = standingOfBooking(booking, booking.pending);
    const known = standings.get(booking.shiftId);
    // Who left a booking may apply again; the newer application is what counts then.
    if (standing.kind === 'confirmed' || known === undefined || !appliesAgain(known, booking.createdAt)) {
      standings.set(booking.shiftId, standing);
    }
  }
  for (const [shiftId, standing] of refusedApplications(entries)) {
    if (!standings.has(shiftId)) standings.set(shiftId, standing);
  }
  return standings;
}

export interface ShiftStanding {
  readonly shift: Shift;
  readonly standing: Standing;
}

/** The same with the shifts, read at once: one answer, so that no screen sees standings whose shifts are not there yet. */
export async function ownShiftStandings(mirror: Mirror): Promise<readonly ShiftStanding[]> {
  const { standings } = await ownStandings(mirror);
  const known = await shiftsByIds(mirror, { ids: [...standings.keys()] });
  return [...standings].flatMap(([id, standing]) => {
    const shift = known.get(id);
    return shift === undefined ? [] : [{ shift, standing }];
  });
}

function appliesAgain(standing: Standing, since: number): boolean {
  return (
    (standing.kind === 'on_device' || standing.kind === 'sent' || standing.kind === 'waitlisted') && standing.at > since
  );
}

const APPLYING = ['submit_application', 'claim_shift'];

function refusedApplications(entries: readonly OutboxEntry[]): readonly (readonly [ShiftId, Standing])[] {
  return entries.flatMap(entry => {
    if (entry.state !== 'parked' || !APPLYING.includes(entry.name)) return [];
    const { shift_id: shiftId } = entry.args as { readonly shift_id?: ShiftId };
    if (shiftId === undefined) return [];
    const code = entry.code ?? 'invalid_command';
    return [[shiftId, { kind: 'refused', commandId: entry.id, code, detail: entry.detail }] as const];
  });
}

export interface SeekerFacts extends Omit<Seeker, 'rules'> {
  /** Every version of the platform's figures; which is in force, only who knows the time can say. */
  readonly rulebook: readonly PlatformRules[];
}

/** What decides whether a shift fits: roles, minimum, everything that is taken or claimed, and how much rest is asked for. */
export async function seeker(mirror: Mirror): Promise<SeekerFacts> {
  const [profile, booked, claims, taken, calendar, rulebook, cities] = await Promise.all([
    ownProfile(mirror),
    ownBookings(mirror),
    pendingClaims(mirror),
    takenInvitations(mirror),
    ownCalendar(mirror),
    allPlatformRules(mirror),
    mirror.table(areas).toArray(),
  ]);
  const city = cities.find(({ slug }) => slug === profile?.areas[0]);
  const held = booked
    .filter(booking => holdsPlace(booking.status))
    .map(({ shiftId, venueId, startsAt, endsAt, breakMin }) => ({
      shiftId,
      venueId,
      startsAt,
      endsAt,
      breakMin,
      booked: true,
    }));
  return {
    skills: profile?.skills ?? [],
    minimumRateMinor: profile?.minimumHourlyRate ?? null,
    currency: city?.currency ?? null,
    // The booking of one that the server has heard of says more.
    engagements: [...held, ...claims, ...taken.filter(one => booked.every(({ shiftId }) => shiftId !== one.shiftId))],
    calendar,
    rulebook,
  };
}

/** The same, with the places that were accepted on this device alone: a yes over one of them would be refused. */
export async function seekerWithPromises(mirror: Mirror): Promise<SeekerFacts> {
  const [person, promised] = await Promise.all([seeker(mirror), promisedPlaces(mirror)]);
  return { ...person, engagements: [...person.engagements, ...promised] };
}

/** Both are read side by side: each trip to the database and back is time between a tap and what it shows. */
async function tracked(
  mirror: Mirror,
  reading: PromiseLike<readonly ApplicationRow[]>,
): Promise<readonly TrackedApplication[]> {
  const [rows, pending] = await Promise.all([reading, mirror.pending(applications)]);
  return rows.map(row => ({ ...rowToApplication(row), pending: pending.get(row.id) ?? null }));
}
