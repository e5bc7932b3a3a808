// Until when somebody works, where that is another end than planned: each side says its own, and what both say is agreed. Kept as
// facts, so that it comes to the same in whatever order it is heard; it moves the hours, never the times of the booking. Twin of
// `private.agreed_end` (`…001820_worked_time.sql`), over the table of cases of worked time.

import type { Side } from '#domain/side.ts';
import type { Instant } from '#domain/time.ts';
import type { Plan, StatedFact } from './figures.ts';

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
  const said = endsSaid(facts);
  const agreed = said.findLast(one => latestOf(otherOf(one.source), said, one.at)?.until === one.until);
  if (agreed === undefined) return null;
  const first = (side: Side) =>
    Math.min(...said.filter(({ source, until }) => source === side && until === agreed.until).map(({ at }) => at));
  return { at: agreed.until, sentHome: agreed.until < plan.endsAt && first('venue') <= first('rockstar') };
}

/** An end that one side says and the other has not answered; null when there is none, or it is the one that stands. */
export function openEnd(
  facts: readonly StatedFact[],
  plan: Pick<Plan, 'endsAt'>,
): { readonly by: Side; readonly at: Instant } | null {
  const said = endsSaid(facts);
  const last = said.at(-1);
  if (last === undefined || last.until === (agreedEnd(facts, plan)?.at ?? plan.endsAt)) return null;
  return { by: last.source, at: last.until };
}

/** So much later than planned somebody may be asked to stay. */
export const LONGEST_STAY_MS = 8 * 3_600_000;

/** By when they say it. */
function endsSaid(facts: readonly StatedFact[]): readonly Said[] {
  return facts
    .flatMap(({ kind, source, at, until, verdict }) =>
      kind === 'until' && until != null && verdict !== 'out_of_window' ? [{ source, at, until }] : [],
    )
    .toSorted((one, other) => one.at - other.at || one.until - other.until);
}

function latestOf(side: Side, said: readonly Said[], at: Instant): Said | undefined {
  return said.findLast(one => one.source === side && one.at <= at);
}

const otherOf = (side: Side): Side => (side === 'venue' ? 'rockstar' : 'venue');
