// One step of a manager at the board, with the way back. Until it has been sent, going back is to discard it; afterwards it is the
// inverse, only where that costs nobody anything and a colleague has changed nothing since.
import type { Act } from '#sync/index.ts';

export interface Step {
  readonly act: Act;
  /** Null where nothing may take it back. */
  readonly inverse: Act | null;
}

/** What has become of the steps of one act when somebody wants them back. */
export interface WayBack {
  /** To be saved, so that what was sent is as before. */
  readonly inverses: readonly Act[];
  /** So many were sent and stay. */
  readonly kept: number;
}

/** By what could still be discarded, in the order of the steps. */
export function wayBack(steps: readonly Step[], discarded: readonly boolean[]): WayBack {
  const sent = steps.filter((_, nth) => discarded[nth] !== true);
  const inverses = sent.flatMap(({ inverse }) => inverse ?? []);
  return { inverses, kept: sent.length - inverses.length };
}
