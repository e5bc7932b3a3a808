import { useMemo } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { formatIsoDay, type Instant } from './format.ts';
import { useFormat } from './use-format.ts';

type Phrase = 'at' | 'by' | 'until' | 'since';

/** '16:05' today, 'Fri 27 Nov, 16:05' on another day; by this device's clock and zone, or that of the place given. */
export interface When extends Readonly<Record<Phrase, (at: Instant, place?: string) => string>> {
  (at: Instant, place?: string): string;
}

/**
 * A moment for a line of facts, and as a phrase for a sentence: `when.by(at)` is 'by 16:05' or 'by Fri 27 Nov, 16:05'. A
 * sentence has no preposition of its own before such a value, because languages choose it by what follows.
 */
export function useWhen(): When {
  const format = useFormat();
  const t = useTranslations('common.time');
  const zone = useTimeZone() ?? 'UTC';
  return useMemo(() => {
    const today = (at: Instant, tz: string) => formatIsoDay(at, tz) === formatIsoDay(Date.now(), tz);
    const bare = (at: Instant, tz = zone) =>
      today(at, tz) ? format.clock(at, tz) : `${format.day(at, tz)}, ${format.clock(at, tz)}`;
    const phrase =
      (kind: Phrase) =>
      (at: Instant, tz = zone) => {
        const clock = format.clockInSentence(at, tz);
        return today(at, tz) ? t(`${kind}.clock`, { clock }) : t(`${kind}.day`, { day: format.day(at, tz), clock });
      };
    return Object.assign(bare, {
      at: phrase('at'),
      by: phrase('by'),
      until: phrase('until'),
      since: phrase('since'),
    });
  }, [format, t, zone]);
}
