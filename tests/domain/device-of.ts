// One person's device that holds rows and nothing else: no engine, no server, no network. For what is read from the phone alone.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { catalogue } from '#domain/catalogue.ts';
import { personStore, type QueueEntry } from '#sync/database.ts';
import type { MirroredRow, Table } from '#sync/index.ts';
import { mirrorOf } from '#sync/outbox.ts';

export function deviceOf(userId: string) {
  const store = personStore({ indexedDB: new IDBFactory(), IDBKeyRange }, catalogue, userId);
  return {
    mirror: mirrorOf(store),
    /** What a test does not speak of may be left out of a row, but nothing else may stand in it. */
    async holds<Row extends MirroredRow>(table: Table<Row>, ...rows: readonly Partial<Row>[]): Promise<void> {
      await store.rows(table.name).bulkPut(rows as readonly Row[]);
    },
    /** A command that is not settled. */
    async waits(entry: Partial<QueueEntry>): Promise<void> {
      await store.queue.add(entry as Omit<QueueEntry, 'seq'>);
    },
    close: () => store.db.close(),
  };
}
