// Jobs among a rockstar's applications, each with its outcome.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownApplications, type TrackedApplication } from '#domain/applications/queries.ts';
import { applicantChip, standingChip, standingOf } from '#domain/applications/standing.ts';
import { jobsByIds } from '#domain/jobs/queries.ts';
import type { Job } from '#domain/jobs/schema.ts';
import { venuesById } from '#domain/venues/queries.ts';
import { DayList, DayRow } from '#ui/day-row.tsx';
import { type ChipState, StateChip } from '#ui/state-chip.tsx';

export function JobApplicationsList() {
  const t = useTranslations('jobs');
  const applied = useQuery(ownApplications, null);
  const forJobs = useMemo(() => applied?.filter(one => one.jobId !== null) ?? [], [applied]);
  const ids = useMemo(() => forJobs.flatMap(one => one.jobId ?? []), [forJobs]);
  const jobs = useQuery(jobsByIds, { ids });
  if (jobs === undefined || forJobs.length === 0) return null;
  return (
    <DayList title={t('applications')} count={forJobs.length}>
      {forJobs.map(one => (
        <JobApplicationRow key={one.id} application={one} job={one.jobId === null ? undefined : jobs.get(one.jobId)} />
      ))}
    </DayList>
  );
}

function JobApplicationRow({
  application,
  job,
}: {
  readonly application: TrackedApplication;
  readonly job: Job | undefined;
}) {
  const t = useTranslations('jobs');
  const venues = useQuery(venuesById, null);
  return (
    <DayRow
      at={application.recordedAt}
      lead={job?.title ?? t('gone')}
      second={venues?.get(application.venueId)?.name}
      state={<StateChip state={chipOf(application)} />}
      {...(job === undefined ? {} : { link: { to: '/rockstar/jobs/$jobId', params: { jobId: job.id } } })}
    />
  );
}

/** A yes to a job is the agreement itself: there is no booking to wait for. */
function chipOf(application: TrackedApplication): ChipState {
  if (application.pending === null && application.status === 'accepted') return 'confirmed';
  if (application.pending === null && application.status === 'offered') return 'changed';
  return applicantChip(application, application.pending) ?? standingChip(standingOf(application, null));
}
