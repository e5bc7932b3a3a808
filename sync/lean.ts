// A device without room. What was over days ago leaves the mirror and is not stored when it comes again; the queue and what
// it touches stay (EN12). After a day everything is asked for anew. It does not know when storage is full.
import { iso } from './clock.ts';
import type { Catalogue } from './command.ts';
import { type PersonStore, type PullRecord, readPull, write, writePull } from './database.ts';
import { rebase } from './mirror.ts';
import { type RowMap, rowKey } from './row-map.ts';
import type { Platform } from './signals.ts';

const DAY_MS = 86_400_000;
/** Yesterday's shift has still to be signed off. */
const KEPT_DAYS = 2;

/** Any context may: it takes away what no answer will bring back, and leaves the cursor alone. */
export async function makeRoom(at: {
  readonly platform: Platform;
  readonly catalogue: Catalogue;
  readonly store: PersonStore;
}): Promise<void> {
  await write(at.store, async store => {
    const pull = await readPull(store);
    const since = pull.serverTime ?? iso(at.platform.now());
    const horizonDay = leanDay(since);
    const today = since.slice(0, 10);
    const touched = new Set(await store.base.toCollection().primaryKeys());
    const truth: RowMap = new Map();
    for (const { name, expired } of at.catalogue.tables) {
      if (expired === undefined) continue;
      // One by one, which is slow: whoever has no room on the disk may have none in memory either.
      await store.rows(name).each(row => {
        const key = rowKey(name, row.id);
        if (expired(row, horizonDay, today) && !touched.has(key)) truth.set(key, null);
      });
    }
    await rebase(store, at.catalogue, { truth, freed: [] });
    await writePull(store, { ...pull, lean: pull.lean ?? since, horizonDay });
  });
}

/** The day by which rows leave this device: the server's, or a later one while there is no room. */
export function keptFrom(
  pull: PullRecord,
  answer: { readonly serverTime: string; readonly horizonDay: string },
): string {
  return pull.lean === null ? answer.horizonDay : leanDay(answer.serverTime);
}

/** Long enough ago that there may be room again. */
export function mayFillUp({ lean }: PullRecord, serverTime: string): boolean {
  return lean !== null && Date.parse(serverTime) - Date.parse(lean) > DAY_MS;
}

function leanDay(serverTime: string): string {
  return iso(Date.parse(serverTime) - KEPT_DAYS * DAY_MS).slice(0, 10);
}
