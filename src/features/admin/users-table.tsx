// One line an account. On narrow screens a line is who, what is out of the ordinary, and the rest below it.
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { ListedUser, UserFilter } from '#domain/admin/users.ts';
import { useSeen } from './use-seen.ts';
import { UserStatus } from './user-status.tsx';
import classes from './users.module.css';

const COLUMNS = ['name', 'email', 'role', 'status', 'town', 'seen'] as const;

interface UsersTableProps {
  readonly people: readonly ListedUser[];
  readonly filter: UserFilter;
  readonly chosen: string | null;
}

export function UsersTable({ people, filter, chosen }: UsersTableProps) {
  const t = useTranslations('admin.users');
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={t('title')}>
        <thead>
          <tr>
            {COLUMNS.map(column => (
              <th key={column} scope="col" data-column={column}>
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(person => (
            <UserRow key={person.id} person={person} filter={filter} chosen={person.id === chosen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface UserRowProps {
  readonly person: ListedUser;
  readonly filter: UserFilter;
  readonly chosen: boolean;
}

function UserRow({ person, filter, chosen }: UserRowProps) {
  const roleOf = useUserRole();
  const seen = useSeen();
  return (
    <tr aria-current={chosen || undefined}>
      <th scope="row" data-column="name">
        <Link to="/admin/users/$userId" params={{ userId: person.id }} search={filter} resetScroll={false}>
          {person.name}
        </Link>
      </th>
      <td data-column="email">{person.email}</td>
      <td data-column="role">{roleOf(person)}</td>
      <td data-column="status" data-status={person.status}>
        <UserStatus status={person.status} />
      </td>
      <td data-column="town">{person.town}</td>
      <td data-column="seen">{seen(person.seenAt)}</td>
    </tr>
  );
}

/** People of the platform by what they may do there. */
export function useUserRole(): (person: Pick<ListedUser, 'role' | 'adminRole'>) => string {
  const t = useTranslations('admin.users');
  const admin = useTranslations('common.adminRoles');
  return ({ role, adminRole }) => (adminRole === null ? t(`roles.${role}`) : admin(adminRole));
}
