import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { answerRecorded } from '#domain/recorded/commands.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { notifyFailure, notifyOutcome } from '#ui/toast.ts';

/** Says yes or no to what the other side wrote down, or takes back one's own; what becomes of it is told. */
export function useAnswerRecorded(id: string) {
  const t = useTranslations('recorded');
  const command = useCommand(answerRecorded);
  const outcome = useOutcome();
  const savedHere = useSavedHere();
  return async (answer: 'agree' | 'decline' | 'withdraw') => {
    const saved = await command({ id, answer });
    if (saved.ok) notifyOutcome(outcome(saved.commandId), { saved: savedHere, applied: t(`answered.${answer}`) });
    else notifyFailure(t('notSaved'), 'high');
  };
}
