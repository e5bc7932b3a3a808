// How a booking moves, and what leaving it costs.

import { payMinor } from '#domain/money.ts';
import type { Rules } from '#domain/platform/rules.ts';
import { type Instant, minutesBetween } from '#domain/time.ts';
import type { Booking, BookingStatus } from './schema.ts';

export const BOOKING_MOVES: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  confirmed: [
    'change_pending',
    'checked_in',
    // Both facts may be heard at once.
    'checked_out',
    'cancelled_by_worker',
    'cancelled_by_venue',
    'no_show',
    'released',
    'transferred',
    // The hours are agreed though nobody checked out.
    'approved',
  ],
  // Who is there works at the terms that were agreed.
  change_pending: [
    'confirmed',
    'checked_in',
    'checked_out',
    'cancelled_by_worker',
    'cancelled_by_venue',
    'no_show',
    'released',
    'approved',
  ],
  checked_in: ['checked_out', 'cancelled_by_venue', 'approved'],
  checked_out: ['approved'],
  no_show: ['confirmed', 'checked_in', 'checked_out'],
  approved: [],
  cancelled_by_worker: [],
  cancelled_by_venue: [],
  released: [],
  transferred: [],
};

export function canMoveBooking(from: BookingStatus, to: BookingStatus): boolean {
  return BOOKING_MOVES[from].includes(to);
}

/** Holds its place on the shift and in the calendar. */
export function holdsPlace(status: BookingStatus): boolean {
  return (
    status === 'confirmed' ||
    status === 'change_pending' ||
    status === 'checked_in' ||
    status === 'checked_out' ||
    status === 'approved'
  );
}

/** They came and left again: what «worked here», ranking and the order of invitations count. */
export function hasWorked(status: BookingStatus): boolean {
  return status === 'checked_out' || status === 'approved';
}

/** The venue cancelled it while they were there, and has not had them keep on. */
export function isContested({ contested }: Pick<Booking, 'contested'>): boolean {
  return contested === 'open' || contested === 'sent_home';
}

/** By how much notice was given; the server's words for it. */
export type CancelTier = 'undo' | 'early' | 'notice' | 'late' | 'last_minute';

export interface CancelCost {
  readonly tier: CancelTier;
  readonly points: number;
  readonly strikes: number;
}

const HOUR_MIN = 60;

/** By how much notice a rockstar leaves, by the figures of the booking. Twin of `private.worker_cancel_tier`. */
function cancelTier(booking: Pick<Booking, 'startsAt' | 'createdAt'>, rules: Rules, at: Instant): CancelTier {
  const ahead = minutesBetween(at, booking.startsAt);
  if (minutesBetween(booking.createdAt, at) <= rules.undoMin && ahead > rules.lateHours * HOUR_MIN) return 'undo';
  if (ahead >= rules.earlyHours * HOUR_MIN) return 'early';
  if (ahead >= rules.noticeHours * HOUR_MIN) return 'notice';
  return ahead >= rules.lateHours * HOUR_MIN ? 'late' : 'last_minute';
}

/** What it costs a rockstar to leave; the server's clock has the last word. Twin of `private.fault_of`. */
export function cancelCost(booking: Pick<Booking, 'startsAt' | 'createdAt'>, rules: Rules, now: Instant): CancelCost {
  const tier = cancelTier(booking, rules, now);
  const { noticePoints, latePoints, lateStrikes, lastMinutePoints, lastMinuteStrikes } = rules;
  switch (tier) {
    case 'undo':
    case 'early':
      return { tier, points: 0, strikes: 0 };
    case 'notice':
      return { tier, points: noticePoints, strikes: 0 };
    case 'late':
      return { tier, points: latePoints, strikes: lateStrikes };
    case 'last_minute':
      return { tier, points: lastMinutePoints, strikes: lastMinuteStrikes };
  }
}

/** Until the shift starts; after that the way out is the venue's or a dispute. */
export function canCancel(booking: Pick<Booking, 'status' | 'startsAt'>, now: Instant): boolean {
  return canMoveBooking(booking.status, 'cancelled_by_worker') && now < booking.startsAt;
}

