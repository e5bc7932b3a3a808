import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Candidate } from '#domain/invitations/candidates.ts';
import { useFormat } from '#i18n/use-format.ts';

/** '3× here · ★ 4.8 · reliability 97': what a venue knows of somebody, on one line. */
export function useKnownWords(): (candidate: Candidate) => string {
  const t = useTranslations('planner');
  const format = useFormat();
  return useCallback(
    ({ person, worked }) => {
      const rating = person.rating ?? person.ratingAll;
      return [
        worked > 0 ? t('here', { n: String(worked) }) : t('firstTime'),
        ...(rating === null ? [] : [t('rated', { rating: format.rating(rating) })]),
        ...(person.reliability === null ? [] : [t('reliability', { score: String(person.reliability) })]),
      ].join(' · ');
    },
    [t, format],
  );
}
