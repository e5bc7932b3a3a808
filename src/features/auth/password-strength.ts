// The five rules of a password and the word for how many are met. All five are required wherever a password is made.

export const passwordRules = ['length', 'lowercase', 'uppercase', 'digit', 'special'] as const;
export type PasswordRule = (typeof passwordRules)[number];
export type Strength = 'weak' | 'fair' | 'good' | 'strong';

export function metRules(password: string): ReadonlySet<PasswordRule> {
  return new Set(passwordRules.filter(rule => checks[rule](password)));
}

/** Longer ones would be cut by the way passwords are stored, so nobody could tell two of them apart. */
export function isTooLong(password: string): boolean {
  return new TextEncoder().encode(password).length > 72;
}

/** Two or fewer rules met: weak. */
export function strengthOf(met: number): Strength {
  if (met <= 2) return 'weak';
  if (met === 3) return 'fair';
  return met === 4 ? 'good' : 'strong';
}

/** Letters, figures and signs as the server counts them: ASCII. Others are welcome, they only meet no rule. */
const checks: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  // An emoji is one character.
  length: password => [...password].length >= 8,
  lowercase: password => /[a-z]/.test(password),
  uppercase: password => /[A-Z]/.test(password),
  digit: password => /[0-9]/.test(password),
  special: password => /[!-/:-@[-`{-~]/.test(password),
};
