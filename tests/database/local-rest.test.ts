// The REST half of the embedded backend: rights exactly as granted, errors in PostgREST's shape, no door without a key.
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Backend, startBackend, tokenHashIn } from '#tests/support/backend.ts';
import { supabaseClient } from '#tests/support/supabase-client.ts';
import { FIXTURE } from './local-fixture.ts';

let backend: Backend;
let vera: SupabaseClient;
let veraId: string;

beforeAll(async () => {
  backend = await startBackend({ project: FIXTURE });
  vera = client();
  veraId = await signUp(vera, 'vera@example.com');
});
afterAll(() => backend.stop());

const client = (at = backend) => supabaseClient(at);

async function signUp(person: SupabaseClient, email: string): Promise<string> {
  await person.auth.signUp({ email, password: 'A-good-password-1' });
  const [mail] = backend.mails(email);
  if (mail === undefined) throw new Error('No mail');
  const { data } = await person.auth.verifyOtp({ token_hash: tokenHashIn(mail), type: 'signup' });
  return data.user?.id ?? '';
}

const note = (id: number) => ({
  id: `00000000-0000-7000-8000-${String(id).padStart(12, '0')}`,
  owner_id: veraId,
  thread: 'a',
  body: 'hello',
});

describe('rights', () => {
  const GRANTS = `
    select grantee || ' ' || privilege_type || ' ' || table_schema || '.' || table_name as right
    from information_schema.role_table_grants where grantee in ('anon', 'authenticated', 'service_role')
      and table_schema in ('public', 'private', 'auth', 'supabase_migrations') order by 1`;
  const EXPECTED = [{ right: 'authenticated DELETE public.notes' }];

  test('requests leave the grants as the migrations made them', async () => {
    expect((await vera.from('notes').select('id')).error).toBeNull();
    expect(await backend.db(GRANTS)).toEqual(EXPECTED);
    const defaults = 'select from pg_default_acl where defaclnamespace::regnamespace::text in ($1, $2)';
    expect(await backend.db(defaults, ['public', 'private'])).toEqual([]);
  });

  test('so does a restart on a folder that already has tables', async () => {
    const data = await mkdtemp(join(tmpdir(), 'encore-grants-'));
    await (await startBackend({ project: FIXTURE, data })).stop();
    const again = await startBackend({ project: FIXTURE, data });
    await client(again).from('notes').select('id');
    expect(await again.db(GRANTS)).toEqual(EXPECTED);
    await again.stop();
    await rm(data, { recursive: true });
  });

  test('a person reads and writes own rows only, in the columns that are granted', async () => {
    expect((await vera.from('notes').insert(note(1))).error).toBeNull();
    expect((await vera.from('notes').select('id, body')).data).toEqual([{ id: note(1).id, body: 'hello' }]);
    expect((await vera.from('notes').select('secret')).error?.code).toBe('42501');
    expect((await vera.from('notes').update({ body: 'x' }).eq('id', note(1).id)).error?.code).toBe('42501');
    const sam = client();
    await signUp(sam, 'sam@example.com');
    expect((await sam.from('notes').select('id')).data).toEqual([]);
    expect((await sam.from('notes').insert(note(2))).error?.code).toBe('42501');
  });

  test('schemas that are not exposed cannot be asked for', async () => {
    const { error, status } = await vera.schema('private').from('ledger').select();
    expect([status, error?.code]).toEqual([406, 'PGRST106']);
  });
});

describe('errors', () => {
  test.each([
    ['PT409', 409],
    ['PT503', 503],
    ['P0001', 400],
    ['P0002', 500],
    ['23514', 400],
    ['23505', 409],
    ['40001', 500],
    ['40P01', 500],
    ['57014', 500],
    ['28000', 403],
    ['08006', 503],
    ['53300', 503],
    ['53400', 500],
    ['54000', 500],
    ['22023', 400],
  ])('SQLSTATE %s answers %i, with code, message, details and hint', async (code, status) => {
    const answer = await vera.rpc('fail_with', { code });
    expect(answer.status).toBe(status);
    expect(answer.error).toMatchObject({ code, message: 'terms_changed', details: '{"now": 2}', hint: 'look again' });
  });

  test('a missing permission is 401 when anonymous, 403 when signed in', async () => {
    expect((await client().from('notes').select('id')).status).toBe(401);
    expect((await vera.from('notes').select('secret')).status).toBe(403);
    expect((await client().rpc('sealed')).status).toBe(401);
    expect((await vera.rpc('sealed')).status).toBe(403);
    expect((await ask('/rest/v1/rpc/sealed_file', {})).status).toBe(401);
  });

  test('a broken constraint answers as PostgREST does', async () => {
    const empty = await vera.from('notes').insert({ ...note(9), body: '' });
    expect([empty.status, empty.error?.code]).toEqual([400, '23514']);
    const twice = await vera.from('notes').insert(note(1));
    expect([twice.status, twice.error?.code]).toEqual([409, '23505']);
  });

  test('unknown tables and functions are 404', async () => {
    expect((await vera.from('nothing').select()).status).toBe(404);
    expect((await vera.rpc('nothing')).status).toBe(404);
  });

  test('AT23 deleting or changing whole tables is refused', async () => {
    for (const method of ['DELETE', 'PATCH']) {
      const answer = await ask('/rest/v1/notes', { method, body: '{"body":"x"}' });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        {
          code: '21000',
          details: null,
          hint: null,
          message: `${method === 'DELETE' ? 'DELETE' : 'UPDATE'} requires a WHERE clause`,
        },
      ]);
    }
    expect(await backend.db('select from notes')).toHaveLength(1);
  });

  test('a body larger than anybody sends is refused and the server lives on', async () => {
    const answer = await ask('/rest/v1/rpc/whose_request', { method: 'POST', body: 'x'.repeat(9 * 1024 * 1024) });
    expect(answer.status).toBe(413);
    expect((await vera.rpc('whose_request')).error).toBeNull();
  });
});