/** Booked, and nothing has been said of the night itself. */
export function isAwaited(status: BookingStatus): boolean {
  return status === 'confirmed' || status === 'change_pending';
}

/** While both sides may say that it comes to nothing, or the person that they come. */
export function isUnbegun({ status, startsAt }: Pick<Booking, 'status' | 'startsAt'>, now: Instant): boolean {
  return isAwaited(status) && now < startsAt;
}

/** An answer has not reached the server: to other terms, or to whether they come. What happens on the night says so itself. */
export function answerWaits({
  status,
  pending,
}: Pick<Booking, 'status'> & { readonly pending: string | null }): boolean {
  return pending !== null && isAwaited(status);
}

const ON_THE_WAY_MS = 3 * 3_600_000;

/** From then on what somebody writes is about the way to it: of two nights running, not about the one before. */
export function onTheWayFrom({ startsAt }: Pick<Booking, 'startsAt'>): Instant {
  return startsAt - ON_THE_WAY_MS;
}

/** While somebody who is expected may be about to leave for it, or late. */
export function isOnTheWay(booking: Planned, now: Instant): boolean {
  return isAwaited(booking.status) && now >= onTheWayFrom(booking) && now < booking.endsAt;
}

type Planned = Pick<Booking, 'status' | 'startsAt' | 'endsAt'>;

const REPLACED_FROM_MIN = 12 * 60;
const TIME_TO_ANSWER_MIN = 6 * 60;

type Asked = Pick<Booking, 'status' | 'startsAt' | 'confirmAskedAt' | 'comingAt'>;

/** Was asked whether they come, and has not said so. */
export function isUnconfirmed(booking: Asked, now: Instant): boolean {
  return isUnbegun(booking, now) && booking.confirmAskedAt !== null && booking.comingAt === null;
}

/** The place of who stays silent may be given to somebody else. Twin of `private.replace_booking`. */
export function canReplace(booking: Asked, now: Instant): boolean {
  return (
    isUnconfirmed(booking, now) &&
    minutesBetween(now, booking.startsAt) <= REPLACED_FROM_MIN &&
    minutesBetween(booking.confirmAskedAt ?? now, now) >= TIME_TO_ANSWER_MIN
  );
}

/** A venue takes a place back until the shift ends, also from who is there. */
export function canTakeBack(booking: Pick<Booking, 'status' | 'endsAt'>, now: Instant): boolean {
  return canMoveBooking(booking.status, 'cancelled_by_venue') && now < booking.endsAt;
}

export type VenueNotice = 'early' | 'notice' | 'late' | 'after_check_in';

/** By how much notice a venue takes a place back; the server's words. Twin of `private.venue_cancel_tier`. */
export function venueNotice(
  { status, startsAt }: Pick<Booking, 'status' | 'startsAt'>,
  rules: Rules,
  now: Instant,
): VenueNotice {
  if (status === 'checked_in') return 'after_check_in';
  const ahead = minutesBetween(now, startsAt);
  if (ahead >= rules.venueEarlyHours * HOUR_MIN) return 'early';
  return ahead >= rules.venueNoticeHours * HOUR_MIN ? 'notice' : 'late';
}

type Owing = Pick<Booking, 'startsAt' | 'endsAt' | 'breakMin' | 'rateMinor' | 'status' | 'fullPayMinor'>;

/** What a venue owes a person for calling off late, in minor units; noted, never moved. Twin of `settle_booking`. */
export function owedForCancelling(booking: Owing, rules: Rules, now: Instant): number {
  const { startsAt, endsAt, breakMin, rateMinor, status, fullPayMinor } = booking;
  const full = minutesBetween(startsAt, endsAt) - breakMin;
  const least = Math.min(full, rules.owedHours * HOUR_MIN);
  if (status === 'checked_in') {
    const worked = Math.max(0, minutesBetween(startsAt, now));
    return payMinor(rateMinor, Math.max(Math.min(worked, full), least)) + (fullPayMinor ?? 0);
  }
  return venueNotice(booking, rules, now) === 'late' ? payMinor(rateMinor, least) : 0;
}
