// On a rockstar's first screen: who invites them, and until when they can answer. Draws nothing when nobody does.
import { useTranslations } from 'use-intl';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useShiftHours } from '#i18n/use-shift-time.ts';
import { useWhen } from '#i18n/use-when.ts';
import { DayList, DayRow } from '#ui/day-row.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { type OwnInvitation, useOwnInvitations } from './use-own-invitations.ts';

export function InvitationsPanel() {
  const t = useTranslations('invitations');
  const invitations = useOwnInvitations();
  if (invitations === undefined || invitations.open.length === 0) return null;
  return (
    <DayList title={t('toAnswer')} count={invitations.open.length}>
      {invitations.open.map(one => (
        <InvitationRow key={one.invitation.id} {...one} />
      ))}
    </DayList>
  );
}

function InvitationRow({ invitation, shift, job, venue }: OwnInvitation) {
  const t = useTranslations('invitations');
  const facts = useTranslations('shifts.facts');
  const format = useFormat();
  const when = useWhen();
  const roleName = useRoleName();
  const hoursOf = useShiftHours();
  const post = shift === undefined ? (job?.title ?? t('postUnknown')) : roleName(shift.role);
  const second =
    shift === undefined
      ? t('aJob')
      : `${hoursOf(shift)}, ${facts('perHourShort', {
          rate: format.money(shift.rateMinor, shift.currency),
        })}`;
  return (
    <DayRow
      {...(shift === undefined ? { at: invitation.expiresAt } : { at: shift.startsAt, tz: shift.tz })}
      lead={[venue?.name, post].filter(Boolean).join(' · ')}
      second={second}
      state={<StateChip state="invited" />}
      note={t('by', { by: when.by(invitation.expiresAt, shift?.tz) })}
      link={{ to: '/rockstar/invitations' }}
    />
  );
}
