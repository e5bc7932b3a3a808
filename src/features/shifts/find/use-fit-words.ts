import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { VenueId } from '#domain/ids.ts';
import type { Fit } from '#domain/shifts/fit.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useHindranceWords } from '#i18n/use-hindrance-words.ts';

interface FitWords {
  readonly fits: boolean;
  readonly words: string;
}

type Fitted = Pick<Shift, 'bookingMode' | 'rateMinor' | 'currency' | 'tz'>;

/** Why a shift fits or does not, in one line; the venue's clock tells the times. */
export function useFitWords(
  venues: ReadonlyMap<VenueId, Venue> | undefined,
  minimumRateMinor: number | null,
): (shift: Fitted, fit: Fit) => FitWords {
  const t = useTranslations('shifts.fit');
  const format = useFormat();
  const hindranceWords = useHindranceWords();
  return useCallback(
    (shift: Fitted, fit: Fit) => {
      if (fit.fits) {
        if (fit.belowMinimum && minimumRateMinor !== null) {
          return { fits: true, words: t('belowMinimum', { rate: format.money(minimumRateMinor, shift.currency) }) };
        }
        if (fit.preferred) return { fits: true, words: t('preferred') };
        return { fits: true, words: shift.bookingMode === 'instant' ? t('fitsInstant') : t('fits') };
      }
      if (fit.code === 'role_not_yours') return { fits: false, words: t('role') };
      if (fit.code === 'marked_unavailable') return { fits: false, words: t(fit.verdict) };
      return {
        fits: false,
        words: hindranceWords(fit, { venue: venues?.get(fit.with.venueId as VenueId)?.name, tz: shift.tz }),
      };
    },
    [venues, minimumRateMinor, t, format, hindranceWords],
  );
}
