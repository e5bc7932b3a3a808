import { useTranslations } from 'use-intl';
import { useCommands } from '#bridge/use-commands.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { notifyFailure, notifyOutcome } from '#ui/toast.ts';
import type { Run } from './use-undo.ts';

/** Does it where no board stands with a bar to undo it: a toast says so. */
export function useDeed(): Run {
  const t = useTranslations('planner.undo');
  const applications = useTranslations('applications.toast');
  const save = useCommands();
  const outcome = useOutcome();
  return async ({ steps, what, said }) => {
    const saved = await save(steps().map(({ act }) => act));
    if (saved.ok) notifyOutcome(outcome(...saved.commandIds), { saved: t('here', { what }), applied: said });
    else notifyFailure(applications('notSaved'), 'high');
    return saved.ok;
  };
}
