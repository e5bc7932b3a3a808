// What somebody has before them, as they see it. It is read and nothing else: nobody acts in another's name.
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { adminUserView, type UserView } from '#domain/admin/user-view.ts';
import type { UserDetail } from '#domain/admin/users.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useZoneNote } from '#i18n/use-zone-note.ts';
import { DetailPart } from './detail-part.tsx';
import { Reading } from './reading.tsx';
import classes from './users.module.css';

type UserViewPartProps = { readonly user: Pick<UserDetail, 'id' | 'name' | 'role'> };

export function UserViewPart({ user }: UserViewPartProps) {
  const t = useTranslations('admin.users.view');
  const [shown, setShown] = useState(false);
  if (shown) return <View user={user} />;
  return (
    <div className={classes.view}>
      <Button
        variant="outline"
        leftSection={<IconEye size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setShown(true)}
      >
        {t('open', { name: user.name })}
      </Button>
    </div>
  );
}

function View({ user }: UserViewPartProps) {
  const t = useTranslations('admin.users.view');
  const query = useOnlineQuery('admin_user_view', adminUserView, user.id);
  return (
    <Reading query={query} loading={t('loading')} failed={t('failed')}>
      {view =>
        view !== null && (
          <DetailPart title={t('title', { name: user.name })}>
            {user.role === 'rockstar' && <OfRockstar view={view} />}
            {(user.role === 'venue' || view.shifts.all > 0) && <OfVenues view={view} />}
          </DetailPart>
        )
      }
    </Reading>
  );
}

function OfRockstar({ view: { requests, invitations, ownHours } }: { readonly view: UserView }) {
  const t = useTranslations('admin.users.view');
  const format = useFormat();
  const zoneNote = useZoneNote();
  const roleName = useRoleName();
  const nextOf = useNextOf();
  return (
    <>
      <li>
        {t('requests', { n: requests.all })}
        <small>
          {[nextOf(requests), t('invitations', { n: invitations }), t('ownHours', { n: ownHours })]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </li>
      {requests.rows.map(({ id, status, role, venueName, startsAt, endsAt, tz }) => (
        <li key={id}>
          {[format.span({ start: startsAt, end: endsAt, tz }), zoneNote(startsAt, tz)].filter(Boolean).join(' · ')}
          <small>{[roleName(role), venueName, t(`statuses.${wordOf(status)}`)].join(' · ')}</small>
        </li>
      ))}
    </>
  );
}

/** Null where all of them are in the list. */
function useNextOf(): (part: { readonly all: number; readonly rows: readonly unknown[] }) => string | null {
  const t = useTranslations('admin.users.view');
  return ({ all, rows }) => (all > rows.length ? t('nextOf', { n: String(rows.length) }) : null);
}

/** Those that wait; the rest are not in the list. */
function wordOf(status: UserView['requests']['rows'][number]['status']) {
  return status === 'offered' || status === 'waitlisted' || status === 'shortlisted' ? status : 'sent';
}

function OfVenues({ view: { shifts, venueHours } }: { readonly view: UserView }) {
  const t = useTranslations('admin.users.view');
  const posts = useTranslations('admin.shifts');
  const nextOf = useNextOf();
  const format = useFormat();
  const zoneNote = useZoneNote();
  const roleName = useRoleName();
  return (
    <>
      <li>
        {t('shifts', { n: shifts.all })}
        <small>{[nextOf(shifts), t('venueHours', { n: venueHours })].filter(Boolean).join(' · ')}</small>
      </li>
      {shifts.rows.map(({ id, role, venueName, places, filled, waiting, startsAt, endsAt, tz }) => (
        <li key={id}>
          {[format.span({ start: startsAt, end: endsAt, tz }), zoneNote(startsAt, tz)].filter(Boolean).join(' · ')}
          <small>
            {[
              roleName(role),
              venueName,
              posts('filled', { n: String(filled), of: String(places) }),
              t('asked', { n: waiting }),
            ].join(' · ')}
          </small>
        </li>
      ))}
    </>
  );
}
