// Whoever asked for their account to be deleted reads it on every screen, with the way back. Where their session has ended that is a
// sign-in, and after the day of the deletion there may be no account to come back to.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { keepMyAccount } from '#domain/settings/account.ts';
import type { Instant } from '#domain/time.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';
import { notify, notifyFailedCall } from '#ui/toast.ts';
import classes from './settings.module.css';

export function LeavingNotice({ deletesAt }: { readonly deletesAt: Instant }) {
  const t = useTranslations('settings.leave');
  const keep = useOnlineAct(keepMyAccount);
  const when = useWhen();
  const isDue = useEncoreNow() >= deletesAt;
  const { phase } = useSyncStatus();
  // Heard from the act itself, before the next sync hears it too.
  const [refused, setRefused] = useState(false);
  const isSignedOut = refused || phase === 'needs-sign-in';
  const stay = async () => {
    const answer = await keep.run(null);
    if (answer.ok) notify(t('kept'));
    else if (answer.error.code === 'signed_out') setRefused(true);
    else notifyFailedCall(t(answer.error.code === 'unreachable' ? 'needsNetwork' : 'notKept'));
  };
  return (
    <div className={classes.bar}>
      <Notice tone="amber" detail={t(isSignedOut ? (isDue ? 'dueDetail' : 'endedDetail') : 'leavingDetail')}>
        {t(isDue ? 'due' : 'leaving', { at: when.at(deletesAt) })}
      </Notice>
      {isSignedOut ? (
        <Button component={Link} to="/login" variant="outline">
          {t('signIn')}
        </Button>
      ) : (
        <Button variant="outline" disabled={keep.busy} onClick={() => void stay()}>
          {t('keep')}
        </Button>
      )}
    </div>
  );
}
