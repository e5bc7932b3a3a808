// How the marketplace does over some weeks, in one city or in all: a chart for each figure with its table, the cities, and a file.
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { useQuery } from '#bridge/use-query.ts';
import { adminMarket, type MarketWeek } from '#domain/admin/market.ts';
import { halvesOf } from '#domain/admin/market-rules.ts';
import { csvText } from '#domain/csv.ts';
import { allAreas } from '#domain/venues/areas.ts';
import { deviceTag } from '#i18n/device-tag.ts';
import { download } from '#ui/download.ts';
import classes from './market.module.css';
import { MarketCharts } from './market-charts.tsx';
import { MarketChoices, type MarketChoicesProps } from './market-choices.tsx';
import { MarketCities } from './market-cities.tsx';
import { MarketNotes } from './market-notes.tsx';
import { inCities, marketAsked } from './market-search.ts';
import { Reading } from './reading.tsx';

export function MarketPart({ search: asSaid, onSearch, children }: MarketChoicesProps) {
  const t = useTranslations('admin.market');
  const cities = useQuery(allAreas, null);
  const search = inCities(asSaid, cities);
  const asked = marketAsked(search);
  const market = useOnlineQuery({ followed: 'admin_market' }, adminMarket, asked);
  const save = useMarketFile();
  const shown = market.value;
  return (
    <section aria-labelledby="market">
      <div className={classes.head}>
        <h2 id="market" className={classes.heading}>
          {t('title')}
        </h2>
        <MarketChoices search={search} onSearch={onSearch}>
          <Button
            variant="outline"
            leftSection={<IconDownload size={20} stroke={1.75} />}
            disabled={shown === undefined}
            onClick={() => shown !== undefined && save(halvesOf(shown).now)}
          >
            {t('csv')}
          </Button>
          {children}
        </MarketChoices>
      </div>
      <Reading query={market} loading={t('loading')} failed={t('failed')}>
        {read => (
          <>
            <MarketCharts market={read} search={search} />
            <p className={classes.dim}>{t('partWeek')}</p>
            <MarketNotes
              notes={read.notes}
              cities={cities ?? []}
              area={asked.area}
              onChanged={() => void market.renew()}
            />
            <MarketCities cities={read.cities} names={cities ?? []} search={search} />
          </>
        )}
      </Reading>
    </section>
  );
}

const FIGURES = [
  'week',
  'shifts',
  'places',
  'filled',
  'fillMin',
  'bookings',
  'lateCancels',
  'earlyCancels',
  'venueCancels',
  'noShows',
  'people',
  'messages',
] as const satisfies readonly (keyof MarketWeek)[];

/** The weeks as a file for a spreadsheet; its columns are named as the server names them, whatever the language. */
function useMarketFile(): (weeks: readonly MarketWeek[]) => void {
  const t = useTranslations('admin.market');
  return weeks =>
    download(
      `${t('file')}.csv`,
      'text/csv;charset=utf-8',
      csvText([FIGURES, ...weeks.map(week => FIGURES.map(figure => week[figure]))], deviceTag()),
    );
}
