// `npm run test:fuzz [-- --seconds 60 --seed N]`: a real backend in a process of its own, and callers who send it anything:
// broken HTTP, upgrades, sockets, JSON, tokens, resets. It must be there afterwards, answer everybody else meanwhile, and hold
// its data. A failure prints its seed. It asks only this machine, for as long as it was told.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { repository } from '#tests/support/repository.ts';

interface Target {
  readonly url: string;
  readonly publishableKey: string;
}

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
const until = Date.now() + Number(values.seconds) * 1000;

const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '/',
    '//',
    '*',
    '\\',
    'null',
    '[]',
    '-1',
    '1e999',
    "'; select 1 --",
    '\u0000',
    '../..',
    '%00',
    '%',
    '[::1',
  ),
);
const path = fc.oneof(
  fc.constantFrom(
    '/rest/v1/rpc/sync',
    '/rest/v1/rpc/act',
    '/rest/v1/profiles?select=*',
    '/auth/v1/signup',
    '/auth/v1/token?grant_type=password',
  ),
  fc.constantFrom(
    '/auth/v1/verify',
    '/auth/v1/user',
    '/auth/v1/recover',
    '/realtime/v1/websocket',
    '/mailbox/1',
    '/',
    '//',
    '/assets/x.js',
  ),
  word.map(text => `/${text}`),
  fc.tuple(fc.constantFrom('/rest/v1/rpc/', '/rest/v1/', '/auth/v1/'), word).map(parts => parts.join('')),
);
const header = fc.tuple(
  fc.constantFrom(
    'Authorization',
    'Content-Type',
    'Origin',
    'Accept-Encoding',
    'Prefer',
    'Range',
    'Content-Length',
    'X-Forwarded-For',
    'Host',
    'Transfer-Encoding',
  ),
  word,
);
const nested = fc.integer({ min: 1, max: 20_000 }).map(depth => '['.repeat(depth) + ']'.repeat(depth));
const body = fc.oneof(
  fc.json({ maxDepth: 6 }),
  nested,
  word,
  nested.map(cursor => JSON.stringify({ request: { v: 1, device: crypto.randomUUID(), cursor, commands: [] } })),
  fc.record({ email: word, password: word, data: fc.jsonValue() }).map(value => JSON.stringify(value)),
  fc.integer({ min: 1, max: 300_000 }).map(length => JSON.stringify({ name: 'x'.repeat(length) })),
);
const frame = fc.oneof(
  word,
  fc.json(),
  fc
    .tuple(word, fc.constantFrom('phx_join', 'phx_leave', 'access_token', 'heartbeat', 'x'), fc.jsonValue())
    .map(([topic, event, payload]) => JSON.stringify(['1', '1', `realtime:${topic}`, event, payload])),
  fc
    .boolean()
    .map(isPrivate =>
      JSON.stringify(['1', '1', `realtime:${Math.random()}`, 'phx_join', { config: { private: isPrivate } }]),
    ),
);

type Act =
  | {
      readonly kind: 'http';
      readonly method: string;
      readonly path: string;
      readonly headers: [string, string][];
      readonly body: string;
      readonly ends: string;
    }
  | { readonly kind: 'upgrade'; readonly path: string; readonly headers: [string, string][]; readonly ends: string }
  | { readonly kind: 'socket'; readonly frames: string[]; readonly ends: string };

const ends = fc.constantFrom('waits', 'closes', 'resets');
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('http' as const),
    method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'CONNECT', 'X'),
    path,
    headers: fc.array(header, { maxLength: 4 }),
    body,
    ends,
  }),
  fc.record({ kind: fc.constant('upgrade' as const), path, headers: fc.array(header, { maxLength: 3 }), ends }),
  fc.record({ kind: fc.constant('socket' as const), frames: fc.array(frame, { maxLength: 30 }), ends }),
);

/** Plays one act; it ends when the connection does, half a second later at the most. */
function play(target: Target, one: Act): Promise<void> {
  return one.kind === 'socket' ? playSocket(target, one) : playRaw(target, one);
}

function playRaw({ url, publishableKey }: Target, one: Exclude<Act, { kind: 'socket' }>): Promise<void> {
  const lines = one.headers.map(([name, value]) => `${name}: ${value}`);
  const head =
    one.kind === 'http'
      ? [
          `${one.method} ${one.path} HTTP/1.1`,
          'Host: localhost',
          `apikey: ${publishableKey}`,
          ...lines,
          `Content-Length: ${Buffer.byteLength(one.body)}`,
        ]
      : [
          `GET ${one.path} HTTP/1.1`,
          'Host: localhost',
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
          ...lines,
        ];
  const text = `${head.join('\r\n')}\r\n\r\n${one.kind === 'http' ? one.body : ''}`;
  const { hostname, port } = new URL(url);
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(text, () => {
        if (one.ends === 'resets') socket.resetAndDestroy();
        if (one.ends === 'closes') socket.end();
      }),
    );
    socket.setTimeout(500, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('close', () => resolve());
  });
}

function playSocket(
  { url, publishableKey }: Target,
  { frames, ends: ending }: Extract<Act, { kind: 'socket' }>,
): Promise<void> {
  return new Promise(resolve => {
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publishableKey}&vsn=2.0.0`,
      {
        origin: 'https://elsewhere.example',
      },
    );
    const end = setTimeout(() => socket.terminate(), 500);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(end);
      resolve();
    });
    socket.on('open', () => {
      for (const one of frames) socket.send(one);
      if (ending === 'resets') socket.terminate();
      if (ending === 'closes') socket.close();
    });
  });
}

/** Somebody ordinary, who must be answered all the while. */
async function isServed({ url, publishableKey }: Target): Promise<boolean> {
  const answer = await fetch(`${url}/rest/v1/rpc/sign_in_wait`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: '{"p_email": "vera@example.com"}',
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null);
  // Throttled is an answer as well: everything here comes from one address.
  return answer !== null && (answer.status === 200 || answer.status === 429);
}

async function main(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/backend.ts', '--port', '0'], {
    cwd: repository,
  });
  const log: string[] = [];
  child.stderr.on('data', bytes => log.push(String(bytes)));
  const [line] = await once(createInterface(child.stdout), 'line');
  const target: Target = JSON.parse(String(line));
  console.log(`Fuzzing ${target.url} for ${values.seconds} s, seed ${seed}`);
  let played = 0;
  let failure: string | null = null;
  while (Date.now() < until && failure === null) {
    const batch = fc.sample(act, { seed: seed + played, numRuns: 12 });
    await Promise.all(batch.map(one => play(target, one)));
    played += batch.length;
    if (hasEnded(child)) failure = `the process ended (${child.exitCode ?? child.signalCode}) after ${played} acts`;
    else if (played % 120 === 0 && !(await isServed(target))) failure = `others are not served after ${played} acts`;
    if (failure !== null) console.log(`${failure}; the last acts:\n${JSON.stringify(batch, null, 2).slice(0, 20_000)}`);
  }
  if (failure === null && !(await isServed(target))) failure = 'others are not served at the end';
  if (failure !== null) console.log(log.join('').slice(-4_000));
  child.kill('SIGTERM');
  console.log(`${played} acts, seed ${seed}\n${failure === null ? '1 passed, 0 failed' : '0 passed, 1 failed'}`);
  process.exit(failure === null ? 0 : 1);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

await main();
