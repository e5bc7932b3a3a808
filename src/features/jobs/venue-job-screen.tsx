// One job, as its venue looks after it: how it stands, who applied, and what can be done with it.
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { jobById, type TrackedJob } from '#domain/jobs/queries.ts';
import { isRunning } from '#domain/jobs/rules.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { useWhen } from '#i18n/use-when.ts';
import { DetailFrame } from '#ui/detail-frame.tsx';
import { DetailTitle } from '#ui/detail-title.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { JobChip } from './job-chip.tsx';
import { JobFacts } from './job-facts.tsx';
import classes from './jobs.module.css';
import { ManageJobBar } from './manage-job-bar.tsx';

interface VenueJobScreenProps {
  readonly own: OwnVenue;
  readonly jobId: string;
  /** Who applied, by where they stand. */
  readonly applicants: (job: TrackedJob) => ReactNode;
}

export function VenueJobScreen({ own, jobId, applicants }: VenueJobScreenProps) {
  const t = useTranslations('jobs');
  const when = useWhen();
  const job = useQuery(jobById, { id: jobId });
  if (job === undefined) return null;
  if (job === null) {
    return (
      <DetailFrame title={t('gone')} back="/venue/jobs">
        <EmptyState title={t('gone')}>{t('goneText')}</EmptyState>
      </DetailFrame>
    );
  }
  const until =
    job.status === 'published' && job.closesAt !== null ? t('until', { until: when.until(job.closesAt) }) : null;
  return (
    <DetailFrame title={job.title} back="/venue/jobs">
      <div>
        <JobChip job={job} />
      </div>
      <DetailTitle className={classes.top}>{job.title}</DetailTitle>
      {until !== null && <p className={classes.meta}>{until}</p>}
      <JobFacts job={job} />
      {job.status !== 'draft' && applicants(job)}
      {own.membership.role !== 'staff' && isRunning(job.status) && <ManageJobBar job={job} />}
    </DetailFrame>
  );
}
