import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Instant } from './format.ts';
import * as format from './format.ts';

/** The formats of `format.ts` in the person's language. */
export function useFormat() {
  const locale = useLocale();
  const t = useTranslations('common.time');
  return useMemo(
    () => ({
      clock: (at: Instant, tz: string) => format.formatClock(locale, at, tz),
      clockInSentence: (at: Instant, tz: string) => format.formatClockInSentence(locale, at, tz),
      day: (at: Instant, tz: string) => format.formatDay(locale, at, tz),
      dayHeading: (at: Instant, tz: string) => format.formatDayHeading(locale, at, tz),
      longDay: (at: Instant, tz: string) => format.formatLongDay(locale, at, tz),
      days: (from: string, to: string) => format.formatDays(locale, from, to),
      dayColumn: (at: Instant, tz: string) => format.formatDayColumn(locale, at, tz),
      stamp: (at: Instant, tz: string) => format.formatStamp(locale, at, tz),
      money: (minor: number, currency: string | null) => format.formatMoney(locale, minor, currency),
      number: (value: number) => format.formatNumber(locale, value),
      /** '7 h 30 min' (French '7 h 30'), '45 min', '8 h'. */
      duration: (total: number) => {
        const hours = String(Math.floor(total / 60));
        const left = total % 60;
        if (total < 60) return t('minutes', { minutes: String(left) });
        if (left === 0) return t('hours', { hours });
        // French leaves the unit out behind the hour, so the minutes have two figures there.
        return t('hoursMinutes', { hours, minutes: locale === 'fr' ? String(left).padStart(2, '0') : String(left) });
      },
      /** 'Fri 27 Nov · 18:00–02:00 (+1 day)'. */
      span: (range: { start: Instant; end: Instant; tz: string }) => {
        const days = format.daysBetween(range.start, range.end, range.tz);
        const tail = days > 0 ? ` ${t('plusDays', { days })}` : '';
        return `${format.formatDayHeading(locale, range.start, range.tz)} · ${format.formatRange(locale, range)}${tail}`;
      },
      /** '18:00–02:00' and how many midnights lie between. */
      times: (range: { start: Instant; end: Instant; tz: string }) => ({
        text: format.formatRange(locale, range),
        days: format.daysBetween(range.start, range.end, range.tz),
      }),
      /** '18:00–02:00 (+1 day)'. */
      range: (range: { start: Instant; end: Instant; tz: string }) => {
        const days = format.daysBetween(range.start, range.end, range.tz);
        return format.formatRange(locale, range) + (days > 0 ? ` ${t('plusDays', { days })}` : '');
      },
    }),
    [locale, t],
  );
}
