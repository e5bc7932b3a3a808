// '18:00–02:00 (+1 day)': never cut, never without the day it ends on. Spoken in words to screen readers.
import { VisuallyHidden } from '@mantine/core';
import { useLocale, useTranslations } from 'use-intl';
import { daysBetween, formatClock, type Instant } from '#i18n/format.ts';
import classes from './time-range.module.css';

interface TimeRangeProps {
  readonly start: Instant;
  readonly end: Instant;
  /** The place's zone (IANA). */
  readonly tz: string;
  /** Text: inside a line. Card: 22 px display. Detail: 34 px display. */
  readonly size?: 'text' | 'card' | 'detail';
  /** Board cells shorten '(+1 day)' to '+1'. */
  readonly short?: boolean;
}

export function TimeRange({ start, end, tz, size = 'text', short = false }: TimeRangeProps) {
  const t = useTranslations('common.time');
  const locale = useLocale();
  const days = daysBetween(start, end, tz);
  const from = formatClock(locale, start, tz);
  const to = formatClock(locale, end, tz);
  const tail = short ? t('plusDaysShort', { days: String(days) }) : t('plusDays', { days });
  return (
    <span className={classes.range}>
      <VisuallyHidden>
        {days > 0 ? t('rangeNextDay', { start: from, end: to, days }) : t('range', { start: from, end: to })}
      </VisuallyHidden>
      <span aria-hidden="true">
        <span className={classes[size]}>
          {from}–{to}
        </span>
        {days > 0 && <span className={size === 'text' ? undefined : classes.tail}> {tail}</span>}
      </span>
    </span>
  );
}
