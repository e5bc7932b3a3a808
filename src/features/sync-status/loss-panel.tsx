// The browser deleted what this device had saved, unsent changes included: said on the screen, in whatever portal or at the
// way in, until the person has read it. The badge and the sheet behind it are no place for what nobody looks for.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useOutbox } from '#bridge/use-outbox.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './loss-panel.module.css';

interface LossPanelProps {
  /** A portal's bars keep the gutter themselves; a page has its own. */
  readonly within: 'portal' | 'page';
}

export function LossPanel({ within }: LossPanelProps) {
  const { storage } = useSyncStatus();
  return storage.trouble === 'evicted' ? <LossNotice within={within} /> : null;
}

function LossNotice({ within }: LossPanelProps) {
  const t = useTranslations('sync.notices');
  const { lossTold } = useOutbox();
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
        {t('evicted')}
      </Notice>
    </div>
  );
}
