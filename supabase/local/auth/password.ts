// How strong a password must be, as the hosted service counts. The embedded auth server knows fewer signs than that one
// (no hyphen, for instance), so the strength is judged here, before it is asked.
import type { AuthSettings } from './settings.ts';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';
const SIGNS = '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~';

/** What each setting of `password_requirements` wants one character of, at least. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  letters_digits: [LOWER + UPPER, DIGITS],
  lower_upper_letters_digits: [LOWER, UPPER, DIGITS],
  lower_upper_letters_digits_symbols: [LOWER, UPPER, DIGITS, SIGNS],
};

/** The refusal of a weak password; null for a good one, and for what is no password at all. */
export function weakPassword(password: unknown, settings: AuthSettings): Response | null {
  if (typeof password !== 'string' || password === '') return null;
  const { minimumPasswordLength: least, passwordRequirements } = settings;
  const groups = GROUPS[passwordRequirements] ?? [];
  const short = password.length < least;
  const plain = groups.some(group => ![...password].some(character => group.includes(character)));
  if (!short && !plain) return null;
  const msg = [
    ...(short ? [`Password should be at least ${least} characters.`] : []),
    ...(plain ? [`Password should contain at least one character of each: ${groups.join(', ')}.`] : []),
  ].join(' ');
  const reasons = [...(short ? ['length'] : []), ...(plain ? ['characters'] : [])];
  const body = { code: 422, error_code: 'weak_password', msg, weak_password: { reasons } };
  return Response.json(body, { status: 422, headers: { 'x-sb-error-code': 'weak_password' } });
}
