// Accounts on the embedded backend, through the official client as it is: what the hosted service does, this one does too.
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, startBackend, tokenHashIn } from '#tests/support/backend.ts';
import { supabaseClient } from '#tests/support/supabase-client.ts';
import { FIXTURE } from './local-fixture.ts';

const PASSWORD = 'A-good-password-1';
let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({ project: FIXTURE });
});
afterAll(() => backend.stop());

const client = (at = backend) => supabaseClient(at);

let people = 0;

async function register(confirm = true): Promise<{ email: string; auth: SupabaseClient['auth'] }> {
  people += 1;
  const email = `person${people}@example.com`;
  const { auth } = client();
  const { error } = await auth.signUp({ email, password: PASSWORD, options: { data: { name: 'Person' } } });
  expect(error).toBeNull();
  if (confirm) await follow(auth, email, 'signup');
  return { email, auth };
}

/** Does what the callback page does with the newest mail to an address. */
async function follow(auth: SupabaseClient['auth'], email: string, type: 'signup' | 'recovery'): Promise<void> {
  const mail = backend.mails(email).at(-1);
  if (mail === undefined) throw new Error(`No mail to ${email}`);
  const { error } = await auth.verifyOtp({ token_hash: tokenHashIn(mail), type });
  expect(error).toBeNull();
}

/** As if the last mail to this address had been sent two minutes ago. */
async function waitForTheNextMail(email: string): Promise<void> {
  await backend.db(
    `update auth.users set confirmation_sent_at = confirmation_sent_at - interval '2 minutes',
       recovery_sent_at = recovery_sent_at - interval '2 minutes' where email = $1`,
    [email],
  );
}

test('a person registers, confirms by the mailed link, signs in, renews the session and signs out', async () => {
  const { email } = await register();
  const { auth } = client();
  const { data, error } = await auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  expect(data.session?.expires_in).toBe(1800);
  const renewed = await auth.refreshSession();
  expect(renewed.data.session?.refresh_token).not.toBe(data.session?.refresh_token);
  expect((await auth.signOut({ scope: 'local' })).error).toBeNull();
  const again = await client().auth.refreshSession({ refresh_token: renewed.data.session?.refresh_token ?? '' });
  expect(again.error?.code).toBe('refresh_token_not_found');
});

test('a mail has the subject of the settings, the link of the template, and a text made from its HTML', async () => {
  const { email } = await register(false);
  const [mail] = backend.mails(email);
  expect(mail?.subject).toBe(`Confirm ${email}`);
  expect(mail?.text).toMatch(
    new RegExp(
      `^Hello & welcome\\.\\n+Confirm your address: ${backend.url}/auth/callback\\?token_hash=[0-9a-f]{64}&type=signup$`,
    ),
  );
});

test('an address that is HTML is text in the mails that name it', async () => {
  const { email, auth } = await register();
  expect((await auth.updateUser({ email: '<b>new</b>@example.com' })).error).toBeNull();
  expect(backend.mails(email).at(-1)?.html).toContain('Use &#60;b&#62;new&#60;/b&#62;@example.com');
});

