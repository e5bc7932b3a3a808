import { type Refused, refusedWriting } from '#domain/refused.ts';
import type { Mirror } from '#sync/index.ts';
import { type SaveJobArgs, saveJob } from './commands.ts';

export type RefusedJob = Refused<SaveJobArgs>;

/** A job that the server did not take: it can be put right where it was written. */
export function refusedJob(mirror: Mirror, { id }: { readonly id: string }): Promise<RefusedJob | null> {
  return refusedWriting(mirror, { command: saveJob, id });
}
