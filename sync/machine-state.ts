// The words of the machine: what it remembers, what may happen to it, what it may ask for, and the phase that people see.
import { PAGE_MOST, type Unreachable } from './answer.ts';
import { BATCH_MOST } from './queue.ts';
import type { Announcement, Phase, StorageTrouble } from './status.ts';

export interface State {
  readonly person: 'signed-in' | 'needs-sign-in';
  readonly leader: boolean;
  readonly workOffline: boolean;
  /** Since when the browser says that there is no network; null: it says that there is one. */
  readonly offlineSince: number | null;
  readonly visible: boolean;
  /** Until when a visible follower counts as somebody looking. */
  readonly seenUntil: number;
  /** What requests said; 'unknown' until the first has ended. */
  readonly link: 'unknown' | 'up' | 'down';
  /** Results of any other round are late and count for nothing. */
  readonly round: number;
  readonly callingSince: number | null;
  readonly again: boolean;
  readonly more: boolean;
  readonly pending: number;
  /** The place in the queue of the newest command known to wait. */
  readonly newest: number;
  readonly failures: number;
  /** No call with commands has been answered since one failed. */
  readonly pushFailed: boolean;
  readonly because: Unreachable | 'storage' | null;
  readonly notBefore: number;
  readonly lastCallAt: number;
  readonly wakeAt: number | null;
  readonly batch: number;
  /** Rows that an answer may hold. */
  readonly page: number;
  readonly hung: number;
  readonly trouble: StorageTrouble | null;
  /** Something was said or saved after which «all synced» is news. */
  readonly owesNews: boolean;
  readonly saidFailed: boolean;
}

export const START: State = {
  person: 'signed-in',
  leader: false,
  workOffline: false,
  offlineSince: null,
  visible: false,
  seenUntil: 0,
  link: 'unknown',
  round: 0,
  callingSince: null,
  again: false,
  more: false,
  pending: 0,
  newest: 0,
  failures: 0,
  pushFailed: false,
  because: null,
  notBefore: 0,
  lastCallAt: Number.NEGATIVE_INFINITY,
  wakeAt: null,
  batch: BATCH_MOST,
  page: PAGE_MOST,
  hung: 0,
  trouble: null,
  owesNews: false,
  saidFailed: false,
};

export type Happening =
  | { readonly type: 'led' }
  | { readonly type: 'unled' }
  /** The queue was counted, after anyone's change of it. `newest`: the place of the newest unsent command, or 0. */
  | { readonly type: 'counted'; readonly pending: number; readonly newest: number }
  /** The doorbell: something may be new. */
  | { readonly type: 'notified' }
  /** A person wants it now. */
  | { readonly type: 'asked' }
  | { readonly type: 'signals'; readonly online: boolean; readonly visible: boolean }
  /** A follower of ours is visible. */
  | { readonly type: 'seen' }
  /** Whoever leads said how it stands. */
  | { readonly type: 'followed'; readonly offline: boolean }
  | { readonly type: 'work-offline'; readonly on: boolean }
  | { readonly type: 'session'; readonly stands: boolean }
  | { readonly type: 'due' }
  /** Of the commands sent, so many were settled; the queue was counted after its answer was stored. `full`: more rows wait. */
  | {
      readonly type: 'answered';
      readonly round: number;
      readonly more: boolean;
      readonly full: boolean;
      readonly sent: number;
      readonly settled: number;
    }
  | {
      readonly type: 'failed';
      readonly round: number;
      readonly why: Unreachable;
      /** Commands that the call carried. */
      readonly sent?: number;
      readonly retryAfterMs?: number | undefined;
    }
  | { readonly type: 'signed-out'; readonly round: number }
  /** Somebody else leads by now, and storage let nothing through. */
  | { readonly type: 'fenced'; readonly round: number }
  /** `round`: the one it ended; null when it met somebody else's write. */
  | { readonly type: 'storage'; readonly trouble: StorageTrouble | null; readonly round: number | null };

/** `at`: elapsed milliseconds, by a clock that nobody sets. `random`: 0 ≤ x < 1. */
export type Event = Happening & { readonly at: number; readonly random: number };

export type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

export type Effect =
  | {
      readonly do: 'call';
      readonly round: number;
      readonly most: number;
      /** Only what was sent before. */
      readonly resend: boolean;
      readonly page: number;
    }
  | { readonly do: 'abandon' }
  | { readonly do: 'announce'; readonly said: Announcement }
  | { readonly do: 'step-down' }
  | { readonly do: 'reopen' };

export interface Step {
  readonly state: State;
  readonly effects: readonly Effect[];
}

const STUCK_AFTER_MALFORMED = 6;

export function phaseOf(state: State, firstSync: boolean): Phase {
  // First what only the person can mend.
  if (state.person === 'needs-sign-in') return 'needs-sign-in';
  if (state.trouble !== null && state.trouble !== 'evicted') return 'storage-trouble';
  if (state.hung > 3 || (state.because === 'malformed' && state.failures >= STUCK_AFTER_MALFORMED)) return 'stuck';
  if (state.workOffline || state.link === 'down') return 'offline';
  const moving = state.pending > 0 || state.more || firstSync;
  if (!moving) return 'idle';
  return state.callingSince !== null && state.failures === 0 ? 'syncing' : 'connecting';
}
