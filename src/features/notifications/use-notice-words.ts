import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Notification } from '#domain/notifications/schema.ts';
import { noticeWords } from '#i18n/notice-words.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';

/** Puts a notification into words, by this device's clock. */
export function useNoticeWords(): (told: Notification) => string {
  const t = useTranslations('notifications');
  const roleName = useRoleName();
  const format = useFormat();
  const when = useWhen();
  return useMemo(() => {
    const tools = { t, roleName, format, when };
    return told => noticeWords(told, tools);
  }, [t, roleName, format, when]);
}
