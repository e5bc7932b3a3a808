// Where the mailed confirmation link lands. Nothing happens until a button is pressed: mail scanners open links by
// themselves and must not use them up. The link works in any browser.
//
//   ready ──press──▶ working ──▶ confirmed ──▶ the person's portal
//                       │  └──▶ failed (no answer) ──press──▶ working
//                       └─────▶ expired or used ──▶ a new mail, or sign in
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useStandingSession } from '#bridge/use-session.ts';
import { verifyEmail } from '#domain/profiles/online.ts';
import { Notice } from '#ui/notice.tsx';
import { AuthPage } from './auth-page.tsx';
import { ContinueLink, SignInLink } from './callback-links.tsx';
import { ResendPanel } from './resend-panel.tsx';
import { isRetryable } from './sign-in-failure.ts';

interface CallbackScreenProps {
  readonly tokenHash: string | undefined;
  readonly type: 'signup' | 'email';
  /** The provider's own link was used and has already done its work, elsewhere or here. */
  readonly elsewhere: boolean;
  /** The provider sent the person here with an error. */
  readonly refused: boolean;
}

export function CallbackScreen({ tokenHash, type, elsewhere, refused }: CallbackScreenProps) {
  const t = useTranslations('auth.callback');
  const session = useStandingSession();
  const act = useOnlineAct(verifyEmail);
  const [state, setState] = useState<'ready' | 'confirmed' | 'expired' | 'failed'>(refused ? 'expired' : 'ready');

  if (state === 'confirmed') {
    return (
      <AuthPage title={t('confirmed')} lead={t('confirmedText')}>
        <ContinueLink />
      </AuthPage>
    );
  }
  if (elsewhere && !refused) {
    return (
      <AuthPage title={t('elsewhereTitle')} lead={t('elsewhereText')}>
        <SignInLink />
      </AuthPage>
    );
  }
  if (state === 'expired' || tokenHash === undefined) {
    const kind = state === 'expired' ? 'expired' : 'incomplete';
    return (
      <AuthPage title={t(`${kind}Title`)} lead={t(`${kind}Text`)} foot={<SignInLink />}>
        <ResendPanel />
      </AuthPage>
    );
  }
  if (session) {
    return (
      <AuthPage title={t('otherPersonTitle')} lead={t('otherPersonText', { email: session.email })}>
        <ContinueLink />
      </AuthPage>
    );
  }

  const confirm = async () => {
    const answer = await act.run({ tokenHash, type });
    if (answer.ok) setState('confirmed');
    else setState(isRetryable(answer.error.code) ? 'failed' : 'expired');
  };
  return (
    <AuthPage title={t('title')} lead={t('press')}>
      {state === 'failed' && <Notice tone="amber">{t('failed')}</Notice>}
      <Button size="lg" fullWidth variant="lit" onClick={confirm} disabled={act.busy || session === undefined}>
        {act.busy ? t('working') : t('confirm')}
      </Button>
    </AuthPage>
  );
}
