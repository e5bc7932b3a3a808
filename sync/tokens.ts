// A token that stands for exactly one person. It alone asks for new ones: under one lock for all tabs and the worker, shortly
// before the old one ends or after a 401. It does not know what a token is used for.
import { type Clock, within } from './clock.ts';
import type { KeptSession } from './device-store.ts';
import type { ActResult, Remote, StoredSession } from './remote/remote.ts';
import { received, type SessionKeeper } from './session.ts';
import type { Locks } from './signals.ts';

export type Token =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unreachable'; readonly retryAfterMs?: number | undefined };

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

export interface TokenParts {
  readonly clock: Clock;
  readonly locks: Locks;
  readonly keeper: SessionKeeper;
  readonly remote: Remote;
}

type Held = NonNullable<KeptSession['tokens']>;

export class Tokens {
  readonly #parts: TokenParts;
  /** On its way, by whose it is to be and which one was refused. */
  readonly #asked: Record<string, Promise<Token>> = {};

  constructor(parts: TokenParts) {
    this.#parts = parts;
  }

  /** Of this very person, never another's (SE1). `rejected`: the one that the server just refused. */
  async tokenOf(userId: string, rejected: string | null): Promise<Token> {
    const now = await this.#held(userId);
    if (now === null) return { kind: 'signed-out' };
    if (this.#isFresh(now) && now.session.accessToken !== rejected) return asToken(now.session);
    // Screens ask side by side: one question for all of them, or they would stand in line behind each other's time-outs.
    const key = `${userId} ${rejected}`;
    this.#asked[key] ??= this.#alone(() => this.#refresh(userId, rejected)).finally(() => delete this.#asked[key]);
    return await this.#asked[key];
  }

  async #refresh(userId: string, rejected: string | null): Promise<Token> {
    // Another tab may have done it while we waited for the lock (SE2).
    const before = await this.#held(userId);
    if (before === null) return { kind: 'signed-out' };
    if (this.#isFresh(before) && before.session.accessToken !== rejected) return asToken(before.session);
    const result = await this.#ask(before.session);
    if (result.ok) return await this.#renewed(before.session, result.value);
    if (ENDED.has(result.error.code)) return await this.#ended(before.session);
    const stillGood = before.session.accessToken !== rejected && this.#lifeLeft(before) > 0;
    if (stillGood) return asToken(before.session);
    return { kind: 'unreachable', retryAfterMs: result.error.retryAfterMs };
  }

  async #ask(session: StoredSession): Promise<ActResult<StoredSession>> {
    const late: ActResult<StoredSession> = { ok: false, error: { code: 'unreachable' } };
    const { clock, remote } = this.#parts;
    const asking = remote.auth.refresh(session);
    return (await within(clock, REFRESH_WITHIN_MS, asking).catch(() => null)) ?? late;
  }

  async #renewed(old: StoredSession, fresh: StoredSession): Promise<Token> {
    // Somebody else's token is a confused server's, not a verdict on this person.
    if (fresh.userId !== old.userId) return { kind: 'unreachable' };
    const tokens = received(fresh, this.#parts.clock);
    const after = await this.#parts.keeper.replace(old, kept => ({ ...kept, email: fresh.email, tokens }));
    return keptNow(old, after);
  }

  async #ended(old: StoredSession): Promise<Token> {
    return keptNow(old, await this.#parts.keeper.replace(old, kept => ({ ...kept, tokens: null })));
  }

  async #held(userId: string): Promise<Held | null> {
    const kept = await this.#parts.keeper.kept();
    return kept?.userId === userId ? kept.tokens : null;
  }

  /** Counted from when it was received, by the same clock: a wrong clock that stays wrong costs nothing (SE4). */
  #lifeLeft({ receivedAt, session }: Held): number {
    return receivedAt + session.expiresIn * 1_000 - this.#parts.clock.now();
  }

  #isFresh(held: Held): boolean {
    return this.#lifeLeft(held) > REFRESH_BEFORE_MS;
  }

  /** One refresh for all tabs and the worker; a frozen holder of the lock loses it. */
  async #alone(work: () => Promise<Token>): Promise<Token> {
    const begun: { token?: Promise<Token> } = {};
    const hold = async (): Promise<void> => {
      begun.token = work();
      await begun.token;
    };
    const patience = new AbortController();
    const stop = this.#parts.clock.after(LOCK_WITHIN_MS, () => patience.abort());
    try {
      await this.#parts.locks.request(LOCK, { signal: patience.signal }, hold);
    } catch (error) {
      // Robbed while it asked, it goes on: asking once more would use the same refresh token twice.
      if (begun.token === undefined) {
        if (!patience.signal.aborted) throw error;
        await this.#parts.locks.request(LOCK, { steal: true }, hold).catch(() => {});
      }
    } finally {
      stop();
    }
    return (await begun.token) ?? { kind: 'unreachable' };
  }
}

/** Signed out while we asked: these tokens are nobody's. Signed in anew: that session's token is theirs (SE3). */
function keptNow({ userId }: StoredSession, kept: KeptSession | undefined): Token {
  const session = kept?.userId === userId ? kept.tokens?.session : undefined;
  return session === undefined ? { kind: 'signed-out' } : asToken(session);
}

function asToken(session: StoredSession): Token {
  return { kind: 'token', token: session.accessToken };
}
