// Every mail that the backend sends is kept here instead of leaving the machine: in memory, and as one JSON file each in
// the given folders, named in order of sending.
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { textOf } from '#supabase/functions/send-mails/text-of.ts';

const MailSchema = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  headers: v.optional(v.record(v.string(), v.string())),
  sentAt: v.string(),
});

/** `sentAt` is an ISO instant. */
export type Mail = v.InferOutput<typeof MailSchema>;
export type OutgoingMail = Pick<Mail, 'to' | 'subject' | 'html' | 'headers'>;

export interface MailStore {
  send(mail: OutgoingMail): Promise<void>;
  /** Oldest first. */
  all(): readonly Mail[];
}

/** `kept`: the folder whose mails are read again at start. `copies`: another one that gets a copy of each new mail. */
export async function openMailStore(kept: string | null, copies: string | null): Promise<MailStore> {
  for (const folder of [kept, copies]) if (folder !== null) await mkdir(folder, { recursive: true });
  const { mails, last }: Kept = kept === null ? { mails: [], last: 0 } : await readMails(kept);
  let numbered = last;
  return {
    all: () => mails,
    async send({ html, ...mailed }) {
      const mail = { ...mailed, text: textOf(html), html, sentAt: new Date().toISOString() };
      numbered += 1;
      const file = `${String(numbered).padStart(6, '0')}.json`;
      for (const folder of [kept, copies]) if (folder !== null) await writeWhole(join(folder, file), mail);
      // Whoever hears that it was not kept sends it again.
      mails.push(mail);
    },
  };
}

interface Kept {
  readonly mails: Mail[];
  /** The highest number of a file: one that could not be written leaves a gap. */
  readonly last: number;
}

async function readMails(folder: string): Promise<Kept> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.json')).sort();
  const mails = await Promise.all(
    files.map(async file => v.parse(MailSchema, JSON.parse(await readFile(join(folder, file), 'utf8')))),
  );
  return { mails, last: Number.parseInt(files.at(-1) ?? '0', 10) };
}

/** A reader that watches the folder never sees half a mail. */
async function writeWhole(file: string, mail: Mail): Promise<void> {
  await writeFile(`${file}.part`, JSON.stringify(mail, null, 2));
  await rename(`${file}.part`, file);
}
