import { useCallback } from 'react';
import { useLocale } from 'use-intl';

/** 'Sun' and '29' for the margin of an agenda, from a wall time ('2026-11-29T15:00'). */
export function useDayParts(): (wall: string) => { readonly weekday: string; readonly day: string } {
  const locale = useLocale();
  return useCallback(
    (wall: string) => {
      const at = new Date(`${wall.slice(0, 10)}T12:00Z`);
      const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(at);
      return { weekday: weekday.charAt(0).toLocaleUpperCase(locale) + weekday.slice(1), day: String(at.getUTCDate()) };
    },
    [locale],
  );
}
