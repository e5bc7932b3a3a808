// What follows from facts of attendance. A fact is never refused for its time; one outside its window is kept and counts in
// nothing. Twin of `…010580_attendance_commands.sql`.

import { canMoveBooking, holdsPlace } from '#domain/bookings/rules.ts';
import type { Booking, BookingStatus } from '#domain/bookings/schema.ts';
import type { Instant } from '#domain/time.ts';
import type { FactKind, Verdict } from './schema.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** From here on before the start somebody may say that they are here. */
export const EARLY_MS = HOUR_MS;
const COMING_MS = 8 * HOUR_MS;
/** So long after the end a forgotten check-out can still be made up for. */
export const LEAVING_MS = 12 * HOUR_MS;
/** So long after the start it counts as late. */
export const LATE_AFTER_MIN = 10;

interface Planned {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

export function inWindow(kind: FactKind, at: Instant, { startsAt, endsAt }: Planned): boolean {
  return (
    (kind === 'from' || at >= startsAt - EARLY_MS) && at <= (kind === 'in' ? startsAt + COMING_MS : endsAt + LEAVING_MS)
  );
}

interface Said {
  readonly kind: FactKind;
  readonly at: Instant;
  readonly verdict: Verdict;
}

/**
 * Here since there is a coming, gone since there is a leaving after it, in whatever order they were heard. A no-show stands against
 * the person's own word, and is withdrawn by a coming that a code proves or that the venue writes down.
 */
export function stateByFacts(status: BookingStatus, facts: readonly Said[]): BookingStatus {
  const counting = facts.filter(({ verdict }) => verdict !== 'out_of_window');
  const came = Math.min(...counting.filter(({ kind }) => kind === 'in').map(({ at }) => at));
  const went = Math.max(...counting.filter(({ kind }) => kind === 'out').map(({ at }) => at));
  if (came === Number.POSITIVE_INFINITY) return status;
  const now = went > came ? 'checked_out' : 'checked_in';
  return (status === 'no_show' && !counting.some(shownComing)) || !canMoveBooking(status, now) ? status : now;
}

/** A coming that withdraws a no-show: a code proves it, or the venue wrote it down. */
export function shownComing({ kind, verdict }: Pick<Said, 'kind' | 'verdict'>): boolean {
  return kind === 'in' && (verdict === 'proven' || verdict === 'by_hand');
}

/** May still be stated of: what the venue called off too, because who says so may not have heard of it. */
export function takesFacts(status: BookingStatus): boolean {
  return status !== 'cancelled_by_worker' && status !== 'released' && status !== 'transferred';
}

export type Presence<Of extends Said = Said> =
  | { readonly kind: 'away' }
  | { readonly kind: 'here'; readonly came: Of }
  | { readonly kind: 'resting'; readonly came: Of; readonly since: Instant }
  | { readonly kind: 'gone'; readonly came: Of; readonly left: Of };

/** Where somebody is by the facts of one booking. The coming is the proven one where there is one. */
export function presenceOf<Of extends Said>(facts: readonly Of[]): Presence<Of> {
  const counting = facts.filter(({ verdict }) => verdict !== 'out_of_window');
  const comings = counting.filter(({ kind }) => kind === 'in');
  const came = comings.find(({ verdict }) => verdict === 'proven') ?? earliest(comings);
  if (came === undefined) return { kind: 'away' };
  const left = counting.findLast(({ kind, at }) => kind === 'out' && at > came.at);
  if (left !== undefined) return { kind: 'gone', came, left };
  const rest = counting.findLast(({ kind }) => kind === 'break_start' || kind === 'break_end');
  return rest?.kind === 'break_start' ? { kind: 'resting', came, since: rest.at } : { kind: 'here', came };
}

function earliest<Of extends Said>(facts: readonly Of[]): Of | undefined {
  return facts.toSorted((one, other) => one.at - other.at)[0];
}

/** Nothing of it was proven, and a code was tried: what became of the code. */
export function refusedCode(verdict: Verdict): verdict is RefusedCode {
  return (REFUSED_CODES as readonly Verdict[]).includes(verdict);
}

const REFUSED_CODES = ['old_key', 'replay', 'wrong_shift', 'skew', 'mistyped', 'unknown', 'too_many'] as const;
export type RefusedCode = (typeof REFUSED_CODES)[number];

/** How often the venue's code proved a coming, and by how many of them in the same minute at the most. */
export function codeUse(facts: readonly Said[]): { readonly proven: number; readonly most: number } {
  const minutes = new Map<Instant, number>();
  const proven = facts.filter(({ kind, verdict }) => kind === 'in' && verdict === 'proven');
  for (const { at } of proven) minutes.set(at, (minutes.get(at) ?? 0) + 1);
  return { proven: proven.length, most: Math.max(0, ...minutes.values()) };
}

/** From the hour before the start until eight hours after it. */
export function mayCheckIn(now: Instant, { startsAt }: Planned): boolean {
  return now >= startsAt - EARLY_MS && now <= startsAt + COMING_MS;
}

/** Whether something of being there can still be said: that one came, or, of who is there, a break or the end. */
export function mayPunchNext(facts: readonly Said[], booking: Planned, now: Instant): boolean {
  const { kind } = presenceOf(facts);
  if (kind === 'away') return mayCheckIn(now, booking);
  return kind !== 'gone' && now <= booking.endsAt + LEAVING_MS;
}

/** Who is due and has not come: what is known of why. */
export type Absence =
  | { readonly kind: 'due' }
  /** Nothing was heard of their phone since; it may well be here. */
  | { readonly kind: 'silent'; readonly since: Instant }
  /** Their phone has been heard since it counts as late, and brought no coming. */
  | { readonly kind: 'late'; readonly minutes: number }
  /** It has begun, and this device does not know whether their phone was heard. */
  | { readonly kind: 'unheard' };

interface Waited {
  readonly startsAt: Instant;
  /** Null: the server hears their phone, as far as this device knows. */
  readonly silentSince: Instant | null;
  /** When this device last heard all that the server had, by the server's clock; null too while rows are still coming in. */
  readonly knownAt: Instant | null;
}

/** Nobody is called late for want of a word: neither by their own silence nor by this device's. */
export function absenceOf({ startsAt, silentSince, knownAt }: Waited, now: Instant): Absence {
  const lateFrom = startsAt + LATE_AFTER_MIN * MINUTE_MS;
  if (silentSince !== null && silentSince < lateFrom) return { kind: 'silent', since: silentSince };
  if (now < startsAt) return { kind: 'due' };
  if (now < lateFrom || knownAt === null || knownAt < lateFrom) return { kind: 'unheard' };
  return { kind: 'late', minutes: Math.floor((now - startsAt) / MINUTE_MS) };
}

/** Counts as late, and nobody said yet that they came or did not: a no-show may still be said of them. */
export function isOverdue({ status, startsAt }: Pick<Booking, 'status' | 'startsAt'>, now: Instant): boolean {
  return canMoveBooking(status, 'no_show') && now >= startsAt + LATE_AFTER_MIN * MINUTE_MS;
}

/** While somebody may still say until when they work: from the hour before the start, until the hours are agreed. */
export function mayProposeEnd({ status, startsAt, endsAt }: Pick<Booking, 'status'> & Planned, now: Instant): boolean {
  return (
    (canMoveBooking(status, 'checked_out') || status === 'checked_out') &&
    inWindow('until', now, { startsAt, endsAt }) &&
    status !== 'no_show'
  );
}

/** While somebody may still say from when they are paid: until the hours are agreed, also long before. */
export function mayProposeStart(booking: Pick<Booking, 'status'> & Planned, now: Instant): boolean {
  return holdsPlace(booking.status) && booking.status !== 'approved' && inWindow('from', now, booking);
}

/** From here on after the start a venue may say that somebody did not come. */
export const NO_SHOW_AFTER_MS = 30 * MINUTE_MS;

/** Once there are hours, they are what is argued about, and the server marks nobody any more: ask for those, too. */
export function mayMarkNoShow(booking: Pick<Booking, 'status' | 'startsAt'>, now: Instant): boolean {
  return canMoveBooking(booking.status, 'no_show') && now >= booking.startsAt + NO_SHOW_AFTER_MS;
}
