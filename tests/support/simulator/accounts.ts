// Sessions of the model server: tokens that end, refresh tokens that are used up, people who are signed out elsewhere.
import type { ActResult, StoredSession } from '#sync/index.ts';

const LIFE_S = 3_600;

interface Token {
  readonly userId: string;
  readonly endsAt: number;
  readonly sessionId: number;
}

export class Accounts {
  private readonly tokens = new Map<string, Token>();
  /** Refresh token to the session and its generation. */
  private readonly refreshTokens = new Map<string, { sessionId: number; userId: string; generation: number }>();
  private readonly sessions = new Map<number, { generation: number; alive: boolean }>();
  private readonly clock: () => number;
  private counter = 0;
  refreshes = 0;
  /** How often somebody's sessions were ended. */
  ended = 0;

  constructor(clock: () => number) {
    this.clock = clock;
  }

  signIn(userId: string): StoredSession {
    this.counter += 1;
    this.sessions.set(this.counter, { generation: 0, alive: true });
    return this.issue(this.counter, userId, 0);
  }

  /** Undefined: the token is no good (401). */
  whoHas(accessToken: string): string | undefined {
    const token = this.tokens.get(accessToken);
    return token === undefined || token.endsAt <= this.clock() ? undefined : token.userId;
  }

  /** The one before the newest is let through, as real services do when an answer was lost; older ones end the session. */
  refresh(refreshToken: string): ActResult<StoredSession> {
    this.refreshes += 1;
    const known = this.refreshTokens.get(refreshToken);
    const session = known === undefined ? undefined : this.sessions.get(known.sessionId);
    if (known === undefined || session === undefined || !session.alive) return no('refresh_token_not_found');
    if (known.generation < session.generation - 1) {
      session.alive = false;
      return no('refresh_token_already_used');
    }
    session.generation = known.generation + 1;
    return { ok: true, value: this.issue(known.sessionId, known.userId, session.generation) };
  }

  /** From another device, or by an admin. */
  endSessions(userId: string): void {
    this.ended += 1;
    for (const [token, known] of this.tokens) {
      if (known.userId !== userId) continue;
      this.tokens.delete(token);
      const session = this.sessions.get(known.sessionId);
      if (session !== undefined) session.alive = false;
    }
  }

  expireTokens(): void {
    this.tokens.clear();
  }

  private issue(sessionId: number, userId: string, generation: number): StoredSession {
    const suffix = `${sessionId}.${generation}`;
    const session: StoredSession = {
      accessToken: `access ${userId} ${suffix}`,
      refreshToken: `refresh ${userId} ${suffix}`,
      expiresIn: LIFE_S,
      userId,
      email: `${userId}@example.com`,
    };
    this.tokens.set(session.accessToken, { userId, endsAt: this.clock() + LIFE_S * 1_000, sessionId });
    this.refreshTokens.set(session.refreshToken, { sessionId, userId, generation });
    return session;
  }
}

function no(code: string): ActResult<never> {
  return { ok: false, error: { code } };
}
