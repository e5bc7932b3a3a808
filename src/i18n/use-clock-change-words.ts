import { useTranslations } from 'use-intl';
import { useFormat } from './use-format.ts';

interface Length {
  /** Minutes of work, and by how many they differ from what the wall shows. */
  readonly real: number;
  readonly difference: number;
}

/** On the two nights a year when the times on the wall are no measure of the work: how long it is. Else null. */
export function useClockChangeWords(): (length: Length) => string | null {
  const t = useTranslations('shifts.clocks');
  const format = useFormat();
  return ({ real, difference }) => {
    if (difference === 0) return null;
    const kind = difference === 60 ? 'longer' : difference === -60 ? 'shorter' : 'other';
    return t(kind, { duration: format.duration(real) });
  };
}
