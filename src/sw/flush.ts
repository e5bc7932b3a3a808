// Sends what was still unsent when the app was closed: the browser wakes the worker once there is a network. An extra where
// Background Sync exists; everywhere else the next visit sends. The same engine as in a tab, without screens.
import { v7 as newId } from 'uuid';
import { catalogue } from '#domain/catalogue.ts';
import { browserPlatform, type Clock, type Device, FLUSH_TAG, openDevice, type Platform } from '#sync/index.ts';
import { supabaseWire } from '#sync/remote/supabase-remote.ts';

export interface FlushConfig {
  readonly url: string;
  readonly publishableKey: string;
  readonly build: string;
}

/** Not in TypeScript's library: only Chromium has it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Browsers end a worker that works longer than half a minute. */
const PATIENCE_MS = 25_000;

export function flushOnSync(worker: ServiceWorkerGlobalScope, config: FlushConfig): void {
  worker.addEventListener('sync', event => {
    const { tag } = event as SyncEvent;
    if (tag === FLUSH_TAG) (event as SyncEvent).waitUntil(flush(config));
  });
}

/** Rejects while something is unsent and sending is possible at all, so that the browser wakes us again. */
async function flush(config: FlushConfig): Promise<void> {
  // Somebody waits for this: it may take the lead from a frozen tab, as a visible tab may. That there is a network, the browser
  // says by waking us; a worker's own flag may still tell of the time before.
  const platform: Platform = { ...browserPlatform(newId), visible: () => true, online: () => true };
  const device = openDevice({ catalogue, platform, wire: async () => supabaseWire(config) });
  try {
    device.syncNow();
    if ((await flushed(device, platform)) === 'unsent') throw new Error('Still unsent');
  } finally {
    await device.close();
  }
}

/** 'done': all is sent, or nothing can be. */
export function flushed(
  { session, status }: Pick<Device, 'session' | 'status'>,
  platform: Clock,
): Promise<'done' | 'unsent'> {
  return new Promise(resolve => {
    const see = (): void => {
      const { phase, workOffline } = status.get();
      const impossible = session.get() === null || workOffline || phase === 'needs-sign-in';
      if (phase === 'storage-trouble') resolve('unsent');
      // One call that fails is no reason to stop: a network that has just come back often drops the first.
      else if (impossible || phase === 'idle') resolve('done');
    };
    // A storage in trouble shows nobody, whoever lives here, and is told right behind it.
    const look = (): void => queueMicrotask(see);
    session.subscribe(look);
    status.subscribe(look);
    platform.after(PATIENCE_MS, () => resolve('unsent'));
    look();
  });
}
