// Rockstars by what speaks for them: reliability, rating, what they worked.
import { useTranslations } from 'use-intl';
import {
  adminWorkers,
  type ListedWorker,
  USER_STATUSES,
  WORKER_RELIABILITIES,
  WORKER_SKILLS,
  WORKER_SORTS,
  type WorkerFilter,
} from '#domain/admin/users.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import type { Choice } from './list-filters.tsx';
import { type ListPlace, ListScreen } from './list-screen.tsx';
import type { workersSearch } from './list-search.ts';
import type { Column } from './list-table.tsx';
import { UserStatus } from './user-status.tsx';

export function WorkersScreen(place: ListPlace<ReturnType<typeof workersSearch>>) {
  const t = useTranslations('admin.workers');
  const users = useTranslations('admin.users');
  return (
    <ListScreen
      list={adminWorkers}
      place={place}
      name={t('title')}
      title={counts => ({ all: t('titleAll', counts), some: t('titleSome', counts) })}
      label={users('search')}
      choices={useChoices()}
      tabs={[
        { label: t('reliabilities.under_80'), filter: { reliability: 'under_80' } },
        { label: t('reliabilities.new'), filter: { reliability: 'new' } },
        { label: users('statuses.suspended'), filter: { status: 'suspended' } },
      ]}
      columns={useColumns()}
      to={({ id }) => ({ to: '/admin/workers/$workerId', params: { workerId: id } })}
      none={t('none')}
      fileName={t('file')}
    />
  );
}

function useColumns(): readonly Column<ListedWorker>[] {
  const t = useTranslations('admin.workers');
  const users = useTranslations('admin.users');
  const format = useFormat();
  const roleName = useRoleName();
  return [
    { id: 'name', label: users('columns.name'), text: ({ name }) => name },
    { id: 'skills', label: t('skills'), text: ({ skills }) => skills.map(roleName).join(', '), wideOnly: true },
    {
      id: 'status',
      label: users('columns.status'),
      text: ({ status }) => users(`statuses.${status}`),
      cell: ({ status }) => <UserStatus status={status} />,
    },
    { id: 'town', label: users('columns.town'), text: ({ town }) => town, wideOnly: true },
    { id: 'worked', label: t('worked'), text: ({ worked }) => worked, atEnd: true },
    { id: 'reliability', label: t('reliability'), text: ({ reliability }) => reliability ?? t('new'), atEnd: true },
    {
      id: 'rating',
      label: t('rating'),
      text: ({ rating }) => (rating === null ? t('new') : format.rating(rating)),
      cell: ({ rating, ratingCount }) =>
        rating === null ? t('new') : t('stars', { stars: format.rating(rating), n: format.number(ratingCount ?? 0) }),
      atEnd: true,
    },
    { id: 'since', label: users('since'), text: ({ createdAt }) => createdAt.slice(0, 10), fileOnly: true },
  ];
}

function useChoices(): readonly Choice<WorkerFilter>[] {
  const t = useTranslations('admin.workers');
  const users = useTranslations('admin.users');
  const roleName = useRoleName();
  return [
    {
      field: 'skill',
      label: t('skill'),
      options: WORKER_SKILLS.map(value => ({ value, label: value === 'all' ? t('anySkill') : roleName(value) })),
    },
    {
      field: 'reliability',
      label: t('reliability'),
      options: WORKER_RELIABILITIES.map(value => ({ value, label: t(`reliabilities.${value}`) })),
    },
    {
      field: 'status',
      label: users('status'),
      options: USER_STATUSES.map(value => ({ value, label: users(`statuses.${value}`) })),
    },
    {
      field: 'sort',
      label: users('sort'),
      options: WORKER_SORTS.map(value => ({ value, label: t(`sorts.${value}`) })),
    },
  ];
}
