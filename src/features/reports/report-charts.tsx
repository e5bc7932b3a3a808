// Four charts over the same weeks, each with its figures as a table.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Currency } from '#domain/money.ts';
import type { ReportWeek } from '#domain/reports/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Chart } from '#ui/chart.tsx';
import type { Drawing } from '#ui/chart-drawing.ts';
import classes from './reports.module.css';
import { type Figure, useReportFigures } from './use-report-figures.ts';

interface ReportChartsProps {
  readonly weeks: readonly ReportWeek[];
  readonly currency: Currency;
}

export function ReportCharts({ weeks, currency }: ReportChartsProps) {
  const figures = useReportFigures(weeks, currency);
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
      heading="h2"
      title={of.title}
      figure={of.figure}
      detail={of.detail}
      drawing={drawing}
      table={{ open: t('table'), heading: t('columns.week'), columns }}
    />
  );
}
