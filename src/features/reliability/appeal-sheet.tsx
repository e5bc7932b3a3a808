// Why points should not count: for a person to read. What was typed is kept until it is saved.

import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { appealPoints } from '#domain/reliability/commands.ts';
import type { ReliabilityEvent } from '#domain/reliability/schema.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { notifyFailure, notifyOutcome } from '#ui/toast.ts';
import { WordsSheet } from '#ui/words-sheet.tsx';
import { RecordedPart } from './recorded-part.tsx';

interface AppealSheetProps {
  readonly event: ReliabilityEvent;
  readonly onClose: () => void;
}

export function AppealSheet({ event, onClose }: AppealSheetProps) {
  const t = useTranslations('reliability');
  const outcome = useOutcome();
  const savedHere = useSavedHere();
  const save = useCommand(appealPoints);
  const [reason, change, forget] = useTyped(`appeal-${event.id}`, '');
  const send = async () => {
    const saved = await save({ id: event.id, reason: reason.trim() });
    if (!saved.ok) return notifyFailure(t('toast.notSaved'), 'high');
    notifyOutcome(outcome(saved.commandId), { saved: savedHere, applied: t('toast.sent') });
    forget();
    onClose();
  };
  return (
    <WordsSheet
      title={t('sheet.title')}
      lead={t('sheet.lead')}
      label={t('sheet.reason')}
      act={t('sheet.send')}
      most={REASON_LENGTH}
      value={reason}
      onChange={value => change(() => value)}
      onSend={() => void send()}
      onClose={onClose}
      // Cancelling is no matter of what was recorded on the night.
      above={event.kind !== 'cancelled' && <RecordedPart event={event} />}
    />
  );
}
