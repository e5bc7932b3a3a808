import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useOutbox } from '#bridge/use-outbox.ts';
import { type ApplicationId, type BookingId, newId } from '#domain/ids.ts';
import { respondInvitation } from '#domain/invitations/commands.ts';
import type { Invitation } from '#domain/invitations/schema.ts';
import { arrivalArg } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { Instant } from '#domain/time.ts';
import { notify, notifyFailure, notifyNotSaved } from '#ui/toast.ts';

/** Saves the answer to an invitation; false where it could not be. It can be taken back for as long as it has not been sent. */
export function useAnswerInvitation(invitation: Invitation, shift: Shift | undefined) {
  const t = useTranslations('invitations.toast');
  const acts = useTranslations('common.acts');
  const outbox = useOutbox();
  const respond = useCommand(respondInvitation);
  return async (answer: 'accept' | 'decline', reason?: string, arrivesAt: Instant | null = null): Promise<boolean> => {
    const saved = await respond({
      id: invitation.id,
      answer,
      ...(reason === undefined ? {} : { reason }),
      ...(answer === 'accept' && shift !== undefined
        ? { booking_id: newId<BookingId>(), seen_version: shift.version }
        : {}),
      ...arrivalArg(arrivesAt),
      ...(answer === 'accept' && invitation.jobId !== null ? { application_id: newId<ApplicationId>() } : {}),
    });
    if (!saved.ok) {
      notifyNotSaved(t('notSaved'));
      return false;
    }
    const takeBack = async () => {
      if (!(await outbox.discard(saved.commandId))) notifyFailure(t('tooLate'), 'medium');
    };
    notify(t(answer === 'accept' ? 'accepted' : 'declined'), { label: acts('undo'), run: () => void takeBack() });
    return true;
  };
}
