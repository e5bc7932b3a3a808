// What the last eight weeks came to, by week and by role. All of it is on this device, so it opens without signal.
import { Button } from '@mantine/core';
import { IconTableDown } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { csvText } from '#domain/csv.ts';
import { reportedSpan, workedBetween } from '#domain/reports/queries.ts';
import { currenciesOf, reportCsv, reportOf, rolesOf, weeksOf } from '#domain/reports/rules.ts';
import { dayOf, wallAt } from '#domain/time.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { deviceTag } from '#i18n/device-tag.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { download } from '#ui/download.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { ReportCharts } from './report-charts.tsx';
import { ReportRoles } from './report-roles.tsx';
import { ReportVenues } from './report-venues.tsx';
import classes from './reports.module.css';

const BACK = '/venue/shifts/hours';

export function ReportsScreen({ own: { venue } }: { readonly own: OwnVenue }) {
  const t = useTranslations('reports');
  const now = useEncoreNow();
  const today = dayOf(wallAt(now, venue.tz));
  const worked = useQuery(workedBetween, { venueId: venue.id, ...reportedSpan(venue, now) });
  // What begins within the hour can wait for the next.
  const hour = now - (now % 3_600_000);
  const rows = useMemo(() => (worked === undefined ? undefined : reportOf(worked, hour)), [worked, hour]);
  const saveCsv = useReportCsv();
  if (rows === undefined) return null;
  if (rows.length === 0) {
    return (
      <Screen title={t('none')} titleHidden back={BACK}>
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      </Screen>
    );
  }
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      back={BACK}
      aside={
        <Button
          variant="outline"
          leftSection={<IconTableDown size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => saveCsv(rows)}
        >
          {t('csv')}
        </Button>
      }
    >
      <div className={classes.page}>
        {currenciesOf(rows).map((currency, _, { length }) => {
          const of = rows.filter(row => row.currency === currency);
          return (
            <section key={currency}>
              {length > 1 && <h2 className={classes.heading}>{t('inCurrency', { currency })}</h2>}
              <ReportCharts weeks={weeksOf(of, today)} currency={currency} />
              <ReportRoles roles={rolesOf(of)} currency={currency} />
            </section>
          );
        })}
        <ReportVenues hour={hour} />
      </div>
    </Screen>
  );
}

function useReportCsv(): (rows: Parameters<typeof reportCsv>[0]) => void {
  const t = useTranslations('reports');
  const roleName = useRoleName();
  return rows => {
    const cells = reportCsv(rows, { column: name => t(`columns.${name}`), role: roleName });
    download(`${t('csvName')}.csv`, 'text/csv;charset=utf-8', csvText(cells, deviceTag()));
  };
}
