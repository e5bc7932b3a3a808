import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { answerRecorded } from '#domain/recorded/commands.ts';

/** Says yes or no to what the other side wrote down, or takes back one's own; what becomes of it is told. */
export function useAnswerRecorded(id: string) {
  const t = useTranslations('recorded');
  const command = useCommand(answerRecorded);
  const told = useToldOutcome();
  return async (answer: 'agree' | 'decline' | 'withdraw') => {
    await told(command({ id, answer }), { applied: t(`answered.${answer}`) });
  };
}
