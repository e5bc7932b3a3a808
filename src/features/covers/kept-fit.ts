// What this device keeps of the server's word on who can take a shift, for when there is no signal.
import * as v from 'valibot';
import { GAP_VERDICTS, type GapVerdict } from '#domain/availability/online.ts';

export interface Fit {
  /** Free, rested and not over the week's hours. */
  readonly free: boolean;
  readonly belowMinimum: boolean;
  /** Undefined: an older app kept the answer, without the reason. */
  readonly verdict: GapVerdict | undefined;
}

const keptFits = v.array(
  v.object({
    shift: v.string(),
    at: v.number(),
    /** Apps before 27 November 2026 kept three columns; theirs still read. */
    of: v.array(v.tuple([v.string(), v.boolean(), v.boolean(), v.optional(v.picklist(GAP_VERDICTS))])),
  }),
);
export type KeptFits = v.InferOutput<typeof keptFits>;
type KeptRow = KeptFits[number]['of'][number];

/** Throws at what no version has written. */
export const readKeptFits = (stored: string): KeptFits => v.parse(keptFits, JSON.parse(stored));

export function keptRow(worker: { readonly workerId: string } & Required<Fit>): KeptRow {
  return [worker.workerId, worker.free, worker.belowMinimum, worker.verdict];
}

export function fitsByWorker(rows: readonly KeptRow[]): ReadonlyMap<string, Fit> {
  return new Map(rows.map(([id, free, belowMinimum, verdict]) => [id, { free, belowMinimum, verdict }]));
}

/** Why somebody is left out; null: they could come. */
export function whyLeftOut({ free, belowMinimum, verdict }: Fit): 'notFree' | 'tired' | 'longWeek' | 'below' | null {
  if (!free) return verdict === 'tired' ? 'tired' : verdict === 'long_week' ? 'longWeek' : 'notFree';
  return belowMinimum ? 'below' : null;
}
