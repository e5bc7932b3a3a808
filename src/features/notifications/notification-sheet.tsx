// What the person has been told, from this device: readable without signal. What waits for their word stands first; below it
// plain news by day. Opening it is seeing it, and what was new stays marked as such until it is closed.
import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useQuery } from '#bridge/use-query.ts';
import { toldByDay } from '#domain/notifications/by-day.ts';
import { markNotificationsRead } from '#domain/notifications/commands.ts';
import { ownNotifications } from '#domain/notifications/queries.ts';
import { byUrgency } from '#domain/notifications/rules.ts';
import type { Notification } from '#domain/notifications/schema.ts';
import { formatIsoDay } from '#i18n/format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { BellProps } from './bell-panel.tsx';
import { DayHeading } from './day-heading.tsx';
import { NoticeCard } from './notice-card.tsx';
import { NoticeRow } from './notice-row.tsx';
import classes from './notification-sheet.module.css';
import { useNextCard } from './use-next-card.ts';
import { useOwnReminders } from './use-own-reminders.ts';

interface NotificationSheetProps extends BellProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Those before them are drawn when they are asked for: whoever was away for weeks has hundreds, and none counts as seen before. */
const AT_ONCE = 100;

export function NotificationSheet({ area, opened, onClose, answer }: NotificationSheetProps) {
  const t = useTranslations('notifications');
  const [shown, setShown] = useState(AT_ONCE);
  const all = useTold();
  const told = useMemo(() => all?.slice(0, shown), [all, shown]);
  const fresh = useSeenWhileOpen(opened, told);
  const tz = useTimeZone() ?? 'UTC';
  const { waiting, days } = useMemo(() => toldByDay(told ?? [], at => formatIsoDay(at, tz)), [told, tz]);
  const cards = useNextCard(waiting.length);
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      underHeader
      title={waiting.length === 0 ? t('title') : t('needAction', { n: waiting.length })}
      foot={
        <LinkButton to={`/${area}/settings`} search={{ tab: 'notifications' }} onClick={onClose} variant="subtle">
          {t('settings')}
        </LinkButton>
      }
    >
      {told?.length === 0 && <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      <ul role="list" className={classes.cards} ref={cards}>
        {waiting.map((one, nth) => (
          <NoticeCard key={one.id} told={one} area={area} lit={nth === 0} onLeave={onClose} answer={answer} />
        ))}
      </ul>
      {days.map(({ day, notices }) => (
        <section key={day}>
          <DayHeading day={day} />
          <ul role="list" className={classes.rows}>
            {notices.map(one => (
              <NoticeRow key={one.id} told={one} area={area} fresh={fresh.has(one.id)} onLeave={onClose} />
            ))}
          </ul>
        </section>
      ))}
      {all !== undefined && all.length > shown && (
        <Button variant="soft" fullWidth mt={12} onClick={() => setShown(most => most + AT_ONCE)}>
          {t('older')}
        </Button>
      )}
    </Sheet>
  );
}

/** What this device reminds of by itself stands among what Encore has told. */
function useTold(): readonly Notification[] | undefined {
  const told = useQuery(ownNotifications, null);
  const reminders = useOwnReminders();
  return useMemo(
    () => told && [...told, ...(reminders?.due ?? []).map(({ notice }) => notice)].sort(byUrgency),
    [told, reminders],
  );
}

/** What lies open has been seen. The ids of what was new when it was opened, or came since. */
function useSeenWhileOpen(opened: boolean, told: readonly Notification[] | undefined): ReadonlySet<string> {
  const markRead = useCommand(markNotificationsRead);
  const fresh = useRef<Set<string>>(new Set());
  const [, draw] = useState(0);
  const unread = (told ?? []).filter(({ readAt }) => readAt === null);
  // The rest follows once these are marked.
  const ids = unread
    .slice(0, AT_ONCE)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (!opened) {
      fresh.current = new Set();
      return;
    }
    if (ids === '') return;
    for (const id of ids.split(' ')) fresh.current.add(id);
    draw(nth => nth + 1);
    void markRead({ ids: ids.split(' ') });
  }, [opened, ids, markRead]);
  return fresh.current;
}
