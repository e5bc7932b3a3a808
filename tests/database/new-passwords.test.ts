// A password that is set anew by mail, through the official client on the embedded backend: what it takes away from whoever
// chose the old one, and what it gives back to whoever was locked out.
import { createHash } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Backend, startBackend, tokenHashIn } from '#tests/support/backend.ts';
import { supabaseClient } from '#tests/support/supabase-client.ts';

const THEIRS = 'Their-password-1';
const OWN = 'My-own-password-2';
const TOKEN = '0123456789abcdef0123456789abcdef';
let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

async function follow(client: SupabaseClient, email: string, type: 'signup' | 'recovery'): Promise<void> {
  const mail = backend.mails(email).at(-1);
  if (mail === undefined) throw new Error(`No mail to ${email}`);
  const { error } = await client.auth.verifyOtp({ token_hash: tokenHashIn(mail), type });
  expect(error).toBeNull();
}

async function signUp(email: string, role: 'rockstar' | 'venue', name: string): Promise<void> {
  const { error } = await supabaseClient(backend).auth.signUp({
    email,
    password: THEIRS,
    options: { data: { role, name } },
  });
  expect(error).toBeNull();
}

const signIn = async (email: string, password: string) => {
  const client = supabaseClient(backend);
  return { client, ...(await client.auth.signInWithPassword({ email, password })) };
};

it('whoever registered an invited address first loses it when the invited person takes the seat', async () => {
  await signUp('vera@example.com', 'venue', 'The Copper Thistle');
  await follow(supabaseClient(backend), 'vera@example.com', 'signup');
  const [venue] = await backend.db<{ id: string; created_by: string }>('select id, created_by from public.venues');
  const email = 'ines@example.com';
  await signUp(email, 'rockstar', 'Somebody else’s idea');
  await backend.db(
    `insert into public.venue_invitations (id, venue_id, email, role, token_hash, invited_by)
     values (gen_random_uuid(), $1, $2, 'manager', $3, $4)`,
    [venue?.id, email, createHash('sha256').update(TOKEN).digest(), venue?.created_by],
  );
  const ines = supabaseClient(backend);
  await follow(ines, email, 'signup');
  const stranger = await signIn(email, THEIRS);
  expect(stranger.error).toBeNull();

  expect((await ines.rpc('accept_venue_invitation', { p_token: TOKEN })).data).toEqual({
    joined: true,
    password_voided: true,
  });
  const seats = (client: SupabaseClient) => client.from('venue_users').select('role').eq('email', email);
  expect((await seats(ines)).data).toEqual([{ role: 'manager' }]);
  expect((await seats(stranger.client)).data).toEqual([]);
  expect((await stranger.client.auth.refreshSession()).error).not.toBeNull();
  expect((await signIn(email, THEIRS)).error?.code).toBe('invalid_credentials');

  await expect.poll(() => backend.mails(email).length).toBe(2);
  const elsewhere = supabaseClient(backend);
  await follow(elsewhere, email, 'recovery');
  expect((await elsewhere.auth.updateUser({ password: OWN })).error).toBeNull();
  const { client, error } = await signIn(email, OWN);
  expect(error).toBeNull();
  expect((await seats(client)).data).toEqual([{ role: 'manager' }]);
});

it('a password set anew by mail lifts the lockout', async () => {
  const email = 'locked@example.com';
  await signUp(email, 'rockstar', 'Lou Locked');
  await follow(supabaseClient(backend), email, 'signup');
  const guest = supabaseClient(backend);
  for (let nth = 0; nth < 5; nth += 1) {
    await signIn(email, 'A-wrong-password-9');
    await guest.rpc('sign_in_wait', { p_email: email, p_failed: true });
  }
  expect((await signIn(email, THEIRS)).error?.code).toBe('invalid_credentials');
  expect((await guest.rpc('sign_in_wait', { p_email: email })).data).toMatchObject({ attemptsLeft: 0 });
  await guest.auth.resetPasswordForEmail(email);
  await follow(guest, email, 'recovery');
  expect((await guest.auth.updateUser({ password: OWN })).error).toBeNull();
  expect((await guest.rpc('sign_in_wait', { p_email: email })).data).toEqual({ attemptsLeft: 5, waitSeconds: 0 });
  expect((await signIn(email, OWN)).error).toBeNull();
});
