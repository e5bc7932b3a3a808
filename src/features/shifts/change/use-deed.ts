import { useTranslations } from 'use-intl';
import { type Run, useRun } from '#bridge/undo-context.tsx';
import { useCommands } from '#bridge/use-commands.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';

/** Does it in the history of the screen that it stands on; where none is kept, a toast says so. */
export function useDeed(): Run {
  const t = useTranslations('planner.undo');
  const save = useCommands();
  const told = useToldOutcome();
  const run = useRun();
  return async deed => {
    if (run !== null) return await run(deed);
    const { steps, what, said } = deed;
    const words = { saved: t('here', { what }), applied: said };
    return await told(save(steps().map(({ act }) => act)), words);
  };
}
