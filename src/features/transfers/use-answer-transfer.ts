import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useOutbox } from '#bridge/use-outbox.ts';
import { type BookingId, newId } from '#domain/ids.ts';
import { respondTransfer } from '#domain/transfers/commands.ts';
import type { Transfer } from '#domain/transfers/schema.ts';
import { notify, notifyFailure, notifyNotSaved } from '#ui/toast.ts';

/** Saves the answer to a colleague. It can be taken back for as long as it has not been sent. */
export function useAnswerTransfer({ id, version }: Transfer) {
  const t = useTranslations('transfers.asked');
  const failed = useTranslations('transfers.give');
  const acts = useTranslations('common.acts');
  const outbox = useOutbox();
  const respond = useCommand(respondTransfer);
  return async (answer: 'accept' | 'decline'): Promise<void> => {
    const booking = answer === 'accept' ? { booking_id: newId<BookingId>() } : {};
    const saved = await respond({ id, answer, version, ...booking });
    if (!saved.ok) {
      notifyNotSaved(failed('notSaved'));
      return;
    }
    const takeBack = async () => {
      if (!(await outbox.discard(saved.commandId))) notifyFailure(t('tooLate'), 'medium');
    };
    notify(t(answer === 'accept' ? 'accepted' : 'declined'), { label: acts('undo'), run: () => void takeBack() });
  };
}
