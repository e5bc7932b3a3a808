import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { changeMemberRole } from '#domain/team/commands.ts';
import type { TeamMember } from '#domain/team/queries.ts';
import type { TeamRights } from '#domain/team/rules.ts';
import { MEMBER_ROLES, type MemberRole } from '#domain/venues/schema.ts';
import { PersonRow, PersonWords } from '#ui/people-list.tsx';
import { PickMenu } from '#ui/pick-menu.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { notify, notifyNotSaved } from '#ui/toast.ts';
import { RemoveMemberSheet } from './remove-member-sheet.tsx';

interface MemberRowProps {
  readonly member: TeamMember;
  /** Of the person at the screen. */
  readonly rights: TeamRights;
  readonly lastAdmin: boolean;
}

export function MemberRow({ member, rights, lastAdmin }: MemberRowProps) {
  const t = useTranslations('team');
  const roles = useTranslations('common.memberRoles');
  const [removing, setRemoving] = useState(false);
  return (
    <PersonRow
      name={member.name}
      detail={[member.isOneself ? t('you') : null, member.email].filter(Boolean).join(' · ')}
      state={member.pending && <StateChip state="onThisDevice" />}
    >
      {rights.changesRoles && !lastAdmin ? (
        <RoleMenu member={member} />
      ) : (
        <PersonWords>{lastAdmin ? t('onlyAdmin') : roles(member.role)}</PersonWords>
      )}
      {(rights.removes || member.isOneself) && !lastAdmin && (
        <Button size="sm" variant="subtle" onClick={() => setRemoving(true)} aria-label={removeWords(member, t)}>
          {t(member.isOneself ? 'leave' : 'remove')}
        </Button>
      )}
      <RemoveMemberSheet member={member} opened={removing} onClose={() => setRemoving(false)} />
    </PersonRow>
  );
}

type Words = ReturnType<typeof useTranslations<'team'>>;

/** The name is in it, since there is one such button in every row. */
function removeWords(member: TeamMember, t: Words): string {
  return member.isOneself ? t('leave') : t('removeNamed', { name: member.name });
}

function RoleMenu({ member }: { readonly member: TeamMember }) {
  const t = useTranslations('team');
  const acts = useTranslations('common.acts');
  const roles = useTranslations('common.memberRoles');
  const change = useCommand(changeMemberRole);
  const save = async (role: MemberRole) => {
    const { ok } = await change({ id: member.id, role });
    if (!ok) notifyNotSaved(t('notSaved'));
    return ok;
  };
  const changeTo = async (role: MemberRole) => {
    if (role === member.role || !(await save(role))) return;
    notify(t('roleChanged', { name: member.name, role: roles(role) }), {
      label: acts('undo'),
      run: () => void save(member.role),
    });
  };
  return (
    <PickMenu
      icon={<IconChevronDown size={18} stroke={2} />}
      choices={MEMBER_ROLES.map(role => ({ value: role, label: roles(role) }))}
      value={member.role}
      onPick={role => void changeTo(role)}
      label={t('roleOf', { name: member.name, role: roles(member.role) })}
    />
  );
}
