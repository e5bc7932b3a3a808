// One job, as a rockstar reads it before asking.
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { jobById } from '#domain/jobs/queries.ts';
import { venueById } from '#domain/venues/queries.ts';
import { DetailFrame } from '#ui/detail-frame.tsx';
import { DetailTitle } from '#ui/detail-title.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { JobFacts } from './job-facts.tsx';
import classes from './jobs.module.css';

interface JobScreenProps {
  readonly jobId: string;
  /** How the person stands with it, and what they may do. */
  readonly acts: ReactNode;
}

export function JobScreen({ jobId, acts }: JobScreenProps) {
  const t = useTranslations('jobs');
  const job = useQuery(jobById, { id: jobId });
  const venue = useQuery(venueById, { id: job?.venueId ?? '' });
  if (job === undefined || venue === undefined) return null;
  const paused = venue?.status !== 'active';
  if (job === null) {
    return (
      <DetailFrame title={t('gone')} back="/rockstar/jobs">
        <EmptyState title={t('gone')}>{t('goneText')}</EmptyState>
      </DetailFrame>
    );
  }
  return (
    <DetailFrame title={job.title} back="/rockstar/jobs">
      <DetailTitle className={classes.top}>{job.title}</DetailTitle>
      <p className={classes.meta}>{[venue?.name, venue?.address].filter(Boolean).join(' · ')}</p>
      <JobFacts job={job} />
      {paused && <Notice tone="amber">{t('paused')}</Notice>}
      {acts}
    </DetailFrame>
  );
}
