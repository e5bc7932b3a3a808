// Inviting somebody to the team: an address, a role, a mail. It needs the network, and says so when there is none.

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { newId } from '#domain/ids.ts';
import { isEmail } from '#domain/profiles/email.ts';
import { inviteMember, venueInvitations } from '#domain/team/online.ts';
import { MEMBER_ROLES, type MemberRole } from '#domain/venues/schema.ts';
import { InviteSheet } from '#ui/invite-sheet.tsx';
import { notify } from '#ui/toast.ts';
import { useFailureWords } from './use-failure-words.ts';

interface MemberInviteSheetProps {
  readonly venueId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function MemberInviteSheet({ venueId, opened, onClose }: MemberInviteSheetProps) {
  const t = useTranslations('team.inviteSheet');
  const roles = useTranslations('common.memberRoles');
  const failureWords = useFailureWords();
  const { refresh } = useOnlineQuery('venue_invitations_of', venueInvitations, venueId);
  const act = useOnlineAct(inviteMember);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('staff');
  const [wrong, setWrong] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async () => {
    const valid = isEmail(email);
    setWrong(!valid);
    if (!valid) return;
    const answer = await act.run({ id: newId(), venue_id: venueId, email, role });
    setFailure(answer.ok ? null : answer.error.code);
    if (!answer.ok) return;
    notify(t('sent', { email: email.trim() }));
    setEmail('');
    // Not the last one's: whoever is invited next is given no more than was chosen for them.
    setRole('staff');
    onClose();
    void refresh();
  };

  return (
    <InviteSheet
      opened={opened}
      onClose={onClose}
      title={t('title')}
      lead={t('lead')}
      submitLabel={act.busy ? t('sending') : t('submit')}
      busy={act.busy}
      failure={failure === null ? null : failureWords(failure)}
      onSubmit={() => void submit()}
      email={{ label: t('email'), value: email, error: wrong && t('emailInvalid'), onChange: setEmail }}
      role={{
        label: t('role'),
        hint: t(`roleHint.${role}`),
        value: role,
        choices: MEMBER_ROLES.map(value => ({ value, label: roles(value) })),
        onChange: setRole,
      }}
    />
  );
}
