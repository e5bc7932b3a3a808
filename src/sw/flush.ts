// Sends what was still unsent when the app was closed: the browser wakes the worker once there is a network. An extra where
// Background Sync exists; everywhere else the next visit sends. The same engine as in a tab, without screens.
import { v7 as newId } from 'uuid';
import { catalogue } from '#domain/catalogue.ts';
import { browserPlatform, FLUSH_TAG, openDevice, type Platform } from '#sync/index.ts';
import { supabaseWire } from '#sync/remote/supabase-remote.ts';
import { flushed } from './flushed.ts';

export interface FlushConfig {
  readonly url: string;
  readonly publishableKey: string;
  readonly build: string;
}

/** Not in TypeScript's library: only Chromium has it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

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
