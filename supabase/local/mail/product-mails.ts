// Runs the sender of the product's own mails (functions/send-mails) when the database rings: into the mailbox, where the
// hosted service hands them to a mail provider.
import type { PGlite } from '@electric-sql/pglite';
import { LETTER } from '#supabase/functions/send-mails/letter.ts';
import { type Post, sendMails, type WaitingMail } from '#supabase/functions/send-mails/send-mails.ts';
import type { Exclusive } from '../database/request-lock.ts';
import { tellFailure } from '../failure.ts';
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
  const { rows } = await exclusive(() =>
    engine.query<{ exists: boolean }>("select to_regprocedure('private.take_mails()') is not null as exists"),
  );
  if (rows[0]?.exists !== true) return async () => undefined;
  const post: Post = {
    take: async () => (await exclusive(() => engine.query<WaitingMail>('select * from private.take_mails()'))).rows,
    sent: async id => void (await exclusive(() => engine.query('select private.mail_sent($1)', [id]))),
    failed: async (id, why) =>
      void (await exclusive(() => engine.query('select private.mail_failed($1, $2)', [id, why]))),
    deliver: ({ to, subject, html, headers }) =>
      send({ to, subject, html, ...(headers === undefined ? {} : { headers }) }),
  };
  let last: Promise<unknown> = Promise.resolve();
  const ring = () => {
    last = last
      .then(() => sendMails(post, { template: LETTER, siteUrl, unsubscribeUrl: `${siteUrl}/functions/v1/unsubscribe` }))
      .catch((error: unknown) => tellFailure('Sending a mail', error));
  };
  const stop = await exclusive(() => engine.listen('encore_mail', ring));
  ring();
  return async () => {
    await exclusive(() => stop()).catch(() => undefined);
    await last;
  };
}
