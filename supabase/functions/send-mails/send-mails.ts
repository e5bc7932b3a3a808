// Sends the product's own mails (invitations, notices …): takes what waits, fills the template, hands each to whoever delivers, and
// says which have gone. Where they wait and how they leave is given: the hosted service runs this as an edge function, the
// embedded backend in its own process.
import { typeset } from '#supabase/functions/_shared/notice.ts';
import { noted } from '#supabase/functions/_shared/project.ts';
import { escaped } from './escaped.ts';
import { type MailedNotice, noticeMail, oneClick } from './notice-mail.ts';
import { textOf } from './text-of.ts';

/** A mail that waits; `words` fill the template, unless a notice is put into words here. */
export interface WaitingMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly words: Readonly<Record<string, string>>;
  readonly notice: MailedNotice | null;
  readonly unsubscribe_key: string | null;
}

export interface Mail {
  /** The same at every try, so that a provider can tell a repeated one. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Post {
  /** What waits, for us alone for two minutes. */
  take(): Promise<readonly WaitingMail[]>;
  sent(id: string): Promise<void>;
  /** `why` is for the operator. The mail is tried again later. */
  failed(id: string, why: string): Promise<void>;
  /** Throws where the mail was not taken. */
  deliver(mail: Mail): Promise<void>;
}

export interface Letterhead {
  /** The HTML of letter.ts. */
  readonly template: string;
  readonly siteUrl: string;
  /** The edge function `unsubscribe`. */
  readonly unsubscribeUrl: string;
}

/** So long a batch is surely ours, with ten seconds for the mail that is under way and as many for what is late. */
const OURS_MS = 100_000;

/**
 * Sends until nothing waits. One mail that fails holds up no other. Of a batch that outlasts its time the rest is left to whoever takes
 * it next: by then another sender may have it. `nowMs` is a clock that nobody sets.
 */
export async function sendMails(
  post: Post,
  letterhead: Letterhead,
  nowMs = () => performance.now(),
): Promise<{ sent: number; failed: number }> {
  const count = { sent: 0, failed: 0 };
  const take = async () => ({ at: nowMs(), waiting: await post.take() });
  for (let { at, waiting } = await take(); waiting.length > 0; { at, waiting } = await take()) {
    for (const one of waiting) {
      if (nowMs() - at > OURS_MS) break;
      const failure = await Promise.resolve()
        .then(() => post.deliver(mailOf(one, letterhead)))
        .then(
          () => null,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        );
      await noted(failure === null ? post.sent(one.id) : post.failed(one.id, failure));
      count[failure === null ? 'sent' : 'failed'] += 1;
    }
  }
  return count;
}

function mailOf(waiting: WaitingMail, { template, siteUrl, unsubscribeUrl }: Letterhead): Mail {
  const { id, recipient: to } = waiting;
  const { subject, words, headers } = saidBy(waiting, unsubscribeUrl);
  const ours: Readonly<Record<string, string | undefined>> = { SiteURL: siteUrl, Path: words.Path };
  // News are our own words, and may lead somewhere.
  const isNews = waiting.notice === null && waiting.unsubscribe_key !== null;
  const spaced = (said: string) => typeset(words.Locale ?? 'en', said);
  const said = (word = '') => (isNews ? spaced(word) : withoutLinks(spaced(word)));
  const html = template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) =>
    asLines(escaped(ours[name] ?? said(words[name]))),
  );
  return {
    id,
    to,
    subject: inOneLine(spaced(subject)),
    html,
    text: textOf(html),
    ...(headers === null ? {} : { headers }),
  };
}

/** A notice is put into words here; everything else has its own. News can be ended with one click as notices can. */
function saidBy(waiting: WaitingMail, unsubscribeUrl: string) {
  const { subject, words, notice, unsubscribe_key: key } = waiting;
  if (key === null) return { subject, words, headers: null };
  if (notice !== null) return noticeMail(notice, { unsubscribeUrl, key });
  return { subject, words, headers: oneClick({ unsubscribeUrl, key }, words.Path === '/venue' ? 'venue' : 'rockstar') };
}

/** A subject is a header: a provider refuses one with a line break, or would read what follows as another header. */
function inOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

/**
 * Mail programs make a link of whatever looks like an address. Names are anybody's to choose and reach addresses that never asked, so only
 * our own button leads anywhere: a space without width stands before what goes on behind a dot or a scheme.
 */
function withoutLinks(text: string): string {
  return text.replace(/(?<=\S\.)(?=\p{L})|(?<=:)(?=\/\/)/gu, '\u200B');
}

/** News have paragraphs. */
function asLines(html: string): string {
  return html.replaceAll('\n', '<br>');
}
