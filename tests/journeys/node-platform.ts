// A device's world in Node: real time, storage in memory that outlives the app, one tab, and a network that the test
// takes away and gives back.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { v7 as newId } from 'uuid';
import type { Channel, Locks, Platform } from '#sync/index.ts';

export interface DeviceWorld {
  readonly platform: Platform;
  isOnline(): boolean;
  setOnline(online: boolean): void;
}

export function nodeWorld(): DeviceWorld {
  const watchers = new Set<() => void>();
  let online = true;
  let marker: string | null = null;
  const platform: Platform = {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    after(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    newId: () => newId(),
    locks: locksOfOneTab(),
    channel: () => silentChannel,
    indexedDB: new IDBFactory(),
    IDBKeyRange,
    online: () => online,
    visible: () => true,
    watch(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    marker: {
      read: () => marker,
      write: value => {
        marker = value;
      },
    },
    wipe: async () => {},
  };
  return {
    platform,
    isOnline: () => online,
    setOnline(next) {
      online = next;
      for (const onChange of watchers) onChange();
    },
  };
}

/** There is no other tab to talk to. */
const silentChannel: Channel = { post: () => {}, listen: () => {}, close: () => {} };

/** Web Locks for a device with one tab: who asks waits for who holds, unless it steals or gives up. */
function locksOfOneTab(): Locks {
  const tails = new Map<string, Promise<void>>();
  return {
    async request(name, { signal, steal = false }, hold) {
      const before = steal ? Promise.resolve() : (tails.get(name) ?? Promise.resolve());
      let done: () => void = () => {};
      const mine = new Promise<void>(resolve => {
        done = resolve;
      });
      tails.set(
        name,
        before.then(() => mine),
      );
      try {
        await untilOrAborted(before, signal);
        await hold();
      } finally {
        done();
      }
    },
  };
}

function untilOrAborted(turn: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return turn;
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    turn.then(resolve, reject);
  });
}
