// The embedded backend inside a test's own process, on a free port. In memory it starts from a prepared dump, so a fresh
// one for each test file costs about half a second.
import bcrypt from 'bcryptjs';
import { type Backend as Embedded, startBackend as start } from '#supabase/local/embedded-backend.ts';
import type { Mail } from '#supabase/local/mail/mail-store.ts';
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from '#supabase/seed/cast.ts';

export interface Backend extends Pick<Embedded, 'url' | 'publishableKey' | 'secretKey' | 'mailboxKey' | 'stop'> {
  /** All mails, oldest first; those to one address when it is named. */
  mails(to?: string): Mail[];
  /** Runs SQL as the database's owner, past every policy, and answers its rows. */
  db<Row extends object = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** The same with several statements, which answer nothing. */
  script(sql: string): Promise<void>;
}

export interface BackendWishes {
  readonly seed?: 'demo' | 'none';
  /** A folder, to see what survives a restart. */
  readonly data?: string;
  readonly port?: number;
  /** The built app, when the test opens a browser on it. */
  readonly app?: string;
  /** Another Supabase project than ours, in tests of the backend itself. */
  readonly project?: string;
}

export async function startBackend(wishes: BackendWishes = {}): Promise<Backend> {
  const { database, mails, ...backend } = await start({ port: 0, data: 'memory', seed: 'none', ...wishes });
  // Where tests ask the auth server for quick passwords, those of the demo are: its hash is of the usual cost.
  const cost = process.env.LITE_AUTH_BCRYPT_COST;
  if (wishes.seed === 'demo' && cost !== undefined) {
    const quick = bcrypt.hashSync(DEMO_PASSWORD, Number(cost));
    const sql = 'update auth.users set encrypted_password = $1 where encrypted_password = $2';
    await database(run => run.query(sql, [quick, DEMO_PASSWORD_HASH]));
  }
  return {
    ...backend,
    mails: to => mails().filter(mail => to === undefined || mail.to === to),
    db: async <Row extends object>(sql: string, values?: unknown[]) =>
      (await database(run => run.query<Row>(sql, values))).rows,
    script: async sql => void (await database(run => run.exec(sql))),
  };
}

/** The one-time token in the link of a mail, as the callback page reads it. */
export function tokenHashIn({ text }: Mail): string {
  const token = /[?&]token_hash=([^&\s]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`No token in this mail:\n${text}`);
  return token;
}