test('a new address of fifty thousand letters is refused at once: it was looked at for half a minute', async () => {
  const { auth } = await register();
  const begun = performance.now();
  const { error } = await auth.updateUser({ email: `a@${'.'.repeat(50_000)}@` });
  expect([error?.status, error?.code]).toEqual([400, 'validation_failed']);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('a link works once', async () => {
  const { email, auth } = await register(false);
  await follow(auth, email, 'signup');
  const [mail] = backend.mails(email);
  const again = await client().auth.verifyOtp({ token_hash: tokenHashIn(mail ?? never()), type: 'signup' });
  expect(again.error?.code).toBe('otp_expired');
});

test('the confirmation is sent again after a minute, and only the newest link works', async () => {
  const { email, auth } = await register(false);
  const soon = await auth.resend({ type: 'signup', email });
  expect([soon.error?.status, soon.error?.code]).toEqual([429, 'over_email_send_rate_limit']);
  await waitForTheNextMail(email);
  expect((await auth.resend({ type: 'signup', email })).error).toBeNull();
  const [first, second] = backend.mails(email);
  expect(backend.mails(email)).toHaveLength(2);
  const old = await auth.verifyOtp({ token_hash: tokenHashIn(first ?? never()), type: 'signup' });
  expect(old.error?.code).toBe('otp_expired');
  expect((await auth.verifyOtp({ token_hash: tokenHashIn(second ?? never()), type: 'signup' })).error).toBeNull();
});

test('AT47 nobody learns by asking for a mail whether an address is registered', async () => {
  const { email } = await register();
  await waitForTheNextMail(email);
  for (const address of [email, 'nobody@example.com']) {
    expect((await client().auth.resend({ type: 'signup', email: address })).error).toBeNull();
    expect((await client().auth.resetPasswordForEmail(address)).error).toBeNull();
  }
  expect(backend.mails('nobody@example.com')).toEqual([]);
});

test('registering a confirmed address again answers like a new one, without an account or a mail', async () => {
  const { email } = await register();
  const { data, error } = await client().auth.signUp({ email, password: PASSWORD, options: { data: { name: 'Eve' } } });
  expect(error).toBeNull();
  expect(data.user?.identities).toHaveLength(1);
  expect(await backend.db('select from auth.users where email = $1', [email])).toHaveLength(1);
  expect(await backend.db('select from auth.users where id = $1', [data.user?.id])).toEqual([]);
  expect(backend.mails(email)).toHaveLength(1);
});

test('registering an unconfirmed address again sends the mail again after a minute and keeps the first password', async () => {
  const { email, auth } = await register(false);
  const soon = await auth.signUp({ email, password: 'Another-password-2' });
  expect(soon.error?.status).toBe(429);
  await waitForTheNextMail(email);
  expect((await auth.signUp({ email, password: 'Another-password-2' })).error).toBeNull();
  await follow(auth, email, 'signup');
  expect((await auth.signInWithPassword({ email, password: 'Another-password-2' })).error?.code).toBe(
    'invalid_credentials',
  );
  expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test('an unconfirmed account is told apart only by who knows its password', async () => {
  const { email, auth } = await register(false);
  const wrong = await auth.signInWithPassword({ email, password: 'Not-the-password-1' });
  const unknown = await auth.signInWithPassword({ email: 'nobody@example.com', password: 'Not-the-password-1' });
  expect([wrong.error?.code, wrong.error?.message]).toEqual([unknown.error?.code, unknown.error?.message]);
  expect((await auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('email_not_confirmed');
});

test.each([
  ['Short-1', ['length']],
  ['no-capital-1', ['characters']],
  ['Nothingelse1', ['characters']],
  ['Kein-Umlaut-ist-Ziffer', ['characters']],
])('the password %s is refused by the settings: %j', async (password, reasons) => {
  const { error } = await client().auth.signUp({ email: 'weak@example.com', password });
  expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons });
});

test('a weak new password is refused like a weak first one', async () => {
  const { auth } = await register();
  expect((await auth.updateUser({ password: 'weak', current_password: PASSWORD })).error?.code).toBe('weak_password');
});

test('what a trigger or a hook refuses is no account, and the words are not the database’s', async () => {
  const { auth } = client();
  const options = { data: { role: 'platform_admin' } };
  const trigger = await auth.signUp({ email: 'evil@example.com', password: PASSWORD, options });
  expect([trigger.error?.status, trigger.error?.message]).toEqual([500, 'Database error saving new user']);
  const hook = await auth.signUp({ email: 'evil@refused.example', password: PASSWORD });
  expect([hook.error?.status, hook.error?.message]).toEqual([403, 'not_allowed']);
  expect(await backend.db("select from auth.users where email like 'evil@%'")).toEqual([]);
});

test('the hook on password attempts shuts the account, also for the right password and also with the key in the address', async () => {
  const { email, auth } = await register();
  const attempt = (password: string) => auth.signInWithPassword({ email, password });
  for (let tries = 0; tries < 2; tries += 1)
    expect((await attempt('Wrong-password-1')).error?.code).toBe('invalid_credentials');
  expect((await attempt('Wrong-password-1')).error?.message).toBe('too_many_attempts');
  expect((await attempt(PASSWORD)).error?.message).toBe('too_many_attempts');
  const direct = await fetch(`${backend.url}/auth/v1/token?grant_type=password&apikey=${backend.publishableKey}`, {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect(direct.status).toBe(400);
  const sessions = await backend.db(
    'select from auth.sessions where user_id = (select id from auth.users where email = $1)',
    [email],
  );
  expect(sessions).toHaveLength(1);
});

test('AT45 a new password wants the current one and ends every other session', async () => {
  const { email, auth } = await register();
  const other = client().auth;
  const { data } = await other.signInWithPassword({ email, password: PASSWORD });
  const password = 'A-newer-password-2';
  expect((await auth.updateUser({ password })).error?.code).toBe('current_password_required');
  const wrong = await auth.updateUser({ password, current_password: 'Guessed-password-1' });
  expect(wrong.error?.code).toBe('current_password_mismatch');
  expect((await auth.updateUser({ password, current_password: PASSWORD })).error).toBeNull();
  const ended = await other.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
  expect(ended.error?.code).toBe('refresh_token_not_found');
  expect((await auth.getUser()).error).toBeNull();
});

test('a session that has ended changes no address, though its token lives on', async () => {
  const { auth } = await register();
  const { data } = await auth.getSession();
  await auth.signOut({ scope: 'local' });
  const answer = await fetch(`${backend.url}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ email: 'elsewhere@example.com' }),
  });
  expect([answer.status, (await answer.json()).error_code]).toEqual([403, 'session_not_found']);
  expect(backend.mails('elsewhere@example.com')).toEqual([]);
});

test('who forgot the password sets a new one by the mailed link, once a minute, without the old one', async () => {
  const { email } = await register();
  const { auth } = client();
  expect((await auth.resetPasswordForEmail(email)).error).toBeNull();
  expect((await auth.resetPasswordForEmail(email)).error?.status).toBe(429);
  await follow(auth, email, 'recovery');
  expect((await auth.updateUser({ password: 'A-newer-password-2' })).error).toBeNull();
  expect((await auth.updateUser({ password: 'A-third-password-3' })).error?.code).toBe('current_password_required');
  expect((await client().auth.signInWithPassword({ email, password: 'A-newer-password-2' })).error).toBeNull();
});

test('AT6 entry points that the product does not use are shut', async () => {
  expect((await client().auth.signInWithOtp({ email: 'magic@example.com' })).error?.code).toBe('otp_disabled');
  expect((await client().auth.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled');
  const headers = { apikey: backend.publishableKey };
  for (const path of ['magiclink', 'authorize?provider=github', 'callback']) {
    expect((await fetch(`${backend.url}/auth/v1/${path}`, { headers })).status).toBe(404);
  }
  expect(await backend.db("select from auth.users where email = 'magic@example.com'")).toEqual([]);
});

test('twenty people at once each get the session that they were told', async () => {
  const signedUp = await Promise.all(Array.from({ length: 20 }, () => register(false)));
  await Promise.all(signedUp.map(({ auth, email }) => follow(auth, email, 'signup')));
  const users = await Promise.all(signedUp.map(async ({ auth }) => (await auth.getUser()).data.user?.email));
  expect(users).toEqual(signedUp.map(({ email }) => email));
});

function never(): never {
  throw new Error('There should be a mail');
}
