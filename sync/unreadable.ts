// Rows that this version of the app cannot read: kept as they came, beside the mirror, so that one of them does not stop all the
// others (PL11). They count in digests and leave like any other; a version that can read them puts them where they belong.
import { safeParse } from 'valibot';
import type { Catalogue } from './command.ts';
import { type PersonStore, readPull, write, writePull } from './database.ts';
import { checkFence, type Fence } from './fence.ts';
import { rebase } from './mirror.ts';
import { type RowMap, rowKey, splitKey } from './row-map.ts';
import type { MirroredRow } from './table.ts';

/** By key, as they came. */
export type Unreadable = ReadonlyMap<string, MirroredRow>;

/** What tells a row from another and one of its versions from the next; without it nothing can be kept. */
export function isIdentified(row: unknown): row is MirroredRow {
  const { id, row_xid } = (row ?? {}) as Partial<Record<keyof MirroredRow, unknown>>;
  return typeof id === 'string' && typeof row_xid === 'string' && /^\d+$/.test(row_xid);
}

/** In the transaction that stores an answer. What they were before is in the mirror no longer. Returns how many there are. */
export async function keepUnreadable(store: PersonStore, truth: RowMap, unreadable: Unreadable): Promise<number> {
  const before = await store.unreadable.count();
  if (before > 0) await store.unreadable.bulkDelete([...truth.keys()]);
  if (unreadable.size > 0) await store.unreadable.bulkPut([...unreadable].map(([key, row]) => ({ key, row })));
  return before + unreadable.size === 0 ? 0 : await store.unreadable.count();
}

/** Once for each leader: it may be the version that can read them. */
export async function readAgain(at: {
  readonly store: PersonStore;
  readonly catalogue: Catalogue;
  readonly fence: Fence;
}): Promise<void> {
  const { catalogue } = at;
  if ((await at.store.unreadable.count()) === 0) return;
  await write(at.store, async store => {
    await checkFence(store, at.fence);
    const truth: RowMap = new Map();
    for (const { key, row } of await store.unreadable.toArray()) {
      const table = catalogue.tables.find(({ name }) => name === splitKey(key).table);
      const read = table === undefined ? undefined : safeParse(table.row, row);
      if (read?.success) truth.set(rowKey(splitKey(key).table, row.id), read.output as MirroredRow);
    }
    await rebase(store, catalogue, { truth, freed: [] });
    const unreadable = await keepUnreadable(store, truth, new Map());
    await writePull(store, { ...(await readPull(store)), unreadable });
  });
}
