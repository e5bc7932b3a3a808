// The REST and auth server of the embedded backend, an alpha package that is known here and nowhere else. It is asked
// only through `ask`, one request at a time; what it answers differently from the hosted service is put right by
// auth/front.ts and rest/front.ts.
import { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { escaped } from '#supabase/functions/send-mails/escaped.ts';
import type { AuthSettings } from './auth/settings.ts';
import { databaseError } from './database/database-error.ts';
import type { Keys } from './keys.ts';
import type { OutgoingMail } from './mail/mail-store.ts';

export interface ApiOptions {
  readonly connection: PgliteConnection;
  readonly keys: Keys;
  readonly settings: AuthSettings;
  /** Where the links of mails lead to. */
  readonly siteUrl: string;
  readonly send: (mail: OutgoingMail) => Promise<void>;
}

export interface Api {
  ask(request: Request): Promise<Response>;
  /** Makes the auth server's own tables where they are missing. */
  systemTables(): Promise<void>;
}

export function createApi({ connection, keys, settings, siteUrl, send }: ApiOptions): Api {
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup: true,
      enable_anonymous_sign_ins: false,
      site_url: siteUrl,
      jwt_secret: keys.jwtSecret,
      jwt_expiry: settings.jwtExpirySeconds,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      minimum_password_length: settings.minimumPasswordLength,
      enable_refresh_token_rotation: true,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        double_confirm_changes: true,
        otp_expiry: settings.otpExpirySeconds,
        template: settings.templates,
      },
    },
    options: {
      server: { admin: false },
      // The package puts the address into its templates as it is; the hosted service escapes it.
      drivers: {
        email: {
          send: ({ to, subject, html }) => send({ to, subject, html: (html ?? '').replaceAll(to, escaped(to)) }),
        },
      },
    },
  });
  return {
    ask: request => briefly(() => app.fetch(request)),
    systemTables: async () => {
      await app.init();
      await app.ensureSystemSchema();
    },
  };
}

/**
 * Keeps the console readable, and secrets out of it. The package writes every database error with the whole statement and
 * its values, password hashes among them; an answer to the client already tells what was refused.
 */
async function briefly<Value>(work: () => Promise<Value>): Promise<Value> {
  const write = console.error;
  console.error = (...words: unknown[]) => {
    const error = databaseError(words.at(-1));
    if (error === null) write(...words);
    else if (words.length > 1) write(...words.slice(0, -1), error.code, error.message);
  };
  try {
    return await work();
  } finally {
    console.error = write;
  }
}
