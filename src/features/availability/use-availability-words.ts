import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { AvailabilityException, AvailabilityRule, Weekday } from '#domain/availability/schema.ts';
import { addDays } from '#domain/time.ts';
import { useWhen } from '#i18n/use-when.ts';

/** The days of its week carry the names. */
const MONDAY = '2026-11-23';

/** Days and hours of a calendar in the person's language. */
export function useAvailabilityWords() {
  const t = useTranslations('availability');
  const time = useTranslations('common.time');
  const when = useWhen();
  const locale = useLocale();
  return useMemo(() => {
    const day = (text: string) => when.day(`${text}T12:00Z`, 'UTC');
    const heading = (text: string) => when.dayHeading(`${text}T12:00Z`, 'UTC');
    const range = (start: string, end: string) =>
      end > start ? `${start}–${end}` : `${start}–${end} ${time('plusDays', { days: 1 })}`;
    return {
      weekday: (weekday: Weekday) => {
        const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
        const said = name.format(Date.parse(addDays(MONDAY, weekday - 1)));
        return said.charAt(0).toLocaleUpperCase(locale) + said.slice(1);
      },
      hours: ({ start, end }: Pick<AvailabilityRule, 'start' | 'end'>) => range(start, end),
      validity: ({ validFrom, validTo }: AvailabilityRule): string | null => {
        if (validFrom !== null && validTo !== null) return t('between', { from: day(validFrom), to: day(validTo) });
        if (validFrom !== null) return t('from', { from: day(validFrom) });
        return validTo === null ? null : t('until', { to: day(validTo) });
      },
      days: ({ startsOn, endsOn }: Pick<AvailabilityException, 'startsOn' | 'endsOn'>) =>
        startsOn === endsOn ? heading(startsOn) : `${heading(startsOn)} – ${day(endsOn)}`,
      daysHours: (hours: AvailabilityException['hours']) =>
        hours === null ? t('allDay') : range(hours.start, hours.end),
    };
  }, [t, time, when, locale]);
}
