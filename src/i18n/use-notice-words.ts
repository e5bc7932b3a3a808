import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { noticeWords, type Told } from './notice-words.ts';
import { useFormat } from './use-format.ts';
import { useRoleName } from './use-role-name.ts';
import { useWhen } from './use-when.ts';

/** Puts a notification into words, by this device's clock. */
export function useNoticeWords(): (told: Told) => string {
  const t = useTranslations('notifications');
  const roleName = useRoleName();
  const format = useFormat();
  const when = useWhen();
  return useMemo(() => {
    const tools = { t, roleName, format, when };
    return told => noticeWords(told, tools);
  }, [t, roleName, format, when]);
}
