// Which figure a timesheet comes to: where each side stands, when two figures are one, and what settles when nobody answers.
// Twin of `…001835_agreed_hours.sql`, over one table of cases.

import type { Figure } from '#domain/attendance/figures.ts';
import type { Side } from '#domain/side.ts';
import { type Instant, minutesBetween } from '#domain/time.ts';
import type { Basis, Timesheet, TimesheetState } from './schema.ts';

/** Figures that are no further apart are one. */
const AGREE_MIN = 5;
/** So long after the last change of a figure it settles by itself. */
const SETTLES_AFTER_MS = 72 * 3_600_000;
/** One side's figure that is so much longer than all that is known of the shift does not settle by itself. */
const FAR_OVER_MIN = 240;
/** The longest figure that somebody may state. */
export const LONGEST_MIN = 1440;

type Proved = Pick<Figure, 'paidMin' | 'proven'>;

export interface Standing {
  /** By the facts of each side; null while a coming or a leaving is missing. */
  readonly phone: Proved | null;
  readonly byHand: Proved | null;
  /** By the words of each side. */
  readonly rockstarMin: number | null;
  readonly venueMin: number | null;
  readonly plannedMin: number;
}

export interface Settled {
  readonly minutes: number;
  readonly basis: Exclude<Basis, 'decided'>;
}

/** Where a side stands: by what it said, else by its facts. */
export function standsAt(standing: Omit<Standing, 'plannedMin'>, side: Side): number | null {
  return side === 'rockstar'
    ? (standing.rockstarMin ?? standing.phone?.paidMin ?? null)
    : (standing.venueMin ?? standing.byHand?.paidMin ?? null);
}

/**
 * What settles when nobody answers. The code proves its figure, and who asked for less gets that. Of what has no proof: the
 * only figure, or the worker's of two within five minutes; the plan where there is none. Null: two that differ, or one side's
 * alone that is unlikely, which a person has to look at.
 */
export function whatSettles(standing: Standing): Settled | null {
  const theirs = standsAt(standing, 'rockstar');
  const venues = standsAt(standing, 'venue');
  const { phone, plannedMin } = standing;
  if (phone?.proven === true) return ifLikely(standing, Math.min(phone.paidMin, theirs ?? phone.paidMin), 'code');
  if (theirs !== null && venues !== null)
    return minutesApart(standing) === null ? { minutes: theirs, basis: 'same' } : null;
  if (theirs !== null) return ifLikely(standing, theirs, 'word');
  return venues === null ? { minutes: plannedMin, basis: 'plan' } : ifLikely(standing, venues, 'by_hand');
}

/** Nothing for a planned shift, or hours more than was planned and the facts say, which know of an agreed end, is looked at. */
function ifLikely(standing: Standing, minutes: number, basis: Settled['basis']): Settled | null {
  const { phone, byHand, plannedMin } = standing;
  const known = Math.max(plannedMin, phone?.paidMin ?? 0, byHand?.paidMin ?? 0);
  const likely = (minutes > 0 || plannedMin === 0) && minutes <= known + FAR_OVER_MIN;
  return likely ? { minutes, basis } : null;
}

/** The figure on which both sides are one: both stand there, and at least one of them said so. */
export function agreedOn(standing: Omit<Standing, 'plannedMin'>): number | null {
  if (standing.rockstarMin === null && standing.venueMin === null) return null;
  const theirs = standsAt(standing, 'rockstar');
  return theirs === standsAt(standing, 'venue') ? theirs : null;
}

/** Of a timesheet on which nobody agrees yet. */
export function stateByWords({ rockstarMin, venueMin }: Pick<Standing, 'rockstarMin' | 'venueMin'>): TimesheetState {
  if (venueMin !== null) return 'countered';
  return rockstarMin === null ? 'open' : 'submitted';
}

export function plannedMinutes(plan: Pick<Timesheet, 'startsAt' | 'endsAt' | 'breakMin'>): number {
  return Math.max(0, minutesBetween(plan.startsAt, plan.endsAt) - plan.breakMin);
}

/** By how much the two sides differ; null when they are one, or one of them says nothing. */
export function minutesApart(standing: Standing): number | null {
  const theirs = standsAt(standing, 'rockstar');
  const venues = standsAt(standing, 'venue');
  if (theirs === null || venues === null) return null;
  const apart = Math.abs(theirs - venues);
  return apart > AGREE_MIN ? apart : null;
}

export const REOPENS_FOR_MS = 24 * 3_600_000;

/** What both agreed, for a day; not what settled by itself, was decided by a person or exported. */
export function mayReopen(
  { basis, decidedAt, locked }: Pick<Timesheet, 'basis' | 'decidedAt' | 'locked'>,
  now: Instant,
) {
  return basis === 'agreed' && !locked && decidedAt !== null && now < decidedAt + REOPENS_FOR_MS;
}

/**
 * Whether hours were agreed before they heard what this side said earlier, on a device without signal: settled by the clock, or taken
 * from its facts, of which it had said nothing. Not what a person decided or somebody exported. The server trusts that time or not.
 */
export function wasAgreedWithout(sheet: AgreedHours, side: Side, saidAt: Instant): boolean {
  const { basis, decidedAt, locked, rockstarMin, venueMin } = sheet;
  if (basis === null || basis === 'decided' || decidedAt === null || locked || saidAt >= decidedAt) return false;
  const [own, others] = side === 'rockstar' ? [rockstarMin, venueMin] : [venueMin, rockstarMin];
  return basis !== 'agreed' || (own === null && others !== null);
}

type AgreedHours = Pick<Timesheet, 'basis' | 'decidedAt' | 'locked' | 'rockstarMin' | 'venueMin'>;

export function isSettled(state: TimesheetState): boolean {
  return state === 'approved' || state === 'auto_approved';
}

/** A person looks at it, or has: there is a page that says so. */
export function isInDispute({ state, basis }: Pick<Timesheet, 'state' | 'basis'>): boolean {
  return state === 'disputed' || basis === 'decided';
}

export function otherSide(side: Side): Side {
  return side === 'rockstar' ? 'venue' : 'rockstar';
}

/** From when nobody answers it settles by itself. */
export function settlesFrom(now: Instant): Instant {
  return now + SETTLES_AFTER_MS;
}
