import { useLocale, useTimeZone } from 'use-intl';
import { formatClock, formatIsoDay, type Instant } from './format.ts';
import { isKnownZone } from './zone.ts';

/** 'Eastern Time' where a place's clock shows another time or day than the reader's, else nothing: for pages that show moments of both. */
export function useZoneNote(): (at: Instant, tz: string) => string | null {
  const locale = useLocale();
  const own = useTimeZone() ?? 'UTC';
  return (at, tz) => {
    // The clocks of Kiritimati and Honolulu show the same time a day apart.
    const isSame = formatClock(locale, at, tz) === formatClock(locale, at, own);
    if (isSame && formatIsoDay(at, tz) === formatIsoDay(at, own)) return null;
    if (!isKnownZone(tz)) return tz;
    const parts = new Intl.DateTimeFormat(locale, { timeZone: tz, timeZoneName: 'longGeneric' }).formatToParts(
      new Date(at),
    );
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? tz;
  };
}
