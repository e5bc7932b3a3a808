// What goes over the wire between a browser and the backend, counted by a relay between the two: pages, files, calls and sockets, of
// the page and of its worker alike, with all headers. No TLS, whose part is a few kilobytes a connection.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Count {
  readonly sentBytes: number;
  readonly receivedBytes: number;
  readonly requests: number;
}

export interface Wire {
  readonly url: string;
  /** Since the last time that it was asked. */
  take(): Count;
  stop(): Promise<void>;
}

/** To the backend at that address. */
export async function countedWire(backend: string): Promise<Wire> {
  const port = Number(new URL(backend).port);
  let count = { sentBytes: 0, receivedBytes: 0, requests: 0 };
  const open = new Set<Socket>();
  const relay = createServer(near => {
    const far = connect(port, '127.0.0.1');
    const ends = [near, far];
    for (const end of ends) {
      open.add(end);
      // Either end may go at any moment; the other is told so.
      end.on('error', () => undefined);
      end.on('close', () => {
        open.delete(end);
        for (const other of ends) other.destroy();
      });
    }
    near.on('data', chunk => {
      count.sentBytes += chunk.length;
      count.requests += chunk.toString('latin1').split(' HTTP/1.1\r\n').length - 1;
    });
    far.on('data', chunk => {
      count.receivedBytes += chunk.length;
    });
    near.pipe(far).pipe(near);
  });
  await new Promise<void>(resolve => relay.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(relay.address() as AddressInfo).port}`,
    take() {
      const taken = count;
      count = { sentBytes: 0, receivedBytes: 0, requests: 0 };
      return taken;
    },
    stop: () =>
      new Promise(resolve => {
        for (const socket of open) socket.destroy();
        relay.close(() => resolve());
      }),
  };
}
