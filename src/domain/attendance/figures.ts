// Worked time as a pure function of facts: what each side's facts say of one booking, to the minute. The phone's and the venue's
// stand side by side and are never mixed. Twin of `private.figure_of` (`…001820_worked_time.sql`), over one table of cases.

import type { Instant } from '#domain/time.ts';
import { type AgreedEnd, agreedEnd, agreedStart } from './ends.ts';
import type { FactKind, Verdict } from './schema.ts';

const MINUTE_MS = 60_000;
/** So long past the planned end, or a later one that was agreed, counts by itself. */
export const PAST_END_MIN = 15;

export interface StatedFact {
  readonly kind: FactKind;
  readonly at: Instant;
  readonly source: 'rockstar' | 'venue';
  readonly verdict: Verdict;
  /** Of the kinds `until` and `from`. */
  readonly until?: Instant | null;
}

export interface Plan {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly breakMin: number;
  /** At most so many hours are paid to who is sent home. */
  readonly owedHours: number;
}

export interface Figure {
  /** The earliest coming and the latest leaving. */
  readonly cameAt: Instant;
  readonly leftAt: Instant;
  readonly breakMin: number;
  readonly paidMin: number;
  /** Both ends are proven by a code. */
  readonly proven: boolean;
}

/** What one side's facts say; null while a coming or a leaving after it is missing. */
export function figureOf(facts: readonly StatedFact[], source: StatedFact['source'], plan: Plan): Figure | null {
  const own = facts
    .filter(fact => fact.source === source && fact.verdict !== 'out_of_window')
    .toSorted((one, other) => one.at - other.at);
  const came = own.find(({ kind }) => kind === 'in');
  const left = own.findLast(({ kind }) => kind === 'out');
  if (came === undefined || left === undefined || left.at <= came.at) return null;
  const agreed = agreedEnd(facts, plan);
  const endsAt = Math.max(plan.endsAt, agreed?.at ?? 0);
  const startsAt = Math.min(plan.startsAt, agreedStart(facts) ?? plan.startsAt);
  const paid = paidSpan(minute(came.at), minute(left.at), { startsAt, endsAt });
  const breakMin = breakMinutes(own, paid) ?? plan.breakMin;
  return {
    cameAt: came.at,
    leftAt: left.at,
    breakMin,
    paidMin: Math.max(leastPaidMin(agreed, plan), paid.to - paid.from - breakMin),
    proven: own.some(proves('in', came.at)) && own.some(proves('out', left.at)),
  };
}

/** They were there for longer than counts: before the start, or well past the end, without anybody having agreed to it. */
export function leavesOut({ cameAt, leftAt, breakMin, paidMin }: Figure): boolean {
  return minute(leftAt) - minute(cameAt) - breakMin > paidMin;
}

/** Who is sent home is paid so many hours as the booking's figures say, or the whole of a shorter shift. */
export function leastPaidMin(agreed: AgreedEnd | null, { startsAt, endsAt, breakMin, owedHours }: Plan): number {
  if (agreed?.sentHome !== true) return 0;
  return Math.min(owedHours * 60, Math.max(0, minute(endsAt) - minute(startsAt) - breakMin));
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** From the start, however early somebody came; a late coming counts as it was. In minutes since 1970. */
function paidSpan(came: number, left: number, { startsAt, endsAt }: Pick<Plan, 'startsAt' | 'endsAt'>): Span {
  const from = Math.max(came, minute(startsAt));
  return { from, to: Math.max(from, Math.min(left, minute(endsAt) + PAST_END_MIN)) };
}

/**
 * The union of the breaks inside the paid time; one that was not ended lasts as long as that. Null: none was recorded. A break that
 * ends in the instant in which one begins changes nothing, whichever of the two is heard first: it goes on, or it took no time.
 */
export function breakMinutes(facts: readonly StatedFact[], paid: Span): number | null {
  const begun = new Set(facts.filter(({ kind }) => kind === 'break_start').map(({ at }) => at));
  const ended = new Set(facts.filter(({ kind }) => kind === 'break_end').map(({ at }) => at));
  let total = 0;
  let since: number | null = null;
  const close = (at: number) => {
    if (since !== null) total += Math.max(0, Math.min(at, paid.to) - Math.max(since, paid.from));
    since = null;
  };
  for (const { kind, at } of facts) {
    if (begun.has(at) && ended.has(at)) continue;
    if (kind === 'break_start') since ??= minute(at);
    else if (kind === 'break_end') close(minute(at));
  }
  close(paid.to);
  return begun.size > 0 ? total : null;
}

const proves = (kind: FactKind, at: Instant) => (fact: StatedFact) =>
  fact.kind === kind && fact.at === at && fact.verdict === 'proven';

export const minute = (at: Instant): number => Math.floor(at / MINUTE_MS);
