import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { fillRate } from '#domain/admin/market-rules.ts';
import { type VenueLine, venuesReport } from '#domain/admin/reports.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { MarketChoicesProps } from './market-choices.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { useSumColumns } from './use-sum-columns.ts';

export function VenuesReport(props: MarketChoicesProps) {
  const t = useTranslations('admin.reports');
  const market = useTranslations('admin.market');
  const { number, share } = useFormat();
  const cities = useQuery(allAreas, null);
  const sums = useSumColumns();
  const columns: readonly ReportColumn<VenueLine>[] = [
    {
      label: t('columns.venue'),
      text: ({ name }) => name,
      shown: ({ id, name }) => (
        <Link to="/admin/venues/$venueId" params={{ venueId: id }}>
          {name}
        </Link>
      ),
    },
    { label: market('area'), text: ({ area }) => areaOf(cities, area)?.name ?? area ?? '' },
    { label: market('shifts'), text: ({ shifts }) => number(shifts), inFile: ({ shifts }) => shifts },
    {
      label: market('fillRate'),
      text: line => {
        const filled = fillRate(line);
        return filled === null ? market('none') : share(filled);
      },
    },
    ...sums,
    {
      label: t('columns.venueCancels'),
      text: ({ venueCancels }) => number(venueCancels),
      inFile: ({ venueCancels }) => venueCancels,
    },
    { label: market('noShows'), text: ({ noShows }) => number(noShows), inFile: ({ noShows }) => noShows },
  ];
  return (
    <ReportTable
      {...props}
      title={t('kinds.venues')}
      question="venues_report"
      read={venuesReport}
      columns={columns}
      keyOf={({ id, currency }) => `${id}:${currency}`}
    />
  );
}
