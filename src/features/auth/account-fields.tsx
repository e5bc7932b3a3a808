import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import type { AuthForm } from './use-auth-form.ts';

type Fields = { readonly email: string; readonly password: string; readonly confirmPassword: string };

/** Address and password of a new account, the same at every door. */
export function AccountFields<Values extends Fields & Record<string, string>>({
  form,
}: {
  readonly form: AuthForm<Values>;
}) {
  const t = useTranslations('auth');
  const meter = useId();
  return (
    <>
      <TextInput {...form.field('email')} label={t('email')} type="email" inputMode="email" autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        autoComplete="new-password"
        aria-details={meter}
      />
      <StrengthMeter id={meter} password={form.values.password} />
      <PasswordField {...form.field('confirmPassword')} label={t('confirmPassword')} autoComplete="new-password" />
    </>
  );
}
