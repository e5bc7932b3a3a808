import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { VenueId } from '#domain/ids.ts';
import type { Fit } from '#domain/shifts/fit.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';

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
      const venue = venues?.get(fit.with.venueId as VenueId)?.name ?? t('somewhere');
      if (fit.code === 'rest_too_short') {
        if (fit.restsUntil === null) return { fits: false, words: t('restBefore', { venue }) };
        return {
          fits: false,
          words: t('restUntil', { venue, time: format.clockInSentence(fit.restsUntil, shift.tz) }),
        };
      }
      const range = format.range({ start: fit.with.startsAt, end: fit.with.endsAt, tz: shift.tz });
      return { fits: false, words: t(fit.with.booked ? 'clash' : 'clashPending', { venue, range }) };
    },
    [venues, minimumRateMinor, t, format],
  );
}
