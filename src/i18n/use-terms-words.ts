import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useFormat } from './use-format.ts';
import { useRoleName } from './use-role-name.ts';

interface Terms {
  readonly role: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly breakMin: number;
  readonly rateMinor: number;
  /** Absent where no address is spoken of. */
  readonly place?: string | null;
}

interface Change {
  readonly was: Terms;
  readonly now: Terms;
  readonly tz: string;
  readonly currency: string;
}

/** What differs between two sets of terms, each as 'old → new': '£13.50 → £14.20'. */
export function useTermsWords(): (change: Change) => readonly string[] {
  const t = useTranslations('shifts.facts');
  const format = useFormat();
  const roleName = useRoleName();
  return useCallback(
    ({ was, now, tz, currency }: Change) => {
      const said = (terms: Terms) => [
        format.span({ start: terms.startsAt, end: terms.endsAt, tz }),
        roleName(terms.role),
        t('perHour', { rate: format.money(terms.rateMinor, currency) }),
        terms.breakMin > 0 ? t('breakMinutes', { minutes: String(terms.breakMin) }) : t('noBreak'),
      ];
      const after = said(now);
      const moved = was.place != null && now.place != null && was.place !== now.place;
      const places = moved ? [`${was.place} → ${now.place}`] : [];
      return [...places, ...said(was).flatMap((words, at) => (words === after[at] ? [] : [`${words} → ${after[at]}`]))];
    },
    [t, format, roleName],
  );
}
