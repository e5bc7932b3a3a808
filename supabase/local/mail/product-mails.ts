// Runs the sender of the product's own mails (functions/send-mails) into the mailbox, where the hosted service hands them to a
// mail provider.
import type { PGlite } from '@electric-sql/pglite';
import { LETTER } from '#supabase/functions/send-mails/letter.ts';
import { type Post, sendMails, type WaitingMail } from '#supabase/functions/send-mails/send-mails.ts';
import type { Exclusive } from '../database/request-lock.ts';
import { hasFunction } from '../database/sql.ts';
import { runSender } from '../sender.ts';
import type { OutgoingMail } from './mail-store.ts';

export interface ProductMails {
  readonly engine: PGlite;
  readonly exclusive: Exclusive;
  readonly siteUrl: string;
  readonly send: (mail: OutgoingMail) => Promise<void>;
}

/** Sends what waits now and whatever is put there later. Returns how to stop. */
export async function sendProductMails(mails: ProductMails): Promise<() => Promise<void>> {
  const { engine, exclusive, siteUrl, send } = mails;
  if (!(await exclusive(() => hasFunction(engine, 'private.take_mails()')))) return async () => undefined;
  const post: Post = {
    take: async () => (await exclusive(() => engine.query<WaitingMail>('select * from private.take_mails()'))).rows,
    sent: async id => void (await exclusive(() => engine.query('select private.mail_sent($1)', [id]))),
    failed: async (id, why) =>
      void (await exclusive(() => engine.query('select private.mail_failed($1, $2)', [id, why]))),
    deliver: ({ to, subject, html, headers }) =>
      send({ to, subject, html, ...(headers === undefined ? {} : { headers }) }),
  };
  const letterhead = { template: LETTER, siteUrl, unsubscribeUrl: `${siteUrl}/functions/v1/unsubscribe` };
  return runSender({
    ...{ engine, exclusive, bell: 'encore_mail', doing: 'Sending a mail' },
    send: () => sendMails(post, letterhead),
  });
}
