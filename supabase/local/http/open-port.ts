// Takes the port, before anything slow begins.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartFailure, systemCode } from '../failure.ts';

export interface OpenPort {
  readonly server: Server;
  readonly port: number;
  close(): Promise<void>;
}

/** `port` 0 takes a free one. Nothing is answered until a listener is added. */
export async function openPort(host: string, port: number): Promise<OpenPort> {
  const server = createServer();
  // One long statement holds up this whole process; a connection that a caller kept for its next request must outlive it.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(failure(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return { server, port: isAddress(address) ? address.port : port, close: () => close(server) };
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function failure(error: Error, host: string, port: number): Error {
  const code = systemCode(error);
  if (code === 'EADDRINUSE') {
    return new StartFailure(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
  }
  if (code === 'EACCES')
    return new StartFailure(`Port ${port} may not be used here. Choose one above 1023: PORT=8787 npm start`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFailure(`This machine has no address ${host}. Leave HOST empty.`);
  return error;
}
