import { useCallback } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import type { RulesVersion } from '#domain/admin/platform-rules.ts';
import type { Currency } from '#domain/money.ts';
import { FIGURE_NAMES, type FigureName, limitsOf } from '#domain/platform/figures.ts';
import type { Area } from '#domain/venues/areas.ts';
import { useFormat } from '#i18n/use-format.ts';

export interface Floor {
  readonly country: string;
  readonly currency: Currency;
}

/** The countries in which there are cities, with what they pay in there. */
export function countriesOf(cities: readonly Area[]): readonly Floor[] {
  const byCountry = new Map(cities.map(({ country, currency }) => [country, { country, currency }]));
  return [...byCountry.values()].sort((one, other) => one.country.localeCompare(other.country));
}

/** '11 h', '3 points', '90 days'. */
export function useFigureWords(): (name: FigureName, value: number) => string {
  const t = useTranslations('admin.platform.rules.units');
  return useCallback((name, value) => t(limitsOf(name).unit, { n: value }), [t]);
}

/** With its year: the law of another one may be decided already. */
export function useMoment(): (at: string) => string {
  const format = useFormat();
  const zone = useTimeZone() ?? 'UTC';
  return at => `${format.date(Date.parse(at), zone)}, ${format.clock(Date.parse(at), zone)}`;
}

type Changed = Pick<RulesVersion, 'before' | 'after'>;

/** 'Rest between two venues: 11 h → 12 h', one for each figure and floor that a version changed. */
export function useChangeWords(countries: readonly Floor[]): (changed: Changed) => readonly string[] {
  const t = useTranslations('admin.platform.rules');
  const format = useFormat();
  const words = useFigureWords();
  return ({ before, after }) => {
    const figures = FIGURE_NAMES.flatMap(name => {
      const [was, is] = [before[name], after[name]];
      if (typeof was !== 'number' || typeof is !== 'number' || was === is) return [];
      return [t('change', { name: t(`names.${name}`), before: words(name, was), after: words(name, is) })];
    });
    const floor = (of: Changed['after'], country: string) =>
      typeof of.floors === 'object' ? (of.floors[country] ?? null) : null;
    const floors = countries.flatMap(({ country, currency }) => {
      const [was, is] = [floor(before, country), floor(after, country)];
      if (was === is) return [];
      const rate = (minor: number | null) => (minor === null ? t('noFloor') : format.money(minor, currency));
      return [t('change', { name: t('floorOf', { country }), before: rate(was), after: rate(is) })];
    });
    return [...figures, ...floors];
  };
}
