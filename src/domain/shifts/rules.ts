// What a shift may be and become. Checked here to fail early with a clear message; the database holds the same rules, with the same codes, and decides.

import { payMinor } from '#domain/money.ts';
import type { Refusal } from '#domain/refusals.ts';
import {
  addDays,
  dayOf,
  type Instant,
  instantAt,
  minutesBetween,
  type Span,
  timeOf,
  toInstantText,
  wallAt,
} from '#domain/time.ts';
import { isRole } from './roles.ts';
import type { Shift, ShiftRow, ShiftStatus } from './schema.ts';

export const LENGTH_MIN = { least: 60, most: 16 * 60 } as const;
/** No shift is longer, so one that started earlier has ended. */
export const LONGEST_SHIFT_MS = LENGTH_MIN.most * 60_000;
export const POSITIONS = { least: 1, most: 50 } as const;
export const RATE_MINOR = { least: 1, most: 100_000 } as const;

/** draft → published → cancelled | removed | expired; the rest of a shift's life is computed by `shiftState`. */
const SHIFT_MOVES: Readonly<Record<ShiftStatus, readonly ShiftStatus[]>> = {
  draft: ['published', 'cancelled'],
  published: ['cancelled', 'removed', 'expired'],
  cancelled: [],
  removed: [],
  expired: [],
};

export function canMoveShift(from: ShiftStatus, to: ShiftStatus): boolean {
  return SHIFT_MOVES[from].includes(to);
}

export type ShiftState =
  | 'draft'
  | 'open'
  | 'filled'
  | 'in_progress'
  | 'completed'
  | 'cancelled'
  | 'removed'
  | 'expired';

export function shiftState(
  shift: Pick<Shift, 'status' | 'startsAt' | 'endsAt' | 'positions' | 'confirmedCount'>,
  now: Instant,
): ShiftState {
  if (shift.status !== 'published') return shift.status;
  if (shift.endsAt <= now) return shift.confirmedCount > 0 ? 'completed' : 'expired';
  if (shift.startsAt <= now && shift.confirmedCount > 0) return 'in_progress';
  if (fillableUntil(shift) <= now) return 'expired';
  return shift.confirmedCount >= shift.positions ? 'filled' : 'open';
}

const HOUR_MS = 3_600_000;
/** Of a shift that is filled after its start so much is left at least. */
const WORTH_COMING_MS = HOUR_MS;

/** A gap may be filled after the start, while an hour of work is left: posted, asked for, offered and booked until then. */
export function fillableUntil({ startsAt, endsAt }: Span): Instant {
  return Math.min(startsAt + 8 * HOUR_MS, endsAt - WORTH_COMING_MS);
}

export function isFillable(shift: Span & Pick<Shift, 'status'>, now: Instant): boolean {
  return shift.status === 'published' && now < fillableUntil(shift);
}

/** A night ends with the breakfast shift: before six it is still last night's. */
const NIGHT_ENDS = '06:00';
const SEEN_AHEAD_MS = 3 * HOUR_MS;

/** What starts before belongs to tonight: until six, and in any case the next three hours. */
export function tonightEnds(now: Instant, tz: string): Instant {
  const wall = wallAt(now, tz);
  const day = timeOf(wall) < NIGHT_ENDS ? dayOf(wall) : addDays(dayOf(wall), 1);
  return Math.max(instantAt(`${day}T${NIGHT_ENDS}`, tz), now + SEEN_AHEAD_MS);
}

/** The end of the night after the one that is left before six; null by day, when the coming one is tonight’s already. */
export function nextNightEnds(now: Instant, tz: string): Instant | null {
  const ends = tonightEnds(now, tz);
  return dayOf(wallAt(ends, tz)) === dayOf(wallAt(now, tz)) ? tonightEnds(ends, tz) : null;
}

const MINUTE_MS = 60_000;
/** So many minutes until somebody can be there. */
const ON_THE_WAY_MIN = [15, 30, 45, 60, 90] as const;

/** When somebody who is booked now may say they will be there, in whole five minutes; empty before the start, when that is agreed. */
export function arrivalChoices(shift: Span, now: Instant): readonly Instant[] {
  if (now < shift.startsAt) return [];
  const step = 5 * MINUTE_MS;
  const latest = shift.endsAt - WORTH_COMING_MS;
  const times = ON_THE_WAY_MIN.map(minutes => Math.ceil((now + minutes * MINUTE_MS) / step) * step);
  return [...new Set(times.map(at => Math.min(at, latest)))];
}

