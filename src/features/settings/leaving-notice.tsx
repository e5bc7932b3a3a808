// Whoever asked for their account to be deleted reads it on every screen, with the way back.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
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
  const stay = async () => {
    const answer = await keep.run(null);
    if (answer.ok) notify(t('kept'));
    else notifyFailedCall(t(answer.error.code === 'unreachable' ? 'needsNetwork' : 'notKept'));
  };
  return (
    <div className={classes.bar}>
      <Notice tone="amber" detail={t('leavingDetail')}>
        {t('leaving', { at: when.at(deletesAt) })}
      </Notice>
      <Button variant="outline" disabled={keep.busy} onClick={() => void stay()}>
        {t('keep')}
      </Button>
    </div>
  );
}
