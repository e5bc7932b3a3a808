// Which rows have something unsettled. A live query hears of a command only when it touches a row that the query asked about:
// Dexie alone watches ranges of an index, and would wake every list of a table for every command on it.
import Dexie, { RangeSet } from 'dexie';
import type { PersonStore, QueueEntry } from './database.ts';
import type { Mirror } from './device.ts';
import { rowKey } from './row-map.ts';
import type { EntryState, PendingState } from './status.ts';

/** Commands by the row that they touched. */
type Touching = ReadonlyMap<string, readonly QueueEntry[]>;

/** What a live query reads, by index, as Dexie notes it while the query runs. */
type Watched = Record<string, RangeSet>;

/** Dexie's zone of whatever runs now: it knows the live query that it runs for. */
const zones = Dexie.Promise as unknown as {
  readonly PSD: { readonly subscr?: Watched };
  newPSD<Value>(work: () => Value, props: { readonly subscr: undefined }): Value;
};

/** Each table is read once, however often it is asked for: for whoever reads one moment. */
export function pendingOnce(store: PersonStore): Mirror['pending'] {
  const read = new Map<string, Promise<Touching>>();
  return ({ name }) => {
    const watched = zones.PSD.subscr ?? {};
    const reading = read.get(name) ?? zones.newPSD(() => touching(store, name), { subscr: undefined });
    read.set(name, reading);
    // Handed on as Dexie's promise: what is read after waiting for one of another kind, no live query hears of.
    return reading.then(commands => {
      const watch = (index: string): RangeSet => {
        const part = `idb://${store.db.name}/queue/${index}`;
        watched[part] ??= new RangeSet();
        return watched[part];
      };
      const get = (id: string): PendingState | undefined => {
        const key = rowKey(name, id);
        const found = commands.get(key) ?? [];
        // That a command comes or changes is told by what it touches, that it goes by its place in the queue.
        watch('touches').addKey(key);
        watch('').addKeys(found.map(({ seq }) => seq));
        // What was refused no longer shows in the row: its state is the outbox's alone.
        const states = found.map(shown).filter(state => state !== 'parked');
        return states.find(state => state === 'queued') ?? states[0];
      };
      const ids = (): readonly string[] => {
        const first = rowKey(name, '');
        watch('touches').add({ from: first, to: `${first}\uffff` });
        const keys = [...commands.keys()].filter(key => key.startsWith(first));
        return keys.map(key => key.slice(first.length)).filter(get);
      };
      return { get, ids };
    });
  };
}

function touching({ queue }: PersonStore, table: string): Promise<Touching> {
  // In one request: a command that touched several rows comes several times, and Dexie's `distinct` would walk a cursor.
  return queue
    .where('touches')
    .startsWith(`${table}:`)
    .toArray(entries => {
      const byRow = new Map<string, QueueEntry[]>();
      for (const entry of new Map(entries.map(entry => [entry.seq, entry])).values()) {
        for (const key of entry.touches) byRow.set(key, [...(byRow.get(key) ?? []), entry]);
      }
      return byRow;
    });
}

/** An answered command has still to bring its rows: for a person it is on its way. */
export function shown({ state }: QueueEntry): EntryState {
  return state === 'answered' ? 'sending' : state;
}
