// What the engine publishes. The badge, the outbox, the announcements and every pending chip read this and nothing else.

export type Phase = 'offline' | 'connecting' | 'syncing' | 'idle' | 'needs-sign-in' | 'stuck' | 'storage-trouble';

export type StorageTrouble = 'quota' | 'connection-lost' | 'blocked' | 'unavailable' | 'evicted';

/** Each is said once per change, in exactly the words of the catalogue. */
export type Announcement = 'went-offline' | 'back-online' | 'all-synced' | 'sync-failed';

/** Of what is on its way to the server, and of each row that shows it. */
export type PendingState = 'queued' | 'sending';

/** A parked one needs the person: what it had changed is as the server has it. */
export type EntryState = PendingState | 'parked';

/** One command that is not settled, as the outbox shows it. */
export interface OutboxEntry {
  readonly id: string;
  readonly name: string;
  readonly args: unknown;
  /** ISO 8601, UTC, this device's clock. */
  readonly recordedAt: string;
  readonly state: EntryState;
  /** Of a parked one: the stable refusal code and what the server added. */
  readonly code?: string | undefined;
  readonly detail?: unknown;
}

export interface QueueFigures {
  readonly pendingCount: number;
  readonly pendingBytes: number;
  /** ISO 8601 of the oldest unsent command, or null. */
  readonly oldestPendingAt: string | null;
  readonly sendingCount: number;
  readonly parkedCount: number;
}

export interface SyncStatus extends QueueFigures {
  readonly phase: Phase;
  /** The person's own switch. */
  readonly workOffline: boolean;
  readonly lastPullAt: string | null;
  /** What the server's clock said then (ISO 8601): with `lastPullAt` all that is known of how wrong this device's clock is. */
  readonly serverTime: string | null;
  readonly lastPushAt: string | null;
  /** When the next try is due (ISO 8601) and why the last one failed; null when nothing is scheduled. */
  readonly nextTry: { readonly at: string; readonly because: string } | null;
  readonly role: 'leader' | 'follower';
  /** Rows applied of a sync that takes more pages; null while there is none. */
  readonly progress: number | null;
  /** True until this person's first complete pull on this device. */
  readonly firstSync: boolean;
  /** Rows that only a newer version of the app can read. */
  readonly unreadableRows: number;
  readonly storage: {
    readonly trouble: StorageTrouble | null;
    /** There is no room for what was over days ago. */
    readonly lean: boolean;
    /** Nothing outlives this tab: the browser keeps nothing. */
    readonly forgets: boolean;
  };
  /** The latest, with a number that grows, so that the same words can be said again. */
  readonly announcement: { readonly said: Announcement; readonly nth: number } | null;
}

export const NOTHING_QUEUED: QueueFigures = {
  pendingCount: 0,
  pendingBytes: 0,
  oldestPendingAt: null,
  sendingCount: 0,
  parkedCount: 0,
};

/** Before anything is known. */
export const UNKNOWN_STATUS: SyncStatus = {
  ...NOTHING_QUEUED,
  phase: 'connecting',
  workOffline: false,
  lastPullAt: null,
  serverTime: null,
  lastPushAt: null,
  nextTry: null,
  role: 'follower',
  progress: null,
  firstSync: false,
  unreadableRows: 0,
  storage: { trouble: null, lean: false, forgets: false },
  announcement: null,
};
