// The realtime endpoint, which the official client joins as it is. It rings; it is never the truth: whoever misses a
// message finds the change at the next pull.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import { WebSocketServer } from 'ws';
import type { Exclusive } from '../database/request-lock.ts';
import { tellFailure } from '../failure.ts';
import { addressOf } from '../http/address.ts';
import { isKey, type Keys } from '../keys.ts';
import { capture } from './capture.ts';
import { deliver } from './delivery.ts';
import { RealtimeSocket } from './socket.ts';

export interface RealtimeOptions {
  readonly server: Server;
  readonly engine: PGlite;
  readonly exclusive: Exclusive;
  readonly keys: Keys;
}

const FRAME_LIMIT_BYTES = 256 * 1024;
const MOST_SOCKETS = 1_000;

/** Returns how to stop: every connection is closed and nothing is delivered any more. */
export async function startRealtime({
  server,
  engine,
  exclusive,
  keys,
}: RealtimeOptions): Promise<() => Promise<void>> {
  const sockets = new Set<RealtimeSocket>();
  const endpoint = new WebSocketServer({ noServer: true, maxPayload: FRAME_LIMIT_BYTES });
  let last: Promise<void> = Promise.resolve();
  let stopped = false;
  const stopCapture = await capture(engine, exclusive, written => {
    if (stopped || sockets.size === 0) return;
    last = last
      .then(() => (stopped ? undefined : deliver({ sockets, engine, exclusive }, written)))
      .catch((error: unknown) => tellFailure('Delivering a change', error));
  });
  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // A caller that is gone before it has its answer ends its own connection, not this process.
    stream.on('error', () => stream.destroy());
    const refusal = sockets.size < MOST_SOCKETS ? refusalOf(request, keys) : '503 Service Unavailable';
    if (refusal !== null)
      return void stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    endpoint.handleUpgrade(request, stream, head, socket => {
      const context = { engine, exclusive, jwtSecret: keys.jwtSecret };
      const connection = new RealtimeSocket(socket, context);
      sockets.add(connection);
      socket.on('close', () => sockets.delete(connection));
    });
  };
  server.on('upgrade', onUpgrade);
  return async () => {
    stopped = true;
    server.off('upgrade', onUpgrade);
    for (const socket of endpoint.clients) socket.close(1001);
    endpoint.close();
    await last;
    // A database that is gone has nothing to stop.
    await exclusive(stopCapture).catch(() => undefined);
  };
}

function refusalOf(request: IncomingMessage, keys: Keys): string | null {
  const url = addressOf(request.url, 'http://local');
  if (url?.pathname !== '/realtime/v1/websocket') return '404 Not Found';
  return isKey(url.searchParams.get('apikey'), keys) ? null : '403 Forbidden';
}
