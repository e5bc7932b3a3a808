// What the network may send to the embedded backend without ending it, and what it tells strangers.
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { mayReadMails } from '#supabase/local/mail/mailbox-key.ts';
import { type Backend, startBackend, tokenHashIn } from '#tests/support/backend.ts';
import { supabaseClient } from '#tests/support/supabase-client.ts';

const PASSWORD = 'A-good-password-1';
let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const headersOf = ({ publishableKey }: Backend) => ({ apikey: publishableKey, 'content-type': 'application/json' });

function call(path: string, body: string, at = backend): Promise<Response> {
  return fetch(at.url + path, { method: 'POST', headers: headersOf(at), body });
}

/** Writes raw bytes and hands the connection to `then` once they are on their way. */
function send(text: string, then: (socket: Socket) => void): Promise<string> {
  const { port, hostname } = new URL(backend.url);
  return new Promise(resolve => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(text, () => then(socket)));
    socket.on('data', bytes => {
      heard += String(bytes);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

const upgrade = (target: string) =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

async function isUp(): Promise<boolean> {
  return (await fetch(`${backend.url}/auth/v1/health`, { headers: headersOf(backend) })).ok;
}

describe('the process outlives', () => {
  test.each(['//', 'http://[::1/', '/\\evil', '*'])('an upgrade to %s', async target => {
    await send(upgrade(target), socket => setTimeout(() => socket.end(), 100));
    expect(await isUp()).toBe(true);
  });

  test('a refused upgrade whose caller resets the connection', async () => {
    for (let tries = 0; tries < 20; tries += 1) {
      await send(upgrade('/realtime/v1/websocket?apikey=wrong'), socket => socket.resetAndDestroy());
    }
    expect(await isUp()).toBe(true);
  });

  test('a request for no address of its own, which is refused', async () => {
    const heard = await send(
      'POST //rest/v1/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
      () => undefined,
    );
    expect(heard).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(await isUp()).toBe(true);
  });

  test('methods that no request can have', async () => {
    const heard = await send(
      'TRACE /rest/v1/rpc/sync HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      () => undefined,
    );
    expect(heard).toMatch(/^HTTP\/1\.1 405/);
  });

  test('JSON of ten thousand arrays in one another, and a cursor of six thousand', async () => {
    const deep = await call('/rest/v1/rpc/sync', `{"request":${'['.repeat(10_000)}${']'.repeat(10_000)}}`);
    expect(deep.status).toBe(400);
    const [row] = await backend.db<{ reset: boolean }>(
      "select private.open_cursor(repeat('[', 6000) || repeat(']', 6000)) ->> 'r' = 'true' as reset",
    );
    expect(row?.reset).toBe(true);
  });
});

test('a connection holds a hundred channels, as on the hosted service', async () => {
  const socket = new WebSocket(
    `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${backend.publishableKey}&vsn=2.0.0`,
  );
  const refused: string[] = [];
  let answers = 0;
  socket.on('message', data => {
    const [, , , event, payload] = JSON.parse(String(data));
    if (event !== 'phx_reply') return;
    answers += 1;
    if (payload.status === 'error') refused.push(payload.response.reason);
  });
  await new Promise(resolve => socket.once('open', resolve));
  for (let index = 0; index < 120; index += 1) {
    socket.send(JSON.stringify([`${index}`, `${index}`, `realtime:topic-${index}`, 'phx_join', { config: {} }]));
  }
  await vi.waitFor(() => expect(answers).toBe(120), { timeout: 20_000 });
  expect(refused).toHaveLength(20);
  expect(refused[0]).toMatch(/^ChannelRateLimitReached/);
  socket.close();
});

describe('the mailbox', () => {
  function statusFor(host: string, path = '/mailbox'): Promise<number | undefined> {
    const { hostname, port } = new URL(backend.url);
    return new Promise((resolve, reject) => {
      request({ hostname, port, path, headers: { host } }, answer => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
  }

  test('opens on this machine under a loopback name', async () => {
    for (const host of ['localhost:8787', '127.0.0.1', '[::1]:80']) expect(await statusFor(host)).toBe(200);
  });

  test('stays shut for a site that renamed itself to this address, and opens with the key', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', '192.168.0.7:8787'])
      expect(await statusFor(host)).toBe(403);
    expect(await statusFor('192.168.0.7:8787', `/mailbox?key=${backend.mailboxKey}`)).toBe(200);
    expect(await statusFor('192.168.0.7:8787', '/mailbox?key=wrong')).toBe(403);
  });

  test('stays shut for another machine that calls it by a loopback name', () => {
    const from = (remoteAddress: string, url = '/mailbox') => {
      const incoming = { socket: { remoteAddress }, headers: { host: 'localhost:8787' }, url };
      return mayReadMails(incoming as unknown as IncomingMessage, {
        key: backend.mailboxKey,
        siteUrl: 'http://localhost:8787',
      });
    };
    expect(['127.0.0.1', '::ffff:127.0.0.1', '::1'].map(address => from(address))).toEqual([true, true, true]);
    expect(['192.168.0.9', '::ffff:192.168.0.9', ''].map(address => from(address))).toEqual([false, false, false]);
    expect(from('192.168.0.9', `/mailbox?key=${backend.mailboxKey}`)).toBe(true);
  });
});

test('the mailbox stays shut behind a proxy on this machine, which calls it by a loopback name', () => {
  const through = (siteUrl: string, headers: object) => {
    const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers: { host: '127.0.0.1:8787', ...headers } };
    return mayReadMails(incoming as unknown as IncomingMessage, { key: backend.mailboxKey, siteUrl });
  };
  expect(through('https://encore.example', {})).toBe(false);
  for (const header of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'])
    expect([header, through('http://localhost:8787', { [header]: 'somebody' })]).toEqual([header, false]);
  expect(through('http://localhost:8787', {})).toBe(true);
});

test('a caller who leaves in the middle of a request is nothing to write into the log', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const head = `POST /rest/v1/rpc/sync HTTP/1.1\r\nHost: localhost\r\napikey: ${backend.publishableKey}\r\n`;
  await send(`${head}Content-Length: 1000\r\n\r\n{"request":`, socket =>
    setTimeout(() => socket.resetAndDestroy(), 50),
  );
  expect(await isUp()).toBe(true);
  expect(logged.mock.calls).toEqual([]);
  logged.mockRestore();
});

describe('who is registered', () => {
  const signUp = (email: string) =>
    call('/auth/v1/signup', JSON.stringify({ email, password: PASSWORD, data: { name: 'Eve', role: 'rockstar' } }));

  async function known(): Promise<string> {
    const email = `known-${randomUUID()}@example.com`;
    await signUp(email);
    const [mail] = backend.mails(email);
    if (mail === undefined) throw new Error('No mail');
    await supabaseClient(backend).auth.verifyOtp({ token_hash: tokenHashIn(mail), type: 'signup' });
    return email;
  }

  test('is not told by a sign-up, the first or a second one', async () => {
    const shapes: string[] = [];
    for (const email of [await known(), `new-${randomUUID()}@example.com`]) {
      const first = await signUp(email);
      const shape = (value: unknown): unknown =>
        typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shape(one)]))
          : typeof value;
      shapes.push(JSON.stringify([first.status, shape(await first.json()), (await signUp(email)).status]));
    }
    expect(shapes[0]).toBe(shapes[1]);
    expect(shapes[0]).toMatch(/429\]$/);
  });

  test('is not told by asking for a recovery twice', async () => {
    const statuses = async (email: string) => {
      const ask = () => call('/auth/v1/recover', JSON.stringify({ email }));
      return [(await ask()).status, (await ask()).status];
    };
    expect(await statuses(await known())).toEqual([200, 429]);
    expect(await statuses(`unknown-${randomUUID()}@example.com`)).toEqual([200, 429]);
  });

  test('is not told by changing one’s own address to theirs', async () => {
    const taken = await known();
    const { auth } = supabaseClient(backend);
    await auth.signInWithPassword({ email: await known(), password: PASSWORD });
    const before = backend.mails(taken).length;
    expect((await auth.updateUser({ email: taken })).error).toBeNull();
    expect(backend.mails(taken)).toHaveLength(before);
  });
});

