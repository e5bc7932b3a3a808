// What the embedded backend serves besides the two APIs: the built app, the mailbox, and the headers on everything.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connections } from '#app/build/head.ts';
import { type Backend, startBackend } from '#tests/support/backend.ts';
import { supabaseClient } from '#tests/support/supabase-client.ts';
import { FIXTURE } from './local-fixture.ts';

const SCRIPT = `export const words = ${JSON.stringify('shift '.repeat(1000))};`;
const FILES = {
  'index.html': '<!doctype html><title>The app</title>',
  'sw.js': '// the worker',
  'manifest.webmanifest': '{}',
  'assets/start-Ab3dEf_9.js': SCRIPT,
  'icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
let backend: Backend;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encore-site-'));
  await writeFile(join(folder, 'secret.txt'), 'outside of the app');
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(join(folder, 'dist', file, '..'), { recursive: true });
    await writeFile(join(folder, 'dist', file), text);
  }
  backend = await startBackend({ project: FIXTURE, app: join(folder, 'dist') });
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true });
});

interface Raw {
  readonly status: number | undefined;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** Without a client that would tidy the path or unpack the body. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(backend.url);
    const asked = request({ hostname, port, path, headers, method }, answer => {
      const chunks: Buffer[] = [];
      answer.on('data', chunk => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject).end();
  });
}

describe('the app', () => {
  test.each(['/', '/index.html', '/venue/shifts', '/auth/callback?token_hash=a', '/auth/reset-password', '/mailboxes'])(
    '%s shows the shell, asked for anew each time',
    async path => {
      const { status, headers, body } = await raw(path);
      expect([status, body.toString()]).toEqual([200, FILES['index.html']]);
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    },
  );

  test('hashed files are kept for ever, the worker and the manifest never', async () => {
    const kept = async (path: string) => (await raw(path)).headers['cache-control'];
    expect(await kept('/assets/start-Ab3dEf_9.js')).toBe('public, max-age=31536000, immutable');
    expect([await kept('/sw.js'), await kept('/manifest.webmanifest')]).toEqual(['no-cache', 'no-cache']);
    expect((await raw('/manifest.webmanifest')).headers['content-type']).toBe(
      'application/manifest+json; charset=utf-8',
    );
  });

  test('files are compressed as the client likes it', async () => {
    const path = '/assets/start-Ab3dEf_9.js';
    const brotli = await raw(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.body).toString()]).toEqual(['br', SCRIPT]);
    expect(brotli.body.length).toBeLessThan(SCRIPT.length / 10);
    const gzip = await raw(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', SCRIPT]);
    const plain = await raw(path);
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding']);
  });

  test('what is asked for anew comes again only when it has changed', async () => {
    const first = await raw('/sw.js');
    const tag = String(first.headers.etag);
    const again = await raw('/sw.js', { 'if-none-match': `"another", ${tag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
    expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    await writeFile(join(folder, 'dist', 'sw.js'), '// a newer worker');
    const changed = await raw('/sw.js', { 'if-none-match': tag });
    expect([changed.status, changed.body.toString()]).toEqual([200, '// a newer worker']);
    expect(changed.headers.etag).not.toBe(tag);
  });

  test('a missing file is missing, and no page', async () => {
    for (const path of ['/assets/gone-Ab3dEf_9.js', '/favicon.ico', '/assets/']) {
      expect((await raw(path)).status).toBe(path === '/assets/' ? 200 : 404);
    }
  });

  test.each(['/../secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/%00', '/%'])(
    'nothing outside of the app is served: %s',
    async path => {
      const { body } = await raw(path);
      expect(body.toString()).not.toContain('outside');
    },
  );

  test('HEAD answers without a body, other methods not at all', async () => {
    const head = await raw('/', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '37']);
    expect((await raw('/', {}, 'POST')).status).toBe(405);
  });
});

describe('headers', () => {
  test.each(['/', '/sw.js', '/assets/start-Ab3dEf_9.js', '/gone.png', '/rest/v1/', '/auth/v1/user', '/mailbox'])(
    '%s is sent under the security headers',
    async path => {
      const { headers } = await raw(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
      expect(headers['content-security-policy']).not.toContain('unsafe-eval');
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  test('SP2.37 the app connects to its own origin, or to it and the backend that it was built for', async () => {
    expect((await raw('/')).headers['content-security-policy']).toContain("connect-src 'self';");
    expect(connections('https://x.supabase.co')).toEqual(['https://x.supabase.co', 'wss://x.supabase.co']);
  });

  test('AT38 browsers are told to insist on https only where there is https', async () => {
    const { headers } = await raw('/', { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
  });

  test('long answers of the API are compressed, short ones are not', async () => {
    const headers = { apikey: backend.publishableKey, 'accept-encoding': 'gzip' };
    const long = await raw('/rest/v1/rpc/many_words', headers);
    expect(long.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(long.body).toString())).toContain('shift shift');
    expect((await raw('/auth/v1/health', headers)).headers['content-encoding']).toBeUndefined();
  });
});

describe('the mailbox', () => {
  test('lists mails and shows each, harmless, with links to the address at which it is read', async () => {
    expect((await raw('/mailbox')).body.toString()).toContain('No mail yet');
    await supabaseClient(backend).auth.signUp({ email: 'a<b>@example.com', password: 'A-good-password-1' });
    await supabaseClient(backend).auth.signUp({ email: 'vera@example.com', password: 'A-good-password-1' });
    const list = (await raw('/mailbox')).body.toString();
    expect(list).toContain('Confirm vera@example.com');
    const number = /href="\/mailbox\/(\d+)">Confirm vera/.exec(list)?.[1];
    const mail = await raw(`/mailbox/${number}`);
    expect(mail.body.toString()).toContain('<a href="/auth/callback?token_hash=');
    expect(mail.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await raw('/mailbox/999')).status).toBe(404);
  });
});
