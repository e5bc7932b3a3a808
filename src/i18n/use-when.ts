import { useCallback } from 'react';
import { useTimeZone } from 'use-intl';
import { formatIsoDay, type Instant } from './format.ts';
import { useFormat } from './use-format.ts';

/** '16:05' today, 'Nov 27, 16:05' on another day; by this device's clock and zone. */
export function useWhen(): (at: Instant) => string {
  const format = useFormat();
  const tz = useTimeZone() ?? 'UTC';
  return useCallback(
    (at: Instant) =>
      formatIsoDay(at, tz) === formatIsoDay(Date.now(), tz) ? format.clock(at, tz) : format.stamp(at, tz),
    [format, tz],
  );
}
