// The few acts that need the network: signing up and in, passwords, and calls by name. Each is now or a failure with a code.
import { type Clock, within } from './clock.ts';
import type { Device, Session } from './device.ts';
import type { ActResult, Remote, StoredSession } from './remote/remote.ts';
import type { SessionKeeper } from './session.ts';
import type { Tokens } from './tokens.ts';
import { troubleOf } from './trouble.ts';

const ACT_WITHIN_MS = 15_000;
/** 8 KB/s: a file of a megabyte takes three minutes there. */
const THIN_BYTES_PER_MS = 8;
const SIGNED_OUT = { code: 'signed_out' };

export interface ActParts {
  readonly clock: Clock;
  readonly keeper: SessionKeeper;
  readonly tokens: Tokens;
  readonly remote: Remote;
  /** Settles when this context belongs to whom storage says. */
  readonly follow: () => Promise<void>;
}

type Input<Name extends keyof Device> = Device[Name] extends (input: infer Given) => unknown ? Given : never;

export class Acts {
  readonly #parts: ActParts;

  constructor(parts: ActParts) {
    this.#parts = parts;
  }

  async signUp(input: Input<'signUp'>): Promise<ActResult<Session | null>> {
    const result = await this.#act(remote => remote.auth.signUp(input));
    if (!result.ok) return result;
    return result.value === null ? { ok: true, value: null } : await this.#enter(result.value);
  }

  async signIn(input: Input<'signIn'>): Promise<ActResult<Session>> {
    const result = await this.#act(remote => remote.auth.signIn(input));
    return result.ok ? await this.#enter(result.value) : result;
  }

  async verify(input: Input<'verify'>): Promise<ActResult<Session>> {
    const result = await this.#act(remote => remote.auth.verify(input));
    return result.ok ? await this.#enter(result.value) : result;
  }

  resendSignUp(input: Input<'resendSignUp'>): Promise<ActResult<null>> {
    return this.#act(remote => remote.auth.resendSignUp(input));
  }

  requestPasswordReset(input: Input<'requestPasswordReset'>): Promise<ActResult<null>> {
    return this.#act(remote => remote.auth.requestPasswordReset(input));
  }

  updatePassword(input: Input<'updatePassword'>): Promise<ActResult<null>> {
    return this.#asSelf((remote, session) => remote.auth.updatePassword(session, input));
  }

  requestEmail(input: Input<'requestEmail'>): Promise<ActResult<null>> {
    return this.#asSelf((remote, session) => remote.auth.requestEmail(session, input));
  }

  async confirmEmail(input: Input<'confirmEmail'>): Promise<ActResult<Session | null>> {
    const before = await this.#parts.keeper.kept();
    const result = await this.#act(remote => remote.auth.confirmEmail(input));
    if (!result.ok) return result;
    const session = result.value;
    if (session === null) return { ok: true, value: null };
    const entered = await this.#enter(session);
    // The session that stood here has a successor; nobody waits for its end.
    const old = before?.tokens?.session;
    if (old?.userId === session.userId) void this.#act(remote => remote.auth.signOut(old));
    return entered;
  }

  /** As nobody where nobody is signed in; a token that is `rejected` is renewed once (SE3). */
  async call(name: string, args: Record<string, unknown>, rejected: string | null = null): Promise<ActResult<unknown>> {
    const session = await this.#session(rejected);
    if (!session.ok) return session;
    const token = session.value?.accessToken ?? null;
    // Signed out meanwhile: what was asked as somebody is not asked as nobody.
    if (rejected !== null && token === null) return { ok: false, error: SIGNED_OUT };
    const moreMs = JSON.stringify(args).length / THIN_BYTES_PER_MS;
    const answer = await this.#act(remote => remote.call(name, args, token), moreMs);
    const isRefused = !answer.ok && answer.error.code === SIGNED_OUT.code;
    return isRefused && rejected === null && token !== null ? await this.call(name, args, token) : answer;
  }

  addressOf(name: string, args: Readonly<Record<string, string>>): Promise<ActResult<string>> {
    return Promise.resolve({ ok: true, value: this.#parts.remote.addressOf(name, args) });
  }

  async #enter(session: StoredSession): Promise<ActResult<Session>> {
    try {
      await this.#parts.keeper.keep(session);
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === null) throw error;
      return { ok: false, error: { code: 'storage_unavailable' } };
    }
    await this.#parts.follow();
    return { ok: true, value: { userId: session.userId, email: session.email } };
  }

  async #asSelf(work: (remote: Remote, session: StoredSession) => Promise<ActResult<null>>): Promise<ActResult<null>> {
    const found = await this.#session();
    if (!found.ok) return found;
    const session = found.value;
    return session === null ? { ok: false, error: SIGNED_OUT } : await this.#act(remote => work(remote, session));
  }

  /** With a token that is good now; null: nobody is signed in. That nobody could be asked for one is no verdict (SE3). */
  async #session(rejected: string | null = null): Promise<ActResult<StoredSession | null>> {
    const { keeper, tokens } = this.#parts;
    const userId = (await keeper.kept())?.userId;
    const token = userId === undefined ? undefined : await tokens.tokenOf(userId, rejected);
    if (token?.kind === 'unreachable')
      return { ok: false, error: { code: 'unreachable', retryAfterMs: token.retryAfterMs } };
    const kept = token?.kind === 'token' ? await keeper.kept() : null;
    // Whoever signed in meanwhile did not ask for this (SE1).
    return { ok: true, value: (kept?.userId === userId && kept?.tokens?.session) || null };
  }

  async #act<Value>(work: (remote: Remote) => Promise<ActResult<Value>>, moreMs = 0): Promise<ActResult<Value>> {
    const late: ActResult<Value> = { ok: false, error: { code: 'unreachable' } };
    const { clock, remote } = this.#parts;
    return (await within(clock, ACT_WITHIN_MS + moreMs, work(remote)).catch(() => null)) ?? late;
  }
}
