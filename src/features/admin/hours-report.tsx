import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { type HoursLine, hoursReport } from '#domain/admin/reports.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { MarketChoicesProps } from './market-choices.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { useSumColumns } from './use-sum-columns.ts';

export function HoursReport(props: MarketChoicesProps) {
  const t = useTranslations('admin.reports');
  const market = useTranslations('admin.market');
  const { number } = useFormat();
  const cities = useQuery(allAreas, null);
  const sums = useSumColumns();
  const columns: readonly ReportColumn<HoursLine>[] = [
    {
      label: market('area'),
      text: ({ area, currency }) => `${areaOf(cities, area)?.name ?? area}, ${currency}`,
      inFile: ({ area }) => areaOf(cities, area)?.name ?? area,
    },
    { label: t('columns.agreed'), text: ({ agreed }) => number(agreed), inFile: ({ agreed }) => agreed },
    ...sums,
    { label: t('columns.waiting'), text: ({ waiting }) => number(waiting), inFile: ({ waiting }) => waiting },
    { label: t('columns.disputed'), text: ({ disputed }) => number(disputed), inFile: ({ disputed }) => disputed },
    { label: t('columns.owedFor'), text: ({ owed }) => number(owed), inFile: ({ owed }) => owed },
  ];
  return (
    <ReportTable
      {...props}
      title={t('kinds.hours')}
      question="hours_report"
      read={hoursReport}
      columns={columns}
      keyOf={({ area, currency }) => `${area}:${currency}`}
    />
  );
}
