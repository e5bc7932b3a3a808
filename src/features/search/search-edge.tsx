// At the end of the field: since when this device has heard nothing, and which key leaves.
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { useWhen } from '#i18n/use-when.ts';
import { KeyCap } from '#ui/key-cap.tsx';
import { useKeyboard } from '#ui/use-key-hints.ts';
import classes from './search.module.css';

const LEAVE = 'Esc';

export function SearchEdge({ closes }: { readonly closes: boolean }) {
  const t = useTranslations('sync.badge');
  const when = useWhen();
  const keyboard = useKeyboard();
  const { phase, lastPullAt } = useSyncStatus();
  return (
    <span className={classes.edge}>
      {phase === 'offline' && (
        <span className={classes.offline}>
          <IconCloudOff size={16} stroke={1.75} aria-hidden="true" />
          {lastPullAt === null ? t('offline') : t('offlineAsOf', { time: when(Date.parse(lastPullAt)) })}
        </span>
      )}
      {closes && keyboard && <KeyCap>{LEAVE}</KeyCap>}
    </span>
  );
}
