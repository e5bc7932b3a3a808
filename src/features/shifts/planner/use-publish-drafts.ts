import { useTranslations } from 'use-intl';
import { useCommands } from '#bridge/use-commands.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { actsToPublish } from '#domain/shifts/again.ts';
import { postingOf } from '#domain/shifts/posting.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { shiftsOf, type WeekBoard } from '#domain/shifts/week.ts';
import { notifyFailure, notifyNotSaved, notifyOutcome } from '#ui/toast.ts';

/** Posts every draft of the week that can still be posted; says how many could not. False when nothing was saved. */
export function usePublishDrafts(): (board: WeekBoard) => Promise<boolean> {
  const t = useTranslations('board');
  const applications = useTranslations('applications.toast');
  const outcome = useOutcome();
  const save = useCommands();
  const now = useEncoreNow();
  return async board => {
    const { timely, late } = postingOf(draftsOn(board), now);
    const saved = await save(actsToPublish(timely));
    if (!saved.ok) {
      notifyNotSaved(applications('notSaved'));
      return false;
    }
    if (timely.length > 0) {
      const n = timely.length;
      notifyOutcome(outcome(...saved.commandIds), {
        saved: t('postedAllOnDevice', { n }),
        applied: t('postedAll', { n }),
      });
    }
    if (late.length > 0) notifyFailure(t('notPosted', { n: late.length }), 'medium');
    return true;
  };
}

export function draftsOn(board: WeekBoard): readonly Shift[] {
  return shiftsOf(board).flatMap(({ shift }) => (shift.status === 'draft' ? [shift] : []));
}
