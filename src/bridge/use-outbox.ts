import { useMemo } from 'react';
import { useDevice } from './device-context.tsx';

export type { EntryState, OutboxEntry, SyncStatus } from '#sync/index.ts';

/** What a person can do about the changes that this device has saved and the server has not settled. */
export interface Outbox {
  /** Sends a refused one again under a new id. False: this device could not save it. */
  retry(id: string): Promise<boolean>;
  /** False: too late, it is on its way. */
  discard(id: string): Promise<boolean>;
  /** With others that cannot be without the first: all of them, or none where that is on its way. */
  discardAll(ids: readonly string[]): Promise<boolean>;
  sendNow(): void;
  setWorkOffline(on: boolean): void;
  /** The person has read that the browser deleted what was here. */
  lossTold(): void;
}

const discarded = new Set<string>();

/** Whether the person dropped it in this tab: it leaves the queue as an applied one does. */
export function isDiscarded(id: string): boolean {
  return discarded.has(id);
}

export function useOutbox(): Outbox {
  const device = useDevice();
  return useMemo(() => {
    const discardAll = async (ids: readonly string[]) => {
      // Before the queue says so to whoever watches it.
      for (const id of ids) discarded.add(id);
      const gone = await device.discardAll(ids);
      if (!gone) for (const id of ids) discarded.delete(id);
      return gone;
    };
    return {
      retry: async id => (await device.retry(id)).ok,
      discard: id => discardAll([id]),
      discardAll,
      sendNow: () => device.syncNow(),
      setWorkOffline: on => device.setWorkOffline(on),
      lossTold: () => void device.lossTold(),
    };
  }, [device]);
}
