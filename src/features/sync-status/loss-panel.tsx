// The browser deleted what this device had saved, unsent changes included: said on the screen, in whatever portal or at the
// way in, until the person has read it. The badge and the sheet behind it are no place for what nobody looks for.
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { keepOwn, readOwn } from '#bridge/kept.ts';
import { useOutbox } from '#bridge/use-outbox.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './loss-panel.module.css';

interface LossPanelProps {
  /** A portal's bars keep the gutter themselves; a page has its own. */
  readonly within: 'portal' | 'page';
}

/** Beside the databases: when nothing was left here that the server did not have. */
const ALL_SENT = 'all-sent';

export function LossPanel({ within }: LossPanelProps) {
  const { storage, pendingCount, parkedCount, lastPullAt } = useSyncStatus();
  const allSent = storage.trouble === null && pendingCount + parkedCount === 0 ? lastPullAt : null;
  useEffect(() => {
    if (allSent !== null) keepOwn(ALL_SENT, allSent);
  }, [allSent]);
  return storage.trouble === 'evicted' ? <LossNotice within={within} /> : null;
}

function LossNotice({ within }: LossPanelProps) {
  const t = useTranslations('sync.notices');
  const when = useWhen();
  const { lossTold } = useOutbox();
  const since = readOwn(ALL_SENT);
  return (
    <div className={classes[within]}>
      <Notice
        tone="amber"
        detail={
          <Button size="sm" variant="outline" onClick={lossTold}>
            {t('gotIt')}
          </Button>
        }
      >
        {since === null ? t('evicted') : t('evictedSince', { since: when.since(Date.parse(since)) })}
      </Notice>
    </div>
  );
}
