// For whoever runs several venues: the same weeks of each, by the clock there. What is paid in two currencies is never added.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownReports } from '#domain/reports/queries.ts';
import { currenciesOf, venuesOf } from '#domain/reports/rules.ts';
import { ReportTable } from './report-table.tsx';

/** `hour`: what begins within it can wait for the next. */
export function ReportVenues({ hour }: { readonly hour: number }) {
  const t = useTranslations('reports');
  const reports = useQuery(ownReports, { now: hour });
  const tables = useMemo(() => {
    const currencies = currenciesOf(reports?.flatMap(({ rows }) => rows) ?? []);
    return currencies.map(currency => ({ currency, ...venuesOf(reports ?? [], currency) }));
  }, [reports]);
  if (reports === undefined || reports.length < 2) return null;
  return tables.map(({ currency, venues, total }) => (
    <ReportTable
      key={currency}
      title={tables.length === 1 ? t('byVenue') : t('byVenueIn', { currency })}
      by={t('columns.venue')}
      lines={venues.map(figures => ({ key: figures.id, name: figures.name, figures }))}
      total={venues.length > 1 ? total : undefined}
      currency={currency}
    />
  ));
}
