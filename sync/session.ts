// Who is signed in on this device, as storage says it: kept and replaced, in every tab alike. It needs no network;
// what a session is good for, tokens.ts knows.
import type { Clock } from './clock.ts';
import type { DeviceStore, KeptSession } from './device-store.ts';
import type { StoredSession } from './remote/remote.ts';

export interface SessionParts {
  readonly clock: Clock;
  readonly store: DeviceStore;
  /** Told after every change that this context made. */
  readonly onChange: () => void;
}

export class SessionKeeper {
  readonly #parts: SessionParts;

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  async kept(): Promise<KeptSession | null> {
    return (await this.#parts.store.get('session')) ?? null;
  }

  /** After signing in: the same person goes on where they were, another one gets another database. */
  async keep(session: StoredSession): Promise<void> {
    const { userId, email } = session;
    await this.#parts.store.change('session', () => ({ userId, email, tokens: received(session, this.#parts.clock) }));
    this.#parts.onChange();
  }

  /** Changes what is kept, if it is still this very session. Returns what is kept now. */
  async replace(old: StoredSession, change: (kept: KeptSession) => KeptSession): Promise<KeptSession | undefined> {
    const after = await this.#parts.store.change('session', kept =>
      kept?.tokens?.session.refreshToken === old.refreshToken ? change(kept) : kept,
    );
    this.#parts.onChange();
    return after;
  }
}

export function received(session: StoredSession, clock: Clock): NonNullable<KeptSession['tokens']> {
  return { session, receivedAt: clock.now() };
}
