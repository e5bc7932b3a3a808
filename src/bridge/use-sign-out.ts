import type { Device, SyncStatus } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { unsubscribeFromPush } from './push-subscription.ts';
import { useSyncStatus } from './use-sync-status.ts';

export interface SigningOut {
  /** Changes that only this device has: waiting, on their way, or refused and not dealt with. Signing out loses them. */
  readonly unsent: number;
  /** Undefined while something hinders it. */
  readonly sendNow: (() => void) | undefined;
  /** Why they cannot be sent now: without a network, or for a session that has ended. */
  readonly hindrance: 'noNetwork' | 'needsSignIn' | null;
  /** The unsent changes as JSON text, to keep before they go. */
  exportUnsent(): Promise<string>;
  /** Wipes this device of the person, in every tab, with or without network. */
  signOut(): Promise<void>;
}

export function useSignOut(): SigningOut {
  const device = useDevice();
  const status = useSyncStatus();
  const hindrance = hindranceOf(status);
  return {
    unsent: status.pendingCount + status.parkedCount,
    sendNow: hindrance === null ? () => send(device, status) : undefined,
    hindrance,
    exportUnsent: () => device.exportOutbox(),
    async signOut() {
      // Not waited for: what a browser does with its push service must not keep anybody here.
      unsubscribeFromPush().catch(() => undefined);
      await device.signOut();
    },
  };
}

function hindranceOf({ workOffline, phase }: SyncStatus): SigningOut['hindrance'] {
  if (phase === 'needs-sign-in') return 'needsSignIn';
  return phase === 'offline' && !workOffline ? 'noNetwork' : null;
}

/** Whoever works offline by choice ends that by saying «send». */
function send(device: Device, { workOffline }: SyncStatus): void {
  if (workOffline) device.setWorkOffline(false);
  else device.syncNow();
}
