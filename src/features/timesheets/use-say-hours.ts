// Saves what somebody says of hours on this device, and tells that it is saved and what became of it.
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import {
  approveTimesheet,
  counterTimesheet,
  disputeTimesheet,
  reopenTimesheet,
  submitTimesheet,
} from '#domain/timesheets/commands.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { notifyFailure, notifyOutcome } from '#ui/toast.ts';

export type SayHours = ReturnType<typeof useSayHours>;

/** Each answers whether it was saved here. */
export function useSayHours(bookingId: string) {
  const t = useTranslations('timesheets.toast');
  const acts = useTranslations('common.acts');
  const outcome = useOutcome();
  const savedHere = useSavedHere();
  const submit = useCommand(submitTimesheet);
  const approve = useCommand(approveTimesheet);
  const counter = useCommand(counterTimesheet);
  const dispute = useCommand(disputeTimesheet);
  const taken = useCommand(reopenTimesheet);
  const told = async (saving: ReturnType<typeof submit>, applied: string, back = {}): Promise<boolean> => {
    const saved = await saving;
    if (saved.ok) notifyOutcome(outcome(saved.commandId), { saved: savedHere, applied, ...back });
    else notifyFailure(t('notSaved'), 'high');
    return saved.ok;
  };
  const reopen = () => told(taken({ booking_id: bookingId }), t('reopened'));
  const back = { back: { label: acts('undo'), run: () => void reopen() } };
  return {
    reopen,
    submit: (minutes: number) => told(submit({ booking_id: bookingId, minutes }), t('sent')),
    approve: (minutes: number) => told(approve({ booking_id: bookingId, minutes }), t('agreed'), back),
    counter: (minutes: number, reason: string) =>
      told(counter({ booking_id: bookingId, minutes, reason }), t('offered')),
    dispute: (reason: string) => told(dispute({ booking_id: bookingId, reason }), t('asked')),
  };
}
