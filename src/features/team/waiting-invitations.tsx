// Invitations that nobody has used yet. They live on the server; what is listed here was read just now.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import {
  resendMemberInvitation,
  revokeMemberInvitation,
  venueInvitations,
  type WaitingInvitation,
} from '#domain/team/online.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';
import { PeopleList, PersonRow } from '#ui/people-list.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { notify } from '#ui/toast.ts';
import { useFailureWords } from './use-failure-words.ts';

export function WaitingInvitations({ venueId }: { readonly venueId: string }) {
  const t = useTranslations('team');
  const failureWords = useFailureWords();
  const { value, failure, refresh } = useOnlineQuery('venue_invitations_of', venueInvitations, venueId);
  const [refused, setRefused] = useState<string | null>(null);
  const settle = (code: string | null) => {
    setRefused(code);
    void refresh();
  };
  if (value === undefined) {
    return failure === null ? null : <Notice tone="amber">{t('invitationsNeedNetwork')}</Notice>;
  }
  return (
    <>
      {refused !== null && <Notice tone="red">{failureWords(refused)}</Notice>}
      {value.length > 0 && (
        <PeopleList title={t('waiting', { n: value.length })}>
          {value.map(one => (
            <InvitationRow key={one.id} invitation={one} onSettled={settle} />
          ))}
        </PeopleList>
      )}
    </>
  );
}

interface InvitationRowProps {
  readonly invitation: WaitingInvitation;
  /** With the refusal's code, or null. */
  readonly onSettled: (code: string | null) => void;
}

function InvitationRow({ invitation: { id, email, role, sentAt, expired }, onSettled }: InvitationRowProps) {
  const t = useTranslations('team');
  const roles = useTranslations('common.memberRoles');
  const when = useWhen();
  const resend = useOnlineAct(resendMemberInvitation);
  const revoke = useOnlineAct(revokeMemberInvitation);
  const busy = resend.busy || revoke.busy;
  const run = async (act: typeof resend, said: string) => {
    const answer = await act.run({ id });
    if (answer.ok) notify(said);
    onSettled(answer.ok ? null : answer.error.code);
  };
  return (
    <PersonRow
      name={email}
      detail={`${roles(role)} · ${t('mailedAt', { at: when.at(sentAt) })}`}
      state={expired ? <StateChip state="due" label={t('expired')} /> : <StateChip state="invited" />}
    >
      <Button
        size="sm"
        variant="subtle"
        disabled={busy}
        aria-label={t('resendTo', { email })}
        onClick={() => void run(resend, t('resent', { email }))}
      >
        {t('resend')}
      </Button>
      <Button
        size="sm"
        variant="subtle"
        disabled={busy}
        aria-label={t('revokeOf', { email })}
        onClick={() => void run(revoke, t('revoked', { email }))}
      >
        {t('revoke')}
      </Button>
    </PersonRow>
  );
}
