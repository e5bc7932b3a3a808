// A link that carries so many bytes a second each way, whatever connections share it: bytes as they are on the wire, with
// TLS and headers. It stands between browser and server and knows nothing of either.

import type { AddressInfo } from 'node:net';
import { createServer, connect as dial, type Socket } from 'node:net';

export interface ThinLink {
  readonly url: string;
  /** Bytes a second each way; null for as many as come. */
  rate: number | null;
  /** What went over the wire since they were last set to zero. */
  readonly carried: { up: number; down: number };
  close(): void;
}

/** Pieces are this long in time: short beside anything that is measured over it. */
const STEP_MS = 20;

export async function openThinLink(toPort: number): Promise<ThinLink> {
  const carried = { up: 0, down: 0 };
  const waiting: Record<'up' | 'down', { to: Socket; bytes: Buffer }[]> = { up: [], down: [] };
  const server = createServer(client => {
    const upstream = dial(toPort, '127.0.0.1');
    pass(client, upstream, 'up');
    pass(upstream, client, 'down');
  });
  const pass = (from: Socket, to: Socket, way: 'up' | 'down') => {
    from.setNoDelay(true);
    from.on('data', bytes => {
      carried[way] += bytes.length;
      if (link.rate === null) to.write(bytes);
      else waiting[way].push({ to, bytes });
    });
    from.on('error', () => to.destroy());
    from.on('close', () => to.end());
  };
  const allowance = { up: 0, down: 0 };
  const carry = (way: 'up' | 'down', most: number) => {
    allowance[way] = waiting[way].length === 0 ? 0 : allowance[way] + most;
    while (waiting[way].length > 0 && allowance[way] >= 1) {
      const [next] = waiting[way];
      if (next === undefined) return;
      const now = next.bytes.subarray(0, Math.floor(allowance[way]));
      if (!next.to.destroyed) next.to.write(now);
      allowance[way] -= now.length;
      next.bytes = next.bytes.subarray(now.length);
      if (next.bytes.length === 0) waiting[way].shift();
    }
  };
  let last = performance.now();
  const clock = setInterval(() => {
    const now = performance.now();
    const most = ((link.rate ?? Number.MAX_SAFE_INTEGER) * (now - last)) / 1_000;
    last = now;
    carry('up', most);
    carry('down', most);
  }, STEP_MS);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const link: ThinLink = {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    rate: null,
    carried,
    close() {
      clearInterval(clock);
      server.close();
    },
  };
  return link;
}
