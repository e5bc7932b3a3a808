// Attacks from a plain client on the demo's own data, each with its honest twin. Those on single commands, invitations and
// accounts stand beside what they attack; `tests/support/attacks.ts` has the whole list.
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAST, COPPER_THISTLE, DEMO_PASSWORD, type Person } from '#supabase/seed/cast.ts';
import { type Backend, startBackend } from '#tests/support/backend.ts';
import { supabaseClient } from '#tests/support/supabase-client.ts';

let backend: Backend;
let vera: SupabaseClient;
let rocco: SupabaseClient;
let sam: SupabaseClient;
let chat: string;
beforeAll(async () => {
  backend = await startBackend({ seed: 'demo' });
  [vera, rocco, sam] = [await signedIn(CAST.vera), await signedIn(CAST.rocco), await signedIn(CAST.sam)];
  const { data } = await vera.rpc('create_conversation_by_email', {
    p_venue_id: COPPER_THISTLE,
    p_worker_email: CAST.rocco.email,
  });
  chat = data as string;
  await vera.from('messages').insert({ conversation_id: chat, sender_id: CAST.vera.id, content: 'Between us' });
  // The whole demo is written first.
}, 300_000);
afterAll(() => backend.stop());

async function signedIn(person: Person): Promise<SupabaseClient> {
  const client = supabaseClient(backend);
  const { error } = await client.auth.signInWithPassword({ email: person.email, password: DEMO_PASSWORD });
  if (error !== null) throw error;
  return client;
}

describe('a foreign conversation', () => {
  it('AT20 shows no rows, and its count nothing', async () => {
    const counted = async (client: SupabaseClient, table: string) =>
      (await client.from(table).select('*', { count: 'exact', head: true })).count ?? 0;
    for (const table of ['conversations', 'messages']) expect(await counted(sam, table)).toBe(0);
    expect(await counted(rocco, 'messages')).toBeGreaterThan(0);
  });

  it.each(['planned', 'estimated'] as const)('is guessed (%s) like one that does not exist', async count => {
    const guessed = async (conversation: string) =>
      (await sam.from('messages').select('*', { count, head: true }).eq('conversation_id', conversation)).count;
    expect(await guessed(chat)).toBe(await guessed(CAST.sam.id));
  });

  it('AT19 is not reached through what is embedded in rows that one may see', async () => {
    const embedded = (client: SupabaseClient) =>
      client.from('venues').select('id, conversations (id, messages (content))').eq('id', COPPER_THISTLE);
    for (const { conversations } of (await sam.from('venues').select('conversations (id)')).data ?? [])
      expect(conversations).toEqual([]);
    expect(JSON.stringify((await embedded(sam)).data)).not.toContain('Between us');
    expect(JSON.stringify((await embedded(rocco)).data)).toContain('Between us');
  });

  it('SP6.10 AT22 is neither deleted by its id nor with all others', async () => {
    await sam.from('conversations').delete().eq('id', chat);
    expect((await sam.from('conversations').delete().neq('id', CAST.sam.id)).error).toBeNull();
    expect((await rocco.from('conversations').select('id').eq('id', chat)).data).toEqual([{ id: chat }]);
    const other = await vera.rpc('create_conversation_by_email', {
      p_venue_id: COPPER_THISTLE,
      p_worker_email: CAST.rosa.email,
    });
    const standing = async () => (await vera.from('conversations').select('id').eq('id', other.data)).data;
    expect(await standing()).toHaveLength(1);
    await vera.from('conversations').delete().eq('id', other.data);
    expect(await standing()).toEqual([]);
  });
});

describe('people', () => {
  it('AT27 show their cards to those they have to do with, and their private half to nobody', async () => {
    const cards = await sam.from('profiles').select('id, name');
    expect(cards.data).toEqual([{ id: CAST.sam.id, name: CAST.sam.name }]);
    for (const client of [sam, vera])
      expect((await client.from('profile_private').select('id')).data?.map(row => row.id)).toEqual([
        client === sam ? CAST.sam.id : CAST.vera.id,
      ]);
    expect((await vera.from('profiles').select('name').eq('id', CAST.rocco.id)).data).toEqual([
      { name: CAST.rocco.name },
    ]);
  });
});

