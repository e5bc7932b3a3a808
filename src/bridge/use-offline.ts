import type { Readable, SyncStatus } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { usePart } from './use-readable.ts';

type Reach = Pick<SyncStatus, 'phase'>;

/** Whether Encore is known to be out of reach. Re-renders only when that changes, not for every command that is saved or sent. */
export function useOffline(): boolean {
  return usePart(useDevice().status, isOffline);
}

/** Calls each time that it is in reach again, for as long as the page is open. */
export function onBack(status: Readable<Reach>, call: () => void): void {
  let before = isOffline(status.get());
  status.subscribe(() => {
    const now = isOffline(status.get());
    const isBack = before && !now;
    before = now;
    if (isBack) call();
  });
}

function isOffline({ phase }: Reach): boolean {
  return phase === 'offline';
}
