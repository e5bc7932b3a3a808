// What the connectivity badge shows, decided from the engine's status alone. What needs the person wins over everything;
// then what is only on this device; «all well» is left when nothing else is true.
import type { SyncStatus } from '#bridge/use-outbox.ts';

export type BadgeState =
  | { readonly kind: 'refused'; readonly n: number }
  | { readonly kind: 'storage' }
  | { readonly kind: 'needsSignIn' }
  | { readonly kind: 'offlineChanges'; readonly n: number }
  /** `at`: ISO 8601 of the last pull. */
  | { readonly kind: 'offlineAsOf'; readonly at: string }
  | { readonly kind: 'offline' }
  | { readonly kind: 'stuck' }
  | { readonly kind: 'sending'; readonly n: number }
  | { readonly kind: 'changes'; readonly n: number }
  | { readonly kind: 'loading'; readonly n: number }
  /** All is well, for as long as this tab is open. */
  | { readonly kind: 'forgets' }
  | { readonly kind: 'connecting' | 'syncing' | 'synced' };

export function badgeState(status: SyncStatus): BadgeState {
  if (status.parkedCount > 0) return { kind: 'refused', n: status.parkedCount };
  if (status.phase === 'storage-trouble') return { kind: 'storage' };
  if (status.phase === 'needs-sign-in') return { kind: 'needsSignIn' };
  if (status.phase === 'offline') return whileOffline(status);
  if (status.phase === 'stuck') return { kind: 'stuck' };
  if (sendingNow(status) > 0) return { kind: 'sending', n: sendingNow(status) };
  if (status.pendingCount > 0) return { kind: 'changes', n: status.pendingCount };
  if (status.firstSync && status.progress !== null) return { kind: 'loading', n: status.progress };
  // What was lost was not synced.
  if (status.storage.trouble !== null) return { kind: 'storage' };
  if (status.storage.forgets) return { kind: 'forgets' };
  if (status.phase === 'idle') return { kind: 'synced' };
  return { kind: status.phase };
}

/** How many may be on their way at this moment. What was, when the signal or the session went, waits like all else. */
export function sendingNow({ phase, sendingCount }: SyncStatus): number {
  return phase === 'syncing' || phase === 'connecting' ? sendingCount : 0;
}

function whileOffline(status: SyncStatus): BadgeState {
  if (status.pendingCount > 0) return { kind: 'offlineChanges', n: status.pendingCount };
  return status.lastPullAt === null ? { kind: 'offline' } : { kind: 'offlineAsOf', at: status.lastPullAt };
}
