// What the engine publishes, gathered from machine, queue and cursor. The badge may never say more than the queue and the
// network do (EN9). It decides nothing.
import { iso, within } from './clock.ts';
import { NOTHING_PULLED, type PersonStore, type PullRecord, read, readPull } from './database.ts';
import { phaseOf, type State } from './machine-state.ts';
import { countQueue, type QueueCounts } from './queue.ts';
import type { Platform } from './signals.ts';
import { type Announcement, NOTHING_QUEUED, type SyncStatus } from './status.ts';
import { troubleOf } from './trouble.ts';

/** What all contexts of a device share: the leader says it, followers repeat it. */
export type SharedStatus = Pick<SyncStatus, 'phase' | 'nextTry' | 'announcement'>;

const COUNT_WITHIN_MS = 5_000;

export interface PublisherParts {
  readonly platform: Platform;
  readonly store: PersonStore;
  readonly publish: (status: SyncStatus) => void;
  /** The queue was counted anew. */
  readonly onCounted: (counts: QueueCounts) => void;
  readonly tell: (shared: SharedStatus) => void;
}

export class Publisher {
  readonly #parts: PublisherParts;
  #state: State;
  #counts: QueueCounts = { ...NOTHING_QUEUED, newest: 0 };
  #pull: PullRecord = NOTHING_PULLED;
  #said: SyncStatus['announcement'] = null;
  /** Of the newest announcement in any context: whoever leads next counts on from there. */
  #nth = 0;
  #leader: SharedStatus | null = null;
  #counting: Promise<void> | null = null;
  #countAgain = false;
  #lastTold = '';

  constructor(parts: PublisherParts, state: State) {
    this.#parts = parts;
    this.#state = state;
  }

  now(state: State): void {
    this.#state = state;
    this.#publish();
  }

  announce(said: Announcement): void {
    this.#nth += 1;
    this.#said = { said, nth: this.#nth };
    // Two may follow from one event («back online», «all synced»): each is shown and told, or the first would never be heard.
    this.#publish();
  }

  /** The leader's word. What it did to queue and cursor it tells apart. */
  follow(shared: SharedStatus): void {
    const { announcement } = shared;
    if (announcement !== null && announcement.nth > this.#nth) {
      // What was said before this context came is no news to it, nor what a successor said while it slept as the leader that it no longer was.
      if (this.#leader !== null && !this.#state.leader) this.#said = announcement;
      this.#nth = announcement.nth;
    }
    this.#leader = shared;
    this.#publish();
  }

  /** Tells a newcomer even when nothing changed. */
  repeat(): void {
    this.#lastTold = '';
    this.#publish();
  }

  /** Reads the queue's figures again; one reading at a time, and one more if it was asked for meanwhile. */
  count(): Promise<void> {
    if (this.#counting !== null) {
      this.#countAgain = true;
      return this.#counting;
    }
    this.#counting = this.#countUntilCurrent().finally(() => {
      this.#counting = null;
    });
    return this.#counting;
  }

  async #countUntilCurrent(): Promise<void> {
    do {
      this.#countAgain = false;
      try {
        const reading = read(this.#parts.store, tx => Promise.all([countQueue(tx), readPull(tx)]));
        // Whoever has just saved something waits for this: not for a storage that hangs (EN6).
        const found = await within(this.#parts.platform, COUNT_WITHIN_MS, reading);
        if (found !== null) [this.#counts, this.#pull] = found;
      } catch (error) {
        // Storage in trouble is told by whoever must write; the figures stay the last known.
        if (troubleOf(error) === null) throw error;
      }
      this.#parts.onCounted(this.#counts);
      this.#publish();
    } while (this.#countAgain);
  }

  #publish(): void {
    const status = this.#status();
    this.#parts.publish(status);
    if (!this.#state.leader) return;
    const { phase, nextTry, announcement } = status;
    const shared = { phase, nextTry, announcement };
    const told = JSON.stringify([shared, this.#pull.lastPullAt, this.#pull.done]);
    if (told === this.#lastTold) return;
    this.#lastTold = told;
    this.#parts.tell(shared);
  }

  #status(): SyncStatus {
    const state = this.#state;
    const pull = this.#pull;
    const { newest: _, ...counts } = this.#counts;
    const own = phaseOf({ ...state, pending: counts.pendingCount }, !pull.complete);
    const shared = state.leader ? null : this.#leader;
    const forgets = this.#parts.platform.forgets === true;
    return {
      ...counts,
      phase: shared === null ? own : effectivePhase(shared.phase, own, counts.pendingCount),
      workOffline: state.workOffline,
      lastPullAt: pull.lastPullAt,
      serverTime: pull.serverTime,
      lastPushAt: pull.lastPushAt,
      nextTry: shared === null ? this.#nextTry() : shared.nextTry,
      role: state.leader ? 'leader' : 'follower',
      progress: pull.done || null,
      firstSync: !pull.complete,
      unreadableRows: pull.unreadable,
      storage: { trouble: state.trouble, lean: pull.lean !== null, forgets },
      announcement: this.#said,
    };
  }

  #nextTry(): SyncStatus['nextTry'] {
    const { wakeAt, callingSince, because } = this.#state;
    if (wakeAt === null || callingSince !== null || because === null) return null;
    const { platform } = this.#parts;
    return { at: iso(platform.now() + wakeAt - platform.elapsed()), because };
  }
}

/** Ignores a leader's "idle" that predates our last command; a local error outranks it. */
function effectivePhase(theirs: SyncStatus['phase'], own: SyncStatus['phase'], pending: number): SyncStatus['phase'] {
  if (own === 'storage-trouble' || own === 'needs-sign-in') return own;
  return theirs === 'idle' && pending > 0 ? 'connecting' : theirs;
}
