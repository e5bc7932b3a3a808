// The realtime half of the embedded backend, through the official client as it is: it rings for those who may read, and
// for nobody else.
import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Backend, startBackend, tokenHashIn } from '#tests/support/backend.ts';
import { supabaseClient } from '#tests/support/supabase-client.ts';
import { FIXTURE } from './local-fixture.ts';

let backend: Backend;
let folder: string;
let vera: SupabaseClient;
let sam: SupabaseClient;
let veraId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encore-realtime-'));
  backend = await startBackend({ project: FIXTURE, data: folder });
  vera = supabaseClient(backend);
  sam = supabaseClient(backend);
  veraId = await signUp(vera, 'vera@example.com');
  await signUp(sam, 'sam@example.com');
});
afterEach(async () => {
  await Promise.all([vera.removeAllChannels(), sam.removeAllChannels()]);
});
afterAll(async () => {
  vera.realtime.disconnect();
  sam.realtime.disconnect();
  await backend.stop();
  await rm(folder, { recursive: true });
});

async function signUp(person: SupabaseClient, email: string): Promise<string> {
  await person.auth.signUp({ email, password: 'A-good-password-1' });
  const [mail] = backend.mails(email);
  if (mail === undefined) throw new Error('No mail');
  const { data } = await person.auth.verifyOtp({ token_hash: tokenHashIn(mail), type: 'signup' });
  return data.user?.id ?? '';
}

/** The machine may be busy with other tests. */
const eventually = (look: () => void) => vi.waitFor(look, { timeout: 10_000, interval: 10 });

interface Heard {
  readonly channel: RealtimeChannel;
  readonly bodies: unknown[];
  readonly pokes: unknown[];
  readonly statuses: string[];
}

/** Joins and waits until the server has answered; `live` also until rows are delivered. */
async function listen(
  person: SupabaseClient,
  topic: string,
  wish: { filter?: string; isPrivate?: boolean },
): Promise<Heard> {
  const channel = person.channel(topic, { config: { private: wish.isPrivate ?? false } });
  const heard: Heard = { channel, bodies: [], pokes: [], statuses: [] };
  let live = wish.filter === undefined;
  if (wish.filter !== undefined) {
    const change = { event: 'INSERT', schema: 'public', table: 'notes', filter: wish.filter } as const;
    channel.on('postgres_changes', change, ({ new: row }) => heard.bodies.push(row));
    channel.on('system', {}, (news: { status: string }) => {
      live = live || news.status === 'ok';
    });
  }
  channel.on('broadcast', { event: 'poke' }, ({ payload }) => heard.pokes.push(payload));
  channel.subscribe(status => heard.statuses.push(status));
  await eventually(() => expect([live, heard.statuses.length > 0]).toEqual([true, true]));
  return heard;
}

let notes = 0;

function write(thread: string, body: string) {
  notes += 1;
  const id = `00000000-0000-7000-8000-${String(notes).padStart(12, '0')}`;
  return vera.from('notes').insert({ id, owner_id: veraId, thread, body });
}

/** Until everything written before this has been delivered to whoever was to get it. */
async function settled(): Promise<void> {
  const bell = await listen(vera, `user:${veraId}`, { isPrivate: true });
  await vera.rpc('poke', { person: veraId });
  await eventually(() => expect(bell.pokes).not.toEqual([]));
  await vera.removeChannel(bell.channel);
}

test('a new row reaches its reader, with the columns that the reader may read', async () => {
  const heard = await listen(vera, 'thread-a', { filter: 'thread=eq.a' });
  await write('a', 'first');
  await eventually(() => expect(heard.bodies).toHaveLength(1));
  expect(heard.bodies[0]).toEqual({
    id: expect.any(String),
    owner_id: veraId,
    thread: 'a',
    body: 'first',
    created_at: expect.any(String),
  });
});

test('rows that the filter does not mean, and rows that were rolled back, ring nobody', async () => {
  const heard = await listen(vera, 'thread-b', { filter: 'thread=eq.b' });
  await write('c', 'elsewhere');
  expect((await write('b', '')).error?.code).toBe('23514');
  await write('b', 'here');
  await eventually(() => expect(heard.bodies).toHaveLength(1));
  expect(heard.bodies).toMatchObject([{ body: 'here' }]);
});

test('somebody else joins, and hears nothing', async () => {
  const foreign = await listen(sam, 'thread-d', { filter: 'thread=eq.d' });
  expect(foreign.statuses).toEqual(['SUBSCRIBED']);
  await write('d', 'private');
  await settled();
  expect(foreign.bodies).toEqual([]);
});

test('a large row arrives whole', async () => {
  const heard = await listen(vera, 'thread-e', { filter: 'thread=eq.e' });
  await write('e', 'x'.repeat(60_000));
  await eventually(() => expect(heard.bodies).toHaveLength(1));
  expect(heard.bodies).toMatchObject([{ body: 'x'.repeat(60_000) }]);
});

