import { useMemo } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { type When, whenOf } from './formats.ts';
import { useFormat } from './use-format.ts';

/** Moments by this device's clock, in the zone that the person chose. */
export function useWhen(): When {
  const format = useFormat();
  const t = useTranslations('common.time');
  const zone = useTimeZone() ?? 'UTC';
  return useMemo(() => whenOf(format, t, zone), [format, t, zone]);
}
