// How long an account is suspended for: the spans offered, and the ends that they come to.
import { addDays } from 'date-fns';
import { useTimeZone, useTranslations } from 'use-intl';
import { useFormat } from '#i18n/use-format.ts';

/** Days from now; 0 is without an end. */
const SPANS = [7, 14, 30, 90, 0] as const;

/** As the server reads it; null: without an end. */
export function endOf(days: number): string | null {
  return days === 0 ? null : addDays(Date.now(), days).toISOString();
}

/** For a select: each span by the day that it ends on, and the word for any other end. */
export function useEnds() {
  const t = useTranslations('admin.users.suspension');
  const format = useFormat();
  const zone = useTimeZone() ?? 'UTC';
  const dayOf = (end: string | null) => (end === null ? t('open') : format.day(end, zone));
  return { dayOf, ends: SPANS.map(span => ({ value: String(span), label: dayOf(endOf(span)) })) };
}
