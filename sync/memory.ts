// The same world with a storage that lasts as long as this tab: for browsers that let us keep nothing (EN13). Every tab is a
// device of its own then, so it shares no lock and no channel with the others.
import type { Platform } from './signals.ts';

export type Storage = Pick<Platform, 'indexedDB' | 'IDBKeyRange'>;

export function inMemory(platform: Platform, storage: Storage): Platform {
  const alone = platform.newId();
  const { wakeLater: _, ...rest } = platform;
  return {
    ...rest,
    ...storage,
    forgets: true,
    locks: { request: (name, options, hold) => platform.locks.request(`${name} ${alone}`, options, hold) },
    channel: name => platform.channel(`${name} ${alone}`),
    marker: { read: () => null, write: () => {} },
    persist: async () => false,
  };
}
