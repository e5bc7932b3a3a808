import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type RockstarLine, rockstarsReport } from '#domain/admin/reports.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { MarketChoicesProps } from './market-choices.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { useSumColumns } from './use-sum-columns.ts';

export function RockstarsReport(props: MarketChoicesProps) {
  const t = useTranslations('admin.reports');
  const market = useTranslations('admin.market');
  const { number } = useFormat();
  const sums = useSumColumns();
  const columns: readonly ReportColumn<RockstarLine>[] = [
    {
      label: t('columns.rockstar'),
      text: ({ name }) => name,
      shown: ({ id, name }) => (
        <Link to="/admin/workers/$workerId" params={{ workerId: id }}>
          {name}
        </Link>
      ),
    },
    { label: t('columns.worked'), text: ({ shifts }) => number(shifts), inFile: ({ shifts }) => shifts },
    ...sums,
    {
      label: market('lateCancels'),
      text: ({ lateCancels }) => number(lateCancels),
      inFile: ({ lateCancels }) => lateCancels,
    },
    { label: market('noShows'), text: ({ noShows }) => number(noShows), inFile: ({ noShows }) => noShows },
    {
      label: t('columns.reliability'),
      text: ({ reliability }) => (reliability === null ? t('new') : number(reliability)),
      inFile: ({ reliability }) => reliability ?? t('new'),
    },
  ];
  return (
    <ReportTable
      {...props}
      title={t('kinds.rockstars')}
      question="rockstars_report"
      read={rockstarsReport}
      columns={columns}
      keyOf={({ id, currency }) => `${id}:${currency}`}
    />
  );
}
