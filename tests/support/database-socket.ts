// A socket that speaks PostgreSQL's protocol in front of the embedded database, for tools that want a connection string: each batch of
// messages up to its Sync runs alone, so callers keep out of each other's way as requests do. No password, no TLS, no cancelling, and
// a transaction may not span batches, since there is one connection for everybody.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import type { Backend } from '#supabase/local/embedded-backend.ts';

const SSL_REQUEST = 80_877_103;
/** Messages after which the caller waits for an answer: Query and Sync. */
const ENDS_BATCH = new Set(['Q', 'S']);

export interface DatabaseSocket {
  readonly url: string;
  close(): Promise<void>;
}

export async function openDatabaseSocket(database: Backend['database']): Promise<DatabaseSocket> {
  const sockets = new Set<Socket>();
  const run = (batch: Buffer) => database(sql => (sql as PGlite).execProtocolRaw(batch));
  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket, run);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    url: `postgresql://postgres@127.0.0.1:${address.port}/postgres`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function converse(socket: Socket, run: (batch: Buffer) => Promise<Uint8Array>): void {
  let read = Buffer.alloc(0);
  let begun = false;
  let batch: Buffer[] = [];
  let answered: Promise<unknown> = Promise.resolve();
  socket.on('data', (bytes: Buffer) => {
    read = Buffer.concat([read, bytes]);
    for (;;) {
      // Only the first message has no letter before its length.
      const letters = begun ? 1 : 0;
      if (read.length < letters + 4) return;
      const length = letters + read.readInt32BE(letters);
      if (read.length < length) return;
      const message = read.subarray(0, length);
      read = read.subarray(length);
      if (!begun) {
        begun = message.readInt32BE(4) !== SSL_REQUEST;
        socket.write(begun ? greeting() : 'N');
        continue;
      }
      const kind = String.fromCharCode(message[0] ?? 0);
      if (kind === 'X') return void answered.then(() => socket.end());
      batch.push(message);
      if (!ENDS_BATCH.has(kind)) continue;
      const whole = Buffer.concat(batch);
      batch = [];
      answered = answered.then(() => run(whole)).then(answer => socket.write(answer));
      answered.catch(() => socket.destroy());
    }
  });
}

/** Let in; idle, outside a transaction. */
function greeting(): Buffer {
  const letIn = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
  const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
  return Buffer.concat([letIn, ready]);
}
