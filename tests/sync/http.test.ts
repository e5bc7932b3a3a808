// What a network can do, in the few words that the engine understands.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { SentCommand, SyncRequest } from '#sync/answer.ts';
import { addressOf, postCall, postSync } from '#sync/remote/http.ts';
import { packed } from '#sync/remote/packed.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const request: SyncRequest = { v: 1, device: 'd', cursor: null, commands: [] };

async function answering(listener: RequestListener) {
  server = createServer(listener);
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, publishableKey: 'key' };
}

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html' };

const cases: [string, number, Record<string, string>, string, unknown][] = [
  ['a portal that answers with a page', 200, html, '<html>', { kind: 'unreachable', why: 'captive-portal' }],
  ['a portal that sends elsewhere', 511, html, '<html>', { kind: 'unreachable', why: 'captive-portal' }],
  ['a gateway that broke', 502, html, '<html>', { kind: 'unreachable', why: 'server' }],
  ['a token that is no good', 401, json, '{"code":"PGRST301"}', { kind: 'signed-out' }],
  ['somebody on the way who forbids it', 403, json, '{}', { kind: 'unreachable', why: 'blocked' }],
  ['a page that forbids it', 403, html, '<html>', { kind: 'unreachable', why: 'blocked' }],
  ['a right that PostgreSQL misses', 403, json, '{"code":"42501"}', { kind: 'unreachable', why: 'server' }],
  ['a request that took too long there', 408, json, '{}', { kind: 'unreachable', why: 'timeout' }],
  ['a gateway that finds it too large', 413, html, '<html>', { kind: 'unreachable', why: 'too-large' }],
  ['a request that is too large', 413, json, '{}', { kind: 'unreachable', why: 'too-large' }],
  [
    'our own word that the request is none',
    400,
    json,
    '{"code":"PT400","message":"invalid_request"}',
    { kind: 'unreachable', why: 'invalid-request' },
  ],
  [
    'a protocol that ended',
    400,
    json,
    '{"code":"PT400","message":"upgrade_needed"}',
    { kind: 'unreachable', why: 'server' },
  ],
  ['a server that failed', 500, json, '{}', { kind: 'unreachable', why: 'server' }],
  ['half an answer', 200, json, '{"v":1,', { kind: 'unreachable', why: 'malformed' }],
  ['an answer of another protocol', 200, json, '{"v":2}', { kind: 'unreachable', why: 'malformed' }],
  [
    'a server that has enough of us',
    429,
    { ...json, 'retry-after': '7' },
    '{}',
    { kind: 'unreachable', why: 'throttled', retryAfterMs: 7_000 },
  ],
];

describe('a sync call', () => {
  it.each(cases)('FA11 PU6 takes %s for what it is', async (_, status, headers, body, expected) => {
    const config = await answering((_request, response) => response.writeHead(status, headers).end(body));
    expect(await postSync(config, request, { token: 't', signal: new AbortController().signal })).toEqual(expected);
  });

  it('says which build asks', async () => {
    let said = '';
    const config = await answering((asked, response) => {
      asked.on('data', part => {
        said += part;
      });
      asked.on('end', () => response.writeHead(200, json).end('{}'));
    });
    await postSync({ ...config, build: '0.2.0' }, request, { token: 't', signal: new AbortController().signal });
    expect(JSON.parse(said)).toEqual({ request: { ...request, build: '0.2.0' } });
  });

  it('PU10 says once what a command shares with the one before it', () => {
    const sent = (id: string, second: string, more: Partial<SentCommand> = {}): SentCommand => {
      return { id, name: 'add_note', v: 1, args: { id }, recordedAt: `2026-11-27T12:00:${second}Z`, ...more };
    };
    const wrong = '1999-12-31T23:59:59.999Z';
    const commands = [
      sent('a', '00.250'),
      sent('b', '01.000', { after: ['a'] }),
      sent('c', '00.900', { name: 'edit_note', v: 2 }),
      sent('d', '00.000', { name: 'edit_note', recordedAt: wrong }),
      sent('e', '00.000'),
    ];
    expect(packed(commands)).toEqual([
      commands[0],
      { id: 'b', args: { id: 'b' }, at: 750, after: ['a'] },
      { id: 'c', args: { id: 'c' }, at: -100, name: 'edit_note', v: 2 },
      { id: 'd', args: { id: 'd' }, v: 1, recordedAt: wrong },
      { id: 'e', args: { id: 'e' }, name: 'add_note', recordedAt: '2026-11-27T12:00:00.000Z' },
    ]);
  });

  it('PL12 tells when an answer has begun to arrive', async () => {
    let end = () => {};
    const config = await answering((_request, response) => {
      response.writeHead(503, json).write('{');
      end = () => response.end('}');
    });
    const { signal } = new AbortController();
    const reply = await postSync(config, request, { token: 't', signal, heard: () => end() });
    expect(reply).toMatchObject({ kind: 'unreachable', why: 'server' });
  });

  it('FA12 PU6 takes no network for no network, and a stall for a time-out', async () => {
    const config = await answering(() => {});
    const stalled = postSync(config, request, { token: 't', signal: AbortSignal.timeout(50) });
    expect(await stalled).toEqual({ kind: 'unreachable', why: 'timeout' });
    const nobody = { url: 'http://127.0.0.1:9', publishableKey: 'key' };
    const refused = postSync(nobody, request, { token: 't', signal: new AbortController().signal });
    expect(await refused).toEqual({ kind: 'unreachable', why: 'offline' });
  });
});

describe('a call by name', () => {
  it('answers with our own code when the server refuses', async () => {
    const config = await answering((_request, response) =>
      response.writeHead(403, json).end('{"code":"PT403","message":"not_allowed"}'),
    );
    const result = await postCall(config, 'approve', { args: {}, token: 't' });
    expect(result).toEqual({ ok: false, error: { code: 'not_allowed' } });
  });

  it.each([
    [json, '{}'],
    [html, '<html>'],
  ])('tells a 403 of somebody on the way from ours', async (headers, body) => {
    const config = await answering((_request, response) => response.writeHead(403, headers).end(body));
    const result = await postCall(config, 'admin_users', { args: {}, token: 't' });
    expect(result).toEqual({ ok: false, error: { code: 'unreachable', forbidden: true } });
  });

  it('can be asked for by its address alone, whatever is in the arguments', () => {
    const config = { url: 'https://project.example', publishableKey: 'key' };
    expect(addressOf(config, 'calendar_feed', { token: 'a&b c' })).toBe(
      'https://project.example/rest/v1/rpc/calendar_feed?token=a%26b+c&apikey=key',
    );
  });
});
