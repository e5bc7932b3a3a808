import { useTranslations } from 'use-intl';
import type { Shift } from '#domain/shifts/schema.ts';
import { useWhen } from '#i18n/use-when.ts';

type Fair = Pick<Shift, 'status' | 'bookingMode' | 'fairMinutes' | 'fairUntil' | 'tz'>;

/** How the places of an instant shift are given while its first requests are gathered, the same for both sides; null: first come. */
export function useFairWords(): (shift: Fair) => string | null {
  const t = useTranslations('shifts.fair');
  const when = useWhen();
  return shift => {
    if (shift.fairUntil !== null) return t('until', { until: when.until(shift.fairUntil, shift.tz) });
    const planned = shift.status === 'draft' && shift.bookingMode === 'instant' && shift.fairMinutes > 0;
    return planned ? t('planned', { n: String(shift.fairMinutes) }) : null;
  };
}
