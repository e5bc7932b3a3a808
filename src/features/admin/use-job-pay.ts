import { useTranslations } from 'use-intl';
import type { ListedJob } from '#domain/admin/posts.ts';
import { useFormat } from '#i18n/use-format.ts';

type Pay = Pick<ListedJob, 'payMinMinor' | 'payMaxMinor' | 'payPeriod'> & { readonly currency: string };

/** '£15.00–£17.00 per hour'. */
export function useJobPay(): (job: Pay) => string {
  const t = useTranslations('admin.dashboard');
  const format = useFormat();
  return ({ payMinMinor, payMaxMinor, payPeriod, currency }) => {
    const sums = payMaxMinor === null ? [payMinMinor] : [payMinMinor, payMaxMinor];
    const sum = sums.map(minor => format.money(minor, currency)).join('–');
    return t(`per.${payPeriod}`, { sum });
  };
}
