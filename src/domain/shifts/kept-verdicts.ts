// What the server said of who is free, as a device keeps it for when there is no network: of the two weeks that were looked at last, which
// are this one and the next for whoever plans. Each with its time. Pure.
import * as v from 'valibot';
import { GAP_VERDICTS, type GapVerdict, type ShiftFit } from '#domain/availability/online.ts';
import type { Instant } from '#domain/time.ts';

const MOST_KEPT = 2;

const askedSchema = v.object({
  at: v.number(),
  /** By gap, then by person. */
  found: v.record(v.string(), v.record(v.string(), v.picklist(GAP_VERDICTS))),
});

export const keptVerdicts = v.array(askedSchema);
export type Asked = v.InferOutput<typeof askedSchema>;

/** The newest first. What was said of the same gaps before is replaced. */
export function keepAsked(before: readonly Asked[], asked: Asked): readonly Asked[] {
  const others = before.filter(({ found }) => !Object.keys(found).some(gap => gap in asked.found));
  return [asked, ...others].slice(0, MOST_KEPT);
}

export function verdictIn(
  kept: readonly Asked[],
  { shiftId, workerId }: { readonly shiftId: string; readonly workerId: string },
): GapVerdict | undefined {
  return kept.find(({ found }) => shiftId in found)?.found[shiftId]?.[workerId];
}

/** When somebody was last asked about one of these gaps; null: never. */
export function askedAt(kept: readonly Asked[], gaps: readonly { readonly id: string }[]): Instant | null {
  return kept.find(({ found }) => gaps.some(({ id }) => id in found))?.at ?? null;
}

export function byGap(fits: readonly ShiftFit[]): Asked['found'] {
  const found: Record<string, Record<string, GapVerdict>> = {};
  for (const { shiftId, workerId, verdict } of fits) found[shiftId] = { ...found[shiftId], [workerId]: verdict };
  return found;
}
