// Between signing in and the first sync: the device knows who it is, not yet what they are. Says how far it is and what
// it waits for; never a blank page.
import { Loader } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { Mark } from '#ui/mark.tsx';
import classes from './preparing-panel.module.css';

export function PreparingPanel() {
  const t = useTranslations('sync.firstSync');
  const status = useSyncStatus();
  const offline = status.phase === 'offline';
  const failing = !offline && status.nextTry !== null;
  return (
    <main className={classes.page} aria-busy={!offline}>
      <Mark size={48} />
      <p className={classes.words} role="status">
        {offline ? t('preparingOffline') : failing ? t('preparingFailed') : t('preparing')}
      </p>
      {!offline && <Loader aria-hidden="true" />}
    </main>
  );
}
