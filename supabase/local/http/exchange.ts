// Between Node's HTTP and the web's Request and Response, in which everything else here is written.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, compress, WORTH_COMPRESSING_BYTES } from './compress.ts';

/** Where the database reads the caller's address; what a caller writes there itself is replaced. */
const CALLER_HEADERS = ['x-forwarded-for', 'cf-connecting-ip'] as const;

/**
 * Null when the body is larger than `mostBytes`. The sender's address is the socket's, whatever the headers say. The request's signal
 * tells that its caller has gone before the answer was written.
 */
export async function readRequest(
  { incoming, outgoing }: Exchange,
  address: URL,
  mostBytes: number,
): Promise<Request | null> {
  const signal = callerLeaves(outgoing);
  const sent = await bodyOf(incoming, mostBytes);
  if (sent === null) return null;
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : sent;
  return new Request(address, { method, headers: headersOf(incoming), body, signal });
}

function callerLeaves(outgoing: ServerResponse): AbortSignal {
  const caller = new AbortController();
  const leave = () => {
    if (!outgoing.writableFinished) caller.abort();
  };
  if (outgoing.closed) leave();
  else outgoing.once('close', leave);
  return caller.signal;
}

/** Read to its end however large it is: who is still sending reads no answer. */
async function bodyOf(incoming: IncomingMessage, mostBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    size += bytes.length;
    if (size <= mostBytes) chunks.push(bytes);
  }
  return size > mostBytes ? null : Buffer.concat(chunks);
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (HOP_BY_HOP.has(name) || value === undefined) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  for (const name of CALLER_HEADERS) headers.set(name, incoming.socket.remoteAddress ?? '');
  return headers;
}

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'content-length',
  'te',
]);

export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Writes an answer of the API, smaller where the client can read that. */
export async function writeResponse(
  exchange: Exchange,
  response: Response,
  extra: Readonly<Record<string, string>>,
): Promise<void> {
  const body: Buffer = Buffer.from(await response.arrayBuffer());
  const { status } = response;
  const headers: Record<string, string> = { ...Object.fromEntries(response.headers), ...extra };
  const gzip = acceptedEncodings(exchange.incoming.headers['accept-encoding']?.toString()).includes('gzip');
  if (!gzip || body.length < WORTH_COMPRESSING_BYTES || headers['content-encoding'] !== undefined) {
    return write(exchange, { status, headers, body });
  }
  const smaller = { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' };
  write(exchange, { status, headers: smaller, body: await compress(body, 'gzip') });
}

export function write({ incoming, outgoing }: Exchange, { status, headers, body }: Answer): void {
  const bare = status === 204 || status === 304;
  outgoing.writeHead(status, bare ? headers : { ...headers, 'content-length': body.length });
  outgoing.end(bare || incoming.method === 'HEAD' ? undefined : body);
}
