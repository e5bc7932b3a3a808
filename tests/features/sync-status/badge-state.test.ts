import { describe, expect, test } from 'vitest';
import { badgeState, sendingNow } from '#features/sync-status/badge-state.ts';
import type { SyncStatus } from '#sync/index.ts';

const atPeace: SyncStatus = {
  phase: 'idle',
  workOffline: false,
  pendingCount: 0,
  pendingBytes: 0,
  oldestPendingAt: null,
  sendingCount: 0,
  parkedCount: 0,
  lastPullAt: '2026-11-27T16:05:00.000Z',
  serverTime: '2026-11-27T16:05:00.000Z',
  lastPushAt: null,
  nextTry: null,
  role: 'leader',
  progress: null,
  firstSync: false,
  unreadableRows: 0,
  storage: { trouble: null, lean: false, forgets: false },
  announcement: null,
};
const shown = (change: Partial<SyncStatus>) => badgeState({ ...atPeace, ...change });

describe('what the badge shows', () => {
  test('nothing but a sign when all is well, and only then', () => {
    expect(shown({})).toEqual({ kind: 'synced' });
    for (const phase of ['offline', 'connecting', 'syncing', 'needs-sign-in', 'stuck', 'storage-trouble'] as const) {
      expect(shown({ phase }).kind).not.toBe('synced');
    }
    expect(shown({ pendingCount: 1 }).kind).not.toBe('synced');
  });

  test('a refusal wins over everything', () => {
    for (const phase of ['idle', 'offline', 'needs-sign-in', 'storage-trouble'] as const) {
      expect(shown({ phase, parkedCount: 2, pendingCount: 3, sendingCount: 1 })).toEqual({ kind: 'refused', n: 2 });
    }
  });

  test('what is only on this device is counted, offline and on', () => {
    expect(shown({ phase: 'offline', pendingCount: 3 })).toEqual({ kind: 'offlineChanges', n: 3 });
    expect(shown({ phase: 'connecting', pendingCount: 3 })).toEqual({ kind: 'changes', n: 3 });
    expect(shown({ phase: 'syncing', pendingCount: 3, sendingCount: 2 })).toEqual({ kind: 'sending', n: 2 });
  });

  test('a storage that ends with the tab is never called synced', () => {
    const storage = { ...atPeace.storage, forgets: true };
    expect(shown({ storage })).toEqual({ kind: 'forgets' });
    expect(shown({ storage, pendingCount: 1 })).toEqual({ kind: 'changes', n: 1 });
  });

  test('a device that lost what it had is not called synced before the person has been told', () => {
    const storage = { ...atPeace.storage, trouble: 'evicted' as const };
    expect(shown({ storage })).toEqual({ kind: 'storage' });
    expect(shown({ storage, pendingCount: 1 })).toEqual({ kind: 'changes', n: 1 });
  });

  test('offline says as of when, if ever', () => {
    expect(shown({ phase: 'offline' })).toEqual({ kind: 'offlineAsOf', at: atPeace.lastPullAt });
    expect(shown({ phase: 'offline', lastPullAt: null })).toEqual({ kind: 'offline' });
  });

  test('the first sync says how far it is', () => {
    expect(shown({ phase: 'syncing', firstSync: true, progress: 200 })).toEqual({ kind: 'loading', n: 200 });
    expect(shown({ phase: 'syncing', firstSync: true }).kind).toBe('syncing');
  });

  test('a session that has run out is not called offline, nor is trouble with the storage', () => {
    expect(shown({ phase: 'needs-sign-in', pendingCount: 2 })).toEqual({ kind: 'needsSignIn' });
    expect(shown({ phase: 'storage-trouble' })).toEqual({ kind: 'storage' });
    expect(shown({ phase: 'stuck' })).toEqual({ kind: 'stuck' });
  });

  test('nothing is called «sending» while nothing can be sent', () => {
    const sending = (phase: SyncStatus['phase']) => sendingNow({ ...atPeace, phase, pendingCount: 2, sendingCount: 1 });
    for (const phase of ['syncing', 'connecting'] as const) expect(sending(phase)).toBe(1);
    for (const phase of ['offline', 'needs-sign-in', 'stuck', 'storage-trouble'] as const)
      expect(sending(phase)).toBe(0);
  });
});