test('a private topic is for whom the policy names', async () => {
  const topic = `user:${veraId}`;
  const own = await listen(vera, topic, { isPrivate: true });
  const foreign = await listen(sam, topic, { isPrivate: true });
  // The client holds one channel a topic, so who joins twice is two clients.
  const nobody = supabaseClient(backend);
  const stranger = supabaseClient(backend);
  const anonymous = await listen(nobody, topic, { isPrivate: true });
  const sameName = await listen(stranger, topic, { isPrivate: false });
  expect([own, foreign, anonymous].map(({ statuses }) => statuses[0])).toEqual([
    'SUBSCRIBED',
    'CHANNEL_ERROR',
    'CHANNEL_ERROR',
  ]);
  await vera.rpc('poke', { person: veraId });
  await eventually(() => expect(own.pokes).toMatchObject([{ n: 1 }]));
  expect([foreign, anonymous, sameName].flatMap(({ pokes }) => pokes)).toEqual([]);
  for (const client of [nobody, stranger]) client.realtime.disconnect();
});

test('AT33 nobody can send: a broadcast of a client goes nowhere', async () => {
  const heard = await listen(vera, `user:${veraId}`, { isPrivate: true });
  await heard.channel.send({ type: 'broadcast', event: 'poke', payload: { forged: true } });
  await vera.rpc('poke', { person: veraId });
  await eventually(() => expect(heard.pokes).not.toEqual([]));
  expect(heard.pokes).toMatchObject([{ n: 1 }]);
});

test('what the backend cannot deliver is refused with words instead of staying silent', async () => {
  const reasons: string[] = [];
  const channel = vera.channel('updates');
  channel.on('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'notes' }, () => undefined);
  channel.subscribe((_, error) => error !== undefined && reasons.push(error.message));
  await eventually(() => expect(reasons[0]).toContain('INSERT only'));
});

test('a channel ends with its token, and lives on with a newer one', async () => {
  const secret: string = JSON.parse(await readFile(join(folder, 'keys.json'), 'utf8')).jwtSecret;
  const socket = new WebSocket(
    `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${backend.publishableKey}&vsn=2.0.0`,
  );
  const frames: unknown[][] = [];
  socket.on('message', data => frames.push(JSON.parse(data.toString())));
  await new Promise(resolve => socket.once('open', resolve));
  const topic = `realtime:user:${veraId}`;
  const token = (seconds: number) =>
    signed(secret, { sub: veraId, role: 'authenticated', exp: Math.floor(Date.now() / 1000) + seconds });
  const config = { private: true, postgres_changes: [] };
  socket.send(JSON.stringify(['1', '1', topic, 'phx_join', { config, access_token: token(2) }]));
  socket.send(JSON.stringify(['1', '2', topic, 'access_token', { access_token: token(4) }]));
  await eventually(() => expect(frames[0]?.[4]).toMatchObject({ status: 'ok' }));
  const joinedAt = Date.now();
  await eventually(() => expect(frames.map(frame => frame[3])).toContain('phx_close'));
  expect(Date.now() - joinedAt).toBeGreaterThan(2500);
  expect(frames.find(frame => frame[3] === 'system')?.[4]).toMatchObject({
    status: 'error',
    message: expect.stringContaining('expired'),
  });
  socket.send(JSON.stringify(['3', '3', topic, 'phx_join', { config, access_token: token(-1) }]));
  await eventually(() => expect(frames.at(-1)?.[4]).toMatchObject({ status: 'error' }));
  socket.close();
});

test('a row is shown to each session by what that one may see, though both are one person’s', async () => {
  const secret: string = JSON.parse(await readFile(join(folder, 'keys.json'), 'utf8')).jwtSecret;
  const exp = Math.floor(Date.now() / 1000) + 60;
  const live: unknown[][][] = [];
  const sockets: WebSocket[] = [];
  for (const session_id of ['ended', 'live', 'ended']) {
    const socket = new WebSocket(
      `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${backend.publishableKey}&vsn=2.0.0`,
    );
    const frames: unknown[][] = [];
    socket.on('message', data => frames.push(JSON.parse(data.toString())));
    await new Promise(resolve => socket.once('open', resolve));
    const access_token = signed(secret, { sub: veraId, role: 'authenticated', exp, session_id });
    const change = { event: 'INSERT', schema: 'public', table: 'notes', filter: 'thread=eq.s' };
    const config = { private: false, postgres_changes: [change] };
    socket.send(JSON.stringify(['1', '1', 'realtime:s', 'phx_join', { config, access_token }]));
    await eventually(() => expect(frames.map(frame => frame[3])).toContain('system'));
    sockets.push(socket);
    live.push(frames);
  }
  await write('s', 'for the living');
  await settled();
  const rows = live.map(frames => frames.filter(frame => frame[3] === 'postgres_changes').length);
  for (const socket of sockets) socket.close();
  expect(rows).toEqual([0, 1, 0]);
});

test('a wrong key is refused before the connection, and what is no frame is ignored', async () => {
  const address = `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=`;
  const refused = await new Promise(resolve => new WebSocket(`${address}wrong`).once('error', resolve));
  expect(String(refused)).toContain('403');
  const socket = new WebSocket(address + backend.publishableKey);
  await new Promise(resolve => socket.once('open', resolve));
  for (const nonsense of ['', '{', '[]', '[1,2,3,4,5]', 'null']) socket.send(nonsense);
  socket.send(JSON.stringify([null, '9', 'phoenix', 'heartbeat', {}]));
  const answer = await new Promise<string>(resolve => socket.once('message', data => resolve(data.toString())));
  expect(JSON.parse(answer)).toEqual([null, '9', 'phoenix', 'phx_reply', { status: 'ok', response: {} }]);
  socket.close();
});

function signed(secret: string, claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
