import { Button, rem, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings } from '#bridge/settings-context.tsx';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { resendSignUp } from '#domain/profiles/online.ts';
import { MailLink } from '#ui/mail-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { ResendNotice, type ResendOutcome, resendFailure } from './resend-notice.tsx';
import { usePause } from './use-pause.ts';

interface CheckEmailPanelProps {
  readonly email: string;
  /** Why this is shown, above everything else. */
  readonly because: string;
  /** The mail went out just before this was shown: the next may follow in a minute. */
  readonly mailed?: boolean;
}

/** The mail is on its way; three times a day it can be sent again. */
export function CheckEmailPanel({ email, because, mailed = false }: CheckEmailPanelProps) {
  const t = useTranslations('auth.checkEmail');
  const { supportEmail } = useSettings();
  const act = useOnlineAct(resendSignUp);
  const [left, setLeft] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<ResendOutcome | null>(null);
  const pause = usePause(email, { begun: mailed });

  const resend = async () => {
    const answer = await act.run({ email });
    if (answer.ok) setLeft(answer.value);
    else if (answer.error.code === 'resend_max') setLeft(0);
    const came = answer.ok ? 'resent' : resendFailure(answer.error.code);
    if (came === 'resent' || came === 'tooFast') pause.begin();
    // Too soon is no failure: the button says how long.
    setOutcome(came === 'tooFast' ? null : came);
  };

  const words = pause.seconds > 0 ? t('wait', { seconds: String(pause.seconds) }) : t('resend');
  return (
    <Stack gap={20}>
      <p style={{ margin: 0 }}>{because}</p>
      {outcome !== null && outcome !== 'resendMax' && <ResendNotice outcome={outcome} />}
      {left === 0 ? (
        <Notice tone="amber" detail={<MailLink address={supportEmail} />}>
          {t('resendMax')}
        </Notice>
      ) : (
        <Stack gap={8}>
          <p style={{ margin: 0, color: 'var(--e-dim)' }}>{t('nothing')}</p>
          <Button variant="outline" fullWidth onClick={resend} disabled={act.busy || pause.seconds > 0}>
            {act.busy ? t('resending') : words}
          </Button>
          {left !== null && (
            <p style={{ margin: 0, color: 'var(--e-dim)', fontSize: rem(15), textAlign: 'center' }}>
              {t('left', { n: left })}
            </p>
          )}
        </Stack>
      )}
    </Stack>
  );
}
