// Accounts through auth-js, one short-lived client for each act: nothing is stored, nothing refreshes by itself, and no act
// can see another's session. Who keeps the session is session.ts's business.
import { AuthClient, type AuthError, type Session } from '@supabase/supabase-js';
import type { HttpConfig } from './http.ts';
import type { ActFailure, ActResult, AuthRemote, StoredSession } from './remote.ts';

/** After this long nobody waits for an answer any more. */
const GIVE_UP_AFTER_MS = 9_000;

export interface AuthConfig extends HttpConfig {
  /** Where mailed links lead; only their origin matters, the paths stand in the mail templates. */
  readonly redirectTo?: string;
}

export function supabaseAuth(config: AuthConfig): AuthRemote {
  const redirect = config.redirectTo === undefined ? {} : { emailRedirectTo: config.redirectTo };
  return {
    signUp: ({ email, password, metadata }) =>
      act(config, async auth =>
        outcome(await auth.signUp({ email, password, options: { data: metadata, ...redirect } }), storedIfAny),
      ),
    signIn: input => act(config, async auth => outcome(await auth.signInWithPassword(input), storedOrThrow)),
    verify: ({ tokenHash, type }) =>
      act(config, async auth => outcome(await auth.verifyOtp({ token_hash: tokenHash, type }), storedOrThrow)),
    refresh: ({ refreshToken }) =>
      act(config, async auth => outcome(await auth.refreshSession({ refresh_token: refreshToken }), storedOrThrow)),
    resendSignUp: ({ email }) =>
      act(config, async auth => outcome(await auth.resend({ type: 'signup', email, options: redirect }), nothing)),
    requestPasswordReset: ({ email }) =>
      act(config, async auth => outcome(await auth.resetPasswordForEmail(email), nothing)),
    // Local: leaving the venue's tablet must not sign the phone out.
    signOut: ({ accessToken }) =>
      act(config, async auth => outcome(await auth.admin.signOut(accessToken, 'local'), nothing)),
    updatePassword: (session, input) => updatePassword(config, session, input),
    requestEmail: (session, { email }) => putUser(config, session, { email }),
    confirmEmail: ({ tokenHash }) =>
      act(config, async auth =>
        outcome(await auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' }), storedIfAny),
      ),
  };
}

async function updatePassword(
  config: AuthConfig,
  session: StoredSession,
  input: { password: string; currentPassword?: string },
): Promise<ActResult<null>> {
  const { password, currentPassword } = input;
  const body = currentPassword === undefined ? { password } : { password, current_password: currentPassword };
  const answer = await putUser(config, session, body);
  if (!answer.ok) return answer;
  // Whoever else knows the old password is out.
  return await act(config, async auth => outcome(await auth.admin.signOut(session.accessToken, 'others'), nothing));
}

/** Without auth-js: it would want a session of its own first, and might refresh ours behind our back. */
async function putUser(config: AuthConfig, session: StoredSession, body: object): Promise<ActResult<null>> {
  try {
    const response = await fetch(`${config.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: config.publishableKey,
        authorization: `Bearer ${session.accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    });
    if (response.ok) return { ok: true, value: null };
    const answer = (await response.json()) as { code?: unknown; error_code?: unknown };
    const code = answer.error_code ?? answer.code;
    return { ok: false, error: { code: typeof code === 'string' ? code : 'unknown' } };
  } catch {
    return { ok: false, error: { code: 'unreachable' } };
  }
}

interface Received {
  retryAfterMs: number | undefined;
  /** Aborted by the first request that reached no server. */
  readonly failed: AbortController;
}

async function act<Value>(
  config: AuthConfig,
  work: (auth: InstanceType<typeof AuthClient>) => Promise<ActResult<Value>>,
): Promise<ActResult<Value>> {
  const received: Received = { retryAfterMs: undefined, failed: new AbortController() };
  const auth = new AuthClient({
    url: `${config.url}/auth/v1`,
    headers: { apikey: config.publishableKey },
    persistSession: false,
    // Its own: two under one name would be warned of as sharing what neither keeps.
    storageKey: `encore-${Math.random()}`,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    fetch: patient(received),
  });
  try {
    const result = await Promise.race([work(auth), unreachableOn(received.failed.signal)]);
    return result.ok ? result : { ok: false, error: { ...result.error, retryAfterMs: received.retryAfterMs } };
  } catch {
    return { ok: false, error: { code: 'unreachable' } };
  } finally {
    auth.stopAutoRefresh();
  }
}

/**
 * auth-js repeats a renewal that reached nobody for half a minute. When to try again is the engine's business, and a late
 * repetition could use a refresh token up without anyone receiving the answer: after the first failure none leaves.
 */
function patient(received: Received): typeof fetch {
  const { failed } = received;
  const signal = AbortSignal.timeout(GIVE_UP_AFTER_MS);
  return async (input, init) => {
    failed.signal.throwIfAborted();
    const response = await fetch(input, { ...init, signal }).catch((error: unknown) => {
      failed.abort();
      throw error;
    });
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    if (Number.isFinite(seconds)) received.retryAfterMs = seconds * 1_000;
    return response;
  };
}

function unreachableOn(signal: AbortSignal): Promise<ActResult<never>> {
  return new Promise(resolve => {
    signal.addEventListener('abort', () => resolve({ ok: false, error: { code: 'unreachable' } }));
  });
}

interface Answer<Data> {
  readonly data: Data;
  readonly error: AuthError | null;
}

function outcome<Data, Value>({ data, error }: Answer<Data>, value: (data: Data) => Value): ActResult<Value> {
  return error === null ? { ok: true, value: value(data) } : { ok: false, error: failure(error) };
}

interface Entered {
  readonly session: Session | null;
}

const nothing = () => null;

/** None where something else has to happen first. */
function storedIfAny({ session }: Entered): StoredSession | null {
  return session && stored(session);
}

/** A status of 500 and above, or none at all, says nothing about what was asked. */
function failure(error: AuthError): ActFailure {
  const { status, code } = error;
  if (status === undefined || status === 0 || status >= 500) return { code: code ?? 'unreachable' };
  if (status === 429) return { code: 'throttled' };
  return { code: code ?? (error.name === 'AuthSessionMissingError' ? 'session_not_found' : 'unknown') };
}

function storedOrThrow({ session }: Entered): StoredSession {
  if (session === null) throw new Error('The server said yes and gave no session');
  return stored(session);
}

function stored(session: Session): StoredSession {
  return {
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    expiresIn: session.expires_in,
    userId: session.user.id,
    email: session.user.email ?? '',
  };
}
