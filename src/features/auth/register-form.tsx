import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { signUp } from '#domain/profiles/online.ts';
import { Notice } from '#ui/notice.tsx';
import { AuthFormView } from './auth-form-view.tsx';
import { registerForm } from './form-schemas.ts';
import { PasswordField } from './password-field.tsx';
import { type RegisterFailure, registerFailure } from './register-failure.ts';
import { StrengthMeter } from './strength-meter.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface RegisterFormProps {
  readonly side: 'venue' | 'rockstar';
  readonly onRegistered: (email: string) => void;
}

const nothingTyped = { name: '', email: '', password: '', confirmPassword: '' };

export function RegisterForm({ side, onRegistered }: RegisterFormProps) {
  const t = useTranslations('auth');
  const form = useAuthForm({ schema: registerForm, initialValues: nothingTyped });
  const act = useOnlineAct(signUp);
  const [failure, setFailure] = useState<RegisterFailure | null>(null);
  const meter = useId();

  const submit = form.submit(async ({ name, email, password }) => {
    setFailure(null);
    const metadata =
      side === 'venue'
        ? ({ role: 'venue', name, venueType: 'new_venue' } as const)
        : ({ role: 'rockstar', name } as const);
    const answer = await act.run({ email, password, metadata });
    if (answer.ok) onRegistered(email);
    else setFailure(registerFailure(answer.error.code));
  });

  return (
    <AuthFormView
      onSubmit={submit}
      blocked={form.blocked}
      stale={form.stale}
      busy={act.busy}
      lit
      submit={t('register.submit')}
      submitting={t('register.submitting')}
      notice={failure !== null && <RegisterNotice failure={failure} />}
    >
      <TextInput
        {...form.field('name')}
        label={side === 'venue' ? t('register.businessName') : t('register.fullName')}
        autoComplete={side === 'venue' ? 'organization' : 'name'}
        autoCapitalize="words"
      />
      <TextInput {...form.field('email')} label={t('email')} type="email" inputMode="email" autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        autoComplete="new-password"
        aria-details={meter}
      />
      <StrengthMeter id={meter} password={form.values.password} />
      <PasswordField {...form.field('confirmPassword')} label={t('confirmPassword')} autoComplete="new-password" />
    </AuthFormView>
  );
}

function RegisterNotice({ failure }: { readonly failure: RegisterFailure }) {
  const t = useTranslations('auth');
  switch (failure) {
    case 'needsNetwork':
    case 'tooFast':
      return <Notice tone="amber">{t(failure)}</Notice>;
    case 'weakPassword':
      return <Notice tone="red">{t('register.weakPassword')}</Notice>;
    case 'failed':
      return (
        <Notice tone="red" detail={t('register.failedDetail')}>
          {t('register.failed')}
        </Notice>
      );
  }
}
