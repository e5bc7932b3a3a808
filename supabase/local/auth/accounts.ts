// The rows of auth.users that the front reads and writes beside the auth server.
import { createHash, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { v7 } from 'uuid';
import { escaped } from '#supabase/functions/send-mails/escaped.ts';
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

/** Where a mail of each kind keeps its token. A new address is confirmed by two mails, each with a token of its own. */
const TOKENS = {
  confirmation: { token: 'confirmation_token', sentAt: 'confirmation_sent_at', kind: 'confirmation' },
  recovery: { token: 'recovery_token', sentAt: 'recovery_sent_at', kind: 'recovery' },
  from_old: { token: 'email_change_token_current', sentAt: 'email_change_sent_at', kind: 'email_change' },
  from_new: { token: 'email_change_token_new', sentAt: 'email_change_sent_at', kind: 'email_change' },
} as const satisfies Record<string, { token: string; sentAt: string; kind: MailKind }>;

export interface MailAgain {
  readonly engine: PGlite;
  readonly settings: AuthSettings;
  readonly siteUrl: string;
  readonly send: (mail: OutgoingMail) => Promise<void>;
}

/** Writes a new token into the account and sends the mail that carries it; the older link is dead from then on. */
export async function mailAgain(context: MailAgain, account: Account, what: keyof typeof TOKENS): Promise<void> {
  const to = what === 'from_new' ? (account.email_change ?? account.email) : account.email;
  const otp = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = createHash('sha256')
    .update(to.toLowerCase() + otp)
    .digest('hex');
  const { token, sentAt, kind } = TOKENS[what];
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
  const fill = (text: string, as = (value: string) => value) =>
    text.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (whole, name: string) => as(values[name] ?? whole));
  await context.send({ to, subject: fill(subject), html: fill(await readFile(content_path, 'utf8'), escaped) });
}

/** How long this address still waits for the next mail of a kind; 0 when it need not. */
export function secondsToWait(age: number | null, every: number): number {
  return age === null ? 0 : Math.max(0, Math.ceil(every - age));
}

/** What a sign-up is answered whose address has an account already: like a new account in all but its making. */
export function inventedAccount(email: string, data: unknown): Record<string, unknown> {
  const at = new Date().toISOString().replace('T', ' ').replace('Z', '+00');
  const id = v7();
  const metadata = {
    sub: id,
    ...(typeof data === 'object' ? data : {}),
    email,
    email_verified: false,
    phone_verified: false,
  };
  const made = { created_at: at, updated_at: at };
  const identity = {
    identity_id: v7(),
    id,
    user_id: id,
    identity_data: metadata,
    provider: 'email',
    last_sign_in_at: at,
    ...made,
    email,
  };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [identity],
    ...made,
    is_anonymous: false,
    confirmation_sent_at: at,
  };
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
