// Who was asked, and what they said.

import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { revokeInvitation } from '#domain/invitations/commands.ts';
import type { TrackedInvitation } from '#domain/invitations/queries.ts';
import { isAnswerable } from '#domain/invitations/rules.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import { useQuoted } from '#i18n/use-quoted.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Initials } from '#ui/initials.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './invitations.module.css';

interface InvitedListProps {
  readonly invited: readonly TrackedInvitation[];
  /** Of the shift, by whose clock everything of it is told. */
  readonly tz: string;
}

export function InvitedList({ invited, tz }: InvitedListProps) {
  const shifts = useTranslations('shifts.manage');
  const ids = useMemo(() => invited.map(({ workerId }) => workerId), [invited]);
  const people = useQuery(profilesByIds, { ids });
  if (invited.length === 0) return null;
  return (
    <ul role="list" className={classes.rows}>
      {invited.map(one => (
        <InvitedRow
          key={one.id}
          invitation={one}
          tz={tz}
          name={people?.get(one.workerId)?.name ?? shifts('unknownRockstar')}
        />
      ))}
    </ul>
  );
}

interface InvitedRowProps extends Pick<InvitedListProps, 'tz'> {
  readonly invitation: TrackedInvitation;
  readonly name: string;
}

function InvitedRow({ invitation, tz, name }: InvitedRowProps) {
  const t = useTranslations('invitations.venue');
  const quoted = useQuoted();
  const when = useWhen();
  const now = useEncoreNow();
  const revoke = useCommand(revokeInvitation);
  const told = useToldOutcome();
  const open = isAnswerable(invitation, now);
  const ended = invitation.status === 'sent' || invitation.status === 'seen' ? 'expired' : invitation.status;
  const takeBack = async () => {
    await told(revoke({ id: invitation.id }), { applied: t('revoked', { name }) });
  };
  return (
    <li className={classes.person}>
      <Initials who={invitation.workerId} name={name} size={40} />
      <span className={classes.who}>
        <span className={classes.name}>{name}</span>
        <span className={classes.meta}>
          {open ? t('answerBy', { by: when.by(invitation.expiresAt, tz) }) : t(`outcome.${ended}`)}
        </span>
        {invitation.answerReason !== null && <span className={classes.meta}>{quoted(invitation.answerReason)}</span>}
      </span>
      {(open || invitation.pending !== null) && (
        <StateChip state={invitation.pending === null ? 'invited' : 'onThisDevice'} />
      )}
      {open && (
        <Button size="sm" variant="subtle" aria-label={t('takeBackName', { name })} onClick={() => void takeBack()}>
          {t('takeBack')}
        </Button>
      )}
    </li>
  );
}
