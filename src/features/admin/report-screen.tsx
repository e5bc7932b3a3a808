// Reports: what the marketplace, venues, Rockstars and hours came to, over some weeks and in one city or in all. They print as they
// stand and leave as a file; the week comes by mail to whoever asks for it.
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';
import { Screen } from '#ui/screen.tsx';
import { Segments } from '#ui/segments.tsx';
import { HoursReport } from './hours-report.tsx';
import { MarketPart } from './market-part.tsx';
import { marketAsked } from './market-search.ts';
import { ReportMail } from './report-mail.tsx';
import classes from './reports.module.css';
import { REPORTS, type ReportsSearch } from './reports-search.ts';
import { ReportsTabs } from './reports-tabs.tsx';
import { RockstarsReport } from './rockstars-report.tsx';
import { VenuesReport } from './venues-report.tsx';

interface ReportScreenProps {
  readonly search: ReportsSearch;
  readonly onSearch: (search: ReportsSearch) => void;
}

const KINDS = { market: MarketPart, venues: VenuesReport, rockstars: RockstarsReport, hours: HoursReport } as const;

export function ReportScreen({ search, onSearch }: ReportScreenProps) {
  const t = useTranslations('admin.reports');
  const market = useTranslations('admin.market');
  const cities = useQuery(allAreas, null);
  const { view, report, shown: _, ...chosen } = search;
  const of = report ?? 'market';
  const Part = KINDS[of];
  const { area, weeks } = marketAsked(chosen);
  const city = area === 'all' ? market('anyArea') : (areaOf(cities, area)?.name ?? area);
  const kept = { view: 'reports', ...(report !== undefined && { report }) } as const;
  return (
    <Screen title={t(`kinds.${of}`)} lead={t('lead', { city, weeks: String(weeks) })}>
      <ReportsTabs search={search} onSearch={onSearch} />
      <div className={classes.kinds}>
        <Segments
          label={t('of')}
          value={of}
          onChange={value => {
            const next = REPORTS.find(kind => kind === value);
            onSearch({ view: 'reports', ...chosen, ...(next !== undefined && next !== 'market' && { report: next }) });
          }}
          data={REPORTS.map(value => ({ value, label: t(`kinds.${value}`) }))}
        />
      </div>
      <Part search={chosen} onSearch={next => onSearch({ ...kept, ...next })}>
        <Button
          variant="outline"
          leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </Part>
      <ReportMail area={area} city={city} />
    </Screen>
  );
}
