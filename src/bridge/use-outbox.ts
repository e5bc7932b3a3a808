import { useMemo } from 'react';
import { useDevice } from './device-context.tsx';

export type { EntryState, OutboxEntry, SyncStatus } from '#sync/index.ts';

/** What a person can do about the changes that this device has saved and the server has not settled. */
export interface Outbox {
  /** Sends a refused one again under a new id. False: this device could not save it. */
  retry(id: string): Promise<boolean>;
  /** False: too late, it is on its way. */
  discard(id: string): Promise<boolean>;
  sendNow(): void;
  setWorkOffline(on: boolean): void;
}

export function useOutbox(): Outbox {
  const device = useDevice();
  return useMemo(
    () => ({
      retry: async id => (await device.retry(id)).ok,
      discard: id => device.discard(id),
      sendNow: () => device.syncNow(),
      setWorkOffline: on => device.setWorkOffline(on),
    }),
    [device],
  );
}
