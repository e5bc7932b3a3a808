import { useTranslations } from 'use-intl';
import { useCommands } from '#bridge/use-commands.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { actsToPublish } from '#domain/shifts/again.ts';
import { publishFaults } from '#domain/shifts/rules.ts';
import type { WeekBoard } from '#domain/shifts/week.ts';
import { notifyFailure, notifyOutcome } from '#ui/toast.ts';

/** Posts every draft of the week that can still be posted; says how many could not. */
export function usePublishDrafts(): (board: WeekBoard) => Promise<void> {
  const t = useTranslations('board');
  const applications = useTranslations('applications.toast');
  const outcome = useOutcome();
  const save = useCommands();
  return async board => {
    const drafts = board.rows.flatMap(({ days }) => days.flat().map(({ shift }) => shift)).filter(isDraft);
    const timely = drafts.filter(shift => publishFaults(shift, Date.now()).length === 0);
    const left = drafts.length - timely.length;
    const saved = await save(actsToPublish(timely));
    if (!saved.ok) notifyFailure(applications('notSaved'), 'high');
    else if (timely.length > 0) {
      const n = timely.length;
      notifyOutcome(outcome(...saved.commandIds), {
        saved: t('postedAllOnDevice', { n }),
        applied: t('postedAll', { n }),
      });
    }
    if (left > 0) notifyFailure(t('notPosted', { n: left }), 'medium');
  };
}

function isDraft(shift: { readonly status: string }): boolean {
  return shift.status === 'draft';
}
