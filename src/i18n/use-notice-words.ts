import { useMemo } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { noticeWords, type Told } from './notice-words.ts';
import { useFormat } from './use-format.ts';
import { useRoleName } from './use-role-name.ts';
import { useWhen } from './use-when.ts';
import { zoneNote } from './zone-note.ts';

/** Puts a notification into words for whoever reads it here, or, where what others will read is shown, for who is in that zone. */
export function useNoticeWords(readersZone?: string): (told: Told) => string {
  const t = useTranslations('notifications');
  const roleName = useRoleName();
  const format = useFormat();
  const when = useWhen();
  const locale = useLocale();
  const here = useTimeZone() ?? 'UTC';
  const own = readersZone ?? here;
  return useMemo(() => {
    const note = (at: string, tz: string) => zoneNote(locale, { at, tz, own });
    const tools = { t, roleName, format, when, zoneNote: note };
    return told => noticeWords(told, tools);
  }, [t, roleName, format, when, locale, own]);
}