/** As it is taken now: once it has started, what is over when they arrive is in nobody's way. */
export function takenNow<Taken extends Span>(shift: Taken, now: Instant): Taken {
  return { ...shift, startsAt: arrivalChoices(shift, now).at(-1) ?? shift.startsAt };
}

/** What is left of a shift for who arrives then. */
export function payFromMinor(terms: Parameters<typeof estimatedPayMinor>[0], at: Instant): number {
  return estimatedPayMinor({ ...terms, startsAt: at });
}

/** As commands say it; before the start it is agreed and not said. */
export function arrivalArg(at: Instant | null): { readonly arrives_at?: string } {
  return at === null ? {} : { arrives_at: toInstantText(at) };
}

/** A posted shift may be changed until it begins. */
export function canChange(shift: Pick<Shift, 'status' | 'startsAt'>, now: Instant): boolean {
  return shift.status === 'published' && now < shift.startsAt;
}

/** Places that nobody has yet. */
export function gapsOf(shift: Pick<Shift, 'positions' | 'confirmedCount'>): number {
  return Math.max(0, shift.positions - shift.confirmedCount);
}

export type ShiftTerms = Pick<Shift, 'role' | 'startsAt' | 'endsAt' | 'breakMin' | 'rateMinor' | 'positions'>;

export type TermsField = 'role' | 'end' | 'breakMin' | 'rateMinor' | 'positions' | 'start';

export interface TermsFault {
  readonly field: TermsField;
  readonly code: Refusal;
}

/** What is wrong with the terms of a draft; empty when it may be saved. */
export function termsFaults(terms: ShiftTerms): readonly TermsFault[] {
  const length = minutesBetween(terms.startsAt, terms.endsAt);
  const faults: TermsFault[] = [];
  if (!isRole(terms.role)) faults.push({ field: 'role', code: 'unknown_role' });
  if (length < LENGTH_MIN.least) faults.push({ field: 'end', code: 'shift_too_short' });
  if (length > LENGTH_MIN.most) faults.push({ field: 'end', code: 'shift_too_long' });
  if (!within(terms.breakMin, { least: 0, most: length - 1 }))
    faults.push({ field: 'breakMin', code: 'break_out_of_range' });
  if (!within(terms.rateMinor, RATE_MINOR)) faults.push({ field: 'rateMinor', code: 'rate_out_of_range' });
  if (!within(terms.positions, POSITIONS)) faults.push({ field: 'positions', code: 'positions_out_of_range' });
  return faults;
}

/** What keeps it from being published just now. */
export function publishFaults(terms: ShiftTerms, now: Instant): readonly TermsFault[] {
  const faults = termsFaults(terms);
  return now < fillableUntil(terms) ? faults : [...faults, { field: 'start', code: 'no_time_left' }];
}

function within(value: number, range: { readonly least: number; readonly most: number }): boolean {
  return Number.isInteger(value) && value >= range.least && value <= range.most;
}

/** Paid time is what really passes, less the unpaid break: nine hours on the autumn night, seven in spring. */
export function paidMinutes(terms: Span & { readonly breakMin: number }): number {
  return Math.max(0, minutesBetween(terms.startsAt, terms.endsAt) - terms.breakMin);
}

export function estimatedPayMinor(terms: Span & { readonly breakMin: number; readonly rateMinor: number }): number {
  return payMinor(terms.rateMinor, paidMinutes(terms));
}

/** When everybody sees a post made now: after its favourites, but two hours before the start at the latest. */
export function heldUntil(
  shift: { readonly favourites_hours: number; readonly starts_at: string },
  now: Instant,
): string | null {
  const until = Math.min(now + shift.favourites_hours * HOUR_MS, Date.parse(shift.starts_at) - 2 * HOUR_MS);
  return until > now ? toInstantText(until) : null;
}

type Posted = Pick<ShiftRow, 'booking_mode' | 'favourites_hours' | 'fair_minutes' | 'starts_at'>;

/** Until when the first requests of a post made now are gathered; null: first come, first served, as always near the start. */
export function gatheredUntil(shift: Posted, now: Instant): string | null {
  if (shift.booking_mode !== 'instant' || shift.fair_minutes === 0) return null;
  const seenFrom = heldUntil(shift, now);
  const until = (seenFrom === null ? now : Date.parse(seenFrom)) + shift.fair_minutes * MINUTE_MS;
  return until <= Date.parse(shift.starts_at) - 2 * HOUR_MS ? toInstantText(until) : null;
}
