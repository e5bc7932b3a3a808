import { useTranslations } from 'use-intl';
import { type Run, useRun } from '#bridge/undo-context.tsx';
import { useCommands } from '#bridge/use-commands.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { notifyFailure, notifyOutcome } from '#ui/toast.ts';

/** Does it in the history of the screen that it stands on; where none is kept, a toast says so. */
export function useDeed(): Run {
  const t = useTranslations('planner.undo');
  const applications = useTranslations('applications.toast');
  const save = useCommands();
  const outcome = useOutcome();
  const run = useRun();
  return async deed => {
    if (run !== null) return await run(deed);
    const { steps, what, said } = deed;
    const saved = await save(steps().map(({ act }) => act));
    if (saved.ok) notifyOutcome(outcome(...saved.commandIds), { saved: t('here', { what }), applied: said });
    else notifyFailure(applications('notSaved'), 'high');
    return saved.ok;
  };
}
