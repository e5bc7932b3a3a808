import { useTimeZone } from 'use-intl';
import { formatIsoDay } from '#i18n/format.ts';
import { useFormat } from '#i18n/use-format.ts';

/** '16:05' today, 'Nov 27, 16:05' on another day; by this device's clock and zone. */
export function useWhen(): (at: string) => string {
  const format = useFormat();
  const tz = useTimeZone() ?? 'UTC';
  return at => (formatIsoDay(at, tz) === formatIsoDay(Date.now(), tz) ? format.clock(at, tz) : format.stamp(at, tz));
}
