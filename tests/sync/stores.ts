// A person's store for tests that need neither a device nor virtual time: an empty IndexedDB of its own.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { type PersonStore, personStore, writeMeta } from '#sync/database.ts';
import { raiseFence } from '#sync/fence.ts';
import type { MirroredRow } from '#sync/index.ts';
import { notesCatalogue } from '#tests/support/simulator/notes.ts';

export function newStore(userId = 'vera'): PersonStore {
  return personStore({ indexedDB: new IDBFactory(), IDBKeyRange }, notesCatalogue, userId);
}

/** Led by whoever has the fence. */
export async function ledStore() {
  const store = newStore();
  return { store, fence: await writeMeta(store, raiseFence) };
}

export function noteRow(id: string, more: object = {}): MirroredRow {
  const note = { id, row_xid: '7', list_id: 'ba', author_id: 'vera', text: 'ice', version: 1, taken_by: null };
  return { ...note, ...more };
}
