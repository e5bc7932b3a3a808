// The mailbox page: what the backend would have sent, newest first, for whoever tries the product out. Each mail opens on
// a page of its own under a policy that lets it run and load nothing.
import { escaped } from '#supabase/functions/send-mails/escaped.ts';
import type { Mail, MailStore } from './mail-store.ts';

export interface Page {
  readonly status: number;
  readonly html: string;
  readonly policy: string;
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'";
const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem; color: #1d1b26; background: #fbfaf7 }
  h1 { font-size: 1.5rem } ol { list-style: none; padding: 0 } li { border-top: 1px solid #dedbd2; padding: .75rem 0 }
  a { color: inherit } time, .to { color: #5d5969; font-size: .875rem } p { margin: 0 }
  @media (prefers-color-scheme: dark) { body { color: #f2f0ea; background: #17151f } li { border-color: #3a3648 } time, .to { color: #b3aec2 } }`;

interface Reading {
  readonly siteUrl: string;
  /** What the page was asked with, for the links on it. */
  readonly key: string | null;
}

/** `path`: `/mailbox` or `/mailbox/<number>`. Links of a mail become links of the address at which the page is read. */
export function mailboxPage(path: string, store: MailStore, { siteUrl, key }: Reading): Page {
  const mails = store.all();
  const listed = list(mails, key === null ? '' : `?key=${encodeURIComponent(key)}`);
  const number = /^\/mailbox\/(\d+)$/.exec(path)?.[1];
  if (number === undefined) return page(path === '/mailbox' ? 200 : 404, listed);
  const mail = mails[Number(number) - 1];
  if (mail === undefined) return page(404, listed);
  return { status: 200, html: mail.html.replaceAll(`"${siteUrl}/`, '"/'), policy: POLICY };
}

function page(status: number, body: string): Page {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title><style>${STYLE}</style>`;
  const html = `<!doctype html><html lang="en"><head>${head}</head><body><main><h1>Mailbox</h1>${body}</main></body></html>`;
  return { status, html, policy: POLICY };
}

function list(mails: readonly Mail[], query: string): string {
  if (mails.length === 0) return '<p>No mail yet. Register, and the confirmation arrives here.</p>';
  const entries = mails.map((mail, index) => entry(mail, `/mailbox/${index + 1}${query}`)).reverse();
  return `<p>Mails that this machine would have sent. Load again for new ones.</p><ol>${entries.join('')}</ol>`;
}

function entry({ to, subject, sentAt }: Mail, link: string): string {
  const when = `<time datetime="${sentAt}">${sentAt.slice(0, 16).replace('T', ' ')} UTC</time>`;
  return `<li><p><a href="${escaped(link)}">${escaped(subject)}</a></p><p class="to">to ${escaped(to)} · ${when}</p></li>`;
}
