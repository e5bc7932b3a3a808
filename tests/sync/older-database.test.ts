// A database that another version of the app made, with an index more or less than this one asks for.
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { ENGINE_STORES, personDatabaseName, personStore } from '#sync/database.ts';
import { liveEntries } from '#sync/mirror.ts';
import { aheadOf, append } from '#sync/queue.ts';
import { notesCatalogue } from '#tests/support/simulator/notes.ts';

const OLDER_QUEUE = '++seq, &id, [state+seq], *touches, *reads, *lanes';

const entry = {
  ...{ id: 'one', name: 'add_note', v: 1, args: {}, recordedAt: '2026-11-27T18:00:00.000Z' },
  ...{ lanes: ['list:ba'], touches: ['notes:a1'], reads: ['lists:ba'] },
};

function olderDatabase(indexedDB: IDBFactory): Dexie {
  const mirrored = notesCatalogue.tables.map(({ name, indexes }) => [name, ['id', ...indexes].join()]);
  const db = new Dexie(personDatabaseName('vera'), { indexedDB, IDBKeyRange });
  db.version(1).stores({ ...ENGINE_STORES, queue: OLDER_QUEUE, ...Object.fromEntries(mirrored) });
  return db;
}

it('EN8 one with the index by what was read opens as it is, so that no older tab holds it up, and keeps its queue', async () => {
  const indexedDB = new IDBFactory();
  const older = olderDatabase(indexedDB);
  await older.open();
  await older.table('queue').add({ ...entry, state: 'queued', after: [], bytes: 100 });
  const store = personStore({ indexedDB, IDBKeyRange }, notesCatalogue, 'vera');
  await append(store, [{ ...entry, id: 'two' }], await aheadOf(store, entry.lanes));
  expect(await liveEntries(store)).toMatchObject([{ id: 'one' }, { id: 'two', after: ['one'] }]);
  expect(store.db.backendDB().version).toBe(older.backendDB().version);
  store.db.close();
  older.close();
});

it('QU9 one without it opens in the older version of the app too, after a rollback, with its queue', async () => {
  const indexedDB = new IDBFactory();
  const store = personStore({ indexedDB, IDBKeyRange }, notesCatalogue, 'vera');
  await append(store, [entry], await aheadOf(store, entry.lanes));
  store.db.close();
  const older = olderDatabase(indexedDB);
  // Dexie says that it adds the index.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await older.table('queue').where('reads').equals('lists:ba').count()).toBe(1);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
  older.close();
  const again = personStore({ indexedDB, IDBKeyRange }, notesCatalogue, 'vera');
  expect(await liveEntries(again)).toMatchObject([{ id: 'one' }]);
  again.db.close();
});
