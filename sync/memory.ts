// The same world with a storage that lasts as long as this tab: for browsers that let us keep nothing (EN13). Every tab is a
// device of its own then, so it shares no lock and no channel with the others.
import Dexie from 'dexie';
import type { Locks, Platform } from './signals.ts';

export type Storage = Pick<Platform, 'indexedDB' | 'IDBKeyRange' | 'opened'>;

export function inMemory(platform: Platform, storage: Storage): Platform {
  standIn(storage);
  const alone = platform.newId();
  const { wakeLater: _, opened: __, ...rest } = platform;
  return {
    ...rest,
    ...storage,
    forgets: true,
    locks: locksOfOne(),
    channel: name => platform.channel(`${name} ${alone}`),
    marker: { read: () => null, write: () => {} },
  };
}

/** Dexie looks at the browser's own as well, whatever it was handed: without one live queries never answer, and to name it may throw. */
function standIn({ indexedDB: value }: Storage): void {
  Dexie.dependencies.indexedDB ??= value;
  try {
    void globalThis.indexedDB;
  } catch {
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value });
  }
}

/** A browser that forbids storage refuses its locks too, and nobody else is there to share these: who asks first holds, the others wait. */
function locksOfOne(): Locks {
  const tails = new Map<string, Promise<void>>();
  return {
    async request(name, { signal }, hold) {
      const before = tails.get(name) ?? Promise.resolve();
      let leave = (): void => {};
      const held = new Promise<void>(resolve => {
        leave = resolve;
      });
      tails.set(
        name,
        before.then(() => held),
      );
      try {
        await before;
        signal?.throwIfAborted();
        await hold();
      } finally {
        leave();
      }
    },
  };
}
