import { useTranslations } from 'use-intl';
import { major } from '#domain/csv.ts';
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
  const sheet = useTranslations('admin.platform.sheet');
  const format = useFormat();
  return [
    {
      label: t('hours'),
      text: ({ minutes }) => format.hours(minutes),
      inFile: ({ minutes }) => ({ value: minutes / 60, digits: 2 }),
    },
    {
      label: t('pay'),
      text: ({ payMinor, currency }) => format.money(payMinor, currency),
      inFile: ({ payMinor, currency }) => major(payMinor, currency),
    },
    {
      label: t('owed'),
      text: ({ owedMinor, currency }) => format.money(owedMinor, currency),
      inFile: ({ owedMinor, currency }) => major(owedMinor, currency),
    },
    { label: sheet('currency'), text: ({ currency }) => currency, fileOnly: true },
  ];
}
