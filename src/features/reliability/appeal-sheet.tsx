// Why points should not count: for a person to read. What was typed and unticked is kept until it is saved.

import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useKeptForm } from '#bridge/use-kept-form.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { appealPoints } from '#domain/reliability/commands.ts';
import { hasBegunToCount } from '#domain/reliability/rules.ts';
import type { ReliabilityEvent } from '#domain/reliability/schema.ts';
import { saysSomething } from '#domain/said.ts';
import { WordsSheet } from '#ui/words-sheet.tsx';
import { MessagesPart, useOwnMessages } from './messages-part.tsx';
import { RecordedPart } from './recorded-panel.tsx';

interface AppealSheetProps {
  readonly event: ReliabilityEvent;
  readonly onClose: () => void;
}

export function AppealSheet({ event, onClose }: AppealSheetProps) {
  const t = useTranslations('reliability');
  const told = useToldOutcome();
  const now = useEncoreNow();
  const missed = event.kind === 'no_show';
  const save = useCommand(appealPoints);
  const { value: reason, change, forget, kept } = useKeptForm(`appeal-${event.id}`, '');
  // Ids of messages that are not to go along.
  const without = useKeptForm<readonly string[]>(`appeal-without-${event.id}`, []);
  const messages = useOwnMessages(event);
  if (messages === undefined) return null;
  const chosen = messages.map(({ id }) => id).filter(id => !without.value.includes(id));
  const send = async () => {
    const along = chosen.length === 0 ? {} : { messages: chosen };
    const saving = save({ id: event.id, reason: reason.trim(), ...along });
    if (!(await told(saving, { applied: t(missed ? 'toast.contested' : 'toast.sent') }))) return;
    forget();
    without.forget();
    onClose();
  };
  return (
    <WordsSheet
      title={t(missed ? 'contest.title' : 'sheet.title')}
      lead={t(hasBegunToCount(event, now) ? 'sheet.lead' : 'contest.lead')}
      label={t(missed ? 'contest.words' : 'sheet.reason')}
      act={t(missed ? 'contest.act' : 'sheet.send')}
      most={REASON_LENGTH}
      ready={missed || saysSomething(reason)}
      kept={kept}
      value={reason}
      onChange={value => change(() => value)}
      onSend={() => void send()}
      onClose={onClose}
      above={
        // Cancelling is no matter of what was recorded on the night.
        event.kind !== 'cancelled' && (
          <>
            <RecordedPart bookingId={event.bookingId} tz={event.tz} />
            <MessagesPart
              messages={messages}
              tz={event.tz}
              leftOut={without.value}
              onLeaveOut={ids => without.change(() => ids)}
            />
          </>
        )
      }
    />
  );
}
