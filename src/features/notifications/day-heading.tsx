import { useTimeZone, useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { addDays } from '#domain/time.ts';
import { formatIsoDay } from '#i18n/format.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './notification-sheet.module.css';

/** A day of notices by the reader's clock: the last two by their names. */
export function DayHeading({ day }: { readonly day: string }) {
  const t = useTranslations('notifications');
  const format = useFormat();
  const today = formatIsoDay(useEncoreNow(), useTimeZone() ?? 'UTC');
  const words =
    day === today
      ? t('today')
      : day === addDays(today, -1)
        ? t('yesterday')
        : format.dayHeading(Date.parse(`${day}T12:00Z`), 'UTC');
  return <h3 className={classes.day}>{words}</h3>;
}
