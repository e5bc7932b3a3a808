// What goes over the wire in one `sync` call and what came back of it. Names inside rows and arguments are the
// database's; the envelope is camelCase.

export const PROTOCOL = 1;

/** Rows and tombstones of a page, unless the device asks for fewer. */
export const PAGE_MOST = 1_000;

export interface SentCommand {
  readonly id: string;
  readonly name: string;
  readonly v: number;
  readonly args: unknown;
  readonly recordedAt: string;
  /** Commands of this device that must have been applied before; if one was refused, this is refused as `depends_on_refused`. */
  readonly after?: readonly string[];
}

export interface SyncRequest {
  readonly v: typeof PROTOCOL;
  readonly device: string;
  /** Opaque, written by the server. Null asks for everything. */
  readonly cursor: string | null;
  readonly commands: readonly SentCommand[];
  /** Rows and tombstones that the answer may hold, on a link that carries no full page. Absent: as many as the server likes. */
  readonly pageSize?: number;
  readonly digests?: readonly { readonly table: string; readonly scope: string }[];
  /** Ask for the ids of one scope, after a digest that did not match twice. */
  readonly ids?: readonly { readonly table: string; readonly scope: string }[];
}

export type Outcome =
  | { readonly id: string; readonly state: 'applied' }
  | { readonly id: string; readonly state: 'rejected'; readonly code: string; readonly detail?: unknown };

export interface SyncAnswer {
  readonly v: typeof PROTOCOL;
  readonly userId: string;
  readonly epoch: string;
  /** Cursors older than this many tombstones know of cannot be continued. Opaque to the device. */
  readonly floor: string;
  /** ISO 8601, UTC. */
  readonly serverTime: string;
  /** 'YYYY-MM-DD': what ended before it leaves the mirror. */
  readonly horizonDay: string;
  /** The pull starts from zero (first sync, new epoch, cursor below the floor): what is not named until `more` is false is gone. */
  readonly reset: boolean;
  /** The first page of a pull from zero: what was noted of one under way counts no longer. Absent: an older server. */
  readonly begins?: boolean;
  readonly outcomes: readonly Outcome[];
  readonly rows: Readonly<Record<string, readonly unknown[]>>;
  readonly gone: Readonly<Record<string, readonly string[]>>;
  /** Revoked: rows of that scope leave; what of it may still be seen comes again in `rows` of this or later pages. */
  readonly scopes: readonly { readonly scope: string; readonly change: 'granted' | 'revoked' }[];
  readonly digests?: readonly {
    readonly table: string;
    readonly scope: string;
    readonly count: number;
    readonly hash: string;
  }[];
  readonly ids?: readonly { readonly table: string; readonly scope: string; readonly ids: readonly string[] }[];
  readonly cursor: string;
  readonly more: boolean;
}

/** What one call amounted to. Only `answered` moves anything, and it is well-formed (PL2); 401 is never a verdict. */
export type Reply =
  | { readonly kind: 'answered'; readonly answer: SyncAnswer }
  | { readonly kind: 'unreachable'; readonly why: Unreachable; readonly retryAfterMs?: number | undefined }
  | { readonly kind: 'signed-out' };

export type Unreachable =
  | 'offline'
  | 'timeout'
  | 'captive-portal'
  /** Something on the way forbids it: a 403 that is not our server's word. */
  | 'blocked'
  | 'server'
  | 'throttled'
  | 'malformed'
  | 'too-large'
  /** Our own server's word about the request itself, such as a command that is none. */
  | 'invalid-request';
