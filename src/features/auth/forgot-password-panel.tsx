import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { requestPasswordReset } from '#domain/profiles/online.ts';
import { Notice } from '#ui/notice.tsx';
import { emailForm } from './form-schemas.ts';
import { MailFormView } from './mail-form-view.tsx';
import { resendFailure } from './resend-notice.tsx';
import { isUnreachable } from './sign-in-failure.ts';
import { useAuthForm } from './use-auth-form.ts';
import { usePause } from './use-pause.ts';

type Outcome = { readonly kind: 'sent'; readonly email: string } | { readonly kind: 'failed' | 'offline' };

/** Asks for the mail with a link to a new password. The answer is the same whether the address is known or not. */
export function ForgotPasswordPanel() {
  const t = useTranslations('auth');
  const form = useAuthForm({ schema: emailForm, initialValues: { email: '' } });
  const act = useOnlineAct(requestPasswordReset);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const pause = usePause(form.values.email.trim());

  const submit = form.submit(async ({ email }) => {
    const answer = await act.run({ email });
    const tooFast = !answer.ok && resendFailure(answer.error.code) === 'tooFast';
    if (answer.ok || tooFast) pause.begin();
    if (answer.ok) setOutcome({ kind: 'sent', email });
    // Too soon is no failure: the button says how long.
    else if (tooFast) setOutcome(null);
    else setOutcome({ kind: isUnreachable(answer.error.code) ? 'offline' : 'failed' });
  });

  return (
    <MailFormView
      form={form}
      onSubmit={submit}
      busy={act.busy}
      seconds={pause.seconds}
      submit={t('forgot.submit')}
      submitting={t('forgot.submitting')}
      notice={outcome !== null && <ForgotOutcome outcome={outcome} />}
    />
  );
}

function ForgotOutcome({ outcome }: { readonly outcome: Outcome }) {
  const t = useTranslations('auth');
  switch (outcome.kind) {
    case 'sent':
      return (
        <Notice tone="green" detail={t('forgot.sentText', { email: outcome.email })}>
          {t('forgot.sent')}
        </Notice>
      );
    case 'offline':
      return <Notice tone="amber">{t('needsNetwork')}</Notice>;
    case 'failed':
      return <Notice tone="red">{t('forgot.failed')}</Notice>;
  }
}
