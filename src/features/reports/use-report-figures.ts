// What each of the four charts is made of: what is drawn of a week, what all weeks come to, and the columns of its table.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { type Currency, digitsOf } from '#domain/money.ts';
import { fillRate, noShowRate, type ReportWeek, ratingOf } from '#domain/reports/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { Drawing } from '#ui/chart-drawing.ts';

type Of<Value> = (week: ReportWeek) => Value;

export interface Figure {
  readonly title: string;
  readonly kind: Drawing['kind'];
  readonly value: Of<number | null>;
  readonly tick: (value: number) => string;
  readonly high?: number;
  /** Of all weeks together. */
  readonly figure: string;
  readonly detail?: string;
  readonly columns: readonly (readonly [label: string, text: Of<string>])[];
}

/** What the figures are reckoned from, and the words they are said in. */
interface Source {
  readonly t: ReturnType<typeof useTranslations<'reports'>>;
  readonly format: ReturnType<typeof useFormat>;
  readonly all: ReturnType<typeof sumsOf>;
  readonly currency: Currency;
}

export function useReportFigures(weeks: readonly ReportWeek[], currency: Currency): readonly Figure[] {
  const t = useTranslations('reports');
  const format = useFormat();
  return useMemo(() => {
    const source: Source = { t, format, all: sumsOf(weeks), currency };
    return [costOf, fillRateOf, noShowsIn, ratingsIn].map(figure => figure(source));
  }, [t, format, weeks, currency]);
}

function sumsOf(weeks: readonly ReportWeek[]) {
  const sum = (of: Of<number>) => weeks.reduce((all, week) => all + of(week), 0);
  return {
    ...{ places: sum(week => week.places), filled: sum(week => week.filled), minutes: sum(week => week.minutes) },
    ...{ costMinor: sum(week => week.costMinor), owedMinor: sum(week => week.owedMinor) },
    ...{ worked: sum(week => week.worked), noShows: sum(week => week.noShows) },
    ...{ stars: sum(week => week.stars), reviews: sum(week => week.reviews) },
  };
}

function costOf({ t, format, all, currency }: Source): Figure {
  const { duration } = format;
  const unit = 10 ** digitsOf(currency);
  const money = (minor: number) => format.money(minor, currency);
  return {
    title: t('cost'),
    kind: 'bars',
    value: ({ costMinor }) => costMinor / unit,
    tick: value => format.shortMoney(value * unit, currency),
    figure: money(all.costMinor),
    detail: [
      t('hoursWorked', { duration: duration(all.minutes) }),
      ...(all.owedMinor > 0 ? [t('owed', { sum: money(all.owedMinor) })] : []),
    ].join(' · '),
    columns: [
      [t('columns.hours'), ({ minutes }) => duration(minutes)],
      [t('columns.cost'), ({ costMinor }) => money(costMinor)],
      [t('columns.owed'), ({ owedMinor }) => money(owedMinor)],
    ],
  };
}

function fillRateOf({ t, format: { number, share }, all }: Source): Figure {
  const rate = fillRate(all);
  return {
    title: t('fillRate'),
    kind: 'line',
    value: fillRate,
    tick: share,
    high: 1,
    figure: rate === null ? t('nothing') : share(rate),
    detail: t('ofPlaces', { filled: number(all.filled), places: number(all.places) }),
    columns: [
      [t('columns.places'), ({ places }) => number(places)],
      [t('columns.filled'), ({ filled }) => number(filled)],
    ],
  };
}

function noShowsIn({ t, format: { number, share }, all }: Source): Figure {
  const rate = noShowRate(all);
  return {
    title: t('noShows'),
    kind: 'bars',
    value: ({ noShows }) => noShows,
    tick: number,
    figure: number(all.noShows),
    detail: rate === null ? t('nothing') : share(rate),
    columns: [
      [t('columns.noShows'), ({ noShows }) => number(noShows)],
      [t('columns.worked'), ({ worked }) => number(worked)],
    ],
  };
}

function ratingsIn({ t, format: { number, rating }, all }: Source): Figure {
  const words = (tenths: number | null) => (tenths === null ? t('nothing') : rating(tenths));
  return {
    title: t('rating'),
    kind: 'line',
    value: week => {
      const tenths = ratingOf(week);
      return tenths === null ? null : tenths / 10;
    },
    tick: number,
    high: 5,
    figure: words(ratingOf(all)),
    detail: t('ofReviews', { n: all.reviews }),
    columns: [
      [t('columns.rating'), week => words(ratingOf(week))],
      [t('columns.reviews'), ({ reviews }) => number(reviews)],
    ],
  };
}
