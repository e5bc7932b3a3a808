import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { resendSignUp } from '#domain/profiles/online.ts';
import { Notice } from '#ui/notice.tsx';
import { ResendNotice, type ResendOutcome, resendFailure } from './resend-notice.tsx';

interface CheckEmailPanelProps {
  readonly email: string;
  /** Why this is shown, above everything else. */
  readonly because: string;
}

/** The mail is on its way; three times a day it can be sent again. */
export function CheckEmailPanel({ email, because }: CheckEmailPanelProps) {
  const t = useTranslations('auth.checkEmail');
  const act = useOnlineAct(resendSignUp);
  const [left, setLeft] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<ResendOutcome | null>(null);

  const resend = async () => {
    const answer = await act.run({ email });
    if (answer.ok) setLeft(answer.value);
    else if (answer.error.code === 'resend_max') setLeft(0);
    setOutcome(answer.ok ? 'resent' : resendFailure(answer.error.code));
  };

  return (
    <Stack gap={20}>
      <p style={{ margin: 0 }}>{because}</p>
      {outcome !== null && outcome !== 'resendMax' && <ResendNotice outcome={outcome} />}
      {left === 0 ? (
        <Notice tone="amber">{t('resendMax')}</Notice>
      ) : (
        <Stack gap={8}>
          <p style={{ margin: 0, color: 'var(--e-dim)' }}>{t('nothing')}</p>
          <Button variant="outline" fullWidth onClick={resend} disabled={act.busy}>
            {act.busy ? t('resending') : t('resend')}
          </Button>
          {left !== null && (
            <p style={{ margin: 0, color: 'var(--e-dim)', fontSize: 15, textAlign: 'center' }}>
              {t('left', { n: left })}
            </p>
          )}
        </Stack>
      )}
    </Stack>
  );
}
