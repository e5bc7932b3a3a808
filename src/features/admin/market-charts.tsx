import { Link } from '@tanstack/react-router';
import { Fragment, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Market } from '#domain/admin/market.ts';
import { halvesOf, notesByWeek } from '#domain/admin/market-rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Chart, type ChartColumn } from '#ui/chart.tsx';
import type { Drawing } from '#ui/chart-drawing.ts';
import classes from './market.module.css';
import type { MarketSearch } from './market-search.ts';
import { MarketWaits } from './market-waits.tsx';
import { type Figure, useMarketFigures } from './use-market-figures.ts';

interface MarketChartsProps {
  readonly market: Market;
  readonly search: MarketSearch;
}

export function MarketCharts({ market, search }: MarketChartsProps) {
  const figures = useMarketFigures(market, search);
  return (
    <div className={classes.charts}>
      {figures.map((figure, nth) => (
        <Fragment key={figure.title}>
          <MarketChart figure={figure} market={market} />
          {nth === 0 && <MarketWaits market={market} search={search} />}
        </Fragment>
      ))}
    </div>
  );
}

function MarketChart({ figure, market }: { readonly figure: Figure; readonly market: Market }) {
  const t = useTranslations('admin.market');
  const format = useFormat();
  const { now, before } = useMemo(() => halvesOf(market), [market]);
  const { kind, ofWeek, low, high, alarm, withPast, tick, title, total, text, detail, legend, list } = figure;
  const notes = useMemo(() => notesByWeek(market.notes), [market.notes]);
  // What is drawn is drawn again when it changes, and only then.
  const drawing = useMemo<Drawing>(
    () => ({
      kind,
      tick,
      ...(low !== undefined && { low }),
      ...(high !== undefined && { high }),
      ...(alarm !== undefined && { alarm }),
      labels: now.map(({ week }) => {
        const { date, month } = format.dayColumn(Date.parse(week), 'UTC');
        return `${date} ${month}`;
      }),
      series: [now, ...(withPast ? [before] : [])].flatMap(weeks => ofWeek.map(value => weeks.map(value))),
      notes: now.map(({ week }) => notes.get(week) ?? null),
    }),
    [kind, tick, low, high, alarm, withPast, ofWeek, now, before, notes, format],
  );
  const [is, was] = [total(now), total(before)];
  const weeks = String(now.length);
  const past = was === null ? t('nothingBefore', { weeks }) : t('before', { n: text(was), weeks });
  const columns: readonly ChartColumn[] = [
    ...figure.columns.map(([label, said]) => ({ label, texts: now.map(said) })),
    ...(notes.size === 0 ? [] : [{ label: t('note'), texts: now.map(({ week }) => notes.get(week) ?? '') }]),
  ];
  const sum = is === null ? t('none') : text(is);
  return (
    <Chart
      title={title}
      figure={list === null ? sum : <Link {...list}>{sum}</Link>}
      detail={[detail, past].filter(Boolean).join(' · ')}
      drawing={drawing}
      {...(legend !== undefined && { legend })}
      table={{ open: t('table'), heading: t('week'), columns }}
    />
  );
}
