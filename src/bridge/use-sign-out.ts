import { useDevice } from './device-context.tsx';
import { useSyncStatus } from './use-sync-status.ts';

export interface SigningOut {
  /** Changes that only this device has: waiting, on their way, or refused and not dealt with. Signing out loses them. */
  readonly unsent: number;
  sendNow(): void;
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
    sendNow: () => device.syncNow(),
    exportUnsent: () => device.exportOutbox(),
    signOut: () => device.signOut(),
  };
}
