import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useFormat } from './use-format.ts';

interface Taken {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly booked: boolean;
}

type Hindrance =
  | { readonly code: 'clash'; readonly with: Taken }
  | { readonly code: 'rest_too_short'; readonly with: Taken; readonly restsUntil: number | null };

/** What one has taken and stands in the way of a shift, in one line. `at`: where it is, and the clock that tells the times. */
export function useHindranceWords(): (
  hindrance: Hindrance,
  at: { readonly venue: string | undefined; readonly tz: string },
) => string {
  const t = useTranslations('shifts.fit');
  const format = useFormat();
  return useCallback(
    (hindrance, { venue = t('somewhere'), tz }) => {
      if (hindrance.code === 'rest_too_short') {
        const { restsUntil } = hindrance;
        if (restsUntil === null) return t('restBefore', { venue });
        return t('restUntil', { venue, time: format.clockInSentence(restsUntil, tz) });
      }
      const { startsAt: start, endsAt: end, booked } = hindrance.with;
      return t(booked ? 'clash' : 'clashPending', { venue, range: format.range({ start, end, tz }) });
    },
    [t, format],
  );
}
