import { Switch } from '@mantine/core';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useOutbox } from '#bridge/use-outbox.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import classes from './outbox.module.css';

/** The person's own say about the network. */
export function WorkOfflineSwitch() {
  const t = useTranslations('sync.outbox');
  const name = useId();
  const { workOffline } = useSyncStatus();
  const { setWorkOffline } = useOutbox();
  return (
    <div className={classes.switch}>
      <span id={name}>
        <span className={classes.title}>{t('workOffline')}</span>
        <span className={classes.line}>{t('workOfflineText')}</span>
      </span>
      <Switch
        aria-labelledby={name}
        checked={workOffline}
        onChange={event => setWorkOffline(event.currentTarget.checked)}
      />
    </div>
  );
}
