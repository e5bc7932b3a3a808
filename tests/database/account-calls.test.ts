// The rest of the calls that the product's specification lists: accounts, invitations, activity and the live subscription,
// from the official client on the embedded backend with the demo data. Their tables and chats are in spec-calls.test.ts.
import { createHash } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAST, COPPER_THISTLE, DEMO_PASSWORD, type Person } from '#supabase/seed/cast.ts';
import { type Backend, startBackend, tokenHashIn } from '#tests/support/backend.ts';
import { supabaseClient } from '#tests/support/supabase-client.ts';

const PASSWORD = 'Another-good-1';
let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ seed: 'demo' });
});
afterAll(() => backend.stop());

async function signedIn(person: Pick<Person, 'email'>, password = DEMO_PASSWORD): Promise<SupabaseClient> {
  const client = supabaseClient(backend);
  const { error } = await client.auth.signInWithPassword({ email: person.email, password });
  if (error !== null) throw error;
  return client;
}

/** What the sign-up form sends, with the metadata that the specification names. */
async function signUp(email: string, metadata: Record<string, string>) {
  const client = supabaseClient(backend);
  const answer = await client.auth.signUp({ email, password: PASSWORD, options: { data: metadata } });
  return { client, ...answer };
}

async function follow(client: SupabaseClient, email: string, type: 'signup' | 'recovery'): Promise<void> {
  const mail = backend.mails(email).at(-1);
  if (mail === undefined) throw new Error(`No mail to ${email}`);
  const { error } = await client.auth.verifyOtp({ token_hash: tokenHashIn(mail), type });
  expect(error).toBeNull();
}

async function inviteAdmin(token: string, email: string): Promise<void> {
  await backend.db(
    `insert into public.admin_invitations (id, email, name, role, token_hash, invited_by, expires_at)
     values (gen_random_uuid(), $1, 'Noor Newcomer', 'support', $2, $3, now() + interval '1 day')`,
    [email, createHash('sha256').update(token).digest(), CAST.ada.id],
  );
}

async function inviteToVenue(token: string, email: string): Promise<void> {
  await backend.db(
    `insert into public.venue_invitations (id, venue_id, email, role, token_hash, invited_by, expires_at)
     values (gen_random_uuid(), $1, $2, 'manager', $3, $4, now() + interval '1 day')`,
    [COPPER_THISTLE, email, createHash('sha256').update(token).digest(), CAST.vera.id],
  );
}

