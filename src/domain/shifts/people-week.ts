// A venue's week by people: who works when, how long their week becomes here, and how much they rest between two of their shifts
// here. What they do elsewhere is nobody's business. Pure.

import type { ProfileId } from '#domain/ids.ts';
import { longWeekMinOf, type Rules, restMsOf } from '#domain/platform/rules.ts';
import { dayOf, minutesBetween, type Span } from '#domain/time.ts';
import type { PlaceLook } from './week.ts';

/** From so many minutes before it on the week comes near to the long one. */
const NEAR_LONG_MIN = 4 * 60;

/** Those of the platform's figures that a week goes by. */
export type WeekRules = Pick<Rules, 'restHours' | 'weekHours'>;

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
export function peopleWeek(
  held: readonly Held[],
  days: readonly string[],
  rules: WeekRules,
): ReadonlyMap<ProfileId, PersonWeek> {
  const byPerson = new Map<ProfileId, Held[]>();
  for (const one of held) byPerson.set(one.workerId, [...(byPerson.get(one.workerId) ?? []), one]);
  const longWeekMin = longWeekMinOf(rules);
  return new Map(
    [...byPerson].map(([workerId, theirs]) => {
      const week = personWeek(withRest(theirs.toSorted(byStart), rules), days, longWeekMin);
      return [workerId, { workerId, ...week }];
    }),
  );
}

const byStart = (one: Held, other: Held) => one.startsAt - other.startsAt;

function personWeek(
  inOrder: readonly HeldOnDay[],
  days: readonly string[],
  longWeekMin: number,
): Omit<PersonWeek, 'workerId'> {
  const byDay = days.map(day => inOrder.filter(({ startsLocal }) => dayOf(startsLocal) === day));
  const minutes = byDay
    .flat()
    .filter(({ look }) => look === 'booked')
    .reduce((sum, one) => sum + minutesBetween(one.startsAt, one.endsAt) - one.breakMin, 0);
  return { minutes, load: loadOf(minutes, longWeekMin), days: byDay };
}

export function emptyWeek(workerId: ProfileId, days: readonly string[]): PersonWeek {
  return { workerId, minutes: 0, load: 'usual', days: days.map(() => []) };
}

/** A split day is no missing rest: nobody goes home to sleep between its halves. */
function withRest(inOrder: readonly Held[], rules: WeekRules): readonly HeldOnDay[] {
  return inOrder.map((one, nth) => {
    const before = inOrder[nth - 1];
    if (before === undefined || dayOf(before.startsLocal) === dayOf(one.startsLocal)) return { ...one, restMin: null };
    return { ...one, restMin: restAround(one, [before], rules) };
  });
}

function loadOf(minutes: number, longWeekMin: number): PersonWeek['load'] {
  if (minutes > longWeekMin) return 'over';
  return minutes >= longWeekMin - NEAR_LONG_MIN ? 'near' : 'usual';
}

/** Rest before and after a shift between somebody's other shifts here, in minutes; null where that is rest enough. */
export function restAround(span: Span, theirs: readonly Span[], rules: Pick<Rules, 'restHours'>): number | null {
  const rests = theirs.map(one =>
    one.endsAt <= span.startsAt ? span.startsAt - one.endsAt : one.startsAt - span.endsAt,
  );
  const least = Math.min(...rests);
  return least >= 0 && least < restMsOf(rules) ? minutesBetween(0, least) : null;
}
