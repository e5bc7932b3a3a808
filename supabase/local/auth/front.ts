// Stands before the embedded auth server and does what the hosted service does where that one does not: sending mails
// again, repeated sign-ups, the order of the checks at sign-in, hooks, new addresses, and what a new password ends. Runs
// inside the request lock, so every check and what follows from it are one step; only passwords are compared before it.
import type { Api } from '../api.ts';
import type { Guarded } from '../database/guarded.ts';
import type { Exclusive } from '../database/request-lock.ts';
import type { Keys } from '../keys.ts';
import { bearerOf, type Claims, readToken } from '../tokens.ts';
import {
  type Account,
  accountByEmail,
  accountById,
  inventedAccount,
  type MailAgain,
  mailAgain,
  secondsToWait,
  shownAccount,
} from './accounts.ts';
import { changeAddress, confirmAddress, mailBoth } from './address-change.ts';
import { authRefusal, invalidCredentials, refusalOf, tooLong, tooMany, tooSoon, unexpectedFailure } from './answers.ts';
import type { Comparer } from './compare.ts';
import { beforeUserCreated, passwordAttempt } from './hooks.ts';
import { weakPassword } from './password.ts';
import { endSession, endSessions, isLive, isRecovery, markRecovery } from './sessions.ts';
import type { Lately } from './waits.ts';

export interface AuthFront extends MailAgain {
  readonly api: Api;
  readonly keys: Keys;
  readonly passwords: Comparer;
  /** Mails asked for by addresses without an account: nothing else tells them from others. */
  readonly askedFor: Lately;
  readonly wrongLinks: Lately;
}

type Body = Record<string, unknown>;
/** What was asked. `isRight`: whether the password that came with it is the account's. */
interface Asked {
  readonly body: Body;
  readonly isRight: boolean;
}
type Handler = (front: AuthFront, request: Request, asked: Asked) => Promise<Response>;

/** Wrong links of one caller in five minutes, as on the hosted service: a link is made of six digits. */
const MOST_WRONG_LINKS = 30;
export const WRONG_LINKS_MS = 300_000;

/** As on the hosted service. Far longer ones would be looked at for seconds, while everybody waits. */
const LONGEST_ADDRESS = 255;

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

export function authFront(front: AuthFront, { answer, exclusive }: Guarded) {
  return async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace(/^\/auth\/v1/, '');
    const route = `${request.method} ${path}`;
    const handler = HANDLERS[route];
    if (handler === undefined) return authRefusal(404, 'not_found', 'Not found');
    const body = await bodyOf(request);
    if (typeof body.email === 'string' && body.email.length > LONGEST_ADDRESS) return tooLong();
    const isRight = await isRightPassword(front, { route, request, body }, exclusive);
    return answer(() => handler(front, request, { body, isRight }));
  };
}

interface Called {
  readonly route: string;
  readonly request: Request;
  readonly body: Body;
}

/** Compared outside the lock: others are answered meanwhile. */
async function isRightPassword(front: AuthFront, called: Called, exclusive: Exclusive): Promise<boolean> {
  const { route, request, body } = called;
  const given = route === 'PUT /user' ? body.current_password : body.password;
  const asks =
    route === 'PUT /user' || (route === 'POST /token' && isPasswordGrant(request)) || route === 'POST /signup';
  if (!asks || given === undefined) return false;
  const account = await exclusive(() => accountIn(front, called));
  // A first sign-up is hashed later, inside the lock; a repeated one has to take as long.
  if (route === 'POST /signup' && account === null) return false;
  return front.passwords.matches(given, account?.encrypted_password ?? null);
}

/** Whose password is changed, or whose address was given. */
async function accountIn(front: AuthFront, { route, request, body }: Called): Promise<Account | null> {
  if (route !== 'PUT /user') return accountByEmail(front.engine, body.email);
  const claims = claimsOf(front, bearerOf(request));
  return claims === null ? null : accountById(front.engine, claims.sub);
}

function isPasswordGrant(request: Request): boolean {
  return new URL(request.url).searchParams.get('grant_type') === 'password';
}

function ask(front: AuthFront, request: Request): Promise<Response> {
  return front.api.ask(request);
}

async function signUp(front: AuthFront, request: Request, { body }: Asked): Promise<Response> {
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
  const wait = waitAsUnknown(front, `signup ${account.email}`);
  return wait > 0 ? tooSoon(wait) : Response.json(inventedAccount(account.email, data));
}

