import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import type { MatchReason } from '#domain/applications/match.ts';
import { allAreas, areaOf, distanceUnit } from '#domain/venues/areas.ts';
import { KM_PER_MILE } from '#domain/venues/distance.ts';
import { useFormat } from '#i18n/use-format.ts';

/** 'Your favourite · Here 3 times before · Has the role · Within about 2 mi'. */
export function useMatchWords(reasons: readonly MatchReason[], area: string): string {
  const t = useTranslations('applications.applicants.reasons');
  const format = useFormat();
  const unit = distanceUnit(areaOf(useQuery(allAreas, null), area));
  const words = (reason: MatchReason) => {
    if (reason.kind === 'worked') return t('worked', { n: reason.times });
    if (reason.kind === 'rated') return t('rated', { stars: format.rating(reason.rating) });
    if (reason.kind === 'reliability') return t('reliability', { score: String(reason.score) });
    if (reason.kind !== 'near') return t(reason.kind);
    return unit === 'mi'
      ? t('miles', { n: String(Math.round(reason.km / KM_PER_MILE)) })
      : t('kilometres', { n: String(reason.km) });
  };
  return reasons.map(words).join(' · ');
}
