import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { fitForShifts, type ShiftFit } from '#domain/availability/online.ts';

interface Pairs {
  readonly venueId: string;
  readonly workers: readonly string[];
  readonly shifts: readonly string[];
}

interface FitWords {
  /** 'free then · below this Rockstar’s minimum'; null while nobody knows. */
  words(workerId: string, shiftId: string): string | null;
  /** Undefined while nobody knows. */
  of(workerId: string, shiftId: string): ShiftFit | undefined;
  /** The server could not be asked. */
  readonly unknown: boolean;
}

/** How posts suit people, as far as a venue may learn it: the server's word, fetched now. */
export function useShiftFit({ venueId, workers, shifts }: Pairs): FitWords {
  const t = useTranslations('invitations.venue.fit');
  const { value, failure } = useOnlineQuery('fit_for_shifts', fitForShifts, {
    venueId,
    workers: workers.join(','),
    shifts: shifts.join(','),
  });
  const of = (workerId: string, shiftId: string) =>
    value?.find(one => one.workerId === workerId && one.shiftId === shiftId);
  return {
    of,
    words: (workerId, shiftId) => {
      const fit = of(workerId, shiftId);
      if (fit === undefined) return null;
      const free = t(fit.free ? 'free' : 'notFree');
      return fit.belowMinimum ? `${free} · ${t('below')}` : free;
    },
    unknown: value === undefined && failure !== null,
  };
}
