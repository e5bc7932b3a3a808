import { useTranslations } from 'use-intl';
import type { DisputeDetail } from '#domain/admin/disputes.ts';
import { useFormat } from '#i18n/use-format.ts';

/** What there is to decide, as a question. */
export function useDisputeQuestion(): (dispute: DisputeDetail) => string {
  const t = useTranslations('admin.disputes.question');
  const format = useFormat();
  return ({ kind, fault, rockstar, rockstarMin, venueMin, venue, review }) => {
    if (kind === 'no_show') return t('no_show', { name: rockstar.name });
    if (kind === 'account' || kind === 'strikes') return t(kind, { name: rockstar.name });
    if (kind === 'review') return t('review', { name: (review?.by === 'venue' ? rockstar : venue)?.name ?? '' });
    if (kind === 'strike') return fault === 'late' ? t('late', { name: rockstar.name }) : t('cancelled');
    if (rockstarMin === null || venueMin === null || rockstarMin === venueMin) return t('hours');
    return t('apart', { one: format.duration(rockstarMin), other: format.duration(venueMin) });
  };
}
