// An address that a mail is sent to; after one was sent the button says how long until the next.
import { TextInput } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AuthFormView } from './auth-form-view.tsx';
import type { AuthForm } from './use-auth-form.ts';

interface MailFormViewProps {
  readonly form: AuthForm<{ email: string }>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly busy: boolean;
  /** Until it may be asked for again. */
  readonly seconds: number;
  readonly submit: string;
  readonly submitting: string;
  readonly notice: ReactNode;
}

export function MailFormView({ form, seconds, submit, ...view }: MailFormViewProps) {
  const t = useTranslations('auth');
  return (
    <AuthFormView
      {...view}
      blocked={false}
      stale={form.stale}
      disabled={seconds > 0}
      submit={seconds > 0 ? t('checkEmail.wait', { seconds: String(seconds) }) : submit}
    >
      <TextInput {...form.field('email')} label={t('email')} type="email" inputMode="email" autoComplete="username" />
    </AuthFormView>
  );
}
