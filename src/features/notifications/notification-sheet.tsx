// What the person has been told, from this device: readable without signal. Opening it is seeing it; what changes
// something agreed stays open until they say that they know.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useQuery } from '#bridge/use-query.ts';
import { acknowledgeNotification, markNotificationsRead } from '#domain/notifications/commands.ts';
import { leadOf } from '#domain/notifications/lead.ts';
import { ownNotifications } from '#domain/notifications/queries.ts';
import { awaitsAcknowledgement } from '#domain/notifications/rules.ts';
import type { Notification } from '#domain/notifications/schema.ts';
import { useNoticeWords } from '#i18n/use-notice-words.ts';
import { useWhen } from '#i18n/use-when.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Sheet } from '#ui/sheet.tsx';
import classes from './notification-sheet.module.css';

interface NotificationSheetProps {
  readonly area: 'venue' | 'rockstar';
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** No more are drawn; older ones have been seen long since. */
const SHOWN = 100;

export function NotificationSheet({ area, opened, onClose }: NotificationSheetProps) {
  const t = useTranslations('notifications');
  const told = useQuery(ownNotifications, null);
  useSeenWhileOpen(opened, told);
  return (
    <Sheet opened={opened} onClose={onClose} title={t('title')}>
      {told?.length === 0 && <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      <ul className={classes.list}>
        {told?.slice(0, SHOWN).map(one => (
          <NotificationRow key={one.id} told={one} area={area} onLeave={onClose} />
        ))}
      </ul>
    </Sheet>
  );
}

/** What lies open has been seen. */
function useSeenWhileOpen(opened: boolean, told: readonly Notification[] | undefined): void {
  const markRead = useCommand(markNotificationsRead);
  const unread = told?.slice(0, SHOWN).filter(one => one.readAt === null) ?? [];
  const ids = unread.map(one => one.id).join(' ');
  useEffect(() => {
    if (opened && ids !== '') void markRead({ ids: ids.split(' ') });
  }, [opened, ids, markRead]);
}

interface NotificationRowProps {
  readonly told: Notification;
  readonly area: 'venue' | 'rockstar';
  readonly onLeave: () => void;
}

function NotificationRow({ told, area, onLeave }: NotificationRowProps) {
  const t = useTranslations('notifications');
  const when = useWhen();
  const words = useNoticeWords()(told);
  const acknowledge = useCommand(acknowledgeNotification);
  const lead = leadOf(told.payload, area);
  const { reason } = told.payload;
  const open = awaitsAcknowledgement(told);
  return (
    <li className={classes.row} data-open={open || undefined}>
      <p className={classes.words}>{words}</p>
      {typeof reason === 'string' && <p className={classes.meta}>{t('says', { reason })}</p>}
      <div className={classes.foot}>
        <span className={classes.meta}>
          {[when(told.createdAt), ...(told.ackedAt === null ? [] : [t('acknowledged')])].join(' · ')}
        </span>
        <span className={classes.acts}>
          {lead !== null && (
            <Button component={Link} to={lead} onClick={onLeave} size="sm" variant="subtle">
              {t('open')}
            </Button>
          )}
          {open && (
            <Button size="sm" variant="outline" onClick={() => void acknowledge({ id: told.id })}>
              {t('acknowledge')}
            </Button>
          )}
        </span>
      </div>
    </li>
  );
}
