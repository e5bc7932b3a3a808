// One account: who it is, what became of them, what is ahead, and what an admin can do about it. It is read only: nobody
// acts in another's name.
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { holds } from '#domain/admin/rules.ts';
import { adminUser, type UserDetail } from '#domain/admin/users.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useShiftTime } from '#i18n/use-shift-time.ts';
import { DetailFrame } from '#ui/detail-frame.tsx';
import { DetailTitle } from '#ui/detail-title.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Initials } from '#ui/initials.tsx';
import { useAdminRole } from './admin-role-context.ts';
import { DetailPart } from './detail-part.tsx';
import { Reading } from './reading.tsx';
import { SuspensionPart } from './suspension-part.tsx';
import { useSeen } from './use-seen.ts';
import { useUserRole } from './use-user-role.ts';
import { UserHistory } from './user-history.tsx';
import { UserStatus } from './user-status.tsx';
import { UserViewPart } from './user-view-part.tsx';
import classes from './users.module.css';

interface UserScreenProps {
  readonly userId: string;
  /** The list that it was chosen from. */
  readonly back: '/admin/users' | '/admin/workers';
}

export function UserScreen({ userId, back }: UserScreenProps) {
  const t = useTranslations('admin.users');
  const query = useOnlineQuery('admin_user', adminUser, userId);
  return (
    <DetailFrame title={query.value?.name ?? t('one')} back={back} keepsSearch>
      <Reading query={query} loading={t('loadingOne')} failed={t('failedOne')}>
        {user =>
          user === null ? (
            <EmptyState title={t('gone')} />
          ) : (
            <UserPage user={user} onChanged={() => void query.renew()} />
          )
        }
      </Reading>
    </DetailFrame>
  );
}

interface UserPageProps {
  readonly user: UserDetail;
  readonly onChanged: () => void;
}

function UserPage({ user, onChanged }: UserPageProps) {
  const decides = holds(useAdminRole(), 'support') && user.adminRole === null;
  return (
    <>
      <Head user={user} />
      {user.role === 'rockstar' && <Figures user={user} />}
      <Ahead user={user} />
      <Venues user={user} />
      {user.role !== 'platform_admin' && <UserViewPart user={user} />}
      <UserHistory user={user} />
      <Devices user={user} />
      <SuspensionPart user={user} decides={decides} onChanged={onChanged} />
    </>
  );
}

function Head({ user }: { readonly user: UserDetail }) {
  const roleOf = useUserRole();
  return (
    <header className={classes.who}>
      <Initials name={user.name} size={48} />
      <div>
        <DetailTitle className={classes.name}>{user.name}</DetailTitle>
        <p className={classes.dim}>{[roleOf(user), user.town].filter(Boolean).join(' · ')}</p>
        <Address email={user.email} />
        {user.status !== 'active' && <UserStatus status={user.status} />}
      </div>
    </header>
  );
}

/** Where it is too long for a line it goes on before the @. */
function Address({ email }: { readonly email: string }) {
  const [name, domain] = email.split(/(?=@[^@]*$)/);
  return (
    <p className={classes.dim}>
      {name}
      <wbr />
      {domain}
    </p>
  );
}

const FIGURES = ['worked', 'cancelled', 'noShows', 'waiting'] as const;

function Figures({ user }: { readonly user: UserDetail }) {
  const t = useTranslations('admin.users.figures');
  const format = useFormat();
  return (
    <dl className={classes.figures}>
      {FIGURES.map(figure => (
        <div key={figure}>
          <dt>{t(figure, { n: user[figure] })}</dt>
          <dd>{format.number(user[figure])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Ahead({ user: { ahead, aheadAll } }: { readonly user: UserDetail }) {
  const t = useTranslations('admin.users');
  const shiftTime = useShiftTime();
  const roleName = useRoleName();
  if (ahead.length === 0) return null;
  return (
    <DetailPart title={t('ahead', { n: aheadAll })}>
      {ahead.map(shift => (
        <li key={shift.id}>
          {shiftTime(shift)}
          <small>{[roleName(shift.role), shift.venueName].join(' · ')}</small>
        </li>
      ))}
      {ahead.length < aheadAll && <li>{t('aheadFirst', { shown: String(ahead.length), n: String(aheadAll) })}</li>}
    </DetailPart>
  );
}

function Venues({ user: { venues } }: { readonly user: UserDetail }) {
  const t = useTranslations('admin.users');
  const roles = useTranslations('common.memberRoles');
  if (venues.length === 0) return null;
  return (
    <DetailPart title={t('venues')}>
      {venues.map(({ id, name, role }) => (
        <li key={id}>
          <Link to="/admin/venues/$venueId" params={{ venueId: id }}>
            {name}
          </Link>
          <small>{roles(role)}</small>
        </li>
      ))}
    </DetailPart>
  );
}

function Devices({ user: { devices } }: { readonly user: UserDetail }) {
  const t = useTranslations('admin.users');
  const seen = useSeen();
  if (devices.length === 0) return null;
  return (
    <DetailPart title={t('devices', { n: devices.length })}>
      {devices.map(at => (
        <li key={at}>{t('synced', { at: seen(at) })}</li>
      ))}
    </DetailPart>
  );
}