describe('who asks', () => {
  test('the database sees the person, and the socket’s address whatever the headers say', async () => {
    const mine = await vera.rpc('whose_request');
    expect(mine.data).toEqual({ uid: veraId, role: 'authenticated', address: '127.0.0.1' });
    const forged = await ask('/rest/v1/rpc/whose_request', {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await forged.json()).toEqual({ uid: null, role: 'anon', address: '127.0.0.1' });
  });

  test.each(['/rest/v1/notes', '/auth/v1/settings', '/rest/v1/'])('%s wants a key', async path => {
    const bare = await fetch(backend.url + path);
    expect([bare.status, (await bare.json()).message]).toEqual([401, 'No API key found in request']);
    const wrong = await fetch(backend.url + path, { headers: { apikey: 'sb_publishable_other' } });
    expect([wrong.status, (await wrong.json()).message]).toEqual([401, 'Invalid API key']);
  });

  test('a forged token is nobody’s', async () => {
    const [head, , signature] = ((await vera.auth.getSession()).data.session?.access_token ?? '').split('.');
    const forged = Buffer.from(JSON.stringify({ sub: veraId, role: 'service_role', exp: 9e9 })).toString('base64url');
    const answer = await ask('/rest/v1/notes?select=id', {
      headers: { authorization: `Bearer ${head}.${forged}.${signature}` },
    });
    expect(answer.status).toBe(401);
  });

  test('the server’s own pages about itself are not there', async () => {
    for (const path of ['/', '/_system', '/_system/info', '/studio']) {
      expect((await fetch(backend.url + path)).status).toBe(404);
    }
  });

  test('pages of other origins may ask, since only a token in a header counts', async () => {
    const early = await fetch(`${backend.url}/auth/v1/token`, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-headers': 'apikey,content-type' },
    });
    expect(early.status).toBe(204);
    expect(early.headers.get('access-control-allow-headers')).toBe('apikey,content-type');
    expect((await ask('/rest/v1/notes', {})).headers.get('access-control-allow-origin')).toBe('*');
    expect((await ask('/auth/v1/settings', {})).headers.get('set-cookie')).toBeNull();
  });
});

describe('a caller who gives up', () => {
  test('leaves nothing behind that still waited for its turn, and delays nobody', async () => {
    const token = (await vera.auth.getSession()).data.session?.access_token ?? '';
    const [left, kept] = [note(801), note(802)];
    const slow = backend.db('select pg_sleep(0.5)');
    await leaveAtOnce(token, left);
    const { error } = await vera.from('notes').insert(kept);
    expect(error).toBeNull();
    await slow;
    const rows = await backend.db<{ id: string }>('select id from public.notes where id = any ($1)', [
      [left.id, kept.id],
    ]);
    expect(rows).toEqual([{ id: kept.id }]);
  });
});

/** The whole request is on its way before the connection is closed. */
async function leaveAtOnce(token: string, row: object): Promise<void> {
  const { port, host } = new URL(backend.url);
  const body = JSON.stringify(row);
  const head = [
    'POST /rest/v1/notes HTTP/1.1',
    `host: ${host}`,
    `apikey: ${backend.publishableKey}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  const socket = connect(Number(port), '127.0.0.1');
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => resolve());
  });
  socket.end();
  socket.destroy();
}

function ask(path: string, init: RequestInit): Promise<Response> {
  const headers = { apikey: backend.publishableKey, ...Object.fromEntries(new Headers(init.headers)) };
  return fetch(backend.url + path, { ...init, headers });
}
