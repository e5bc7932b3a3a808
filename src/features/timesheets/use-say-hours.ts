// Saves what somebody says of hours on this device, and tells that it is saved and what became of it.
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import {
  approveTimesheet,
  counterTimesheet,
  disputeTimesheet,
  reopenTimesheet,
  submitTimesheet,
} from '#domain/timesheets/commands.ts';

export type SayHours = ReturnType<typeof useSayHours>;

/** Each answers whether it was saved here. */
export function useSayHours(bookingId: string) {
  const t = useTranslations('timesheets.toast');
  const acts = useTranslations('common.acts');
  const told = useToldOutcome();
  const submit = useCommand(submitTimesheet);
  const approve = useCommand(approveTimesheet);
  const counter = useCommand(counterTimesheet);
  const dispute = useCommand(disputeTimesheet);
  const taken = useCommand(reopenTimesheet);
  const say = (saving: ReturnType<typeof submit>, applied: string, back = {}): Promise<boolean> =>
    told(saving, { applied, ...back });
  const reopen = () => say(taken({ booking_id: bookingId }), t('reopened'));
  const back = { back: { label: acts('undo'), run: () => void reopen() } };
  return {
    reopen,
    submit: (minutes: number) => say(submit({ booking_id: bookingId, minutes }), t('sent')),
    approve: (minutes: number) => say(approve({ booking_id: bookingId, minutes }), t('agreed'), back),
    counter: (minutes: number, reason: string) =>
      say(counter({ booking_id: bookingId, minutes, reason }), t('offered')),
    dispute: (reason: string) => say(dispute({ booking_id: bookingId, reason }), t('asked')),
  };
}
