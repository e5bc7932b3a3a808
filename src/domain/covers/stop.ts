import type { MirrorTx } from '#sync/index.ts';
import { type CoverRow, covers } from './schema.ts';

export async function stopSearch(tx: MirrorTx, { id, version }: CoverRow, at: string): Promise<void> {
  await tx.patch(covers, id, { status: 'stopped', next_at: null, version: version + 1, updated_at: at });
}

/** Of a post that has ended: nobody else is asked. */
export async function stopSearches(tx: MirrorTx, shiftId: string, at: string): Promise<void> {
  const running = (await tx.where(covers, 'shift_id', shiftId)).filter(({ status }) => status === 'asking');
  for (const cover of running) await stopSearch(tx, cover, at);
}
