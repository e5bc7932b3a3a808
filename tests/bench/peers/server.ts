// The server of all of them: one process, HTTP/2 as the hosted service has, a real PostgreSQL with the shipped migrations
// behind it, and one layer of faults before it. It stands in for PostgREST with the few requests that they make (rest.ts);
// a token is the person's id, because no sign-in is measured.
import { readFile } from 'node:fs/promises';
import { constants, createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { makeNotes } from './notes.ts';
import { type ApiPool, openApiPool } from './pool.ts';
import { ReplicacheServer } from './replicache-server.ts';
import { type Answer, answerRest } from './rest.ts';
import { openThinLink, type ThinLink } from './thin-link.ts';

/** What the network does just now. */
export interface Faults {
  down: boolean;
  roundTripMs: number;
  /** Of the answers, after the server did what it was asked. */
  lostShare: number;
}

export interface Tally {
  requests: number;
  bytesUp: number;
  bytesDown: number;
}

export interface PeerServer {
  readonly url: string;
  /** The same server behind a link that can be made thin. */
  readonly thin: ThinLink;
  readonly faults: Faults;
  readonly tally: Tally;
  readonly postgres: Postgres;
  /** Somebody new, with nothing. */
  newPerson(): Promise<string>;
  stop(): Promise<void>;
}

export async function startPeerServer(app: string, modules: string): Promise<PeerServer> {
  const postgres = await startPostgres();
  await makeNotes(postgres);
  const api = await openApiPool(postgres.url, await newPerson(postgres));
  const replicache = new ReplicacheServer(api);
  const faults: Faults = { down: false, roundTripMs: 0, lostShare: 0 };
  const tally: Tally = { requests: 0, bytesUp: 0, bytesDown: 0 };
  const random = seeded(20_261_121);
  const server = createSecureServer(certificate(modules), (request, response) => {
    void answer({ api, replicache, app, faults, tally, random }, request, response).catch(() => cut(response));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const thin = await openThinLink(port);
  return {
    url: `https://localhost:${port}`,
    thin,
    faults,
    tally,
    postgres,
    newPerson: () => newPerson(postgres),
    stop: async () => {
      server.close();
      thin.close();
      await api.close();
      await postgres.stop();
    },
  };
}

interface House {
  readonly api: ApiPool;
  readonly replicache: ReplicacheServer;
  readonly app: string;
  readonly faults: Faults;
  readonly tally: Tally;
  readonly random: () => number;
}

async function answer(house: House, request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
  const url = new URL(request.url, 'https://localhost');
  const isReplicache = url.pathname.startsWith('/replicache/');
  if (!isReplicache && !url.pathname.startsWith('/rest/')) return await answerFile(house.app, url.pathname, response);
  const { faults, tally } = house;
  const body = await bodyOf(request);
  tally.requests += 1;
  tally.bytesUp += Buffer.byteLength(body);
  // What sets out without a network does not arrive, though there may be one by then.
  const { roundTripMs, down } = faults;
  await pause(roundTripMs / 2);
  if (down || faults.down) return cut(response);
  const userId = request.headers.authorization?.replace('Bearer ', '') ?? '';
  const prefer = String(request.headers.prefer ?? '');
  const told = await (isReplicache
    ? house.replicache.answer(url.pathname, userId, body)
    : answerRest(house.api, { method: request.method, url, body, userId, prefer }));
  if (house.random() < faults.lostShare) return cut(response);
  await pause(roundTripMs / 2);
  tally.bytesDown += Buffer.byteLength(told.body);
  send(response, told);
}

async function answerFile(app: string, path: string, response: Http2ServerResponse): Promise<void> {
  const isScript = path.endsWith('.js');
  const file = join(app, isScript ? normalize(path) : 'index.html');
  response.writeHead(200, { 'content-type': `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8` });
  response.end(await readFile(file));
}

function send(response: Http2ServerResponse, { status, body }: Answer): void {
  if (response.stream.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(body);
}

/** This request fails in the middle, the others go on. */
function cut(response: Http2ServerResponse): void {
  response.stream.close(constants.NGHTTP2_INTERNAL_ERROR);
}

async function bodyOf(request: Http2ServerRequest): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function pause(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise(resolve => setTimeout(resolve, ms));
}

/** Past the sign-up, like the market of the other bench. */
async function newPerson(postgres: Postgres): Promise<string> {
  const id = crypto.randomUUID();
  const client = await postgres.connect();
  await client.query(`
    set session_replication_role = 'replica';
    insert into auth.users (id, email) values ('${id}', '${id}@example.com');
    insert into public.profiles (id, name, role) values ('${id}', 'Somebody', 'rockstar');
    insert into public.profile_private (id, email, areas) values ('${id}', '${id}@example.com', '{london}')`);
  await client.end();
  return id;
}

function certificate(modules: string): { key: string; cert: string } {
  const require = createRequire(join(modules, 'index.js'));
  const { generate } = require('selfsigned') as typeof import('selfsigned');
  const pair = generate([{ name: 'commonName', value: 'localhost' }], { days: 2, keySize: 2048, algorithm: 'sha256' });
  return { key: pair.private, cert: pair.cert };
}

/** Mulberry32: the same answers are lost in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
