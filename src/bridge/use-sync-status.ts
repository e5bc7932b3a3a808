import type { SyncStatus } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { useReadable } from './use-readable.ts';

export function useSyncStatus(): SyncStatus {
  return useReadable(useDevice().status);
}
