import { useTranslations } from 'use-intl';
import type { Currency } from '#domain/money.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ReportColumn } from './report-table.tsx';

interface Sums {
  readonly currency: Currency;
  readonly minutes: number;
  readonly payMinor: number;
  readonly owedMinor: number;
}

/** What every report has: agreed hours, their pay, and what is owed beside it. */
export function useSumColumns(): readonly ReportColumn<Sums>[] {
  const t = useTranslations('admin.reports.columns');
  const format = useFormat();
  return [
    { label: t('hours'), text: ({ minutes }) => format.duration(minutes) },
    { label: t('pay'), text: ({ payMinor, currency }) => format.money(payMinor, currency) },
    { label: t('owed'), text: ({ owedMinor, currency }) => format.money(owedMinor, currency) },
  ];
}
