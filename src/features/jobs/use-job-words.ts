import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Job } from '#domain/jobs/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';

/** '£15.00–£17.00 per hour', and 'Full time · 38 h a week'. */
export function useJobWords() {
  const t = useTranslations('jobs');
  const format = useFormat();
  const when = useWhen();
  const pay = useCallback(
    (job: Job) => {
      const least = format.money(job.payMinMinor, job.currency);
      const sum = job.payMaxMinor === null ? least : `${least}–${format.money(job.payMaxMinor, job.currency)}`;
      return t(`per.${job.payPeriod}`, { sum });
    },
    [t, format],
  );
  const terms = useCallback(
    (job: Job) =>
      [
        t(`types.${job.employmentType}`),
        ...(job.hoursPerWeek === null ? [] : [t('hoursAWeek', { n: String(job.hoursPerWeek) })]),
      ].join(' · '),
    [t],
  );
  const start = useCallback(
    (job: Job) => (job.startDate === null ? t('startSoon') : when.longDay(`${job.startDate}T12:00Z`, 'UTC')),
    [t, when],
  );
  return { pay, terms, start };
}
