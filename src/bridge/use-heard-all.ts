// Since when this device has all that the server had to say. While pages of a sync are still to come, some rows are here and those that
// belong to them are not: whoever concludes something from what is missing has to wait.
import type { SyncStatus } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { usePart } from './use-readable.ts';

type Heard = Pick<SyncStatus, 'serverTime' | 'firstSync' | 'progress'>;

/** By the server's clock (ISO 8601); null when it was never heard, and while rows are still coming in. */
export function heardAllAt({ serverTime, firstSync, progress }: Heard): string | null {
  return firstSync || progress !== null ? null : serverTime;
}

/** By the server's clock, epoch milliseconds. */
export function useHeardAll(): number | null {
  const at = usePart(useDevice().status, heardAllAt);
  return at === null ? null : Date.parse(at);
}
