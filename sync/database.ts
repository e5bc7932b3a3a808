// The two databases of a device: `encore-device` (who is signed in, the device's id) and `encore-<user id>` (that person's
// mirror and queue). It opens them and names their stores. It does not know what a cursor or a command means.
import Dexie, { type Table as DexieTable, type Transaction } from 'dexie';
import type { Catalogue } from './command.ts';
import { reportTransactions } from './left.ts';
import type { Storage } from './memory.ts';
import type { MirroredRow } from './table.ts';
import { troubleOf } from './trouble.ts';

// On localhost it would keep a trace of every request: everything would be slower there than it is for anybody else.
Dexie.debug = false;

/** `answered`: applied by the server, waiting until its rows have been pulled too (PU7). */
export type StoredState = 'queued' | 'sending' | 'answered' | 'parked';

/** One command that is not settled. */
export interface QueueEntry {
  /** The order in which the person acted; given by storage. */
  readonly seq: number;
  readonly id: string;
  readonly name: string;
  readonly v: number;
  readonly args: unknown;
  readonly recordedAt: string;
  readonly state: StoredState;
  /** The last unsettled command of each of its lanes when it was saved. */
  readonly after: readonly string[];
  readonly lanes: readonly string[];
  /** Rows its effect wrote: '<table>:<id>'. A parked one keeps them: another version may take it up (QU9). */
  readonly touches: readonly string[];
  /** Rows its effect looked at, and '<table>:*' for a lookup. */
  readonly reads: readonly string[];
  readonly bytes: number;
  /** Server time (a lower bound) of the first sending, ISO 8601. */
  readonly firstSentAt?: string;
  /** Applied by a call for a later page of a pull: its rows come with the next one (PU7). */
  readonly midway?: boolean;
  readonly code?: string;
  readonly detail?: unknown;
}

/** What the server last said of a row that a pending command has changed on this device; null: it has none. */
export interface BaseRow {
  readonly key: string;
  readonly row: MirroredRow | null;
}

/** Where the pull stands. One record, always written together with the rows it speaks of. */
export interface PullRecord {
  readonly cursor: string | null;
  readonly epoch: string | null;
  readonly horizonDay: string | null;
  /** A pull from zero is under way; `sweep`: rows not named in it go when it ends. */
  readonly reset: { readonly sweep: boolean } | null;
  /** True after the first complete pull. */
  readonly complete: boolean;
  /** Since when (server time) there is no room for what is over (EN12). */
  readonly lean: string | null;
  /** Rows applied of a pull that takes more pages. */
  readonly done: number;
  /** Rows that this version cannot read (PL11). */
  readonly unreadable: number;
  /** The last answer was not the last page of its pull. */
  readonly more?: boolean;
  readonly serverTime: string | null;
  /** This device's clock, for display. */
  readonly lastPullAt: string | null;
  readonly lastPushAt: string | null;
}

export const NOTHING_PULLED: PullRecord = {
  cursor: null,
  epoch: null,
  horizonDay: null,
  reset: null,
  complete: false,
  lean: null,
  done: 0,
  unreadable: 0,
  serverTime: null,
  lastPullAt: null,
  lastPushAt: null,
};

export interface PersonStore {
  readonly userId: string;
  readonly db: Dexie;
  readonly queue: DexieTable<QueueEntry, number, Omit<QueueEntry, 'seq'>>;
  readonly base: DexieTable<BaseRow, string>;
  readonly meta: DexieTable<{ readonly key: 'pull' | 'fence' | 'shape' | 'bytes'; readonly value: unknown }, string>;
  /** Keys of the rows that a pull from zero has named so far. */
  readonly seen: DexieTable<{ readonly key: string }, string>;
  /** Rows as they came, which this version cannot read (PL11). */
  readonly unreadable: DexieTable<{ readonly key: string; readonly row: MirroredRow }, string>;
  rows(table: string): DexieTable<MirroredRow, string>;
}

export const ENGINE_STORES = {
  queue: '++seq, &id, [state+seq], *touches, *lanes',
  base: '&key',
  meta: '&key',
  seen: '&key',
  unreadable: '&key',
};

export function personDatabaseName(userId: string): string {
  return `encore-${userId}`;
}

/** Not yet open: the first use opens it. Dexie adds a store or index that is new, and leaves one that is gone where it was. */
export function personStore(platform: Storage, catalogue: Catalogue, userId: string): PersonStore {
  const mirrored = catalogue.tables.map(({ name, indexes }) => [name, ['id', ...indexes].join()]);
  const db = databaseOf(platform, personDatabaseName(userId), { ...ENGINE_STORES, ...Object.fromEntries(mirrored) });
  return storeThrough(db, userId, name => db.table(name));
}

export function databaseOf(platform: Storage, name: string, stores: Record<string, string>): Dexie {
  const { indexedDB, IDBKeyRange } = platform;
  // A command that was called saved must survive the power cut a moment later (QU1).
  const db = new Dexie(name, { indexedDB, IDBKeyRange, chromeTransactionDurability: 'strict' });
  reportTransactions(db, platform).version(1).stores(stores);
  return db;
}

export function storeThrough(db: Dexie, userId: string, table: (name: string) => DexieTable): PersonStore {
  return {
    userId,
    db,
    // Asked for as they are needed: inside a transaction each costs something to make.
    get queue() {
      return table('queue');
    },
    get base() {
      return table('base');
    },
    get meta() {
      return table('meta');
    },
    get seen() {
      return table('seen');
    },
    get unreadable() {
      return table('unreadable');
    },
    rows: table,
  };
}

export async function readPull(store: PersonStore): Promise<PullRecord> {
  const found = await store.meta.get('pull');
  return { ...NOTHING_PULLED, ...(found?.value as PullRecord | undefined) };
}

export async function writePull(store: PersonStore, pull: PullRecord): Promise<void> {
  await store.meta.put({ key: 'pull', value: pull });
}

/**
 * One transaction over everything: commands, rows and cursor move together or not at all. The work uses the store that it is
 * given, which is this one inside the transaction. A lost connection is reopened once (EN8).
 */
export function write<Value>(store: PersonStore, work: Work<Value>): Promise<Value> {
  return transact(store, work, ['rw', store.db.tables]);
}

/** The queue and the cursor as they were at one moment. */
export function read<Value>(store: PersonStore, work: Work<Value>): Promise<Value> {
  return transact(store, work, ['r', ['queue', 'meta']]);
}

/** What speaks of no row and no command: screens go on reading meanwhile. */
export function writeMeta<Value>(store: PersonStore, work: Work<Value>): Promise<Value> {
  return transact(store, work, ['rw', ['meta']]);
}

type Work<Value> = (tx: PersonStore) => Promise<Value>;

async function transact<Value>(
  { db, userId }: PersonStore,
  work: Work<Value>,
  [mode, stores]: readonly ['r' | 'rw', (string | DexieTable)[]],
): Promise<Value> {
  // Handed on by hand: Dexie forgets the transaction when an effect awaits something else while another transaction runs.
  const inside = (tx: Transaction) => work(storeThrough(db, userId, name => tx.table(name)));
  return await onceMore(db, () => db.transaction(mode, stores, inside));
}

export async function onceMore<Value>(db: Dexie, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const trouble = troubleOf(error);
    // What we closed stays closed: opening it would make it again after a sign-out deleted it (SE9).
    if (trouble === null || trouble === 'quota' || db.hasBeenClosed()) throw error;
    // Closed like this, the next use opens it anew; else Dexie would repeat the old failure for ever.
    db.close({ disableAutoOpen: false });
    if (trouble !== 'connection-lost') throw error;
    return await work();
  }
}
