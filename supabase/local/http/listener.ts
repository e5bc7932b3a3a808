// Routes one request: the two APIs, the functions that mail programs and readers of records call, the mailbox, and else the built app. Knows nothing of what they answer.
import type { IncomingMessage, RequestListener } from 'node:http';
import { DatabaseGone } from '../database/request-lock.ts';
import { tellFailure } from '../failure.ts';
import type { Keys } from '../keys.ts';
import type { MailStore } from '../mail/mail-store.ts';
import { mailboxPage } from '../mail/mailbox.ts';
import { mailboxKey, mayReadMails } from '../mail/mailbox-key.ts';
import { addressOf } from './address.ts';
import { type Exchange, readRequest, write, writeResponse } from './exchange.ts';
import { CROSS_ORIGIN, keyRefusal, preflight } from './gate.ts';
import { securityHeaders } from './headers.ts';
import type { StaticFiles } from './static-files.ts';

export interface Site {
  readonly siteUrl: string;
  readonly keys: Keys;
  /** Both take the request lock themselves, for as long as they need the database. */
  readonly auth: (request: Request) => Promise<Response>;
  readonly rest: (request: Request) => Promise<Response>;
  /** The edge function that mail programs call. */
  readonly unsubscribe: (request: Request) => Promise<Response>;
  /** The one that signs records and publishes their key. */
  readonly workRecord: (request: Request) => Promise<Response>;
  readonly mails: MailStore;
  /** The built app, or nothing when only the backend runs. */
  readonly files: StaticFiles | null;
}

/** What an account call may bring, and what any other call may. */
const MOST_BYTES = { auth: 64 * 1024, rest: 8 * 1024 * 1024 } as const;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** `site` is awaited: the port is taken first, and who asks early, or while the database is started again, waits. */
export function listener(site: () => Promise<Site>): RequestListener {
  return (incoming, outgoing) => {
    site()
      .then(ready => route(ready, { incoming, outgoing }))
      .catch((error: unknown) => {
        if (!(error instanceof DatabaseGone) && !hasLeft(incoming))
          tellFailure(`${incoming.method} ${pathOf(incoming)}`, error);
        if (!outgoing.headersSent) outgoing.writeHead(503, { ...securityHeaders(false), 'retry-after': '1' });
        outgoing.end();
      });
  };
}

/** Before the whole of its request had come: a phone in a cellar, not a failure of ours. */
function hasLeft({ complete, destroyed }: IncomingMessage): boolean {
  return destroyed && !complete;
}

function route(site: Site, exchange: Exchange): Promise<void> | void {
  const { incoming } = exchange;
  const path = pathOf(incoming);
  if (!METHODS.has(incoming.method ?? '')) return refuse(site, exchange, 405);
  if (path.startsWith('/auth/v1/')) return answerApi(site, exchange, 'auth');
  if (path.startsWith('/rest/v1/')) return answerApi(site, exchange, 'rest');
  if (path === '/functions/v1/unsubscribe') return answerFunction(site, exchange, 'unsubscribe');
  if (/^\/functions\/v1\/work-record(\/keys)?$/.test(path)) return answerFunction(site, exchange, 'workRecord');
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return refuse(site, exchange, 405);
  if (/^\/mailbox(\/\d+)?$/.test(path)) return answerMailbox(site, exchange);
  if (/^\/(auth|rest|realtime|storage|functions)\/v1(\/|$)/.test(path)) return refuse(site, exchange, 404);
  return answerFile(site, exchange);
}

async function answerApi(site: Site, exchange: Exchange, api: 'auth' | 'rest'): Promise<void> {
  const address = addressOf(exchange.incoming.url, site.siteUrl);
  if (address === null) return refuse(site, exchange, 400);
  const request = await readRequest(exchange, address, MOST_BYTES[api]);
  if (request === null) return refuse(site, exchange, 413);
  const early = preflight(request) ?? keyRefusal(request, site.keys);
  const response = early ?? (await site[api](request));
  await writeResponse(exchange, response, { ...securityHeaders(isSecure(site, exchange)), ...CROSS_ORIGIN });
}

async function answerFunction(site: Site, exchange: Exchange, of: 'unsubscribe' | 'workRecord'): Promise<void> {
  const address = addressOf(exchange.incoming.url, site.siteUrl);
  if (address === null) return refuse(site, exchange, 400);
  const request = await readRequest(exchange, address, MOST_BYTES.auth);
  if (request === null) return refuse(site, exchange, 413);
  await writeResponse(exchange, await site[of](request), securityHeaders(isSecure(site, exchange)));
}

function answerMailbox(site: Site, exchange: Exchange): void {
  const key = mailboxKey(site.keys);
  if (!mayReadMails(exchange.incoming, { key, siteUrl: site.siteUrl })) return void refuse(site, exchange, 403);
  const asked = addressOf(exchange.incoming.url, site.siteUrl)?.searchParams.get('key') ?? null;
  const { status, html, policy } = mailboxPage(pathOf(exchange.incoming), site.mails, {
    siteUrl: site.siteUrl,
    key: asked,
  });
  const headers = {
    ...securityHeaders(isSecure(site, exchange), policy),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };
  write(exchange, { status, headers, body: Buffer.from(html) });
}

async function answerFile(site: Site, exchange: Exchange): Promise<void> {
  const { incoming } = exchange;
  const found = await site.files?.(pathOf(incoming), {
    acceptEncoding: incoming.headers['accept-encoding']?.toString(),
    ifNoneMatch: incoming.headers['if-none-match'],
  });
  if (found === undefined || found === null) return refuse(site, exchange, 404);
  write(exchange, { ...found, headers: { ...securityHeaders(isSecure(site, exchange)), ...found.headers } });
}

const WORDS = {
  400: 'Not an address of this server',
  403: 'The mailbox opens at http://localhost on the machine that runs it; from elsewhere with the key printed at its start.',
  404: 'Not found',
  405: 'Not allowed',
  413: 'Too large',
} as const;

function refuse(site: Site, exchange: Exchange, status: keyof typeof WORDS): void {
  const headers = { ...securityHeaders(isSecure(site, exchange)), 'content-type': 'text/plain; charset=utf-8' };
  write(exchange, { status, headers, body: Buffer.from(`${WORDS[status]}\n`) });
}

/** Without the query: tokens live there, and it is nothing to write into a log. */
function pathOf(incoming: IncomingMessage): string {
  return (incoming.url ?? '/').split('?')[0] ?? '/';
}

/** Directly or behind a proxy that ends the encryption. */
function isSecure(site: Site, { incoming }: Exchange): boolean {
  return site.siteUrl.startsWith('https:') || incoming.headers['x-forwarded-proto'] === 'https';
}
