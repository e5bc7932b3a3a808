import { schemaResolver } from '@mantine/form';
import { describe, expect, test } from 'vitest';
import { newPasswordForm, registerForm, signInForm } from '#features/auth/form-schemas.ts';

const good = {
  name: 'Rocco Bianchi',
  email: 'rocco@example.com',
  password: 'Encore-demo-1',
  confirmPassword: 'Encore-demo-1',
};
const registerErrors = (change: Partial<typeof good>) =>
  schemaResolver(registerForm, { sync: true })({ ...good, ...change });

describe('registering', () => {
  test('SP3.8 accepts what is right, and what only spaces around it would spoil', () => {
    expect(registerErrors({})).toEqual({});
    expect(registerErrors({ name: '  Al  ', email: ' rocco@example.com ' })).toEqual({});
  });

  test.each([
    [{ name: '' }, { name: 'nameRequired' }],
    [{ name: '   ' }, { name: 'nameRequired' }],
    [{ name: 'A' }, { name: 'nameTooShort' }],
    [{ name: 'x'.repeat(101) }, { name: 'nameTooLong' }],
    [{ email: '' }, { email: 'emailRequired' }],
    [{ email: 'rocco@' }, { email: 'emailInvalid' }],
    [{ email: 'rocco example.com' }, { email: 'emailInvalid' }],
    [{ confirmPassword: '' }, { confirmPassword: 'confirmRequired' }],
    [{ confirmPassword: 'Encore-demo-2' }, { confirmPassword: 'confirmDiffers' }],
  ])('SP5.1 SP5.4 SP5.5 %j is told %j', (change, errors) => {
    expect(registerErrors(change)).toEqual(errors);
  });

  test.each([
    ['', 'passwordRequired'],
    ['aB1-', 'passwordTooShort'],
    [`Aa1-${'é'.repeat(35)}`, 'passwordTooLong'],
    ['ENCORE-DEMO-1', 'passwordLowercase'],
    ['encore-demo-1', 'passwordUppercase'],
    ['Encore-demo-x', 'passwordDigit'],
    ['Encoredemo1', 'passwordSpecial'],
  ])('SP5.8 password %j: the first rule that is not met is the message, %s', (password, message) => {
    expect(registerErrors({ password, confirmPassword: password }).password).toBe(message);
  });

  test('every message stands at its field at once, a mismatch too while other fields are wrong', () => {
    expect(registerErrors({ name: '', email: 'x', password: 'Encore-demo-1', confirmPassword: 'y' })).toEqual({
      name: 'nameRequired',
      email: 'emailInvalid',
      confirmPassword: 'confirmDiffers',
    });
  });
});

test('SP5.10 a new password on the reset page obeys the same rules', () => {
  const errors = schemaResolver(newPasswordForm, { sync: true })({ password: 'short', confirmPassword: 'shorter' });
  expect(errors).toEqual({ password: 'passwordTooShort', confirmPassword: 'confirmDiffers' });
});

test('SP5.3 signing in asks for eight characters and no more', () => {
  const errors = schemaResolver(signInForm, { sync: true });
  expect(errors({ email: 'a@example.com', password: 'seven77' })).toEqual({ password: 'passwordTooShort' });
  expect(errors({ email: 'a@example.com', password: 'eight888' })).toEqual({});
});
