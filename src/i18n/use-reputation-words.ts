import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Formats } from './formats.ts';
import { useFormat } from './use-format.ts';

interface Reputation {
  /** Tenths of a star, of ninety days and of all time. */
  readonly rating: number | null;
  readonly ratingAll: number | null;
  readonly ratingCount: number | null;
  readonly reliability: number | null;
}

type CardWords = ReturnType<typeof useTranslations<'reliability.card'>>;

/** 'Rating 4.8 (31) · Reliability 96'; who has neither is new. */
export function reputationWords(
  { rating, ratingAll, ratingCount, reliability }: Reputation,
  t: CardWords,
  format: Pick<Formats, 'rating' | 'number'>,
): string {
  const stars = rating ?? ratingAll;
  const said = [
    stars === null ? '' : t('rating', { stars: format.rating(stars), n: format.number(ratingCount ?? 0) }),
    reliability === null ? '' : t('reliability', { score: String(reliability) }),
  ];
  return said.filter(Boolean).join(' · ') || t('new');
}

export function useReputationWords(): (of: Reputation) => string {
  const t = useTranslations('reliability.card');
  const format = useFormat();
  return useCallback((of: Reputation) => reputationWords(of, t, format), [t, format]);
}

type Rating = Pick<Reputation, 'rating' | 'ratingAll' | 'ratingCount'>;

/** '4.8 in 90 days' and under it 'All time 4.7, 31 reviews'; null: new. */
export function useRatingWords(): (of: Rating) => { readonly recent: string; readonly ever: string } | null {
  const t = useTranslations('reliability.card');
  const format = useFormat();
  return useCallback(
    ({ rating, ratingAll, ratingCount }: Rating) => {
      if (ratingAll === null) return null;
      const recent = rating === null ? t('noneRecent') : t('recent', { stars: format.rating(rating) });
      return { recent, ever: t('ever', { stars: format.rating(ratingAll), n: ratingCount ?? 0 }) };
    },
    [t, format],
  );
}
