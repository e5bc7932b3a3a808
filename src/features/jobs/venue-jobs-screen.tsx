// A venue's jobs: what is open, who waits for a word, and what has ended.
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { type VenueJob, venueJobs } from '#domain/jobs/queries.ts';
import { isRunning } from '#domain/jobs/rules.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { ownId, someOf, useOpenFirst } from '#ui/use-open-first.ts';
import { JobChip } from './job-chip.tsx';
import classes from './jobs.module.css';
import { useJobWords } from './use-job-words.ts';

interface VenueJobsScreenProps {
  readonly own: OwnVenue;
  readonly pane: ReactNode;
}

export function VenueJobsScreen({ own, pane }: VenueJobsScreenProps) {
  const t = useTranslations('jobs.venue');
  const jobs = useQuery(venueJobs, { venueId: own.venue.id });
  const { jobId } = useParams({ strict: false });
  const navigate = useNavigate();
  const opening = useOpenFirst({
    list: `jobs of ${own.venue.id}`,
    rows: someOf(jobs && [...running(jobs), ...ended(jobs)]),
    idOf: ownId,
    chosen: jobId,
    open: id => void navigate({ to: '/venue/jobs/$jobId', params: { jobId: id }, replace: true }),
  });
  if (jobs === undefined) return null;
  const post =
    own.membership.role === 'staff' ? undefined : (
      <LinkButton to="/venue/jobs/new" leftSection={<IconPlus size={18} stroke={2} />}>
        {t('post')}
      </LinkButton>
    );
  return (
    <Screen
      title={t('title', { n: running(jobs).length })}
      aside={post}
      pane={opening ? pane : (pane ?? undefined)}
      reading
    >
      {jobs.length === 0 && <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      <Jobs jobs={running(jobs)} />
      {ended(jobs).length > 0 && <h2>{t('ended')}</h2>}
      <Jobs jobs={ended(jobs)} />
    </Screen>
  );
}

function running(jobs: readonly VenueJob[]): readonly VenueJob[] {
  return jobs.filter(job => isRunning(job.status));
}

function ended(jobs: readonly VenueJob[]): readonly VenueJob[] {
  return jobs.filter(job => !isRunning(job.status));
}

function Jobs({ jobs }: { readonly jobs: readonly VenueJob[] }) {
  const t = useTranslations('jobs.venue');
  const { pay, terms } = useJobWords();
  if (jobs.length === 0) return null;
  return (
    <ul role="list" className={classes.list}>
      {jobs.map(job => (
        <li key={job.id} className={classes.row}>
          <Link
            to="/venue/jobs/$jobId"
            params={{ jobId: job.id }}
            className={classes.inside}
            activeProps={{ 'data-active': true }}
          >
            <span className={classes.head}>
              <span className={classes.title}>{job.title}</span>
              <JobChip job={job} />
            </span>
            <span className={classes.meta}>{`${pay(job)} · ${terms(job)}`}</span>
            {job.undecided > 0 && <span>{t('undecided', { n: job.undecided })}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
