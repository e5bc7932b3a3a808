// The auth settings both services share, read from supabase/config.toml, with the product's values where it says nothing.
import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';

export interface AuthSettings {
  readonly minimumPasswordLength: number;
  /** One of the hosted service's names for which characters a password must have, or nothing. */
  readonly passwordRequirements: string;
  readonly jwtExpirySeconds: number;
  readonly otpExpirySeconds: number;
  /** How long one address waits between two mails of the same kind. */
  readonly mailEverySeconds: number;
  readonly templates: Record<MailKind, { subject: string; content_path: string }>;
}

export type MailKind = 'confirmation' | 'recovery' | 'email_change';

const FILES = { confirmation: 'confirmation', recovery: 'recovery', email_change: 'email-change' } as const;
const SUBJECTS = {
  confirmation: 'Confirm your email',
  recovery: 'Reset your password',
  email_change: 'Confirm your new email',
} as const;

interface Source {
  readonly project: string;
  readonly config: Config;
}

export async function readAuthSettings(project: string): Promise<AuthSettings> {
  const config = await readConfig(join(project, 'config.toml'));
  return {
    minimumPasswordLength: number(config('auth', 'minimum_password_length'), 8),
    passwordRequirements: String(config('auth', 'password_requirements') ?? ''),
    jwtExpirySeconds: number(config('auth', 'jwt_expiry'), 3600),
    otpExpirySeconds: number(config('auth.email', 'otp_expiry'), 3600),
    mailEverySeconds: seconds(config('auth.email', 'max_frequency'), 60),
    templates: {
      confirmation: template({ project, config }, 'confirmation'),
      recovery: template({ project, config }, 'recovery'),
      email_change: template({ project, config }, 'email_change'),
    },
  };
}

function template({ project, config }: Source, kind: MailKind): { subject: string; content_path: string } {
  const section = `auth.email.template.${kind}`;
  const path = config(section, 'content_path');
  const subject = config(section, 'subject');
  return {
    subject: typeof subject === 'string' ? subject : SUBJECTS[kind],
    // The official tools read the path from the folder above the project's.
    content_path:
      typeof path === 'string' ? join(project, '..', path) : join(project, 'templates', `${FILES[kind]}.html`),
  };
}

function number(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

/** `60s`, `1m0s`, `2m`: the way the official tools write a time. */
function seconds(value: unknown, otherwise: number): number {
  const match = typeof value === 'string' ? /^(?:(\d+)m)?(?:(\d+)s)?$/.exec(value) : null;
  return match === null ? otherwise : Number(match[1] ?? 0) * 60 + Number(match[2] ?? 0);
}
