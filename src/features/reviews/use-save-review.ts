// Saves what is said of a shift on this device, and tells that it is saved and what became of it.
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { disputeReview } from '#domain/disputes/commands.ts';
import { setRelation } from '#domain/relations/commands.ts';
import { replyReview, type SubmitReviewArgs, submitReview } from '#domain/reviews/commands.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { notify, notifyFailure, notifyOutcome } from '#ui/toast.ts';

/** Each answers whether it was saved here. */
export function useSaveReview() {
  const t = useTranslations('reviews.toast');
  const outcome = useOutcome();
  const savedHere = useSavedHere();
  const submit = useCommand(submitReview);
  const answer = useCommand(replyReview);
  const contest = useCommand(disputeReview);
  const relate = useCommand(setRelation);
  const told = async (saving: ReturnType<typeof submit>, applied: string): Promise<boolean> => {
    const saved = await saving;
    if (saved.ok) notifyOutcome(outcome(saved.commandId), { saved: savedHere, applied });
    else notifyFailure(t('notSaved'), 'high');
    return saved.ok;
  };
  return {
    seal: (review: SubmitReviewArgs) => told(submit(review), t('sealed')),
    reply: (id: string, reply: string) => told(answer({ id, reply }), t('replied')),
    dispute: (id: string, marked: string | null, reason: string) =>
      told(contest({ id, marked, reason }), t('disputed')),
    favour: async (venueId: string, workerId: string) => {
      const saved = await relate({ venue_id: venueId, worker_id: workerId, side: 'venue', kind: 'favourite' });
      if (saved.ok) notify(t('favourite'));
      else notifyFailure(t('notSaved'), 'high');
    },
  };
}
