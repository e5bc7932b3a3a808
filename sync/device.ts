// The engine as the rest of the product holds it: one device, at most one person signed in, one mirror and one queue.
import type { Table as DexieTable } from 'dexie';
import type { Stop } from './clock.ts';
import type { Act, Command } from './command.ts';
import type { ActResult, Inserts } from './remote/remote.ts';
import type { OutboxEntry, PendingState, SyncStatus } from './status.ts';
import type { MirroredRow, Table } from './table.ts';

/** A value that can be read now and watched; the shape useSyncExternalStore wants. */
export interface Readable<Value> {
  get(): Value;
  subscribe(onChange: () => void): () => void;
}

/** Who this device belongs to just now. Known from storage, without network, so that a cold start offline knows it too. */
export interface Session {
  readonly userId: string;
  readonly email: string;
}

/** The mirror as queries see it: Dexie tables to read, and what of them is still pending. */
export interface Mirror {
  readonly userId: string;
  table<Row extends MirroredRow>(table: Table<Row>): DexieTable<Row, string>;
  /** The state of the commands not settled yet that touched rows of this table. */
  pending(table: Table): Promise<Pending>;
  /** Everything not settled, oldest first. */
  outbox(): Promise<readonly OutboxEntry[]>;
  /** Of it what the server refused, alone: whoever asks is not woken by every command that is saved or sent. */
  refused(): Promise<readonly OutboxEntry[]>;
  /** Reads one moment, in one transaction with all who ask in the same turn. `ask` awaits nothing but what it reads. */
  together<Value>(ask: (mirror: Mirror) => Promise<Value>): Promise<Value>;
}

/** A live query hears only of the rows that it asked for. */
export interface Pending {
  get(id: string): PendingState | undefined;
  /** Every row of the table that has something unsettled. */
  ids(): readonly string[];
}

/** Why a command was not saved. 'invalid' names the failing argument paths; the rest are storage's. */
export type DispatchFailure =
  | { readonly kind: 'invalid'; readonly issues: readonly { readonly path: string; readonly message: string }[] }
  | { readonly kind: 'not-saved'; readonly trouble: 'quota' | 'connection-lost' | 'unavailable' }
  | { readonly kind: 'signed-out' };

export type DispatchResult =
  | { readonly ok: true; readonly commandId: string }
  | { readonly ok: false; readonly error: DispatchFailure };

export type DispatchAllResult =
  | { readonly ok: true; readonly commandIds: readonly string[] }
  | { readonly ok: false; readonly error: DispatchFailure };

export interface Device {
  /** undefined: storage has not answered yet; null: nobody. */
  readonly session: Readable<Session | null | undefined>;
  readonly status: Readable<SyncStatus>;
  /** The signed-in person's; null while nobody is. A new object after a change of person or a reopened database. */
  readonly mirror: Readable<Mirror | null>;

  /** Saves the command and shows its effect, in one transaction. Never touches the network. */
  dispatch<Args>(command: Command<Args>, args: Args): Promise<DispatchResult>;
  /** What one tap does by several commands: all of them are saved, in this order, or none (QU10). */
  dispatchAll(acts: readonly Act[]): Promise<DispatchAllResult>;
  /** Sends a parked command again under a new id, with other arguments if given. */
  retry(commandId: string, args?: unknown): Promise<DispatchResult>;
  /** Drops a command that is parked or has never been sent, and its effect with it. False: too late, it is on its way. */
  discard(commandId: string): Promise<boolean>;
  /** The same, and in one transaction those that cannot be without it. False: the first is on its way, and nothing is dropped. */
  discardAll(commandIds: readonly string[]): Promise<boolean>;

  /** Something may have changed: sync soon (the outbox's «Send now», a pull to refresh). */
  syncNow(): void;
  setWorkOffline(on: boolean): void;
  /** For as long as a screen shows these rows: each new one, and each time the line stands again, starts a pull (EN3). */
  watchInserts(inserts: Inserts): Stop;

  signUp(input: {
    email: string;
    password: string;
    metadata: Record<string, unknown>;
  }): Promise<ActResult<Session | null>>;
  signIn(input: { email: string; password: string }): Promise<ActResult<Session>>;
  /** From a mailed link: {{ .TokenHash }}. */
  verify(input: { tokenHash: string; type: 'signup' | 'recovery' | 'email' }): Promise<ActResult<Session>>;
  resendSignUp(input: { email: string }): Promise<ActResult<null>>;
  requestPasswordReset(input: { email: string }): Promise<ActResult<null>>;
  updatePassword(input: { password: string; currentPassword?: string }): Promise<ActResult<null>>;
  /** Asks for another address; the old one works until the links in both mailboxes were pressed. */
  requestEmail(input: { email: string }): Promise<ActResult<null>>;
  /** From such a link. Null: the link in the other mailbox is still to be pressed. */
  confirmEmail(input: { tokenHash: string }): Promise<ActResult<Session | null>>;
  /** Wipes mirror, queue, caches, badge and session in every tab, online or off. Unsent commands are lost: ask first. */
  signOut(): Promise<void>;
  /** The person has read that the browser deleted what was here: no tab tells it again. */
  lossTold(): Promise<void>;
  /** Everything unsent as one JSON text, for «export» before a sign-out. */
  exportOutbox(): Promise<string>;

  /** A named remote function, now, or a failure ('unreachable' when there is no network). */
  call(name: string, args: Record<string, unknown>): Promise<ActResult<unknown>>;

  /** Where the same function can be read without this app, by its address alone. Whatever is in it is told to whoever has it. */
  addressOf(name: string, args: Readonly<Record<string, string>>): Promise<ActResult<string>>;

  /** Ends timers, leadership and the database handle of this context. */
  close(): Promise<void>;
}

export interface OpenDevice extends Device {
  /** Settles once storage has answered: whether it will keep nothing at all, or is only in trouble (EN13). */
  readonly keepsNothing: Promise<boolean>;
}
