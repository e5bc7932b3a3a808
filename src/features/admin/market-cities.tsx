import { useTranslations } from 'use-intl';
import type { MarketCity } from '#domain/admin/market.ts';
import { fillRate, lateShare, noShowShare } from '#domain/admin/market-rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './market.module.css';

interface MarketCitiesProps {
  readonly cities: readonly MarketCity[];
  readonly names: readonly { readonly slug: string; readonly name: string }[];
}

export function MarketCities({ cities, names }: MarketCitiesProps) {
  const t = useTranslations('admin.market');
  const format = useFormat();
  const share = (value: number | null) => (value === null ? t('none') : format.share(value));
  if (cities.length === 0) return null;
  return (
    <section aria-label={t('cities')}>
      <table className={classes.cities} aria-label={t('cities')}>
        <thead>
          <tr>
            <th scope="col">{t('area')}</th>
            <th scope="col">{t('shifts')}</th>
            <th scope="col">{t('fillRate')}</th>
            <th scope="col">{t('lateCancels')}</th>
            <th scope="col">{t('noShows')}</th>
          </tr>
        </thead>
        <tbody>
          {cities.map(city => (
            <tr key={city.area}>
              <th scope="row">{names.find(({ slug }) => slug === city.area)?.name ?? city.area}</th>
              <td data-label={t('shifts')}>{format.number(city.shifts)}</td>
              <td data-label={t('fillRate')}>{share(fillRate(city))}</td>
              <td data-label={t('lateCancels')}>{share(lateShare(city))}</td>
              <td data-label={t('noShows')}>{share(noShowShare(city))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
