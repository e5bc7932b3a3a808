// The platform's own people and those it has invited. Every admin sees them; super admins invite, change and remove.
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { adminTeam } from '#domain/admin/online.ts';
import type { AdminTeam } from '#domain/admin/schema.ts';
import { PeopleList } from '#ui/people-list.tsx';
import { Screen } from '#ui/screen.tsx';
import classes from './admin.module.css';
import { AdminInvitationRow } from './admin-invitation-row.tsx';
import { AdminInviteSheet } from './admin-invite-sheet.tsx';
import { AdminMemberRow } from './admin-member-row.tsx';
import { useAdminRole } from './admin-role-context.ts';
import { OnlineButton } from './online-button.tsx';
import { Reading } from './reading.tsx';

export function AdminTeamScreen() {
  const t = useTranslations('admin.team');
  const team = useOnlineQuery('admin_team', adminTeam, null);
  const decides = useAdminRole() === 'super_admin';
  const [inviting, setInviting] = useState(false);
  const changed = () => void team.renew();
  return (
    <Screen
      title={t('title')}
      aside={
        decides && (
          <OnlineButton leftSection={<IconUserPlus size={20} stroke={2} />} onClick={() => setInviting(true)}>
            {t('invite')}
          </OnlineButton>
        )
      }
    >
      <Reading query={team} loading={t('loading')} failed={t('failed')}>
        {shown => <Lists team={shown} decides={decides} onChanged={changed} />}
      </Reading>
      <AdminInviteSheet opened={inviting} onClose={() => setInviting(false)} onInvited={changed} />
    </Screen>
  );
}

interface ListsProps {
  readonly team: AdminTeam;
  readonly decides: boolean;
  readonly onChanged: () => void;
}

function Lists({ team: { members, invitations }, decides, onChanged }: ListsProps) {
  const t = useTranslations('admin.team');
  const supers = members.filter(({ role }) => role === 'super_admin');
  return (
    <>
      <PeopleList title={t('members', { n: members.length })}>
        {members.map(member => (
          <AdminMemberRow
            key={member.userId}
            member={member}
            decides={decides}
            lastSuper={member.role === 'super_admin' && supers.length === 1}
            onChanged={onChanged}
          />
        ))}
      </PeopleList>
      {invitations.length > 0 && (
        <PeopleList title={t('waiting', { n: invitations.length })}>
          {invitations.map(invitation => (
            <AdminInvitationRow key={invitation.id} invitation={invitation} decides={decides} onChanged={onChanged} />
          ))}
        </PeopleList>
      )}
      {!decides && <p className={classes.dim}>{t('onlySuper')}</p>}
    </>
  );
}
