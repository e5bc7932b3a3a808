// Four charts over the same weeks, each with its figures as a table.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Currency } from '#domain/money.ts';
import { fillRate, noShowRate, type ReportWeek, ratingOf } from '#domain/reports/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Chart } from '#ui/chart.tsx';
import type { Drawing } from '#ui/chart-drawing.ts';
import classes from './reports.module.css';

type Of<Value> = (week: ReportWeek) => Value;

interface Figure {
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

interface ReportChartsProps {
  readonly weeks: readonly ReportWeek[];
  readonly currency: Currency;
}

export function ReportCharts({ weeks, currency }: ReportChartsProps) {
  const figures = useFigures(weeks, currency);
  return (
    <div className={classes.charts}>
      {figures.map(figure => (
        <WeeksChart key={figure.title} weeks={weeks} figure={figure} />
      ))}
    </div>
  );
}

function WeeksChart({ weeks, figure: of }: { readonly weeks: readonly ReportWeek[]; readonly figure: Figure }) {
  const t = useTranslations('reports');
  const format = useFormat();
  const { kind, value, tick, high } = of;
  const drawing = useMemo<Drawing>(
    () => ({
      ...{ kind, tick, series: [weeks.map(value)] },
      ...(high !== undefined && { high }),
      labels: weeks.map(({ monday }) => {
        const { date, month } = format.dayColumn(Date.parse(monday), 'UTC');
        return `${date} ${month}`;
      }),
    }),
    [kind, tick, value, high, weeks, format],
  );
  const columns = of.columns.map(([label, text]) => ({ label, texts: weeks.map(text) }));
  return (
    <Chart
      title={of.title}
      figure={of.figure}
      detail={of.detail}
      drawing={drawing}
      table={{ open: t('table'), heading: t('columns.week'), columns }}
    />
  );
}

function useFigures(weeks: readonly ReportWeek[], currency: Currency): readonly Figure[] {
  const t = useTranslations('reports');
  const format = useFormat();
  return useMemo(() => {
    const { number, share, duration, rating } = format;
    const none = t('nothing');
    const or = (text: (value: number) => string, value: number | null) => (value === null ? none : text(value));
    const money = (minor: number) => format.money(minor, currency);
    const sum = (of: Of<number>) => weeks.reduce((all, week) => all + of(week), 0);
    const all = {
      ...{ places: sum(week => week.places), filled: sum(week => week.filled), minutes: sum(week => week.minutes) },
      ...{ costMinor: sum(week => week.costMinor), owedMinor: sum(week => week.owedMinor) },
      ...{ worked: sum(week => week.worked), noShows: sum(week => week.noShows) },
      ...{ stars: sum(week => week.stars), reviews: sum(week => week.reviews) },
    };
    return [
      {
        title: t('cost'),
        kind: 'bars',
        value: ({ costMinor }) => costMinor / 100,
        tick: value => format.wholeMoney(value * 100, currency),
        figure: money(all.costMinor),
        detail: [
          t('hoursWorked', { duration: duration(all.minutes) }),
          ...(all.owedMinor > 0 ? [t('owed', { sum: money(all.owedMinor) })] : []),
        ].join(' · '),
        columns: [
          [t('columns.paidMin'), ({ minutes }) => duration(minutes)],
          [t('columns.cost'), ({ costMinor }) => money(costMinor)],
          [t('columns.owed'), ({ owedMinor }) => money(owedMinor)],
        ],
      },
      {
        title: t('fillRate'),
        kind: 'line',
        value: fillRate,
        tick: share,
        high: 1,
        figure: or(share, fillRate(all)),
        detail: t('ofPlaces', { filled: number(all.filled), places: number(all.places) }),
        columns: [
          [t('columns.places'), ({ places }) => number(places)],
          [t('columns.filled'), ({ filled }) => number(filled)],
        ],
      },
      {
        title: t('noShows'),
        kind: 'bars',
        value: ({ noShows }) => noShows,
        tick: number,
        figure: number(all.noShows),
        detail: or(share, noShowRate(all)),
        columns: [
          [t('columns.noShows'), ({ noShows }) => number(noShows)],
          [t('columns.worked'), ({ worked }) => number(worked)],
        ],
      },
      {
        title: t('rating'),
        kind: 'line',
        value: week => {
          const tenths = ratingOf(week);
          return tenths === null ? null : tenths / 10;
        },
        tick: number,
        high: 5,
        figure: or(rating, ratingOf(all)),
        detail: t('ofReviews', { n: all.reviews }),
        columns: [
          [t('columns.rating'), week => or(rating, ratingOf(week))],
          [t('columns.reviews'), ({ reviews }) => number(reviews)],
        ],
      },
    ] satisfies readonly Figure[];
  }, [t, format, weeks, currency]);
}
