// Who is signed in, and a token that stands for exactly that person. It alone asks for new tokens: under one lock for all
// tabs and the worker, shortly before the old one ends or after a 401. It does not know what a token is used for.
import { type Clock, within } from './clock.ts';
import type { DeviceStore, KeptSession } from './device-store.ts';
import type { ActFailure, ActResult, Remote, StoredSession } from './remote/remote.ts';
import type { Locks } from './signals.ts';

export type Token =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unreachable'; readonly retryAfterMs?: number };

const REFRESH_BEFORE_MS = 60_000;
const REFRESH_WITHIN_MS = 10_000;
const LOCK_WITHIN_MS = 15_000;
const LOCK = 'encore-session';

/** The provider's words for «this session will never live again». Anything else is no verdict (SE3). */
const ENDED: ReadonlySet<string> = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
  'bad_jwt',
]);

export interface SessionParts {
  readonly clock: Clock;
  readonly locks: Locks;
  readonly store: DeviceStore;
  readonly remote: () => Promise<Remote>;
  /** Told after every change that this context made. */
  readonly onChange: () => void;
}

export class SessionKeeper {
  private readonly parts: SessionParts;

  constructor(parts: SessionParts) {
    this.parts = parts;
  }

  async kept(): Promise<KeptSession | null> {
    return (await this.parts.store.get('session')) ?? null;
  }

  /** After signing in: the same person goes on where they were, another one gets another database. */
  async keep(session: StoredSession): Promise<void> {
    const { userId, email } = session;
    await this.parts.store.change('session', () => ({ userId, email, tokens: this.receive(session) }));
    this.parts.onChange();
  }

  /** Returns what was kept, for a last word to the server. */
  async forget(): Promise<KeptSession | null> {
    const before = await this.kept();
    await this.parts.store.change('session', () => undefined);
    return before;
  }

  /** A token of this very person, never another's (SE1). `rejected`: the one that the server just refused. */
  async token(userId: string, rejected: string | null): Promise<Token> {
    const now = this.usable(await this.kept(), userId);
    if (now === null) return { kind: 'signed-out' };
    if (this.isFresh(now) && now.session.accessToken !== rejected) return tokenOf(now.session);
    return await this.alone(() => this.refresh(userId, rejected));
  }

  private async refresh(userId: string, rejected: string | null): Promise<Token> {
    // Another tab may have done it while we waited for the lock (SE2).
    const before = this.usable(await this.kept(), userId);
    if (before === null) return { kind: 'signed-out' };
    if (this.isFresh(before) && before.session.accessToken !== rejected) return tokenOf(before.session);
    const result = await this.ask(before.session);
    if (result.ok) return await this.renewed(before.session, result.value);
    if (ENDED.has(result.error.code)) return await this.ended(before.session);
    const stillGood = before.session.accessToken !== rejected && this.lifeLeft(before) > 0;
    if (stillGood) return tokenOf(before.session);
    return { kind: 'unreachable', ...retryAfter(result.error) };
  }

  private async ask(session: StoredSession): Promise<ActResult<StoredSession>> {
    const late: ActResult<StoredSession> = { ok: false, error: { code: 'unreachable' } };
    const asking = this.parts.remote().then(remote => remote.auth.refresh(session));
    const { clock } = this.parts;
    return await within({ clock, ms: REFRESH_WITHIN_MS, late: () => late }, asking).catch(() => late);
  }

  private async renewed(old: StoredSession, fresh: StoredSession): Promise<Token> {
    if (fresh.userId !== old.userId) return { kind: 'signed-out' };
    const tokens = this.receive(fresh);
    const after = await this.replace(old, kept => ({ ...kept, email: fresh.email, tokens }));
    // Signed out, or signed in anew, while we asked: then these tokens are nobody's.
    return after?.tokens?.session.accessToken === fresh.accessToken ? tokenOf(fresh) : { kind: 'signed-out' };
  }

  private async ended(old: StoredSession): Promise<Token> {
    await this.replace(old, kept => ({ ...kept, tokens: null }));
    return { kind: 'signed-out' };
  }

  private async replace(
    old: StoredSession,
    change: (kept: KeptSession) => KeptSession,
  ): Promise<KeptSession | undefined> {
    const after = await this.parts.store.change('session', kept =>
      kept?.tokens?.session.refreshToken === old.refreshToken ? change(kept) : kept,
    );
    this.parts.onChange();
    return after;
  }

  private usable(kept: KeptSession | null, userId: string): KeptSession['tokens'] {
    return kept?.userId === userId ? kept.tokens : null;
  }

  private receive(session: StoredSession): NonNullable<KeptSession['tokens']> {
    return { session, receivedAt: this.parts.clock.now() };
  }

  /** Counted from when it was received, by the same clock: a wrong clock that stays wrong costs nothing (SE4). */
  private lifeLeft(tokens: NonNullable<KeptSession['tokens']>): number {
    return tokens.receivedAt + tokens.session.expiresIn * 1_000 - this.parts.clock.now();
  }

  private isFresh(tokens: NonNullable<KeptSession['tokens']>): boolean {
    return this.lifeLeft(tokens) > REFRESH_BEFORE_MS;
  }

  /** One refresh for all tabs and the worker; a frozen holder of the lock loses it. */
  private async alone(work: () => Promise<Token>): Promise<Token> {
    let result: Token = { kind: 'unreachable' };
    const hold = async (): Promise<void> => {
      result = await work();
    };
    const patience = new AbortController();
    const stop = this.parts.clock.after(LOCK_WITHIN_MS, () => patience.abort());
    try {
      await this.parts.locks.request(LOCK, { signal: patience.signal }, hold);
    } catch (error) {
      if (!patience.signal.aborted) throw error;
      await this.parts.locks.request(LOCK, { steal: true }, hold).catch(() => {});
    } finally {
      stop();
    }
    return result;
  }
}

function tokenOf(session: StoredSession): Token {
  return { kind: 'token', token: session.accessToken };
}

function retryAfter(error: ActFailure): { readonly retryAfterMs?: number } {
  return error.retryAfterMs === undefined ? {} : { retryAfterMs: error.retryAfterMs };
}
