import { useTranslations } from 'use-intl';
import { useFormat } from './use-format.ts';

/** How far from the venue a phone took itself to be, as a fact of attendance says it. */
export interface SaidDistance {
  readonly distanceM: number | null;
  readonly accuracyM: number | null;
}

/** '40 m from the venue, give or take 20 m'; null where nobody said. */
export function useFromVenue(): (said: SaidDistance) => string | null {
  const t = useTranslations('common');
  const format = useFormat();
  return ({ distanceM, accuracyM }) =>
    distanceM === null || accuracyM === null
      ? null
      : t('fromVenue', { distance: format.length(distanceM), accuracy: format.length(accuracyM) });
}
