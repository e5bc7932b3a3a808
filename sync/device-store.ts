// The device's own database: who is signed in, the device's id, the work-offline switch, and what a sign-out still has to
// wipe. It holds nothing of the mirror and survives a change of person.
import type { Table as DexieTable } from 'dexie';
import { databaseOf, onceMore } from './database.ts';
import type { StoredSession } from './remote/remote.ts';
import type { Platform } from './signals.ts';

/** The person of this device. Without tokens: the session ended elsewhere, mirror and queue wait for the same person. */
export interface KeptSession {
  readonly userId: string;
  readonly email: string;
  readonly tokens: { readonly session: StoredSession; readonly receivedAt: number } | null;
}

interface Kept {
  readonly session: KeptSession;
  readonly deviceId: string;
  readonly workOffline: boolean;
  /** User ids whose database a sign-out could not delete at once. */
  readonly toWipe: readonly string[];
  /** User ids whose database was made here and not wiped: what is missing at its next opening, the browser deleted (EN8). */
  readonly mirrors: readonly string[];
  /** User ids whose database the browser deleted, until they have been told. */
  readonly lost: readonly string[];
}

export interface DeviceStore {
  get<Key extends keyof Kept>(key: Key): Promise<Kept[Key] | undefined>;
  /** Reads, decides and writes in one transaction; undefined removes. */
  change<Key extends keyof Kept>(
    key: Key,
    decide: (before: Kept[Key] | undefined) => Kept[Key] | undefined,
  ): Promise<Kept[Key] | undefined>;
  /** Their database is made. Noted, and true, only while they are the person of this device: a sign-out may have come first. */
  noteMirror(userId: string): Promise<boolean>;
  /**
   * The session ends, and what it leaves is noted as to be wiped, in one transaction (SE6). Returns what was kept, for a last
   * word to the server. Where somebody else's is kept by now, it stays: only what `seen` leaves is noted (SE5).
   */
  endSession(seen?: string): Promise<KeptSession | null>;
  close(): void;
}

export function openDeviceStore(platform: Platform): DeviceStore {
  const db = databaseOf(platform, 'encore-device', { kept: '&key' });
  const kept: DexieTable<{ readonly key: keyof Kept; readonly value: unknown }, string> = db.table('kept');
  // What is written under a key is what `Kept` says of that key: this file is the only writer.
  const read = async <Key extends keyof Kept>(from: typeof kept, key: Key) =>
    (await from.get(key))?.value as Kept[Key] | undefined;
  const inOne = <Value>(work: (inside: typeof kept) => Promise<Value>) =>
    onceMore(db, () => db.transaction('rw', kept, tx => work(tx.table('kept'))));
  return {
    get: key => onceMore(db, () => read(kept, key)),
    change: (key, decide) =>
      inOne(async inside => {
        const after = decide(await read(inside, key));
        if (after === undefined) await inside.delete(key);
        else await inside.put({ key, value: after });
        return after;
      }),
    noteMirror: userId =>
      inOne(async inside => {
        if ((await read(inside, 'session'))?.userId !== userId) return false;
        await inside.put({ key: 'mirrors', value: including(await read(inside, 'mirrors'), userId) });
        return true;
      }),
    endSession: seen =>
      inOne(async inside => {
        const session = await read(inside, 'session');
        if (session === undefined) return null;
        const userId = seen ?? session.userId;
        await inside.put({ key: 'toWipe', value: including(await read(inside, 'toWipe'), userId) });
        for (const key of ['mirrors', 'lost'] as const) {
          const left = without(await read(inside, key), userId);
          if (left !== undefined) await inside.put({ key, value: left });
        }
        if (session.userId !== userId) return null;
        await inside.delete('session');
        return session;
      }),
    close: () => db.close(),
  };
}

type Ids = readonly string[] | undefined;

export function without(ids: Ids, id: string): Ids {
  return ids?.filter(other => other !== id);
}

/** Once, at the end. */
export function including(ids: Ids, id: string): readonly string[] {
  return [...(without(ids, id) ?? []), id];
}
