import type { Device, SyncStatus } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { unsubscribeFromPush } from './push-subscription.ts';
import { useSyncStatus } from './use-sync-status.ts';

export interface SigningOut {
  /** Changes that only this device has: waiting, on their way, or refused and not dealt with. Signing out loses them. */
  readonly unsent: number;
  /** Undefined while there is no network to send them with. */
  readonly sendNow: (() => void) | undefined;
  /** The unsent changes as JSON text, to keep before they go. */
  exportUnsent(): Promise<string>;
  /** Wipes this device of the person, in every tab, with or without network. */
  signOut(): Promise<void>;
}

export function useSignOut(): SigningOut {
  const device = useDevice();
  const status = useSyncStatus();
  return {
    unsent: status.pendingCount + status.parkedCount,
    sendNow: sending(device, status),
    exportUnsent: () => device.exportOutbox(),
    async signOut() {
      // Not waited for: what a browser does with its push service must not keep anybody here.
      unsubscribeFromPush().catch(() => undefined);
      await device.signOut();
    },
  };
}

/** Whoever works offline by choice ends that by saying «send». */
function sending(device: Device, status: SyncStatus): (() => void) | undefined {
  if (status.workOffline) return () => device.setWorkOffline(false);
  return status.phase === 'offline' ? undefined : () => device.syncNow();
}
