import { useTranslations } from 'use-intl';
import { formatClock, formatIsoDay } from './format.ts';
import { useFormat } from './use-format.ts';

interface Placed {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly tz: string;
}

const MINUTE_MS = 60_000;

/** On the two nights a year when the times on the wall are no measure of the work: how long it is. Else null. */
export function useClockChangeWords(): (shift: Placed) => string | null {
  const t = useTranslations('shifts.clocks');
  const format = useFormat();
  return ({ startsAt, endsAt, tz }) => {
    const real = minutesBetween(startsAt, endsAt);
    const difference = real - minutesBetween(wallOf(startsAt, tz), wallOf(endsAt, tz));
    if (difference === 0) return null;
    const kind = difference === 60 ? 'longer' : difference === -60 ? 'shorter' : 'other';
    return t(kind, { duration: format.duration(real) });
  };
}

const wallOf = (at: number, tz: string) => Date.parse(`${formatIsoDay(at, tz)}T${formatClock('en', at, tz)}Z`);
const minutesBetween = (from: number, to: number) => Math.round((to - from) / MINUTE_MS);
