// An address that a mail reaches: one rule for every form that asks for one and every command that takes one, so that what is wrong with it
// is said beside the field.
import * as v from 'valibot';

/** The most that mail allows (RFC 5321). */
export const EMAIL_LENGTH = 254;

/** Spaces around it are left out. */
export const emailText = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(EMAIL_LENGTH));

/** As accounts and invitations are found by it. */
export const lowerEmailText = v.pipe(emailText, v.toLowerCase());

export function isEmail(typed: string): boolean {
  return v.is(emailText, typed);
}
