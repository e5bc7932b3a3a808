// A venue's week by people: who works when, how long their week becomes here, and how much they rest between two of their shifts
// here. What they do elsewhere is nobody's business. Pure.

import type { ProfileId } from '#domain/ids.ts';
import { dayOf, minutesBetween, type Span } from '#domain/time.ts';
import { REST_MS } from './fit.ts';
import type { PlaceLook } from './week.ts';
import { LONG_WEEK_MIN } from './working-week.ts';

/** From so many hours on the week comes near to the long one. */
const NEAR_LONG_MIN = 44 * 60;

/** A place of somebody's in the week, or at its edges. */
export interface Held extends Span {
  readonly shiftId: string;
  readonly workerId: ProfileId;
  /** On the venue's wall. */
  readonly startsLocal: string;
  readonly role: string;
  readonly breakMin: number;
  readonly look: PlaceLook;
}

export interface HeldOnDay extends Held {
  /** Minutes since the end of their shift before, where that is no rest; null where they rested. */
  readonly restMin: number | null;
}

export interface PersonWeek {
  readonly workerId: ProfileId;
  /** Paid time of what is booked here in these days. */
  readonly minutes: number;
  readonly load: 'usual' | 'near' | 'over';
  /** One for each day, by start. */
  readonly days: readonly (readonly HeldOnDay[])[];
}

/** `held` may reach over the edges of the week: a Sunday night counts for the rest before Monday. */
export function peopleWeek(held: readonly Held[], days: readonly string[]): ReadonlyMap<ProfileId, PersonWeek> {
  const byPerson = new Map<ProfileId, Held[]>();
  for (const one of held) byPerson.set(one.workerId, [...(byPerson.get(one.workerId) ?? []), one]);
  return new Map([...byPerson].map(([workerId, theirs]) => [workerId, personWeek(workerId, theirs, days)]));
}

function personWeek(workerId: ProfileId, theirs: readonly Held[], days: readonly string[]): PersonWeek {
  const inOrder = withRest([...theirs].sort((one, other) => one.startsAt - other.startsAt));
  const byDay = days.map(day => inOrder.filter(({ startsLocal }) => dayOf(startsLocal) === day));
  const minutes = byDay
    .flat()
    .filter(({ look }) => look === 'booked')
    .reduce((sum, one) => sum + minutesBetween(one.startsAt, one.endsAt) - one.breakMin, 0);
  return { workerId, minutes, load: loadOf(minutes), days: byDay };
}

export function emptyWeek(workerId: ProfileId, days: readonly string[]): PersonWeek {
  return { workerId, minutes: 0, load: 'usual', days: days.map(() => []) };
}

/** A split day is no missing rest: nobody goes home to sleep between its halves. */
function withRest(inOrder: readonly Held[]): readonly HeldOnDay[] {
  return inOrder.map((one, nth) => {
    const before = inOrder[nth - 1];
    if (before === undefined || dayOf(before.startsLocal) === dayOf(one.startsLocal)) return { ...one, restMin: null };
    return { ...one, restMin: restAround(one, [before]) };
  });
}

function loadOf(minutes: number): PersonWeek['load'] {
  if (minutes > LONG_WEEK_MIN) return 'over';
  return minutes >= NEAR_LONG_MIN ? 'near' : 'usual';
}

/** Rest before and after a shift between somebody's other shifts here, in minutes; null where that is eleven hours or more. */
export function restAround(span: Span, theirs: readonly Span[]): number | null {
  const rests = theirs.map(one =>
    one.endsAt <= span.startsAt ? span.startsAt - one.endsAt : one.startsAt - span.endsAt,
  );
  const least = Math.min(...rests);
  return least >= 0 && least < REST_MS ? minutesBetween(0, least) : null;
}
