// The mirror and the queue as queries and the outbox see them. It only reads.
import type { PersonStore, QueueEntry } from './database.ts';
import type { Mirror } from './device.ts';
import { splitKey } from './sheet.ts';
import type { EntryState, OutboxEntry } from './status.ts';

/** When several commands touched one row, the one that needs the person is shown, then the one still waiting. */
const WEIGHT: Readonly<Record<EntryState, number>> = { sending: 0, queued: 1, parked: 2 };

export function mirrorOf(store: PersonStore): Mirror {
  return {
    userId: store.userId,
    table: table => store.db.table(table.name),
    async pending(table) {
      const states = new Map<string, EntryState>();
      // In one request: a command that touched several rows comes several times, and Dexie's `distinct` would walk a cursor.
      const touching = await store.queue.where('touches').startsWith(`${table.name}:`).toArray();
      for (const entry of touching) {
        for (const key of entry.touches) {
          const at = splitKey(key);
          if (at.table !== table.name) continue;
          const known = states.get(at.id);
          const state = shown(entry);
          if (known === undefined || WEIGHT[state] > WEIGHT[known]) states.set(at.id, state);
        }
      }
      return states;
    },
    outbox: async () => (await store.queue.orderBy('seq').toArray()).map(toOutbox),
  };
}

/** Everything unsent as text that a person can keep, parked commands with their reasons. */
export async function exportText(store: PersonStore): Promise<string> {
  const entries = await store.queue.orderBy('seq').toArray();
  return JSON.stringify(entries.map(toOutbox), null, 2);
}

/** An answered command has still to bring its rows: for a person it is on its way. */
function shown(entry: QueueEntry): EntryState {
  return entry.state === 'answered' ? 'sending' : entry.state;
}

function toOutbox(entry: QueueEntry): OutboxEntry {
  const { id, name, args, recordedAt, code, detail } = entry;
  return {
    id,
    name,
    args,
    recordedAt,
    state: shown(entry),
    ...(code === undefined ? {} : { code }),
    ...(detail === undefined ? {} : { detail }),
  };
}