describe('accounts', () => {
  it('SP3.9 SP4.1 SP6.6 SP7.1 sign up with metadata makes a venue and its admin on confirmation, and not before', async () => {
    const email = 'new-venue@example.com';
    const metadata = { name: 'The Paper Lantern', role: 'venue', venueType: 'new_venue' };
    const { client, data } = await signUp(email, metadata);
    const venues = () => backend.db('select name from public.venues where created_by = $1', [data.user?.id]);
    expect(data.session).toBeNull();
    expect(await venues()).toEqual([]);
    await follow(client, email, 'signup');
    expect(await venues()).toEqual([{ name: 'The Paper Lantern' }]);
    const { data: seats } = await client.from('venue_users').select('role').eq('user_id', data.user?.id);
    expect(seats).toEqual([{ role: 'admin' }]);
  });

  it('sign up as a platform admin without an invitation is refused; a venue of others is not joined by its id', async () => {
    const admin = await signUp('sly@rockstars.example', { name: 'Sly Admin', role: 'platform_admin' });
    expect(admin.error).not.toBeNull();
    const metadata = { name: 'Sly Manager', role: 'venue', venueType: 'join_venue', venueRole: 'admin' };
    const joined = await signUp('sly@example.com', { ...metadata, venueId: COPPER_THISTLE });
    expect(joined.error).not.toBeNull();
    expect(
      await backend.db('select from public.venue_users where venue_id = $1 and email like $2', [
        COPPER_THISTLE,
        'sly%',
      ]),
    ).toEqual([]);
  });

  it('SP7.2 resend of the verification mails a link that confirms', async () => {
    const email = 'resent@example.com';
    const { client } = await signUp(email, { name: 'Rita Resent', role: 'rockstar' });
    await backend.db(
      "update auth.users set confirmation_sent_at = confirmation_sent_at - interval '2 minutes' where email = $1",
      [email],
    );
    const emailRedirectTo = `${backend.url}/auth/callback`;
    expect((await client.auth.resend({ type: 'signup', email, options: { emailRedirectTo } })).error).toBeNull();
    expect(backend.mails(email)).toHaveLength(2);
    await follow(client, email, 'signup');
    expect((await client.from('profiles').select('name, role')).data).toContainEqual({
      name: 'Rita Resent',
      role: 'rockstar',
    });
  });

  it('SP7.3 SP7.4 SP7.5 the password reset mail leads to a new password, with which one signs in', async () => {
    const email = 'forgetful@example.com';
    const { client } = await signUp(email, { name: 'Fay Forgetful', role: 'rockstar' });
    await follow(client, email, 'signup');
    const redirectTo = `${backend.url}/auth/reset-password`;
    expect((await client.auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    expect(backend.mails(email).at(-1)?.text).toContain('/auth/reset-password');
    const elsewhere = supabaseClient(backend);
    await follow(elsewhere, email, 'recovery');
    expect((await elsewhere.auth.updateUser({ password: 'Remembered-now-2' })).error).toBeNull();
    await signedIn({ email }, 'Remembered-now-2');
    await expect(signedIn({ email }, PASSWORD)).rejects.toThrow('Invalid login credentials');
  });

  it('SP9.3 the link of a password reset works for an hour', async () => {
    const email = 'slow@example.com';
    const { client } = await signUp(email, { name: 'Sal Slow', role: 'rockstar' });
    await follow(client, email, 'signup');
    const pressAfter = async (minutes: number): Promise<string | undefined> => {
      expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
      await backend.db(
        'update auth.users set recovery_sent_at = recovery_sent_at - make_interval(mins => $1) where email = $2',
        [minutes, email],
      );
      const mail = backend.mails(email).at(-1);
      const { error } = await supabaseClient(backend).auth.verifyOtp({
        token_hash: mail === undefined ? '' : tokenHashIn(mail),
        type: 'recovery',
      });
      return error?.code;
    };
    expect(await pressAfter(61)).toBe('otp_expired');
    expect(await pressAfter(59)).toBeUndefined();
  });
});

describe('invitations', () => {
  const token = (name: string) => `${name}-0123456789abcdef0123456789abcdef`;

  it('SP3.4 SP3.5 SP4.2 SP7.13 AT13 the venue invitation lookup answers for the exact token, and joining by it gives the invitation’s role', async () => {
    await inviteToVenue(token('join'), 'joiner@example.com');
    const guest = supabaseClient(backend);
    const { data } = await guest.rpc('get_venue_invitation', { p_token: token('join') });
    expect(data).toMatchObject([{ email: 'joiner@example.com', role: 'manager', venue_id: COPPER_THISTLE }]);
    expect((await guest.rpc('get_venue_invitation', { p_token: '%' })).data).toEqual([]);
    expect((await guest.from('venue_invitations').select('*')).data).toBeNull();
    const metadata = { name: 'Joy Joiner', role: 'venue', venueType: 'join_venue', venueRole: 'admin' };
    const { client, error } = await signUp('joiner@example.com', { ...metadata, invitationToken: token('join') });
    expect(error).toBeNull();
    await follow(client, 'joiner@example.com', 'signup');
    expect((await client.from('venue_users').select('role').eq('email', 'joiner@example.com')).data).toEqual([
      { role: 'manager' },
    ]);
    expect((await guest.rpc('get_venue_invitation', { p_token: token('join') })).data).toEqual([]);
  });

  it('SP3.6 SP4.6 SP7.8 SP7.9 SP7.14 AT12 validate_admin_invitation shows what a live token offers; a sign-up by it is an admin at once', async () => {
    await inviteAdmin(token('new-admin'), 'noor@rockstars.example');
    const guest = supabaseClient(backend);
    const { data } = await guest.rpc('validate_admin_invitation', { p_token: token('new-admin') });
    expect(data).toEqual([{ email: 'noor@rockstars.example', name: 'Noor Newcomer', role: 'support' }]);
    expect((await guest.rpc('mark_invitation_used', { p_token: token('new-admin') })).error).toBeNull();
    const metadata = { name: 'Noor Newcomer', role: 'platform_admin', invitationToken: token('new-admin') };
    expect((await signUp('noor@rockstars.example', metadata)).error).toBeNull();
    const noor = await signedIn({ email: 'noor@rockstars.example' }, PASSWORD);
    expect((await noor.rpc('mark_invitation_used', { p_token: token('new-admin') })).error).toBeNull();
    expect((await noor.rpc('verify_admin_access')).data).toEqual({ is_admin: true, role: 'support' });
    expect((await guest.rpc('validate_admin_invitation', { p_token: token('new-admin') })).data).toEqual([]);
  });

  it('SP4.5 SP7.7 handle_admin_invitation_for_existing_user grants to the invited person who calls, and to nobody for them', async () => {
    const email = 'olu@rockstars.example';
    const { client } = await signUp(email, { name: 'Olu Existing', role: 'rockstar' });
    await follow(client, email, 'signup');
    await inviteAdmin(token('existing'), email);
    const asked = { p_token: token('existing'), p_email: email };
    for (const other of [supabaseClient(backend), await signedIn(CAST.sam)])
      expect((await other.rpc('handle_admin_invitation_for_existing_user', asked)).data).toEqual({
        existing_user: false,
      });
    expect((await client.rpc('verify_admin_access')).data).toMatchObject({ is_admin: false });
    expect((await client.rpc('handle_admin_invitation_for_existing_user', asked)).data).toEqual({
      existing_user: true,
    });
    expect((await client.rpc('verify_admin_access')).data).toEqual({ is_admin: true, role: 'support' });
  });
});

describe('activity and live messages', () => {
  it('SP3.13 SP7.6 log_user_activity notes the caller, whoever is named, and cuts the query from the path', async () => {
    const rocco = await signedIn(CAST.rocco);
    const { error } = await rocco.rpc('log_user_activity', {
      p_user_id: CAST.vera.id,
      p_activity_type: 'page_view',
      p_user_agent: 'A browser',
      p_metadata: { path: '/auth/callback?token_hash=secret#more', timestamp: '2026-11-21T12:00:00Z' },
    });
    expect(error).toBeNull();
    expect(
      await backend.db(
        "select user_id, metadata ->> 'path' as path from public.user_activity where user_agent = 'A browser'",
      ),
    ).toEqual([{ user_id: CAST.rocco.id, path: '/auth/callback' }]);
    const guest = await supabaseClient(backend).rpc('log_user_activity', {
      p_user_id: CAST.rocco.id,
      p_activity_type: 'page_view',
    });
    expect(guest.error).not.toBeNull();
  });

  it('SP7.25 AT31 the subscription to inserts on messages of a conversation tells its people, and no stranger', async () => {
    const [vera, rocco, sam] = [await signedIn(CAST.vera), await signedIn(CAST.rocco), await signedIn(CAST.sam)];
    const id = await chatWithRocco(vera);
    const heard: string[] = [];
    await listen(sam, id, () => heard.push('to Sam'));
    const rung = new Promise<string>(resolve => void listen(rocco, id, resolve).then(() => send(vera, id)));
    heard.push(await rung);
    expect(heard).toEqual(['Doors at six']);
    await Promise.all([rocco.removeAllChannels(), sam.removeAllChannels()]);
  });

  it('AT30 sixty a minute and no more', async () => {
    const [vera, rocco] = [await signedIn(CAST.vera), await signedIn(CAST.rocco)];
    const conversation_id = await chatWithRocco(vera);
    const rows = Array.from({ length: 61 }, (_, nth) => ({
      conversation_id,
      sender_id: CAST.rocco.id,
      content: `Message ${nth}`,
    }));
    const answer = await rocco.from('messages').insert(rows);
    expect(answer).toMatchObject({ status: 429, error: { message: 'throttled' } });
  });
});

async function chatWithRocco(vera: SupabaseClient): Promise<string> {
  const asked = { p_venue_id: COPPER_THISTLE, p_worker_email: CAST.rocco.email };
  return (await vera.rpc('create_conversation_by_email', asked)).data as string;
}

async function send(client: SupabaseClient, conversation_id: string): Promise<void> {
  const row = { conversation_id, sender_id: CAST.vera.id, content: 'Doors at six' };
  expect((await client.from('messages').insert(row)).error).toBeNull();
}

/** Joins as the specification's thread does; resolves once it is joined. */
async function listen(client: SupabaseClient, id: string, onMessage: (content: string) => void): Promise<void> {
  await client.realtime.setAuth();
  await new Promise<void>((resolve, reject) => {
    client
      .channel(`messages-${id}`)
      .on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'messages', filter: `conversation_id=eq.${id}` },
        change => onMessage((change.new as { content: string }).content),
      )
      .subscribe((status, error) => {
        if (status === 'SUBSCRIBED') resolve();
        else if (error !== undefined) reject(error);
      });
  });
}
