// Saves what is said of a shift on this device, and tells that it is saved and what became of it.
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { disputeReview } from '#domain/disputes/commands.ts';
import { setRelation } from '#domain/relations/commands.ts';
import { replyReview, type SubmitReviewArgs, submitReview } from '#domain/reviews/commands.ts';
import { notify, notifyNotSaved } from '#ui/toast.ts';

/** Each answers whether it was saved here. */
export function useSaveReview() {
  const t = useTranslations('reviews.toast');
  const told = useToldOutcome();
  const submit = useCommand(submitReview);
  const answer = useCommand(replyReview);
  const contest = useCommand(disputeReview);
  const relate = useCommand(setRelation);
  const say = (saving: ReturnType<typeof submit>, applied: string): Promise<boolean> => told(saving, { applied });
  return {
    seal: (review: SubmitReviewArgs) => say(submit(review), t('sealed')),
    reply: (id: string, reply: string) => say(answer({ id, reply }), t('replied')),
    dispute: (id: string, marked: string | null, reason: string) => say(contest({ id, marked, reason }), t('disputed')),
    favour: async (venueId: string, workerId: string) => {
      const saved = await relate({ venue_id: venueId, worker_id: workerId, side: 'venue', kind: 'favourite' });
      if (saved.ok) notify(t('favourite'));
      else notifyNotSaved(t('notSaved'));
    },
  };
}
