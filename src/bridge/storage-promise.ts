// Whether the browser promised to keep what lies here when room gets short, and when it is asked to. Some browsers ask the person then,
// so it waits for something that is worth keeping: the first act saved on this device, or Encore on its home screen. The
// promise is the device's; who uses it this does not know.
import { useEffect, useSyncExternalStore } from 'react';
import type { Readable, SyncStatus } from '#sync/index.ts';
import { keep, readKept } from './kept.ts';

/** Null: the browser has not said, or does not tell. */
type Answer = boolean | null;

/** After a saved act a device is asked once; again when it was installed, or when somebody presses. */
const ASKED = 'encore-storage-asked';

let answer: Answer = null;
const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

async function hear(ask: (storage: StorageManager) => Promise<boolean>): Promise<void> {
  // Where it is missing or forbidden, nothing was promised and nothing was refused.
  answer = await Promise.resolve(globalThis.navigator?.storage)
    .then(storage => (storage?.persisted === undefined ? null : ask(storage)))
    .catch(() => null);
  for (const notify of listeners) notify();
}

/** Asks nobody anything. */
export function readStoragePromise(): Promise<void> {
  return hear(storage => storage.persisted());
}

/** May ask the person. */
export function askForPromise(): Promise<void> {
  return hear(async storage => (await storage.persisted()) || storage.persist());
}

export function storagePromise(): Answer {
  return answer;
}

export function useStoragePromise(): Answer {
  useEffect(() => void readStoragePromise(), []);
  return useSyncExternalStore(subscribe, storagePromise, () => null);
}

export function askWhenWorthIt(status: Readable<SyncStatus>): void {
  addEventListener('appinstalled', () => void askForPromise());
  if (matchMedia('(display-mode: standalone)').matches) {
    void askForPromise();
    return;
  }
  if (readKept(ASKED) !== null) return;
  const stop = status.subscribe(look);
  look();

  function look(): void {
    const { pendingCount, storage } = status.get();
    // What ends with the tab cannot be kept.
    if (pendingCount === 0 || storage.forgets || readKept(ASKED) !== null) return;
    keep(ASKED, 'yes');
    stop();
    void askForPromise();
  }
}
