import { useTimeZone, useTranslations } from 'use-intl';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';

const HALF_A_YEAR_MS = 182 * 86_400_000;

/** When somebody was last here: the time today, the day with it after, the day with its year when it is long ago. */
export function useSeen(): (at: string | null) => string {
  const t = useTranslations('admin.users');
  const when = useWhen();
  const format = useFormat();
  const zone = useTimeZone() ?? 'UTC';
  return at => {
    if (at === null) return t('never');
    const instant = Date.parse(at);
    return Date.now() - instant < HALF_A_YEAR_MS ? when(instant) : format.date(instant, zone);
  };
}
