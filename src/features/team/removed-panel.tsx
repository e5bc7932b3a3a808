// Whoever is taken off a team while the app is open reads so above the screen: the header names another venue by then.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useQuery } from '#bridge/use-query.ts';
import { acknowledgeNotification } from '#domain/notifications/commands.ts';
import { unseenRemovals } from '#domain/notifications/queries.ts';
import type { Notification } from '#domain/notifications/schema.ts';
import { useNoticeWords } from '#i18n/use-notice-words.ts';
import { Notice } from '#ui/notice.tsx';
import { notifyFailure } from '#ui/toast.ts';
import classes from './removed-panel.module.css';

export function RemovedPanel() {
  const removals = useQuery(unseenRemovals, null) ?? [];
  return removals.map(told => <Removed key={told.id} told={told} />);
}

function Removed({ told }: { readonly told: Notification }) {
  const t = useTranslations('notifications');
  const notSaved = useTranslations('applications.toast')('notSaved');
  const words = useNoticeWords()(told);
  const say = useCommand(acknowledgeNotification);
  const acknowledge = async () => {
    const saved = await say({ id: told.id });
    if (!saved.ok) notifyFailure(notSaved, 'high');
  };
  return (
    <div className={classes.bar}>
      <Notice tone="amber">
        <span id={`removed-${told.id}`}>{words}</span>
      </Notice>
      <Button variant="outline" aria-describedby={`removed-${told.id}`} onClick={() => void acknowledge()}>
        {t('acknowledge')}
      </Button>
    </div>
  );
}
