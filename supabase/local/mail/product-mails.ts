// Sends the product's own mails (invitations …): the database puts them into a table and rings, and here they are taken
// out, filled into the project's template and handed to the mailbox. The hosted service has another sender; see
// supabase/README.md.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Exclusive } from '../database/request-lock.ts';
import { tellFailure } from '../failure.ts';
import type { OutgoingMail } from './mail-store.ts';

export interface ProductMails {
  readonly engine: PGlite;
  readonly exclusive: Exclusive;
  readonly project: string;
  readonly siteUrl: string;
  readonly send: (mail: OutgoingMail) => Promise<void>;
}

interface Waiting {
  readonly recipient: string;
  readonly subject: string;
  readonly words: Readonly<Record<string, string>>;
}

/** Sends what waits now and whatever is put there later. Returns how to stop. */
export async function sendProductMails({
  engine,
  exclusive,
  project,
  siteUrl,
  send,
}: ProductMails): Promise<() => Promise<void>> {
  const { rows } = await exclusive(() =>
    engine.query<{ exists: boolean }>("select to_regprocedure('private.take_mails(int)') is not null as exists"),
  );
  if (rows[0]?.exists !== true) return async () => undefined;
  const template = await readFile(join(project, 'templates/notice.html'), 'utf8');
  let last: Promise<void> = Promise.resolve();
  const drain = async () => {
    const { rows: waiting } = await exclusive(() =>
      engine.query<Waiting>('select recipient, subject, words from private.take_mails(100)'),
    );
    for (const { recipient, subject, words } of waiting) {
      await send({ to: recipient, subject, html: filled(template, { ...words, SiteURL: siteUrl }) });
    }
  };
  const ring = () => {
    last = last.then(drain).catch((error: unknown) => tellFailure('Sending a mail', error));
  };
  const stop = await exclusive(() => engine.listen('encore_mail', ring));
  ring();
  return async () => {
    await exclusive(() => stop()).catch(() => undefined);
    await last;
  };
}

function filled(template: string, words: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) => escaped(words[name] ?? ''));
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
}
