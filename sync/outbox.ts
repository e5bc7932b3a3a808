// The mirror and the queue as queries and the outbox see them. It only reads.
import type { Table as DexieTable } from 'dexie';
import type { PersonStore, QueueEntry } from './database.ts';
import type { Mirror } from './device.ts';
import { pendingOnce, shown } from './pending.ts';
import type { OutboxEntry } from './status.ts';
import type { MirroredRow, Table } from './table.ts';
import { readTogether } from './together.ts';

export function mirrorOf(store: PersonStore): Mirror {
  const together = readTogether(store, momentOf);
  return { ...momentOf(store), pending: table => pendingOnce(store)(table), together };
}

function momentOf(store: PersonStore): Mirror {
  const moment: Mirror = {
    userId: store.userId,
    // The catalogue promises that such rows are in that store.
    table: <Row extends MirroredRow>({ name }: Table<Row>) => store.rows(name) as DexieTable<Row, string>,
    pending: pendingOnce(store),
    outbox: async () => (await store.queue.orderBy('seq').toArray()).map(toOutbox),
    refused: async () =>
      (await store.queue.where('[state+seq]').between(['parked', 0], ['parked', Infinity]).toArray()).map(toOutbox),
    together: ask => ask(moment),
  };
  return moment;
}

/** Everything unsent as text that a person can keep, parked commands with their reasons. */
export async function exportText(store: PersonStore): Promise<string> {
  return JSON.stringify(await momentOf(store).outbox(), null, 2);
}

function toOutbox(entry: QueueEntry): OutboxEntry {
  const { id, name, args, recordedAt, code, detail } = entry;
  return { id, name, args, recordedAt, state: shown(entry), code, detail };
}
