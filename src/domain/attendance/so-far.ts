// What somebody who is there has worked by now, and what the whole shift comes to. An estimate: hours are agreed later, from the facts.

import type { Instant } from '#domain/time.ts';
import { agreedEnd, agreedStart } from './ends.ts';
import { breakMinutes, minute, PAST_END_MIN, type Plan, type StatedFact } from './figures.ts';

export interface SoFar {
  /** From the start, however early they came, without their breaks. */
  readonly workedMin: number;
  /** The same, but without a break that was planned and not recorded: it is left out of the hours in the end. */
  readonly paidMin: number;
  /** As agreed. */
  readonly wholeMin: number;
  /** Until when they work. */
  readonly endsAt: Instant;
  readonly startsAt: Instant;
  /** Somebody noted that they rested. */
  readonly hasRested: boolean;
}

interface Stay {
  readonly came: Instant;
  readonly now: Instant;
}

export function soFar(
  facts: readonly StatedFact[],
  { came, now }: Stay,
  plan: Pick<Plan, 'startsAt' | 'endsAt' | 'breakMin'>,
): SoFar {
  const agreed = agreedEnd(facts, plan)?.at;
  const startsAt = Math.min(plan.startsAt, agreedStart(facts) ?? plan.startsAt);
  const endsAt = agreed ?? plan.endsAt;
  const from = Math.max(minute(came), minute(startsAt));
  const to = Math.max(from, Math.min(minute(now), minute(Math.max(plan.endsAt, endsAt)) + PAST_END_MIN));
  const counting = facts.filter(({ verdict }) => verdict !== 'out_of_window');
  const rested = breakMinutes(counting, { from, to });
  const workedMin = to - from - (rested ?? 0);
  const wholeMin = Math.max(0, minute(endsAt) - minute(startsAt) - plan.breakMin);
  const paidMin = rested === null ? Math.min(workedMin, wholeMin) : workedMin;
  return { workedMin, paidMin, wholeMin, startsAt, endsAt, hasRested: rested !== null };
}
