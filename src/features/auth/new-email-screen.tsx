// Where the links of a changed address land, one in each mailbox. As with a confirmation nothing happens until a button is
// pressed. The first of the two says that the other is still to come; the second makes the change.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { confirmEmail } from '#domain/profiles/online.ts';
import { Notice } from '#ui/notice.tsx';
import { AuthPage } from './auth-page.tsx';
import { ContinueLink, SignInLink } from './callback-links.tsx';
import { isRetryable } from './sign-in-failure.ts';

interface NewEmailScreenProps {
  readonly tokenHash: string | undefined;
  /** The provider sent the person here with an error. */
  readonly refused: boolean;
}

export function NewEmailScreen({ tokenHash, refused }: NewEmailScreenProps) {
  const t = useTranslations('auth.callback');
  const act = useOnlineAct(confirmEmail);
  const [state, setState] = useState<'ready' | 'half' | 'changed' | 'expired' | 'failed'>(
    refused ? 'expired' : 'ready',
  );

  if (state === 'half' || state === 'changed') {
    return (
      <AuthPage title={t(state === 'half' ? 'halfTitle' : 'changed')} lead={t(`${state}Text`)}>
        <ContinueLink />
      </AuthPage>
    );
  }
  if (state === 'expired' || tokenHash === undefined) {
    const kind = state === 'expired' ? 'newEmailExpired' : 'incomplete';
    return (
      <AuthPage title={t(state === 'expired' ? 'expiredTitle' : 'incompleteTitle')} lead={t(`${kind}Text`)}>
        <SignInLink />
      </AuthPage>
    );
  }
  const confirm = async () => {
    const answer = await act.run({ tokenHash });
    if (answer.ok) setState(answer.value === null ? 'half' : 'changed');
    else setState(isRetryable(answer.error.code) ? 'failed' : 'expired');
  };
  return (
    <AuthPage title={t('newEmailTitle')} lead={t('newEmailPress')}>
      {state === 'failed' && <Notice tone="amber">{t('failed')}</Notice>}
      <Button size="lg" fullWidth variant="lit" onClick={() => void confirm()} disabled={act.busy}>
        {act.busy ? t('working') : t('newEmailConfirm')}
      </Button>
    </AuthPage>
  );
}
