// Who works for the venue, and as what. Everybody of the team sees it, also offline; its admins invite, change and remove.
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChosenVenue } from '#bridge/use-chosen-venue.ts';
import { useQuery } from '#bridge/use-query.ts';
import { ownSuspension } from '#domain/profiles/queries.ts';
import { teamOfVenue } from '#domain/team/queries.ts';
import { isLastAdmin, teamRights } from '#domain/team/rules.ts';
import { type MemberVenue, ownVenues } from '#domain/venues/queries.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PeopleList } from '#ui/people-list.tsx';
import { Screen } from '#ui/screen.tsx';
import { MemberInviteSheet } from './member-invite-sheet.tsx';
import { MemberRow } from './member-row.tsx';
import { RolesPart } from './roles-part.tsx';
import classes from './staff-screen.module.css';
import { WaitingInvitations } from './waiting-invitations.tsx';

export function StaffScreen() {
  const t = useTranslations('team');
  const own = useOwnMembership();
  if (own === undefined) return null;
  if (own === null) {
    return (
      <Screen title={t('title')}>
        <EmptyState title={t('noVenue')}>{t('noVenueText')}</EmptyState>
      </Screen>
    );
  }
  return <Team key={own.venue.id} own={own} />;
}

function Team({ own: { venue, membership } }: { readonly own: MemberVenue }) {
  const t = useTranslations('team');
  const members = useQuery(teamOfVenue, { venueId: venue.id });
  const [inviting, setInviting] = useState(false);
  const suspension = useQuery(ownSuspension, null);
  if (members === undefined || suspension === undefined) return null;
  const rights = teamRights(membership, members, suspension !== null);
  return (
    <Screen
      title={t('title')}
      lead={venue.name}
      aside={
        rights.invites && (
          <Button leftSection={<IconUserPlus size={20} stroke={2} />} onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        )
      }
    >
      <div className={classes.page}>
        <div>
          <PeopleList title={t('members', { n: members.length })}>
            {members.map(member => (
              <MemberRow key={member.id} member={member} rights={rights} lastAdmin={isLastAdmin(member, members)} />
            ))}
          </PeopleList>
          {rights.manages ? (
            <WaitingInvitations venueId={venue.id} />
          ) : (
            <p className={classes.dim}>{t('onlyAdmins')}</p>
          )}
        </div>
        <RolesPart />
      </div>
      <MemberInviteSheet venueId={venue.id} opened={inviting} onClose={() => setInviting(false)} />
    </Screen>
  );
}

/** The venue whose team is shown, and as what the person belongs to it. Null: none; undefined until storage answers. */
function useOwnMembership(): MemberVenue | null | undefined {
  const all = useQuery(ownVenues, null);
  const [chosen] = useChosenVenue();
  return all === undefined ? undefined : (all.find(({ venue }) => venue.id === chosen) ?? all[0] ?? null);
}
