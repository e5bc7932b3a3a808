// The jobs of every venue, by title or venue and by where they stand.
import { useTranslations } from 'use-intl';
import { adminJobs, JOB_SORTS, type JobListFilter, LISTED_JOB_STATUSES, type ListedJob } from '#domain/admin/posts.ts';
import type { Choice } from './list-filters.tsx';
import { type ListPlace, ListScreen } from './list-screen.tsx';
import type { jobsSearch } from './list-search.ts';
import type { Column } from './list-table.tsx';
import { useCities } from './use-cities.ts';
import { useJobPay } from './use-job-pay.ts';
import { useSeen } from './use-seen.ts';

export function AdminJobsScreen(place: ListPlace<ReturnType<typeof jobsSearch>>) {
  const t = useTranslations('admin.jobs');
  const common = useTranslations('admin.posts');
  const pay = useJobPay();
  const seen = useSeen();
  const cities = useCities();
  const columns: readonly Column<ListedJob>[] = [
    { id: 'title', label: t('job'), text: ({ title }) => title, said: ({ title, venue }) => `${title}, ${venue}` },
    { id: 'venue', label: common('venue'), text: ({ venue }) => venue },
    { id: 'area', label: common('area'), text: ({ area }) => cities.nameOf(area), wideOnly: true },
    { id: 'status', label: common('status'), text: ({ status }) => common(`statuses.${listed(status)}`) },
    { id: 'pay', label: common('pay'), text: pay, wideOnly: true },
    { id: 'applied', label: t('applied'), text: ({ applied }) => applied, atEnd: true },
    {
      id: 'posted',
      label: t('posted'),
      text: ({ postedAt }) => postedAt.slice(0, 10),
      cell: ({ postedAt }) => seen(postedAt),
      atEnd: true,
      wideOnly: true,
    },
  ];
  const choices: readonly Choice<JobListFilter>[] = [
    {
      field: 'status',
      label: common('status'),
      options: LISTED_JOB_STATUSES.map(value => ({ value, label: common(`statuses.${value}`) })),
    },
    { field: 'sort', label: t('sort'), options: JOB_SORTS.map(value => ({ value, label: t(`sorts.${value}`) })) },
  ];
  return (
    <ListScreen
      list={adminJobs}
      place={place}
      name={t('title')}
      title={counts => ({ all: t('titleAll', counts), some: t('titleSome', counts) })}
      label={t('search')}
      choices={choices}
      columns={columns}
      to={({ id }) => ({ to: '/admin/jobs/$jobId', params: { jobId: id } })}
      none={t('none')}
      fileName={t('file')}
    />
  );
}

/** A draft is never listed. */
function listed(status: ListedJob['status']) {
  return status === 'draft' ? 'published' : status;
}