test('a new address is confirmed by both mailboxes, in either order', async () => {
  for (const order of [0, 1]) {
    const email = `old-${order}@example.com`;
    const wanted = `new-${order}@example.com`;
    const { auth } = supabaseClient(backend);
    await auth.signUp({ email, password: PASSWORD, options: { data: { name: 'Vera', role: 'rockstar' } } });
    const [mail] = backend.mails(email);
    if (mail === undefined) throw new Error('No mail');
    await auth.verifyOtp({ token_hash: tokenHashIn(mail), type: 'signup' });
    expect((await auth.updateUser({ email: wanted })).error).toBeNull();
    const links = [backend.mails(email).at(-1), backend.mails(wanted).at(-1)];
    const hashes = links.map(link => (link === undefined ? '' : tokenHashIn(link)));
    const [first = '', second = ''] = order === 0 ? hashes : hashes.toReversed();
    const half = await supabaseClient(backend).auth.verifyOtp({ token_hash: first, type: 'email_change' });
    expect(half.data.session).toBeNull();
    expect((await auth.signInWithPassword({ email: wanted, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    );
    expect(
      (await supabaseClient(backend).auth.verifyOtp({ token_hash: second, type: 'email_change' })).error,
    ).toBeNull();
    expect((await auth.signInWithPassword({ email: wanted, password: PASSWORD })).error).toBeNull();
  }
});

test('wrong passwords keep nobody else waiting: they are compared beside the requests, not among them', async () => {
  let answered = 0;
  const wrong = Array.from({ length: 20 }, async (_, nth) => {
    const body = JSON.stringify({ email: `nobody-${nth}@example.com`, password: PASSWORD });
    const { status } = await call('/auth/v1/token?grant_type=password', body);
    answered += 1;
    return status;
  });
  await Promise.race(wrong);
  await fetch(`${backend.url}/rest/v1/areas?select=id`, { headers: headersOf(backend) });
  expect(answered).toBeLessThan(10);
  expect(await Promise.all(wrong)).toEqual(wrong.map(() => 400));
});

test('an account call of a megabyte is refused', async () => {
  const answer = await call(
    '/auth/v1/signup',
    JSON.stringify({ email: 'big@example.com', password: PASSWORD, data: { name: 'x'.repeat(1e6) } }),
  );
  expect(answer.status).toBe(413);
});

test('after thirty wrong links a caller waits: a link is made of six digits', async () => {
  const alone = await startBackend();
  const verify = (hash: string) =>
    call('/auth/v1/verify', JSON.stringify({ type: 'recovery', token_hash: hash }), alone);
  for (let tries = 0; tries < 30; tries += 1) expect((await verify(`${tries}`)).status).toBe(403);
  expect((await verify('31')).status).toBe(429);
  await alone.stop();
});
