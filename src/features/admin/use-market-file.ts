import { useTranslations } from 'use-intl';
import type { MarketWeek } from '#domain/admin/market.ts';
import { csvText } from '#domain/csv.ts';
import { download } from '#ui/download.ts';

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
export function useMarketFile(): (weeks: readonly MarketWeek[]) => void {
  const t = useTranslations('admin.market');
  return weeks =>
    download(
      `${t('file')}.csv`,
      'text/csv;charset=utf-8',
      csvText([FIGURES, ...weeks.map(week => FIGURES.map(figure => week[figure]))]),
    );
}
