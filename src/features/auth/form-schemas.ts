// What the forms of signing in and registering accept. Messages are keys of `auth.errors`; the first rule that is not met is the one shown.

import * as v from 'valibot';
import { EMAIL_LENGTH } from '#domain/profiles/email.ts';
import { saidText } from '#domain/said.ts';
import type { auth } from '#i18n/en/auth.ts';
import { isTooLong, metRules, type PasswordRule } from './password-strength.ts';

export type ErrorKey = keyof typeof auth.errors;

const say = (key: ErrorKey): ErrorKey => key;

const name = v.pipe(
  v.string(),
  saidText,
  v.nonEmpty(say('nameRequired')),
  v.minLength(2, say('nameTooShort')),
  v.maxLength(100, say('nameTooLong')),
);

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(say('emailRequired')),
  v.maxLength(EMAIL_LENGTH, say('emailInvalid')),
  v.email(say('emailInvalid')),
);

const ruleMessages: readonly (readonly [PasswordRule, ErrorKey])[] = [
  ['length', 'passwordTooShort'],
  ['lowercase', 'passwordLowercase'],
  ['uppercase', 'passwordUppercase'],
  ['digit', 'passwordDigit'],
  ['special', 'passwordSpecial'],
];

const fiveRules = v.rawCheck<string>(({ dataset, addIssue }) => {
  if (!dataset.typed || dataset.value === '') return;
  if (isTooLong(dataset.value)) addIssue({ message: say('passwordTooLong') });
  const met = metRules(dataset.value);
  for (const [rule, message] of ruleMessages) if (!met.has(rule)) addIssue({ message });
});

const newPassword = v.pipe(v.string(), v.nonEmpty(say('passwordRequired')), fiveRules);

const confirmed = {
  password: newPassword,
  confirmPassword: v.pipe(v.string(), v.nonEmpty(say('confirmRequired'))),
};

export const emailForm = v.object({ email });

export const signInForm = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty(say('passwordRequired')), v.minLength(8, say('passwordTooShort'))),
});

export const registerForm = v.pipe(
  v.object({ name, email, ...confirmed }),
  v.forward(v.partialCheck([['password'], ['confirmPassword']], alike, say('confirmDiffers')), ['confirmPassword']),
);

/** Of a venue's person: a venue of their own, or a seat at one that invited them. */
export const venueRegisterForm = v.pipe(
  v.object({
    venueType: v.pipe(v.string(), v.nonEmpty(say('venueTypeRequired'))),
    invitationToken: v.pipe(v.string(), v.trim()),
    name,
    email,
    ...confirmed,
  }),
  v.forward(v.partialCheck([['venueType'], ['invitationToken']], hasToken, say('tokenRequired')), ['invitationToken']),
  v.forward(v.partialCheck([['password'], ['confirmPassword']], alike, say('confirmDiffers')), ['confirmPassword']),
);

export const newPasswordForm = v.pipe(
  v.object(confirmed),
  v.forward(v.partialCheck([['password'], ['confirmPassword']], alike, say('confirmDiffers')), ['confirmPassword']),
);

/** Of who is signed in. */
export const changePasswordForm = v.pipe(
  v.object({ currentPassword: v.pipe(v.string(), v.nonEmpty(say('passwordRequired'))), ...confirmed }),
  v.forward(v.partialCheck([['password'], ['confirmPassword']], alike, say('confirmDiffers')), ['confirmPassword']),
);

/** Nothing typed yet is another error, and its message comes first. */
function alike(typed: { readonly password: string; readonly confirmPassword: string }): boolean {
  return typed.confirmPassword === '' || typed.password === typed.confirmPassword;
}

const adminPassword = v.pipe(
  v.string(),
  v.nonEmpty(say('passwordRequired')),
  v.minLength(8, say('adminPasswordTooShort')),
  fiveRules,
);

/** Of an invited admin: its own two texts first, then the five rules of every new password. */
export const adminPasswordForm = v.pipe(
  v.object({ password: adminPassword, confirmPassword: confirmed.confirmPassword }),
  v.forward(v.partialCheck([['password'], ['confirmPassword']], alike, say('adminConfirmDiffers')), [
    'confirmPassword',
  ]),
);

function hasToken(chosen: { readonly venueType: string; readonly invitationToken: string }): boolean {
  return chosen.venueType !== 'join_venue' || chosen.invitationToken.trim() !== '';
}
