import { useTranslations } from 'use-intl';
import type { ReliabilityEvent } from '#domain/reliability/schema.ts';
import { useFormat } from '#i18n/use-format.ts';

const DAY_MIN = 24 * 60;
/** From here on notice is told in days. */
const IN_DAYS_MIN = 2 * DAY_MIN;

/** What took the points, or took them once. */
export function useFaultWords(): (event: Pick<ReliabilityEvent, 'kind' | 'points' | 'minutes'>) => string {
  const t = useTranslations('reliability');
  const format = useFormat();
  return ({ kind, points, minutes }) => {
    if (points === 0) return t(`withdrawn.${kind}`);
    if (kind === 'no_show' || minutes === null) return t('no_show');
    if (kind === 'cancelled' && minutes >= IN_DAYS_MIN) return t('cancelledDays', { n: Math.floor(minutes / DAY_MIN) });
    const hours = Math.floor(minutes / 60) * 60;
    return t(kind, { duration: format.duration(kind === 'cancelled' && hours > 0 ? hours : minutes) });
  };
}
