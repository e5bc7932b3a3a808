// On a venue's first screen: the jobs for which somebody waits for a word, who waits longest first.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { undecidedApplications } from '#domain/applications/queries.ts';
import type { Application } from '#domain/applications/schema.ts';
import { jobsByIds } from '#domain/jobs/queries.ts';
import { isRunning } from '#domain/jobs/rules.ts';
import type { Job } from '#domain/jobs/schema.ts';
import { DayList, DayRow } from '#ui/day-row.tsx';
import { useApplicantNames } from './use-applicant-names.ts';

interface JobToDecide {
  readonly job: Job;
  /** First come, first named. */
  readonly waiting: readonly Application[];
}

export function JobDecisionsPanel({ venueId }: { readonly venueId: string }) {
  const t = useTranslations('applications.applicants');
  const undecided = useJobsToDecide(venueId);
  if (undecided.length === 0) return null;
  return (
    <DayList title={t('jobsToDecide')} count={undecided.reduce((sum, { waiting }) => sum + waiting.length, 0)}>
      {undecided.map(one => (
        <JobRow key={one.job.id} {...one} />
      ))}
    </DayList>
  );
}

function useJobsToDecide(venueId: string): readonly JobToDecide[] {
  const undecided = useQuery(undecidedApplications, { venueId });
  const ids = useMemo(() => [...new Set(undecided?.flatMap(one => one.jobId ?? []))], [undecided]);
  const jobs = useQuery(jobsByIds, { ids });
  return useMemo(() => {
    const waitingFor = (job: Job) =>
      (undecided ?? []).filter(one => one.jobId === job.id).toSorted((one, other) => one.recordedAt - other.recordedAt);
    return [...(jobs?.values() ?? [])]
      .filter(job => isRunning(job.status))
      .map(job => ({ job, waiting: waitingFor(job) }))
      .filter(({ waiting }) => waiting.length > 0)
      .toSorted((one, other) => askedAt(one) - askedAt(other));
  }, [undecided, jobs]);
}

/** Since when the first of them waits. */
function askedAt({ waiting }: JobToDecide): number {
  return waiting[0]?.recordedAt ?? 0;
}

function JobRow({ job, waiting }: JobToDecide) {
  const t = useTranslations('shifts.tonight');
  const applicants = useMemo(() => waiting.map(({ workerId }) => workerId), [waiting]);
  return (
    <DayRow
      at={askedAt({ job, waiting })}
      lead={job.title}
      second={useApplicantNames(applicants)}
      note={t('applied', { n: waiting.length })}
      link={{ to: '/venue/jobs/$jobId', params: { jobId: job.id } }}
    />
  );
}
