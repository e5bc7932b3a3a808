import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { resendSignUp } from '#domain/profiles/online.ts';
import { emailForm } from './form-schemas.ts';
import { MailFormView } from './mail-form-view.tsx';
import { ResendNotice, type ResendOutcome, resendFailure } from './resend-notice.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { usePause } from './use-pause.ts';

/** A new confirmation mail for whoever held a link that no longer works. */
export function ResendPanel() {
  const t = useTranslations('auth');
  const form = useAuthForm({ schema: emailForm, initialValues: { email: '' } });
  const act = useOnlineAct(resendSignUp);
  const [outcome, setOutcome] = useState<ResendOutcome | null>(null);
  const pause = usePause(form.values.email.trim());

  const submit = form.submit(async ({ email }) => {
    const answer = await act.run({ email });
    const came = answer.ok ? 'resent' : resendFailure(answer.error.code);
    if (came === 'resent' || came === 'tooFast') pause.begin();
    // Too soon is no failure: the button says how long.
    setOutcome(came === 'tooFast' ? null : came);
  });

  return (
    <MailFormView
      form={form}
      onSubmit={submit}
      busy={act.busy}
      seconds={pause.seconds}
      submit={t('checkEmail.resend')}
      submitting={t('checkEmail.resending')}
      notice={outcome !== null && <ResendNotice outcome={outcome} />}
    />
  );
}
