// The server as the engine sees it. Implementations: supabase-remote.ts for the real thing, the model server in tests.
import type { Reply, SyncRequest } from '../answer.ts';

/** What a stored session holds; the shape of auth-js, narrowed to what we read. */
export interface StoredSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds of life when it was received. Not a moment: this device's clock may be a day wrong. */
  readonly expiresIn: number;
  readonly userId: string;
  readonly email: string;
}

/** An expected failure of an online act: our code or the provider's, never its words. */
export interface ActFailure {
  readonly code: string;
  readonly retryAfterMs?: number | undefined;
  /** Of 'unreachable': something on the way forbids it (403), so that asking again at once is of no use. */
  readonly forbidden?: true;
}

export type ActResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ActFailure };

export interface AuthRemote {
  signUp(input: {
    email: string;
    password: string;
    metadata: Record<string, unknown>;
  }): Promise<ActResult<StoredSession | null>>;
  signIn(input: { email: string; password: string }): Promise<ActResult<StoredSession>>;
  /** Scope local: other devices stay signed in. */
  signOut(session: StoredSession): Promise<ActResult<null>>;
  resendSignUp(input: { email: string }): Promise<ActResult<null>>;
  requestPasswordReset(input: { email: string }): Promise<ActResult<null>>;
  verify(input: {
    tokenHash: string;
    type: 'signup' | 'recovery' | 'email' | 'email_change' | 'invite' | 'magiclink';
  }): Promise<ActResult<StoredSession>>;
  updatePassword(
    session: StoredSession,
    input: { password: string; currentPassword?: string },
  ): Promise<ActResult<null>>;
  /** Mails a link to the old address and one to the new: both have to be pressed. */
  requestEmail(session: StoredSession, input: { email: string }): Promise<ActResult<null>>;
  /** One of the two links. Null: the other is still to be pressed. */
  confirmEmail(input: { tokenHash: string }): Promise<ActResult<StoredSession | null>>;
  refresh(session: StoredSession): Promise<ActResult<StoredSession>>;
}

/** New rows of one table that hold one value. */
export interface Inserts {
  readonly table: string;
  readonly column: string;
  readonly value: string;
}

export interface Asking {
  readonly token: string;
  readonly signal: AbortSignal;
  /** Called when an answer has begun to arrive. */
  readonly heard?: () => void;
}

export interface Remote {
  readonly auth: AuthRemote;
  /** One request. Never throws for what a network does. */
  sync(request: SyncRequest, at: Asking): Promise<Reply>;
  /** A function or a read that needs the network: `rpc` by name, answers as they are. */
  call(name: string, args: Record<string, unknown>, accessToken: string | null): Promise<ActResult<unknown>>;
  /** Where a function that only reads answers whoever asks without headers of ours: a calendar app. */
  addressOf(name: string, args: Readonly<Record<string, string>>): string;
  /** The doorbell: `ring` whenever something may have changed. Returns how to stop. */
  listen(userId: string, accessToken: () => Promise<string | null>, ring: () => void): () => void;
  /** A second bell, for what an open screen shows: `ring` at every such row that the person may read. Returns how to stop. */
  watchInserts(inserts: Inserts, accessToken: () => Promise<string | null>, ring: () => void): () => void;
}
