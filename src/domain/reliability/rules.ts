// Reliability is an account: 100, less what happened in the last ninety days. What a booking takes is the server's to work out; here
// stands what follows from its rows.

import type { Instant } from '#domain/time.ts';
import type { ReliabilityEvent } from './schema.ts';

const DAY_MS = 24 * 3_600_000;
const COUNTS_MS = 90 * DAY_MS;
const APPEAL_MS = 14 * DAY_MS;
const NO_SHOW_WAITS_MS = 3 * DAY_MS;

export const FULL = 100;
/** Before so many shifts were worked there is no figure. */
export const SHIFTS_FOR_A_SCORE = 3;

/** So many clean shifts clear the oldest strike. */
export const SHIFTS_FOR_A_STRIKE = 10;

type Taken = Pick<ReliabilityEvent, 'points' | 'happenedAt' | 'countsFrom' | 'appealedAt'> &
  Partial<Pick<ReliabilityEvent, 'acceptedAt'>>;

export function countsUntil({ happenedAt }: Pick<Taken, 'happenedAt'>): Instant {
  return happenedAt + COUNTS_MS;
}

export function appealBy({ happenedAt }: Pick<Taken, 'happenedAt'>): Instant {
  return happenedAt + APPEAL_MS;
}

export function mayAppeal(event: Taken, now: Instant): boolean {
  return event.points > 0 && event.appealedAt === null && now < appealBy(event);
}

/** While it waits: then saying that it is right is what makes it count. */
export function mayAccept(event: Taken & Pick<ReliabilityEvent, 'kind'>, now: Instant): boolean {
  const waits = event.countsFrom !== null && !hasBegunToCount(event, now);
  return event.kind === 'no_show' && event.points > 0 && event.appealedAt === null && waits;
}

/** The row that says that nobody came to this booking. */
export function noShowOf(events: readonly ReliabilityEvent[], bookingId: string): ReliabilityEvent | undefined {
  return events.find(event => event.bookingId === bookingId && event.kind === 'no_show');
}

/** From when a no-show counts that is marked now and not contested by then. */
export function noShowCountsFrom(now: Instant): Instant {
  return now + NO_SHOW_WAITS_MS;
}

/** Whether it has begun to; false, too, where a person has first to decide. A row of an app that knew no such time has. */
export function hasBegunToCount(
  { countsFrom, acceptedAt }: Pick<Taken, 'countsFrom' | 'acceptedAt'>,
  now: Instant,
): boolean {
  // A screen's clock goes by minutes: what was accepted within this one counts.
  return countsFrom !== null && (typeof acceptedAt === 'number' || !(countsFrom > now));
}

/** Of those that count now, never below 0. */
export function scoreOf(events: readonly Taken[], now: Instant): number {
  const taken = events.filter(event => counts(event, now)).reduce((sum, { points }) => sum + points, 0);
  return Math.max(0, FULL - taken);
}

function counts(event: Taken, now: Instant): boolean {
  return hasBegunToCount(event, now) && now < countsUntil(event);
}

type Struck = Pick<ReliabilityEvent, 'strikesLeft' | 'cleanShifts'>;

/**
 * Of a row whose strikes stand no more. A row that has begun to count since the server last wrote it has none standing either, until the
 * server counts them: those are not cleared.
 */
export function areCleared(
  event: Struck & Taken & Pick<ReliabilityEvent, 'strikes' | 'updatedAt'>,
  now: Instant,
): boolean {
  const { strikes, strikesLeft, countsFrom, updatedAt } = event;
  return (
    strikes > 0 && strikesLeft === 0 && hasBegunToCount(event, now) && !(countsFrom !== null && updatedAt <= countsFrom)
  );
}

export interface Strikes {
  readonly standing: number;
  /** Shifts until the oldest is cleared. */
  readonly toClear: number;
}

/** As the server counted them. */
export function strikesOf(events: readonly Struck[]): Strikes {
  return {
    standing: events.reduce((sum, { strikesLeft }) => sum + strikesLeft, 0),
    toClear: SHIFTS_FOR_A_STRIKE - events.reduce((most, { cleanShifts }) => Math.max(most, cleanShifts), 0),
  };
}

export interface Step {
  readonly at: Instant;
  /** From then on. */
  readonly score: number;
}

/** How the figure came to be, the oldest first: what counts today, one after the other. */
export function stepsOf(events: readonly Taken[], now: Instant): readonly Step[] {
  let taken = 0;
  return events
    .filter(event => event.points > 0 && counts(event, now))
    .map(({ countsFrom, happenedAt, points }) => ({ at: countsFrom || happenedAt, points }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, points }) => {
      taken += points;
      return { at, score: Math.max(0, FULL - taken) };
    });
}
