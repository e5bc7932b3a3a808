import type { Mirror, PendingState } from '#sync/index.ts';
import { type PackTerms, rowToPack, shiftPacks } from './schema.ts';

export interface TrackedPack extends PackTerms {
  /** What of it has not reached the server; null when nothing. */
  readonly pending: PendingState | null;
}

/** Null where nothing was said, and for those whom it does not concern. */
export async function packOfShift(mirror: Mirror, args: { readonly shiftId: string }): Promise<TrackedPack | null> {
  const row = await mirror.table(shiftPacks).get(args.shiftId);
  if (row === undefined) return null;
  const pending = await mirror.pending(shiftPacks);
  return { ...rowToPack(row), pending: pending.get(row.id) ?? null };
}
