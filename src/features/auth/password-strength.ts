// The five rules of a password and the word for how many are met. All five are required wherever a password is made.

export const passwordRules = ['length', 'lowercase', 'uppercase', 'digit', 'special'] as const;
export type PasswordRule = (typeof passwordRules)[number];
export type Strength = 'weak' | 'fair' | 'good' | 'strong';

export function metRules(password: string): ReadonlySet<PasswordRule> {
  return new Set(passwordRules.filter(rule => checks[rule](password)));
}

/** Two or fewer rules met: weak. */
export function strengthOf(met: number): Strength {
  if (met <= 2) return 'weak';
  if (met === 3) return 'fair';
  return met === 4 ? 'good' : 'strong';
}

const checks: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  // Counted as people count them: an emoji is one character.
  length: password => [...password].length >= 8,
  lowercase: password => /\p{Ll}/u.test(password),
  uppercase: password => /\p{Lu}/u.test(password),
  digit: password => /\p{Nd}/u.test(password),
  special: password => /[^\p{L}\p{N}\s]/u.test(password),
};
