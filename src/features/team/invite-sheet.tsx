// Inviting somebody to the team: an address, a role, a mail. It needs the network, and says so when there is none.
import { Button, Select, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import * as v from 'valibot';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { newId } from '#domain/ids.ts';
import { inviteMember, venueInvitations } from '#domain/team/online.ts';
import { MEMBER_ROLES, type MemberRole } from '#domain/venues/schema.ts';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { notify } from '#ui/toast.ts';
import { useFailureWords } from './use-failure-words.ts';

interface InviteSheetProps {
  readonly venueId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const address = v.pipe(v.string(), v.trim(), v.email());

export function InviteSheet({ venueId, opened, onClose }: InviteSheetProps) {
  const t = useTranslations('team.inviteSheet');
  const roles = useTranslations('common.memberRoles');
  const failureWords = useFailureWords();
  const form = useId();
  const { refresh } = useOnlineQuery('venue_invitations_of', venueInvitations, venueId);
  const act = useOnlineAct(inviteMember);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('staff');
  const [wrong, setWrong] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const valid = v.is(address, email);
    setWrong(!valid);
    if (!valid) return;
    const answer = await act.run({ id: newId(), venue_id: venueId, email, role });
    setFailure(answer.ok ? null : answer.error.code);
    if (!answer.ok) return;
    notify(t('sent', { email: email.trim() }));
    setEmail('');
    onClose();
    void refresh();
  };

  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('title')}
      lead={t('lead')}
      foot={
        <Button type="submit" form={form} size="lg" fullWidth disabled={act.busy}>
          {act.busy ? t('sending') : t('submit')}
        </Button>
      }
    >
      <form id={form} onSubmit={event => void submit(event)} noValidate>
        <Stack gap={20}>
          {failure !== null && <Notice tone="red">{failureWords(failure)}</Notice>}
          <TextInput
            label={t('email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            value={email}
            error={wrong && t('emailInvalid')}
            onChange={event => setEmail(event.currentTarget.value)}
            data-autofocus
          />
          <Select
            label={t('role')}
            description={t(`roleHint.${role}`)}
            data={MEMBER_ROLES.map(one => ({ value: one, label: roles(one) }))}
            value={role}
            allowDeselect={false}
            onChange={chosen => setRole(MEMBER_ROLES.find(one => one === chosen) ?? role)}
          />
        </Stack>
      </form>
    </Sheet>
  );
}
