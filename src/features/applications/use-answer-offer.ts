import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useOutbox } from '#bridge/use-outbox.ts';
import { renewApplication, respondOffer } from '#domain/applications/commands.ts';
import type { Application } from '#domain/applications/schema.ts';
import { type BookingId, newId } from '#domain/ids.ts';
import { arrivalArg } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { Instant } from '#domain/time.ts';
import { notify, notifyFailure, notifyNotSaved } from '#ui/toast.ts';

/** Saves the answer to a held place; false where it could not be. It can be taken back for as long as it has not been sent. */
export function useAnswerOffer(shift: Shift, application: Application) {
  const t = useTranslations('applications.toast');
  const acts = useTranslations('common.acts');
  const outbox = useOutbox();
  const respond = useCommand(respondOffer);
  return async (answer: 'accept' | 'decline', reason?: string, arrivesAt: Instant | null = null): Promise<boolean> => {
    const saved = await respond({
      id: application.id,
      answer,
      ...(reason === undefined ? {} : { reason }),
      ...(answer === 'accept' ? { booking_id: newId<BookingId>(), seen_version: shift.version } : {}),
      ...arrivalArg(arrivesAt),
    });
    if (!saved.ok) {
      notifyNotSaved(t('notSaved'));
      return false;
    }
    const takeBack = async () => {
      if (!(await outbox.discard(saved.commandId))) notifyFailure(t('decidedAlready'), 'medium');
    };
    notify(t(answer === 'accept' ? 'placeTaken' : 'placeLeft'), { label: acts('undo'), run: () => void takeBack() });
    return true;
  };
}

/** Still wants what the venue has changed since. */
export function useRenew(shift: Shift, application: Application) {
  const t = useTranslations('applications.toast');
  const renew = useCommand(renewApplication);
  return async (): Promise<void> => {
    const booking = application.source === 'claim' ? { booking_id: newId<BookingId>() } : {};
    const saved = await renew({ id: application.id, seen_version: shift.version, ...booking });
    if (saved.ok) notify(t('saved'));
    else notifyNotSaved(t('notSaved'));
  };
}
