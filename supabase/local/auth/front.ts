// Stands before the embedded auth server and does what the hosted service does where that one does not: sending mails
// again, repeated sign-ups, the order of the checks at sign-in, hooks, and what a new password ends. Runs inside the
// request lock, so every check and what follows from it are one step.
import bcrypt from 'bcryptjs';
import type { Api } from '../api.ts';
import type { Keys } from '../keys.ts';
import { type Claims, readToken } from '../tokens.ts';
import {
  type Account,
  accountByEmail,
  accountById,
  type MailAgain,
  mailAgain,
  secondsToWait,
  shownAccount,
} from './accounts.ts';
import { authRefusal, invalidCredentials, refusalOf, tooSoon, unexpectedFailure } from './answers.ts';
import { beforeUserCreated, passwordAttempt } from './hooks.ts';
import { weakPassword } from './password.ts';
import { endSession, endSessions, isRecovery, markRecovery } from './sessions.ts';

export interface AuthFront extends MailAgain {
  readonly api: Api;
  readonly keys: Keys;
}

type Body = Record<string, unknown>;
type Handler = (front: AuthFront, request: Request, body: Body) => Promise<Response>;

/** What the product uses. Everything else of the auth server (magic links, other providers) stays shut. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  'POST /signup': signUp,
  'POST /token': token,
  'POST /verify': verify,
  'POST /recover': recover,
  'POST /resend': resend,
  'POST /logout': logout,
  'GET /user': ask,
  'PUT /user': updateUser,
  'GET /health': ask,
  'GET /settings': ask,
  'GET /.well-known/jwks.json': ask,
  'POST /otp': async () => authRefusal(422, 'otp_disabled', 'Signups not allowed for otp'),
};

export async function answerAuth(front: AuthFront, request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/auth\/v1/, '');
  const handler = HANDLERS[`${request.method} ${path}`];
  if (handler === undefined) return authRefusal(404, 'not_found', 'Not found');
  return handler(front, request, await bodyOf(request));
}

function ask(front: AuthFront, request: Request): Promise<Response> {
  return front.api.ask(request);
}

async function signUp(front: AuthFront, request: Request, body: Body): Promise<Response> {
  const { email, password, data } = body;
  const weak = weakPassword(password, front.settings);
  if (weak !== null) return weak;
  if (typeof email === 'string') {
    const address = request.headers.get('x-forwarded-for') ?? '';
    const refused = await beforeUserCreated(front.engine, { email, metadata: data, address });
    if (refused !== null) return refused;
  }
  const answer = await ask(front, request);
  // A trigger that refuses the new account; the hosted service says no more than this either.
  if (answer.status === 500) return unexpectedFailure('Database error saving new user');
  const account = answer.status === 429 ? await accountByEmail(front.engine, email) : null;
  return account === null ? answer : signUpAgain(front, account, data);
}

/** A known address: its owner learns nothing new, anybody else learns nothing at all. */
async function signUpAgain(front: AuthFront, account: Account, data: unknown): Promise<Response> {
  if (!account.confirmed) {
    const wait = secondsToWait(account.confirmation_age, front.settings.mailEverySeconds);
    if (wait > 0) return tooSoon(wait);
    await mailAgain(front, account, 'confirmation');
    return Response.json(await shownAccount(front.engine, account.id));
  }
  const at = new Date().toISOString();
  return Response.json({
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  });
}

async function token(front: AuthFront, request: Request, body: Body): Promise<Response> {
  const answer = await ask(front, request);
  if (new URL(request.url).searchParams.get('grant_type') !== 'password') return answer;
  const account = await accountByEmail(front.engine, body.email);
  if (account === null) return answer;
  const refusal = await refusalOf(answer);
  // The auth server looks at the confirmation first, and so tells strangers which addresses are registered.
  const valid = refusal === 'email_not_confirmed' ? await matches(body.password, account) : answer.ok;
  const refused = await passwordAttempt(front.engine, { userId: account.id, valid });
  if (refused === null) return refusal === 'email_not_confirmed' && !valid ? invalidCredentials() : answer;
  if (refused.endSessions) await endSessions(front.engine, account.id);
  else if (answer.ok) await endSession(front.engine, await sessionIn(front, answer));
  return refused.answer;
}

async function verify(front: AuthFront, request: Request, body: Body): Promise<Response> {
  const answer = await ask(front, request);
  if (answer.ok && body.type === 'recovery') await markRecovery(front.engine, await sessionIn(front, answer));
  return answer;
}

async function recover(front: AuthFront, request: Request, body: Body): Promise<Response> {
  const account = await accountByEmail(front.engine, body.email);
  const wait = secondsToWait(account?.recovery_age ?? null, front.settings.mailEverySeconds);
  return wait > 0 ? tooSoon(wait) : ask(front, request);
}

async function resend(front: AuthFront, request: Request, body: Body): Promise<Response> {
  const account = await accountByEmail(front.engine, body.email);
  const { type } = body;
  if (account === null || (type !== 'signup' && type !== 'email_change')) return ask(front, request);
  if (type === 'signup' ? account.confirmed : account.email_change === null) return Response.json({});
  const age = type === 'signup' ? account.confirmation_age : account.email_change_age;
  const wait = secondsToWait(age, front.settings.mailEverySeconds);
  if (wait > 0) return tooSoon(wait);
  await mailAgain(front, account, type === 'signup' ? 'confirmation' : 'email_change');
  return Response.json({});
}

/** Without a scope the hosted service signs out everywhere. */
function logout(front: AuthFront, request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (!url.searchParams.has('scope')) url.searchParams.set('scope', 'global');
  return ask(front, new Request(url, { method: 'POST', headers: request.headers }));
}

async function updateUser(front: AuthFront, request: Request, body: Body): Promise<Response> {
  const claims = claimsOf(front, request.headers.get('authorization')?.replace(/^Bearer /, ''));
  const account = claims === null ? null : await accountById(front.engine, claims.sub);
  if (claims === null || account === null || body.password === undefined) return ask(front, request);
  const weak = weakPassword(body.password, front.settings);
  if (weak !== null) return weak;
  if (!(await isRecovery(front.engine, claims.session_id))) {
    const current = body.current_password;
    if (current === undefined) {
      return authRefusal(400, 'current_password_required', 'Current password required when setting new password.');
    }
    if (!(await matches(current, account))) {
      return authRefusal(400, 'current_password_mismatch', 'The current password is not correct.');
    }
  }
  const answer = await ask(front, request);
  if (answer.ok) await endSessions(front.engine, account.id, claims.session_id);
  return answer;
}

async function matches(password: unknown, account: Account): Promise<boolean> {
  if (typeof password !== 'string' || account.encrypted_password === null) return false;
  return bcrypt.compare(password, account.encrypted_password);
}

async function sessionIn(front: AuthFront, answer: Response): Promise<string | undefined> {
  const session = await bodyOf(answer);
  const claims = claimsOf(front, typeof session.access_token === 'string' ? session.access_token : undefined);
  return claims?.session_id;
}

function claimsOf(front: AuthFront, accessToken: string | undefined): Claims | null {
  const claims = accessToken === undefined ? 'invalid' : readToken(accessToken, front.keys.jwtSecret);
  return typeof claims === 'string' ? null : claims;
}

async function bodyOf(message: Request | Response): Promise<Body> {
  const body: unknown = await message
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
