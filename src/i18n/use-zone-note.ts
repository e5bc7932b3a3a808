import { useLocale, useTimeZone } from 'use-intl';
import { formatClock, type Instant } from './format.ts';

/** 'Eastern Time' where a place's clock shows another time than the reader's, else nothing: for pages that show moments of both. */
export function useZoneNote(): (at: Instant, tz: string) => string | null {
  const locale = useLocale();
  const own = useTimeZone() ?? 'UTC';
  return (at, tz) => {
    if (formatClock(locale, at, tz) === formatClock(locale, at, own)) return null;
    const parts = new Intl.DateTimeFormat(locale, { timeZone: tz, timeZoneName: 'longGeneric' }).formatToParts(
      new Date(at),
    );
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? tz;
  };
}
