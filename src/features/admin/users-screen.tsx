// Everybody who has an account: found by name or address, by role and status.
import { useTranslations } from 'use-intl';
import {
  adminUsers,
  type ListedUser,
  USER_ROLES,
  USER_SORTS,
  USER_STATUSES,
  type UserFilter,
} from '#domain/admin/users.ts';
import type { Choice } from './list-filters.tsx';
import { type ListPlace, ListScreen } from './list-screen.tsx';
import type { usersSearch } from './list-search.ts';
import type { Column } from './list-table.tsx';
import { useSeen } from './use-seen.ts';
import { useUserRole } from './use-user-role.ts';
import { UserStatus } from './user-status.tsx';

export function UsersScreen(place: ListPlace<ReturnType<typeof usersSearch>>) {
  const t = useTranslations('admin.users');
  const roleOf = useUserRole();
  const seen = useSeen();
  const columns: readonly Column<ListedUser>[] = [
    { id: 'name', label: t('columns.name'), text: ({ name }) => name },
    { id: 'email', label: t('columns.email'), text: ({ email }) => email },
    { id: 'role', label: t('columns.role'), text: roleOf, wideOnly: true },
    {
      id: 'status',
      label: t('columns.status'),
      text: ({ status }) => t(`statuses.${status}`),
      cell: ({ status }) => <UserStatus status={status} />,
    },
    { id: 'town', label: t('columns.town'), text: ({ town }) => town, wideOnly: true },
    { id: 'since', label: t('since'), text: ({ createdAt }) => createdAt.slice(0, 10), fileOnly: true },
    {
      id: 'seen',
      label: t('columns.seen'),
      text: ({ seenAt }) => seenAt?.slice(0, 10) ?? null,
      cell: ({ seenAt }) => seen(seenAt),
      atEnd: true,
    },
  ];
  const choices: readonly Choice<UserFilter>[] = [
    { field: 'role', label: t('role'), options: USER_ROLES.map(value => ({ value, label: t(`roles.${value}`) })) },
    {
      field: 'status',
      label: t('status'),
      options: USER_STATUSES.map(value => ({ value, label: t(`statuses.${value}`) })),
    },
    { field: 'sort', label: t('sort'), options: USER_SORTS.map(value => ({ value, label: t(`sorts.${value}`) })) },
  ];
  return (
    <ListScreen
      list={adminUsers}
      place={place}
      name={t('title')}
      title={counts => ({ all: t('titleAll', counts), some: t('titleSome', counts) })}
      label={t('search')}
      choices={choices}
      tabs={[
        { label: t('statuses.suspended'), filter: { status: 'suspended' } },
        { label: t('statuses.inactive'), filter: { status: 'inactive' } },
        { label: t('roles.platform_admin'), filter: { role: 'platform_admin' } },
      ]}
      columns={columns}
      to={({ id }) => ({ to: '/admin/users/$userId', params: { userId: id } })}
      none={t('none')}
      fileName={t('file')}
    />
  );
}
