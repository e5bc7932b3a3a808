// Routes one request: the two APIs, the mailbox, and else the built app. Knows nothing of what they answer.
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Exclusive } from '../database/request-lock.ts';
import type { Keys } from '../keys.ts';
import type { MailStore } from '../mail/mail-store.ts';
import { mailboxPage } from '../mail/mailbox.ts';
import { type Exchange, readRequest, write, writeResponse } from './exchange.ts';
import { CROSS_ORIGIN, keyRefusal, preflight } from './gate.ts';
import { securityHeaders } from './headers.ts';
import type { StaticFiles } from './static-files.ts';

export interface Site {
  readonly siteUrl: string;
  readonly keys: Keys;
  readonly exclusive: Exclusive;
  readonly auth: (request: Request) => Promise<Response>;
  readonly rest: (request: Request) => Promise<Response>;
  readonly mails: MailStore;
  /** The built app, or nothing when only the backend runs. */
  readonly files: StaticFiles | null;
}

/** `site` is awaited: the port is taken first, and who asks early waits for the database. */
export function listener(site: Promise<Site>): RequestListener {
  return (incoming, outgoing) => {
    site
      .then(ready => route(ready, { incoming, outgoing }))
      .catch((error: unknown) => {
        console.error(`${incoming.method} ${pathOf(incoming)} failed:`, error);
        if (!outgoing.headersSent) outgoing.writeHead(500, securityHeaders(false));
        outgoing.end();
      });
  };
}

function route(site: Site, exchange: Exchange): Promise<void> | void {
  const { incoming } = exchange;
  const path = pathOf(incoming);
  if (path.startsWith('/auth/v1/')) return answerApi(site, exchange, site.auth);
  if (path.startsWith('/rest/v1/')) return answerApi(site, exchange, site.rest);
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return refuse(site, exchange, 405);
  if (/^\/mailbox(\/\d+)?$/.test(path)) return answerMailbox(site, exchange);
  if (/^\/(auth|rest|realtime|storage|functions)\/v1(\/|$)/.test(path)) return refuse(site, exchange, 404);
  return answerFile(site, exchange);
}

async function answerApi(site: Site, exchange: Exchange, answer: Site['auth']): Promise<void> {
  const request = await readRequest(exchange.incoming, site.siteUrl);
  if (request === null) return refuse(site, exchange, 413);
  const early = preflight(request) ?? keyRefusal(request, site.keys);
  const response = early ?? (await site.exclusive(() => answer(request)));
  await writeResponse(exchange, response, { ...securityHeaders(isSecure(site, exchange)), ...CROSS_ORIGIN });
}

function answerMailbox(site: Site, exchange: Exchange): void {
  const { status, html, policy } = mailboxPage(pathOf(exchange.incoming), site.mails, site.siteUrl);
  const headers = {
    ...securityHeaders(isSecure(site, exchange), policy),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };
  write(exchange, { status, headers, body: Buffer.from(html) });
}

async function answerFile(site: Site, exchange: Exchange): Promise<void> {
  const { incoming } = exchange;
  const found = await site.files?.(pathOf(incoming), incoming.headers['accept-encoding']?.toString());
  if (found === undefined || found === null) return refuse(site, exchange, 404);
  write(exchange, { ...found, headers: { ...securityHeaders(isSecure(site, exchange)), ...found.headers } });
}

const WORDS = { 404: 'Not found', 405: 'Not allowed', 413: 'Too large' } as const;

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
