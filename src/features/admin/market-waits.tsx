// How long the places that were taken had waited for somebody: how many of them so long, with the middle one.
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { type Market, WAITS } from '#domain/admin/market.ts';
import { share } from '#domain/admin/market-rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Chart } from '#ui/chart.tsx';
import type { Drawing } from '#ui/chart-drawing.ts';
import { type MarketSearch, marketAsked, shiftsOfMarket } from './market-search.ts';

interface MarketWaitsProps {
  readonly market: Pick<Market, 'waits' | 'fillMin' | 'fillMinBefore'>;
  readonly search: MarketSearch;
}

export function MarketWaits({ market: { waits, fillMin, fillMinBefore }, search }: MarketWaitsProps) {
  const t = useTranslations('admin.market');
  const format = useFormat();
  const taken = waits.reduce((sum, n) => sum + n, 0);
  const weeks = String(marketAsked(search).weeks);
  const drawing = useMemo<Drawing>(
    () => ({
      kind: 'bars',
      labels: WAITS.map(wait => t(`waits.${wait}`)),
      series: [waits.map(n => share(n, taken))],
      tick: format.share,
      said: waits.map(n => (n === 0 ? null : format.share(n / taken))),
    }),
    [waits, taken, t, format],
  );
  const past =
    fillMinBefore === null ? t('nothingBefore', { weeks }) : t('before', { n: format.duration(fillMinBefore), weeks });
  return (
    <Chart
      title={t('timeToFill')}
      figure={
        fillMin === null ? (
          t('none')
        ) : (
          <Link to="/admin/shifts" search={shiftsOfMarket(search, 'booked')}>
            {format.duration(fillMin)}
          </Link>
        )
      }
      detail={[t('middle'), past].join(' · ')}
      drawing={drawing}
      table={{
        open: t('table'),
        heading: t('wait'),
        columns: [
          { label: t('filled'), texts: waits.map(n => format.number(n)) },
          { label: t('ofFilled'), texts: waits.map(n => (taken === 0 ? t('none') : format.share(n / taken))) },
        ],
      }}
    />
  );
}
