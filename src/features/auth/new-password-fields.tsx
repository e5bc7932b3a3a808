import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import type { AuthForm } from './use-auth-form.ts';

interface NewPasswordFieldsProps {
  readonly form: Pick<AuthForm<{ readonly password: string; readonly confirmPassword: string }>, 'field' | 'values'>;
}

/** A new password, how strong it is, and the same once more. */
export function NewPasswordFields({ form }: NewPasswordFieldsProps) {
  const t = useTranslations('auth');
  const meter = useId();
  return (
    <>
      <PasswordField
        {...form.field('password')}
        label={t('newPassword')}
        autoComplete="new-password"
        aria-details={meter}
      />
      <StrengthMeter id={meter} password={form.values.password} />
      <PasswordField {...form.field('confirmPassword')} label={t('confirmPassword')} autoComplete="new-password" />
    </>
  );
}
