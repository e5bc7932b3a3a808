// A notice as a mail: what it says is its subject, and below is what to do. Mail programs show a button that ends these
// mails with one click (RFC 8058); a person who opens that address comes to their settings.
import { inWords, type ToldNotice } from '#supabase/functions/_shared/notice.ts';

export interface MailedNotice extends ToldNotice {
  readonly must_ack: boolean;
}

/** Of letter.ts. */
export interface NoticeMail {
  readonly subject: string;
  readonly words: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

export interface OneClick {
  /** The edge function `unsubscribe`. */
  readonly unsubscribeUrl: string;
  readonly key: string;
}

/** Longer subjects are cut off by mail programs; the whole of it stands in the mail. */
const SUBJECT = 120;

export function noticeMail(notice: MailedNotice, { unsubscribeUrl, key }: OneClick): NoticeMail {
  const { locale, t, text, path, portal } = inWords(notice);
  return {
    subject: cut(text, SUBJECT),
    words: {
      Locale: locale,
      Title: text,
      Text: notice.must_ack ? t('mailed.confirm') : t('mailed.details'),
      Act: t('mailed.open'),
      Path: path,
      Foot: t('mailed.why'),
    },
    headers: oneClick({ unsubscribeUrl, key }, portal),
  };
}

/** Between characters: half an emoji is no text, and a provider may refuse all of it. */
function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}

/** What mail programs show a button for. `portal`: whose settings a person comes to who follows the link. */
export function oneClick({ unsubscribeUrl, key }: OneClick, portal: string): Readonly<Record<string, string>> {
  const address = new URL(unsubscribeUrl);
  address.searchParams.set('key', key);
  address.searchParams.set('portal', portal);
  return {
    'List-Unsubscribe': `<${address.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