describe('a venue', () => {
  it('AT18 of others is not changed, not deleted, and whole tables are not either', async () => {
    expect((await sam.from('venues').update({ name: 'Mine' }).eq('id', COPPER_THISTLE)).status).toBe(403);
    expect((await sam.from('venues').delete().eq('id', COPPER_THISTLE)).status).toBe(403);
    expect((await vera.from('venues').select('name').eq('id', COPPER_THISTLE)).data).toEqual([
      { name: 'The Copper Thistle' },
    ]);
    // Its own people change it by command only; the server can, so there is something to change.
    const renamed = "update public.venues set name = 'Theirs' where id = $1 returning name";
    expect(await backend.db(renamed, [COPPER_THISTLE])).toEqual([{ name: 'Theirs' }]);
  });
});

describe('a request from another page', () => {
  it('AT39 without the person’s token has no effect, whatever it is called: no cookie speaks for anybody', async () => {
    const body = JSON.stringify({ conversation_id: chat, sender_id: CAST.vera.id, content: 'Forged' });
    const post = (path: string, headers: Record<string, string>) =>
      fetch(backend.url + path, { method: 'POST', headers: { origin: 'https://elsewhere.example', ...headers }, body });
    const forged = () => backend.db("select from public.messages where content = 'Forged'");
    for (const path of ['/rest/v1/messages', '/rest/v1/rpc/sync', '/auth/v1/logout']) {
      const answer = await post(path, { 'content-type': 'text/plain' });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect(await forged()).toEqual([]);
    // With it the same words arrive: it was the token that was missing.
    const { data } = await vera.auth.getSession();
    const authorization = `Bearer ${data.session?.access_token}`;
    const own = { 'content-type': 'application/json', apikey: backend.publishableKey, authorization };
    expect((await post('/rest/v1/messages', own)).status).toBe(201);
    expect(await forged()).toHaveLength(1);
  });
});

describe('a refused direct call', () => {
  const message = (content: string, sender: Person = CAST.vera) => ({
    conversation_id: chat,
    sender_id: sender.id,
    content,
  });
  const venue = (more: object) => ({ name: 'A venue', address: '1 Row', industry: 'bar', status: 'active', ...more });

  it('is refused for what is wrong with it: one that is in order goes through', async () => {
    expect((await vera.from('messages').insert(message('In order'))).status).toBe(201);
    expect((await vera.from('venues').insert(venue({}))).status).toBe(201);
  });

  it.each([
    ['an endless message', () => vera.from('messages').insert(message('x'.repeat(4001)))],
    ['a blank message', () => vera.from('messages').insert(message('  '))],
    ['another’s name under a message', () => vera.from('messages').insert(message('I', CAST.rocco))],
    ['a message to nowhere', () => vera.from('messages').insert({ ...message('Hi'), conversation_id: CAST.sam.id })],
    [
      'a message twice',
      () =>
        vera.from('messages').insert([
          { ...message('1'), id: chat },
          { ...message('2'), id: chat },
        ]),
    ],
    ['an unknown trade', () => vera.from('venues').insert(venue({ industry: 'casino' }))],
    ['an endless name', () => vera.from('venues').insert(venue({ name: 'x'.repeat(101) }))],
    ['a NUL', () => vera.from('venues').insert(venue({ name: 'a\u0000b' }))],
    [
      'a seat',
      () =>
        sam
          .from('venue_users')
          .insert({ venue_id: COPPER_THISTLE, user_id: CAST.sam.id, name: 'S', email: 's@example.com', role: 'admin' }),
    ],
  ])('AT41 %s names no constraint, column, policy or row', async (_, call) => {
    const { error, status } = await call();
    expect(status).toBeGreaterThanOrEqual(400);
    const said = `${error?.message} ${error?.details} ${error?.hint}`;
    expect(said).not.toMatch(/constraint|column|policy|relation|violates|row contains|Key \(|@example/i);
  });
});
