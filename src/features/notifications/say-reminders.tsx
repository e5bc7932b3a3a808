// Says each reminder once on this device. It goes by itself, since it may lie over the keys of a check-in; the bell keeps it. What
// the clock then tells of the same is read already, so that neither the bell nor a push message says it again. A hidden page says
// nothing: there the push message does.
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import * as v from 'valibot';
import { useCommand } from '#bridge/use-command.ts';
import { useOwn } from '#bridge/use-own.ts';
import { markNotificationsRead } from '#domain/notifications/commands.ts';
import { leadOf } from '#domain/notifications/lead.ts';
import { useNoticeWords } from '#i18n/use-notice-words.ts';
import { notify } from '#ui/toast.ts';
import { useOwnReminders } from './use-own-reminders.ts';

/** Two lines and what to do about them, read at leisure. */
const SAID_MS = 12_000;
const NONE: readonly string[] = [];
const keptKeys = v.array(v.string());
/** Of the last ones: who has forty shifts a day ahead of them is no person. */
const KEPT = 40;

export function SayReminders() {
  const t = useTranslations('notifications');
  const words = useNoticeWords();
  const navigate = useNavigate();
  const markRead = useCommand(markNotificationsRead);
  const [said, remember] = useOwn('reminders', NONE, stored => v.parse(keptKeys, JSON.parse(stored)));
  const found = useOwnReminders();
  useEffect(() => {
    if (found === undefined || document.visibilityState === 'hidden') return;
    const fresh = found.due.filter(({ key }) => !said.includes(key));
    if (fresh.length === 0) return;
    for (const { notice } of fresh) {
      const to = leadOf(notice.payload, 'rockstar') ?? '/rockstar';
      notify(words(notice), { label: t('open'), run: () => void navigate({ to }) }, SAID_MS);
    }
    remember(before => [...before, ...fresh.map(({ key }) => key)].slice(-KEPT));
  }, [found, said, remember, words, t, navigate]);
  const again = (found?.unread ?? []).flatMap(({ key, id }) => (said.includes(key) ? [id] : [])).join(' ');
  useEffect(() => {
    if (again !== '') void markRead({ ids: again.split(' ') });
  }, [again, markRead]);
  return null;
}
