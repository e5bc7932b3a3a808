import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import type { Match, MatchReason } from '#domain/applications/match.ts';
import { allAreas, areaOf, distanceUnit } from '#domain/venues/areas.ts';
import { KM_PER_MILE } from '#domain/venues/distance.ts';

/** 'Your favourite · Here 3 times before · Has the role · Within about 2 mi'. */
export function useMatchWords(match: Match, area: string): string {
  const t = useTranslations('applications.applicants.reasons');
  const unit = distanceUnit(areaOf(useQuery(allAreas, null), area));
  const words = (reason: MatchReason) => {
    if (reason.kind === 'worked') return t('worked', { n: reason.times });
    if (reason.kind !== 'near') return t(reason.kind);
    return unit === 'mi'
      ? t('miles', { n: String(Math.round(reason.km / KM_PER_MILE)) })
      : t('kilometres', { n: String(reason.km) });
  };
  return match.reasons.map(words).join(' · ');
}
