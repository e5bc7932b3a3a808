// What the server said of who is free, as a device keeps it for when there is no network: of the gaps that were asked about last, which are
// those of this week and the next for whoever plans. Each with its time. Pure.
import * as v from 'valibot';
import { GAP_VERDICTS, type GapVerdict, type ShiftFit } from '#domain/availability/online.ts';
import type { Instant } from '#domain/time.ts';

const MOST_KEPT = 24;

const byPerson = v.record(v.string(), v.picklist(GAP_VERDICTS));

export const keptVerdicts = v.array(v.object({ gap: v.string(), at: v.number(), found: byPerson }));
export type Kept = v.InferOutput<typeof keptVerdicts>[number];

export interface Asked {
  readonly at: Instant;
  /** By gap, then by person. */
  readonly found: Readonly<Record<string, v.InferOutput<typeof byPerson>>>;
}

/** The newest first. What was said of the same gaps before is replaced, as nobody knows whether it still holds. */
export function keepAsked(before: readonly Kept[], { at, found }: Asked): readonly Kept[] {
  const asked = Object.entries(found).map(([gap, people]): Kept => ({ gap, at, found: people }));
  return [...asked, ...before.filter(({ gap }) => !(gap in found))].slice(0, MOST_KEPT);
}

export function verdictIn(
  kept: readonly Kept[],
  { shiftId, workerId }: { readonly shiftId: string; readonly workerId: string },
): GapVerdict | undefined {
  return kept.find(({ gap }) => gap === shiftId)?.found[workerId];
}

/** When somebody was asked about these gaps, the oldest answer; null: about none of them. */
export function askedAt(kept: readonly Kept[], gaps: readonly { readonly id: string }[]): Instant | null {
  const times = kept.filter(({ gap }) => gaps.some(({ id }) => id === gap)).map(({ at }) => at);
  return times.length === 0 ? null : Math.min(...times);
}

export function byGap(fits: readonly ShiftFit[]): Asked['found'] {
  const found: Record<string, Record<string, GapVerdict>> = {};
  for (const { shiftId, workerId, verdict } of fits) {
    const theirs = found[shiftId] ?? {};
    theirs[workerId] = verdict;
    found[shiftId] = theirs;
  }
  return found;
}