/** As long as somebody waits whose address has an account, or had one just made. */
function waitAsUnknown({ askedFor }: AuthFront, what: string): number {
  const wait = askedFor.secondsLeft(what);
  if (wait === 0) askedFor.note(what);
  return wait;
}

async function token(front: AuthFront, request: Request, { body, isRight }: Asked): Promise<Response> {
  if (!isPasswordGrant(request)) return ask(front, request);
  const account = await accountByEmail(front.engine, body.email);
  if (account === null) return invalidCredentials();
  // A wrong one need not be compared again. The auth server looks at the confirmation first, and so would tell strangers
  // which addresses are registered.
  const answer = isRight ? await ask(front, request) : invalidCredentials();
  const valid = isRight && (answer.ok || (await refusalOf(answer)) === 'email_not_confirmed');
  const refused = await passwordAttempt(front.engine, { userId: account.id, valid });
  if (refused === null) return answer;
  if (refused.endSessions) await endSessions(front.engine, account.id);
  else if (answer.ok) await endSession(front.engine, await sessionIn(front, answer));
  return refused.answer;
}

async function verify(front: AuthFront, request: Request, { body }: Asked): Promise<Response> {
  const caller = request.headers.get('x-forwarded-for') ?? '';
  if (front.wrongLinks.count(caller) >= MOST_WRONG_LINKS) return tooMany();
  const half = body.type === 'email_change' ? await confirmAddress(front, body.token_hash) : null;
  const answer = half ?? (await ask(front, request));
  if (!answer.ok) front.wrongLinks.note(caller);
  if (answer.ok && body.type === 'recovery') await markRecovery(front.engine, await sessionIn(front, answer));
  return answer;
}

async function recover(front: AuthFront, request: Request, { body }: Asked): Promise<Response> {
  const account = await accountByEmail(front.engine, body.email);
  const wait =
    account === null
      ? waitAsUnknown(front, `recovery ${String(body.email).toLowerCase()}`)
      : secondsToWait(account.recovery_age, front.settings.mailEverySeconds);
  return wait > 0 ? tooSoon(wait) : ask(front, request);
}

async function resend(front: AuthFront, request: Request, { body }: Asked): Promise<Response> {
  const { type } = body;
  if (type !== 'signup' && type !== 'email_change') return ask(front, request);
  const account = await accountByEmail(front.engine, body.email);
  const kind = type === 'signup' ? 'confirmation' : 'email_change';
  const awaited = type === 'signup' ? account?.confirmed === false : (account?.email_change ?? null) !== null;
  const age = type === 'signup' ? account?.confirmation_age : account?.email_change_age;
  const wait =
    account !== null && awaited
      ? secondsToWait(age ?? null, front.settings.mailEverySeconds)
      : waitAsUnknown(front, `${kind} ${String(body.email).toLowerCase()}`);
  if (wait > 0) return tooSoon(wait);
  if (account !== null && awaited) {
    if (kind === 'email_change') await mailBoth(front, account);
    else await mailAgain(front, account, kind);
  }
  return Response.json({});
}

/** Without a scope the hosted service signs out everywhere. */
function logout(front: AuthFront, request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (!url.searchParams.has('scope')) url.searchParams.set('scope', 'global');
  return ask(front, new Request(url, { method: 'POST', headers: request.headers }));
}

async function updateUser(front: AuthFront, request: Request, { body, isRight }: Asked): Promise<Response> {
  const claims = claimsOf(front, bearerOf(request));
  const account = claims === null ? null : await accountById(front.engine, claims.sub);
  if (claims === null || account === null || !(await isLive(front.engine, claims.session_id)))
    return ask(front, request);
  if (body.password === undefined) {
    const changed = typeof body.email === 'string' ? await changeAddress(front, account, body.email) : null;
    return changed ?? ask(front, request);
  }
  const weak = weakPassword(body.password, front.settings);
  if (weak !== null) return weak;
  if (!(await isRecovery(front.engine, claims.session_id))) {
    if (body.current_password === undefined) {
      return authRefusal(400, 'current_password_required', 'Current password required when setting new password.');
    }
    if (!isRight) return authRefusal(400, 'current_password_mismatch', 'The current password is not correct.');
  }
  const answer = await ask(front, request);
  if (answer.ok) await endSessions(front.engine, account.id, claims.session_id);
  return answer;
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
