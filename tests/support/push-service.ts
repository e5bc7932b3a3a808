// A push service of a browser, as far as a sender meets it: it takes messages for devices, checks that they keep the protocol
// (RFC 8030, 8291, 8292), and hands each to its device, which alone can read it.
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';

export interface TestDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** What it read, oldest first. */
  readonly messages: unknown[];
}

export interface PushService {
  readonly url: string;
  newDevice(): TestDevice;
  /** What is answered next, one message after another; 201 when nothing is left. */
  readonly answers: number[];
  /** What a sender did against the protocol; no test may leave any. */
  readonly faults: string[];
  stop(): void;
}

/** What every push service takes; many refuse more. */
const MOST_BYTES = 4096;

/** `publicKey`: of the one sender that is known here. */
export async function startPushService(publicKey: () => string): Promise<PushService> {
  const devices = new Map<string, TestDevice & { read(body: Buffer): unknown }>();
  const answers: number[] = [];
  const faults: string[] = [];
  let url = '';
  const server = createServer(async (asked, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(Buffer.from(chunk));
    const device = devices.get(`${url}${asked.url}`);
    const body = Buffer.concat(chunks);
    faults.push(...faultsOf(asked, url, publicKey()));
    if (body.length > MOST_BYTES) faults.push('the message’s size');
    const status = device === undefined ? 410 : (answers.shift() ?? 201);
    if (device !== undefined && status === 201) device.messages.push(device.read(body));
    answer.writeHead(status).end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    answers,
    faults,
    newDevice() {
      const keys = createECDH('prime256v1');
      const secret = randomBytes(16);
      const device = {
        endpoint: `${url}/${randomBytes(12).toString('base64url')}`,
        p256dh: keys.generateKeys('base64url'),
        auth: secret.toString('base64url'),
        messages: [],
        read: (body: Buffer) =>
          JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: secret }).toString()),
      };
      devices.set(device.endpoint, device);
      return device;
    },
    stop: () => void server.close(),
  };
}

function faultsOf({ method, headers }: IncomingMessage, origin: string, publicKey: string): string[] {
  const { t: token = '', k: key = '' } = Object.fromEntries(
    (headers.authorization ?? '')
      .replace(/^vapid /, '')
      .split(/,\s*/)
      .map(part => part.split(/=(.*)/s, 2)),
  ) as Record<string, string>;
  const [head = '', claims = '', signature = ''] = token.split('.');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKeyOf(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const lifetime = exp - Date.now() / 1000;
  const kept: Readonly<Record<string, boolean>> = {
    method: method === 'POST',
    'how long it is kept': Number(headers.ttl) > 0,
    encoding: headers['content-encoding'] === 'aes128gcm',
    'the topic’s length': /^[A-Za-z0-9_-]{1,32}$/.test(String(headers.topic)),
    'who sends': key === publicKey,
    signature: isSigned,
    audience: aud === origin,
    'the token’s end': lifetime > 0 && lifetime <= 24 * 60 * 60,
    contact: /^(mailto|https):/.test(String(sub)),
  };
  return Object.entries(kept).flatMap(([what, isKept]) => (isKept ? [] : [what]));
}

/** An uncompressed point of P-256. */
function publicKeyOf(key: string) {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33, 65).toString('base64url')];
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
}
