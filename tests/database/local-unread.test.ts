// A client of the local realtime server that reads nothing of what it is sent.
import { EventEmitter } from 'node:events';
import type { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { RealtimeSocket } from '#supabase/local/realtime/socket.ts';

/** Keeps what it is given, as a connection does whose other end does not read. */
class Unread extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  send(text: string): void {
    this.bufferedAmount += text.length;
  }
  terminate(): void {
    this.readyState = 3;
    this.emit('close');
  }
}

test('is cut off once more waits for it than any row has, instead of keeping all that there will be', () => {
  const client = new Unread();
  const context = { engine: {} as PGlite, exclusive: <Value>(work: () => Promise<Value>) => work(), jwtSecret: '' };
  const socket = new RealtimeSocket(client as unknown as WebSocket, context);
  const row = { body: 'x'.repeat(1024 * 1024) };
  for (let sent = 0; sent < 100; sent += 1) socket.send('realtime:s', 'postgres_changes', row);
  expect(client.readyState).toBe(3);
  expect(client.bufferedAmount).toBeGreaterThan(4 * row.body.length);
  expect(client.bufferedAmount).toBeLessThan(6 * row.body.length);
});
