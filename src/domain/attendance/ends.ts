// Until when somebody works, and from when, where that is another time than planned: each side says its own, and what both say is
// agreed. Kept as facts, so that it comes to the same in whatever order it is heard; it moves the hours, never the times of the
// booking. Twin of `private.agreed_time` and `private.agreed_end` (`…001820_worked_time.sql`), over the table of cases of worked time.

import type { Side } from '#domain/side.ts';
import type { Instant } from '#domain/time.ts';
import type { Plan, StatedFact } from './figures.ts';
import type { TimeKind } from './schema.ts';

export interface AgreedEnd {
  readonly at: Instant;
  /** The venue was the first to say an end before the planned one. */
  readonly sentHome: boolean;
}

interface Said {
  readonly source: Side;
  readonly at: Instant;
  readonly until: Instant;
}

/** What both sides said, the later of two such; what one side says since changes nothing until the other says the same. */
export function agreedEnd(facts: readonly StatedFact[], plan: Pick<Plan, 'endsAt'>): AgreedEnd | null {
  const said = timesSaid(facts, 'until');
  const agreed = agreedOf(said);
  if (agreed === undefined) return null;
  const first = (side: Side) =>
    Math.min(...said.filter(({ source, until }) => source === side && until === agreed.until).map(({ at }) => at));
  return { at: agreed.until, sentHome: agreed.until < plan.endsAt && first('venue') <= first('rockstar') };
}

/** From when somebody is paid before the planned start, because both said so; null where nothing was agreed. */
export function agreedStart(facts: readonly StatedFact[]): Instant | null {
  return agreedOf(timesSaid(facts, 'from'))?.until ?? null;
}

export interface OpenTime {
  readonly by: Side;
  readonly at: Instant;
}

/** An end that one side says and the other has not answered; null when there is none, or it is the one that stands. */
export function openEnd(facts: readonly StatedFact[], plan: Pick<Plan, 'endsAt'>): OpenTime | null {
  return openOf(timesSaid(facts, 'until'), plan.endsAt);
}

/** Likewise, a start. */
export function openStart(facts: readonly StatedFact[], plan: Pick<Plan, 'startsAt'>): OpenTime | null {
  return openOf(timesSaid(facts, 'from'), plan.startsAt);
}

function openOf(said: readonly Said[], planned: Instant): OpenTime | null {
  const last = said.at(-1);
  if (last === undefined || last.until === (agreedOf(said)?.until ?? planned)) return null;
  return { by: last.source, at: last.until };
}

function agreedOf(said: readonly Said[]): Said | undefined {
  return said.findLast(one => latestOf(otherOf(one.source), said, one.at)?.until === one.until);
}

/** So much later than planned somebody may be asked to stay. */
export const LONGEST_STAY_MS = 8 * 3_600_000;

/** By when they say it. */
function timesSaid(facts: readonly StatedFact[], of: TimeKind): readonly Said[] {
  return facts
    .flatMap(({ kind, source, at, until, verdict }) =>
      kind === of && until != null && verdict !== 'out_of_window' ? [{ source, at, until }] : [],
    )
    .toSorted((one, other) => one.at - other.at || one.until - other.until);
}

function latestOf(side: Side, said: readonly Said[], at: Instant): Said | undefined {
  return said.findLast(one => one.source === side && one.at <= at);
}

const otherOf = (side: Side): Side => (side === 'venue' ? 'rockstar' : 'venue');
