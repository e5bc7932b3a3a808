import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ChosenFilters } from './use-filters.ts';

/** A sum is typed figure by figure, and several filters are pressed one after the other. */
const SETTLED_MS = 600;

/** What the list shows to eyes when a filter was changed: how many shifts it leaves. Shifts that come and go by themselves are not said. */
export function useCountSaid(chosen: ChosenFilters, count: number | undefined) {
  const t = useTranslations('shifts.find');
  const filters = JSON.stringify(chosen);
  const heard = useRef(filters);
  const [said, setSaid] = useState<{ readonly message: string | null; readonly nth: number }>({
    message: null,
    nth: 0,
  });
  useEffect(() => {
    if (count === undefined || heard.current === filters) return;
    const timer = setTimeout(() => {
      heard.current = filters;
      const message = count === 0 ? t('nothingFits') : t('openOnly', { n: count });
      setSaid(({ nth }) => ({ message, nth: nth + 1 }));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [filters, count, t]);
  return said;
}
