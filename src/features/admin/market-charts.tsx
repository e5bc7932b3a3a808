import { Link, type LinkProps } from '@tanstack/react-router';
import { Fragment, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Market, MarketWeek } from '#domain/admin/market.ts';
import {
  cancelsOf,
  fillRate,
  halvesOf,
  lowestLine,
  NO_SHOW_ALARM,
  noShowShare,
  notesByWeek,
  shareOf,
  sumOf,
} from '#domain/admin/market-rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Chart, type ChartColumn } from '#ui/chart.tsx';
import type { Drawing } from '#ui/chart-drawing.ts';
import classes from './market.module.css';
import { type MarketSearch, shiftsOfMarket } from './market-search.ts';
import { MarketWaits } from './market-waits.tsx';

type Text = (value: number) => string;

/** What one chart is made of. */
interface Figure {
  readonly title: string;
  readonly kind: Drawing['kind'];
  readonly ofWeek: readonly ((week: MarketWeek) => number | null)[];
  readonly low?: number;
  readonly high?: number;
  readonly alarm?: number;
  /** Draws the weeks before behind them. */
  readonly withPast?: true;
  readonly tick: Text;
  readonly total: (weeks: readonly MarketWeek[]) => number | null;
  readonly text: Text;
  readonly detail?: string;
  readonly legend?: readonly string[];
  readonly columns: readonly (readonly [label: string, text: (week: MarketWeek) => string])[];
  /** The list that it counts; chats are nobody's to list. */
  readonly list: LinkProps | null;
}

interface MarketChartsProps {
  readonly market: Market;
  readonly search: MarketSearch;
}

export function MarketCharts({ market, search }: MarketChartsProps) {
  const figures = useFigures(market, search);
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

function useFigures(market: Market, search: MarketSearch): readonly Figure[] {
  const t = useTranslations('admin.market');
  const format = useFormat();
  return useMemo(() => {
    const { number, share } = format;
    const { now } = halvesOf(market);
    const none = t('none');
    const shifts = (...of: [places: string, status?: 'counted']) =>
      ({ to: '/admin/shifts', search: shiftsOfMarket(search, ...of) }) as const;
    const or = (text: Text) => (value: number | null) => (value === null ? none : text(value));
    const cancelShare = (weeks: readonly MarketWeek[]) => shareOf(weeks, cancelsOf, ({ bookings }) => bookings);
    const average = (of: (week: MarketWeek) => number) => (weeks: readonly MarketWeek[]) =>
      Math.round(sumOf(weeks, of) / weeks.length);
    return [
      {
        title: t('fillRate'),
        kind: 'line',
        ofWeek: [fillRate],
        withPast: true,
        legend: [t('now'), t('past')],
        low: lowestLine(market.weeks.map(fillRate)),
        high: 1,
        tick: share,
        text: share,
        total: weeks =>
          shareOf(
            weeks,
            ({ filled }) => filled,
            ({ places }) => places,
          ),
        columns: [
          [t('fillRate'), week => or(share)(fillRate(week))],
          [t('filled'), ({ filled }) => number(filled)],
          [t('places'), ({ places }) => number(places)],
        ],
        list: shifts('gaps'),
      },
      {
        title: t('cancels'),
        kind: 'bars',
        ofWeek: [
          ({ lateCancels }) => lateCancels,
          ({ earlyCancels }) => earlyCancels,
          ({ venueCancels }) => venueCancels,
        ],
        tick: number,
        text: share,
        total: cancelShare,
        detail: number(sumOf(now, cancelsOf)),
        legend: [t('late'), t('early'), t('byVenue')],
        columns: [
          [t('late'), ({ lateCancels }) => number(lateCancels)],
          [t('early'), ({ earlyCancels }) => number(earlyCancels)],
          [t('byVenue'), ({ venueCancels }) => number(venueCancels)],
          [t('bookings'), ({ bookings }) => number(bookings)],
        ],
        list: shifts('cancelled', 'counted'),
      },
      {
        title: t('noShows'),
        kind: 'bars',
        ofWeek: [noShowShare],
        alarm: NO_SHOW_ALARM,
        high: Math.max(NO_SHOW_ALARM * 1.5, ...now.map(week => noShowShare(week) ?? 0)),
        tick: share,
        text: share,
        total: weeks =>
          shareOf(
            weeks,
            ({ noShows }) => noShows,
            ({ bookings }) => bookings,
          ),
        detail: [number(sumOf(now, ({ noShows }) => noShows)), t('alarmAt', { n: share(NO_SHOW_ALARM) })].join(' · '),
        columns: [
          [t('noShows'), ({ noShows }) => number(noShows)],
          [t('ofBookings', { n: '%' }), week => or(share)(noShowShare(week))],
        ],
        list: shifts('no_show', 'counted'),
      },
      {
        title: t('people'),
        kind: 'line',
        ofWeek: [({ people }) => people],
        tick: number,
        text: number,
        total: average(({ people }) => people),
        detail: t('peopleText'),
        columns: [[t('people'), ({ people }) => number(people)]],
        list: { to: '/admin/reports', search: { view: 'reports', report: 'rockstars', ...search } },
      },
      {
        title: t('messages'),
        kind: 'bars',
        ofWeek: [({ messages }) => messages],
        tick: number,
        text: number,
        total: weeks => sumOf(weeks, ({ messages }) => messages),
        columns: [[t('messages'), ({ messages }) => number(messages)]],
        list: null,
      },
    ] satisfies readonly Figure[];
  }, [t, format, market, search]);
}
