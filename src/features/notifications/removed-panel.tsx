// Whoever is taken off a team while the app is open reads so above the screen: the header names another venue by then.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { unseenRemovals } from '#domain/notifications/queries.ts';
import type { Notification } from '#domain/notifications/schema.ts';
import { useNoticeWords } from '#i18n/use-notice-words.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './removed-panel.module.css';
import { useAcknowledge } from './use-acknowledge.ts';

export function RemovedPanel() {
  const removals = useQuery(unseenRemovals, null) ?? [];
  return removals.map(told => <Removed key={told.id} told={told} />);
}

function Removed({ told }: { readonly told: Notification }) {
  const t = useTranslations('notifications');
  const words = useNoticeWords()(told);
  const acknowledge = useAcknowledge(told);
  return (
    <div className={classes.bar}>
      <Notice tone="amber">
        <span id={`removed-${told.id}`}>{words}</span>
      </Notice>
      <Button variant="outline" aria-describedby={`removed-${told.id}`} onClick={acknowledge}>
        {t('acknowledge')}
      </Button>
    </div>
  );
}
