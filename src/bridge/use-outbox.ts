import type { Mirror, OutboxEntry } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { useQuery } from './use-query.ts';

export type { EntryState, OutboxEntry, SyncStatus } from '#sync/index.ts';

export interface Outbox {
  /** Everything not settled, oldest first; undefined until storage has answered. */
  readonly entries: readonly OutboxEntry[] | undefined;
  /** Sends a refused one again under a new id. False: this device could not save it. */
  retry(id: string): Promise<boolean>;
  /** False: too late, it is on its way. */
  discard(id: string): Promise<boolean>;
  sendNow(): void;
  setWorkOffline(on: boolean): void;
}

const notSettled = (mirror: Mirror) => mirror.outbox();

/** What this device has saved and the server has not settled, and what a person can do about it. */
export function useOutbox(): Outbox {
  const device = useDevice();
  return {
    entries: useQuery(notSettled, null),
    retry: async id => (await device.retry(id)).ok,
    discard: id => device.discard(id),
    sendNow: () => device.syncNow(),
    setWorkOffline: on => device.setWorkOffline(on),
  };
}
