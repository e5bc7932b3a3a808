// What suits among what Find found: how many, and which of them opens by itself.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { FoundShift } from '#domain/shifts/search.ts';
import { useWide } from '#ui/use-wide.ts';

/** Whether a shift fits is reckoned when it is asked; of more than these, nobody asks how many do. */
const COUNTED = 1000;

type Standings = { has(shiftId: string): boolean } | undefined;

/** The answer to why one came. On a phone, where each card says whether it fits, the name of the page. */
export function useFindTitle(found: readonly FoundShift[] | undefined, standings: Standings): string {
  const t = useTranslations('shifts.find');
  const counted = useWide(820) && found !== undefined && found.length > 0;
  const fitting = useMemo(() => {
    if (!counted || standings === undefined || found.length > COUNTED) return null;
    return found.filter(one => suits(one, standings)).length;
  }, [counted, found, standings]);
  if (!counted) return t('title');
  return fitting === null ? t('openOnly', { n: found.length }) : t('answer', { open: found.length, fit: fitting });
}

/** In their order, but for the first that suits, where one opens by itself: it comes first of all. Undefined while there is none. */
export function useFirstFitting(
  found: readonly FoundShift[] | undefined,
  standings: Standings,
): readonly FoundShift[] | undefined {
  const wide = useWide();
  return useMemo(() => {
    if (found === undefined || found.length === 0 || standings === undefined) return undefined;
    if (!wide) return found;
    const first = found.slice(0, COUNTED).find(one => suits(one, standings));
    return first === undefined ? found : [first, ...found];
  }, [wide, found, standings]);
}

function suits({ shift, fit }: FoundShift, standings: { has(shiftId: string): boolean }): boolean {
  return fit.fits && !standings.has(shift.id);
}
