import { type Refused, refusedWriting } from '#domain/refused.ts';
import type { Mirror } from '#sync/index.ts';
import { type SaveShiftArgs, saveShift } from './commands.ts';

export type RefusedShift = Refused<SaveShiftArgs>;

/** A post that the server did not take: it can be put right where it was written. */
export function refusedShift(mirror: Mirror, { id }: { readonly id: string }): Promise<RefusedShift | null> {
  return refusedWriting(mirror, { command: saveShift, id });
}
