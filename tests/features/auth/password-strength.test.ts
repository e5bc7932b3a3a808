import { describe, expect, test } from 'vitest';
import { metRules, strengthOf } from '#features/auth/password-strength.ts';

describe('the five rules of a password', () => {
  test.each([
    ['', []],
    ['abcdefgh', ['length', 'lowercase']],
    ['Kilburn2026', ['length', 'lowercase', 'uppercase', 'digit']],
    ['Kilburn-2026', ['length', 'lowercase', 'uppercase', 'digit', 'special']],
    ['ñÑ١€', []],
    ['pass word', ['length', 'lowercase']],
    ['a b`', ['lowercase', 'special']],
    ['🎸🎸🎸🎸🎸🎸🎸🎸', ['length']],
  ])('SP5.8 %j meets %j', (password, rules) => {
    expect([...metRules(password)]).toEqual(rules);
  });

  test.each([
    [0, 'weak'],
    [2, 'weak'],
    [3, 'fair'],
    [4, 'good'],
    [5, 'strong'],
  ] as const)('SP5.8 %i met is called %s', (met, word) => {
    expect(strengthOf(met)).toBe(word);
  });
});
