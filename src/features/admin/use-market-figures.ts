// What each chart of the market is made of: what is drawn of a week, what the weeks come to, and the list that it counts.
import type { LinkProps } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Market, MarketWeek } from '#domain/admin/market.ts';
import {
  cancelsOf,
  fillRate,
  halvesOf,
  lowestLine,
  NO_SHOW_ALARM,
  noShowShare,
  shareOf,
  sumOf,
} from '#domain/admin/market-rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { Drawing } from '#ui/chart-drawing.ts';
import { type MarketSearch, shiftsOfMarket } from './market-search.ts';

type Text = (value: number) => string;

export interface Figure {
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

/** What the figures are reckoned from, and the words they are said in. */
interface Source {
  readonly t: ReturnType<typeof useTranslations<'admin.market'>>;
  readonly number: Text;
  readonly share: Text;
  readonly market: Market;
  /** The weeks that are drawn, without those before them. */
  readonly now: readonly MarketWeek[];
  readonly search: MarketSearch;
}

export function useMarketFigures(market: Market, search: MarketSearch): readonly Figure[] {
  const t = useTranslations('admin.market');
  const { number, share } = useFormat();
  return useMemo(() => {
    const source: Source = { t, number, share, market, now: halvesOf(market).now, search };
    return [fillRateOf, cancelsIn, noShowsIn, peopleIn, messagesIn].map(figure => figure(source));
  }, [t, number, share, market, search]);
}

function fillRateOf({ t, number, share, market, search }: Source): Figure {
  return {
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
      [t('fillRate'), week => shareOrNone(fillRate(week), { t, share })],
      [t('filled'), ({ filled }) => number(filled)],
      [t('places'), ({ places }) => number(places)],
    ],
    list: { to: '/admin/shifts', search: shiftsOfMarket(search, 'gaps') },
  };
}

function cancelsIn({ t, number, share, now, search }: Source): Figure {
  return {
    title: t('cancels'),
    kind: 'bars',
    ofWeek: [({ lateCancels }) => lateCancels, ({ earlyCancels }) => earlyCancels, ({ venueCancels }) => venueCancels],
    tick: number,
    text: share,
    total: weeks => shareOf(weeks, cancelsOf, ({ bookings }) => bookings),
    detail: number(sumOf(now, cancelsOf)),
    legend: [t('late'), t('early'), t('byVenue')],
    columns: [
      [t('late'), ({ lateCancels }) => number(lateCancels)],
      [t('early'), ({ earlyCancels }) => number(earlyCancels)],
      [t('byVenue'), ({ venueCancels }) => number(venueCancels)],
      [t('bookings'), ({ bookings }) => number(bookings)],
    ],
    list: { to: '/admin/shifts', search: shiftsOfMarket(search, 'cancelled', 'counted') },
  };
}

function noShowsIn({ t, number, share, now, search }: Source): Figure {
  return {
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
      [t('ofBookings', { n: '%' }), week => shareOrNone(noShowShare(week), { t, share })],
    ],
    list: { to: '/admin/shifts', search: shiftsOfMarket(search, 'no_show', 'counted') },
  };
}

function peopleIn({ t, number, search }: Source): Figure {
  return {
    title: t('people'),
    kind: 'line',
    ofWeek: [({ people }) => people],
    tick: number,
    text: number,
    total: weeks => Math.round(sumOf(weeks, ({ people }) => people) / weeks.length),
    detail: t('peopleText'),
    columns: [[t('people'), ({ people }) => number(people)]],
    list: { to: '/admin/reports', search: { view: 'reports', report: 'rockstars', ...search } },
  };
}

function messagesIn({ t, number }: Source): Figure {
  return {
    title: t('messages'),
    kind: 'bars',
    ofWeek: [({ messages }) => messages],
    tick: number,
    text: number,
    total: weeks => sumOf(weeks, ({ messages }) => messages),
    columns: [[t('messages'), ({ messages }) => number(messages)]],
    list: null,
  };
}

function shareOrNone(value: number | null, { t, share }: Pick<Source, 't' | 'share'>): string {
  return value === null ? t('none') : share(value);
}
