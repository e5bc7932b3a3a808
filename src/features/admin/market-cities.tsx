import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { MarketCity } from '#domain/admin/market.ts';
import { fillRate, fillsLittle, lateShare, noShowShare } from '#domain/admin/market-rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './market.module.css';
import { type MarketSearch, shiftsOfMarket } from './market-search.ts';

interface MarketCitiesProps {
  readonly cities: readonly MarketCity[];
  readonly search: MarketSearch;
  readonly names: readonly { readonly slug: string; readonly name: string }[];
}

export function MarketCities({ cities, names, search }: MarketCitiesProps) {
  const t = useTranslations('admin.market');
  const format = useFormat();
  const share = (value: number | null) => (value === null ? t('none') : format.share(value));
  const list = (area: string, ...of: [places: string, status?: 'counted']) => ({
    to: '/admin/shifts' as const,
    search: shiftsOfMarket({ ...search, area }, ...of),
  });
  if (cities.length === 0) return null;
  return (
    <section aria-label={t('cities')}>
      <table className={classes.cities} aria-label={t('cities')}>
        <thead>
          <tr>
            <th scope="col">{t('area')}</th>
            <th scope="col">{t('shifts')}</th>
            <th scope="col">{t('fillRate')}</th>
            <th scope="col">{t('timeToFill')}</th>
            <th scope="col">{t('lateCancels')}</th>
            <th scope="col">{t('noShows')}</th>
          </tr>
        </thead>
        <tbody>
          {cities.map(city => (
            <tr key={city.area}>
              <th scope="row">{names.find(({ slug }) => slug === city.area)?.name ?? city.area}</th>
              <td data-label={t('shifts')}>
                <Link {...list(city.area, 'all')}>{format.number(city.shifts)}</Link>
              </td>
              <td data-label={t('fillRate')}>
                <FillRate city={city} low={fillsLittle(city, cities)}>
                  <Link {...list(city.area, 'gaps')}>{share(fillRate(city))}</Link>
                </FillRate>
              </td>
              <td data-label={t('timeToFill')}>
                {city.fillMin === null ? (
                  t('none')
                ) : (
                  <Link {...list(city.area, 'booked')}>{format.duration(city.fillMin)}</Link>
                )}
              </td>
              <td data-label={t('lateCancels')}>
                <Link {...list(city.area, 'cancelled', 'counted')}>{share(lateShare(city))}</Link>
              </td>
              <td data-label={t('noShows')}>
                <Link {...list(city.area, 'no_show', 'counted')}>{share(noShowShare(city))}</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface FillRateProps {
  readonly city: MarketCity;
  readonly low: boolean;
  readonly children: ReactNode;
}

/** As a bar too; what is out of line says so by shape, sign and word. */
function FillRate({ city, low, children }: FillRateProps) {
  const t = useTranslations('admin.market');
  return (
    <span className={classes.fill}>
      <meter className={classes.meter} value={fillRate(city) ?? 0} data-low={low || undefined} aria-hidden="true" />
      {low && (
        <span className={classes.low}>
          <IconAlertCircle size={16} stroke={2} aria-hidden="true" /> {t('low')}
        </span>
      )}
      {children}
    </span>
  );
}
