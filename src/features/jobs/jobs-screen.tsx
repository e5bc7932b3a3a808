// Jobs that a rockstar can apply for, from this device: narrowed by role, kind of work and words.
import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { folded } from '#domain/conversations/rules.ts';
import { openJobs } from '#domain/jobs/queries.ts';
import { EMPLOYMENT_TYPES, type Job } from '#domain/jobs/schema.ts';
import { ROLES } from '#domain/shifts/roles.ts';
import { venuesById } from '#domain/venues/queries.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { Screen } from '#ui/screen.tsx';
import { ownId, someOf, useOpenFirst } from '#ui/use-open-first.ts';
import classes from './jobs.module.css';
import { useJobWords } from './use-job-words.ts';

const NO_FILTER = { role: '', type: '', words: '' };
type Filter = typeof NO_FILTER;

interface JobsScreenProps {
  readonly pane: ReactNode;
  /** A city was chosen; until then there is nothing to count or to narrow. */
  readonly placed: boolean;
  /** Stands where no job does. */
  readonly nothing: ReactNode;
}

export function JobsScreen({ pane, placed, nothing }: JobsScreenProps) {
  const t = useTranslations('jobs');
  const now = useEncoreNow();
  const [filter, setFilter] = useState(NO_FILTER);
  const jobs = useQuery(openJobs, { now });
  const venues = useQuery(venuesById, null);
  // A venue that is paused takes nobody on; who never worked there does not even know it.
  const offered = jobs?.filter(job => venues?.get(job.venueId)?.status === 'active');
  const shown = offered?.filter(job => matches(job, filter)) ?? [];
  const { jobId } = useParams({ strict: false });
  const navigate = useNavigate();
  const opening = useOpenFirst({
    list: 'jobs',
    rows: venues === undefined ? undefined : someOf(shown),
    idOf: ownId,
    chosen: jobId,
    open: id => void navigate({ to: '/rockstar/jobs/$jobId', params: { jobId: id }, replace: true }),
  });
  const { pay, terms } = useJobWords();
  if (jobs === undefined || venues === undefined) return null;
  const counts = placed || (offered?.length ?? 0) > 0;
  return (
    <Screen
      title={counts ? t('title', { n: shown.length }) : t('opportunities')}
      lead={counts ? t('opportunities') : undefined}
      pane={opening ? pane : (pane ?? undefined)}
      reading
    >
      {counts && <Filters filter={filter} onFilter={setFilter} />}
      {shown.length === 0 && nothing}
      <ul role="list" className={classes.list}>
        {shown.map(job => (
          <li key={job.id} className={classes.row}>
            <Link
              to="/rockstar/jobs/$jobId"
              params={{ jobId: job.id }}
              className={classes.inside}
              activeProps={{ 'data-active': true }}
            >
              <span className={classes.title}>{job.title}</span>
              <span className={classes.meta}>{venues.get(job.venueId)?.name}</span>
              <span>{pay(job)}</span>
              <span className={classes.meta}>{terms(job)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

function matches(job: Job, filter: Filter): boolean {
  const words = folded(filter.words.trim());
  return (
    (filter.role === '' || job.role === filter.role) &&
    (filter.type === '' || job.employmentType === filter.type) &&
    (words === '' || folded(`${job.title} ${job.description ?? ''}`).includes(words))
  );
}

interface FiltersProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function Filters({ filter, onFilter }: FiltersProps) {
  const t = useTranslations('jobs');
  const roleName = useRoleName();
  return (
    <search className={classes.filters}>
      <TextInput
        label={t('filter.words')}
        type="search"
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        value={filter.words}
        onChange={event => onFilter({ ...filter, words: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('filter.role')}
        value={filter.role}
        onChange={event => onFilter({ ...filter, role: event.currentTarget.value })}
        data={[{ value: '', label: t('filter.any') }, ...ROLES.map(role => ({ value: role, label: roleName(role) }))]}
      />
      <NativeSelect
        label={t('filter.type')}
        value={filter.type}
        onChange={event => onFilter({ ...filter, type: event.currentTarget.value })}
        data={[
          { value: '', label: t('filter.any') },
          ...EMPLOYMENT_TYPES.map(type => ({ value: type, label: t(`types.${type}`) })),
        ]}
      />
    </search>
  );
}
