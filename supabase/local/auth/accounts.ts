// The rows of auth.users that the front reads and writes beside the auth server.
import { createHash, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { OutgoingMail } from '../mail/mail-store.ts';
import type { AuthSettings, MailKind } from './settings.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly encrypted_password: string | null;
  readonly confirmed: boolean;
  readonly email_change: string | null;
  /** Seconds since the last mail of each kind, null if there was none. */
  readonly confirmation_age: number | null;
  readonly recovery_age: number | null;
  readonly email_change_age: number | null;
}

const ACCOUNT = `
  select id, email, encrypted_password, email_confirmed_at is not null as confirmed, nullif(email_change, '') as email_change,
    extract(epoch from now() - confirmation_sent_at)::float8 as confirmation_age,
    extract(epoch from now() - recovery_sent_at)::float8 as recovery_age,
    extract(epoch from now() - email_change_sent_at)::float8 as email_change_age
  from auth.users`;

export async function accountByEmail(engine: PGlite, email: unknown): Promise<Account | null> {
  if (typeof email !== 'string') return null;
  const { rows } = await engine.query<Account>(`${ACCOUNT} where email = $1 and not is_sso_user`, [
    email.toLowerCase(),
  ]);
  return rows[0] ?? null;
}

export async function accountById(engine: PGlite, id: string): Promise<Account | null> {
  const { rows } = await engine.query<Account>(`${ACCOUNT} where id = $1`, [id]);
  return rows[0] ?? null;
}

/** Where a mail of each kind keeps its token, and which address gets it. */
const TOKENS = {
  confirmation: { token: 'confirmation_token', sentAt: 'confirmation_sent_at' },
  recovery: { token: 'recovery_token', sentAt: 'recovery_sent_at' },
  email_change: { token: 'email_change_token_current', sentAt: 'email_change_sent_at' },
} as const satisfies Record<MailKind, { token: string; sentAt: string }>;

export interface MailAgain {
  readonly engine: PGlite;
  readonly settings: AuthSettings;
  readonly siteUrl: string;
  readonly send: (mail: OutgoingMail) => Promise<void>;
}

/** Writes a new token into the account and sends the mail that carries it; the older link is dead from then on. */
export async function mailAgain(context: MailAgain, account: Account, kind: MailKind): Promise<void> {
  const otp = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = createHash('sha256')
    .update(account.email.toLowerCase() + otp)
    .digest('hex');
  const { token, sentAt } = TOKENS[kind];
  await context.engine.query(`update auth.users set ${token} = $2, ${sentAt} = now() where id = $1`, [
    account.id,
    hash,
  ]);
  const { subject, content_path } = context.settings.templates[kind];
  const values: Record<string, string> = {
    SiteURL: context.siteUrl,
    TokenHash: hash,
    Token: otp,
    Email: account.email,
    NewEmail: account.email_change ?? account.email,
  };
  const fill = (text: string) => text.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);
  await context.send({ to: account.email, subject: fill(subject), html: fill(await readFile(content_path, 'utf8')) });
}

/** How long this address still waits for the next mail of a kind; 0 when it need not. */
export function secondsToWait(age: number | null, every: number): number {
  return age === null ? 0 : Math.max(0, Math.ceil(every - age));
}

/** The account as the API shows it to its owner, for answers that the auth server does not give. */
export async function shownAccount(engine: PGlite, id: string): Promise<Record<string, unknown>> {
  const { rows } = await engine.query<{ shown: Record<string, unknown> }>(
    `select jsonb_build_object('id', u.id, 'aud', u.aud, 'role', u.role, 'email', u.email, 'phone', '',
       'confirmation_sent_at', u.confirmation_sent_at, 'app_metadata', u.raw_app_meta_data, 'user_metadata', u.raw_user_meta_data,
       'identities', coalesce((select jsonb_agg(jsonb_build_object('identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id,
         'provider', i.provider, 'identity_data', i.identity_data, 'created_at', i.created_at, 'updated_at', i.updated_at))
         from auth.identities i where i.user_id = u.id), '[]'),
       'created_at', u.created_at, 'updated_at', u.updated_at, 'is_anonymous', false) as shown
     from auth.users u where u.id = $1`,
    [id],
  );
  return rows[0]?.shown ?? {};
}
