import { describe, expect, test } from 'vitest';
import { registerFailure } from '#features/auth/register-failure.ts';
import { resetFailure } from '#features/auth/reset-failure.ts';
import { countsAsTry, isRetryable, signInFailure } from '#features/auth/sign-in-failure.ts';

describe('why a sign-in failed', () => {
  test.each([
    ['invalid_credentials', 'venue', 'invalid'],
    ['invalid_credentials', 'admin', 'adminInvalid'],
    ['user_banned', 'rockstar', 'failed'],
    ['user_banned', 'admin', 'adminNotAuthorised'],
    ['something_new', undefined, 'failed'],
    ['something_new', 'admin', 'adminFailed'],
    ['email_not_confirmed', 'rockstar', 'unconfirmed'],
    ['magic_link_sent', 'rockstar', 'magicLink'],
    ['unreachable', 'admin', 'needsNetwork'],
    ['throttled', 'venue', 'tooFast'],
  ] as const)('SP8.1 SP8.2 SP8.3 %s at the door for %s is told as %s', (code, appType, told) => {
    expect(signInFailure(code, appType)).toBe(told);
  });

  test('only a wrong password costs a try: no signal, no mail and a busy server do not', () => {
    expect(countsAsTry('invalid')).toBe(true);
    expect(countsAsTry('adminInvalid')).toBe(true);
    for (const failure of ['unconfirmed', 'needsNetwork', 'tooFast', 'failed', 'magicLink', 'adminFailed'] as const) {
      expect(countsAsTry(failure)).toBe(false);
    }
  });
});

test('a registration never tells whether the address is taken', () => {
  expect(registerFailure('user_already_exists')).toBe(registerFailure('anything_else'));
});

test('a used or expired link is told apart from a network that did not answer', () => {
  expect(resetFailure('otp_expired')).toBe('expired');
  expect(resetFailure('unreachable')).toBe('needsNetwork');
  expect(resetFailure('same_password')).toBe('same');
  expect(isRetryable('unreachable')).toBe(true);
  expect(isRetryable('otp_expired')).toBe(false);
});
