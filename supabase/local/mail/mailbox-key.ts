// Who may read the mailbox: mails hold links that open accounts. On the machine itself anybody may, under a loopback name
// (a page of another site that renames itself to this address is no loopback name); from elsewhere whoever has the key. A proxy on this
// machine asks from here, often by a loopback name, for anybody: where there may be one, everybody needs the key.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Keys } from '../keys.ts';

/** The same over restarts on the same data folder. */
export function mailboxKey({ secretKey }: Pick<Keys, 'secretKey'>): string {
  return createHmac('sha256', secretKey).update('mailbox').digest('base64url').slice(0, 24);
}

export interface Mailbox {
  readonly key: string;
  /** The address that people use. */
  readonly siteUrl: string;
}

export function mayReadMails(incoming: IncomingMessage, { key, siteUrl }: Mailbox): boolean {
  if (isFromHere(incoming) && isLoopbackName(new URL(siteUrl).host)) return true;
  const given = /[?&]key=([\w-]+)/.exec(incoming.url ?? '')?.[1] ?? '';
  return given.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key));
}

/** Whether a server bound to this host can be reached from other machines. */
export function isOpenToOthers(host: string): boolean {
  return host !== 'localhost' && !isLoopback(host);
}

/** What proxies add, many of them unasked. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'];

function isFromHere({ socket, headers }: IncomingMessage): boolean {
  if (OF_PROXIES.some(name => headers[name] !== undefined)) return false;
  return isLoopback(socket.remoteAddress ?? '') && isLoopbackName(headers.host ?? '');
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

function isLoopbackName(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(host);
}
