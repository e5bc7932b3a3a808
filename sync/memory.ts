// The same world with a storage that lasts as long as this tab: for browsers that let us keep nothing (EN13). Every tab is a
// device of its own then, so it shares no lock and no channel with the others.
import type { Device } from './device.ts';
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

/** Settles once storage has answered: whether it will keep nothing at all. Being blocked passes; that is told and waited for. */
export function keepsNothing({ session, status }: Device): Promise<boolean> {
  return new Promise(resolve => {
    const look = (): void => {
      const { trouble } = status.get().storage;
      if (trouble === 'connection-lost') return;
      if (trouble !== null || session.get() !== undefined) settle(trouble === 'unavailable');
    };
    // Nobody is settled a moment before the trouble is told.
    const stops = [session, status].map(told => told.subscribe(() => queueMicrotask(look)));
    const settle = (nothing: boolean): void => {
      for (const stop of stops) stop();
      resolve(nothing);
    };
    look();
  });
}
