import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { resendSignUp } from '#domain/profiles/online.ts';
import { AuthFormView } from './auth-form-view.tsx';
import { emailForm } from './form-schemas.ts';
import { ResendNotice, type ResendOutcome, resendFailure } from './resend-notice.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { usePause } from './use-pause.ts';

/** A new confirmation mail for whoever held a link that no longer works. */
export function ResendPanel() {
  const t = useTranslations('auth');
  const form = useAuthForm({ schema: emailForm, initialValues: { email: '' } });
  const act = useOnlineAct(resendSignUp);
  const [outcome, setOutcome] = useState<ResendOutcome | null>(null);
  const pause = usePause(form.values.email.trim(), false);

  const submit = form.submit(async ({ email }) => {
    const answer = await act.run({ email });
    const came = answer.ok ? 'resent' : resendFailure(answer.error.code);
    if (came === 'resent' || came === 'tooFast') pause.begin();
    // Too soon is no failure: the button says how long.
    setOutcome(came === 'tooFast' ? null : came);
  });

  return (
    <AuthFormView
      onSubmit={submit}
      blocked={false}
      stale={form.stale}
      busy={act.busy}
      disabled={pause.seconds > 0}
      submit={pause.seconds > 0 ? t('checkEmail.wait', { seconds: String(pause.seconds) }) : t('checkEmail.resend')}
      submitting={t('checkEmail.resending')}
      notice={outcome !== null && <ResendNotice outcome={outcome} />}
    >
      <TextInput {...form.field('email')} label={t('email')} type="email" inputMode="email" autoComplete="username" />
    </AuthFormView>
  );
}
