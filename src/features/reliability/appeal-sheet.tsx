// Why points should not count: for a person to read.
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { hasBegunToCount } from '#domain/reliability/rules.ts';
import type { ReliabilityEvent } from '#domain/reliability/schema.ts';
import { saysSomething } from '#domain/said.ts';
import { WordsSheet } from '#ui/words-sheet.tsx';
import { MessagesPart } from './messages-part.tsx';
import { RecordedPart } from './recorded-panel.tsx';
import { useAppeal } from './use-appeal.ts';

interface AppealSheetProps {
  readonly event: ReliabilityEvent;
  readonly onClose: () => void;
}

export function AppealSheet({ event, onClose }: AppealSheetProps) {
  const t = useTranslations('reliability');
  const now = useEncoreNow();
  const missed = event.kind === 'no_show';
  const { words, without, messages, send } = useAppeal(event);
  if (messages === undefined) return null;
  const sendAndClose = async () => {
    if (await send()) onClose();
  };
  return (
    <WordsSheet
      title={t(missed ? 'contest.title' : 'sheet.title')}
      lead={t(hasBegunToCount(event, now) ? 'sheet.lead' : 'contest.lead')}
      label={t(missed ? 'contest.words' : 'sheet.reason')}
      act={t(missed ? 'contest.act' : 'sheet.send')}
      most={REASON_LENGTH}
      ready={missed || saysSomething(words.value)}
      kept={words.kept}
      value={words.value}
      onChange={value => words.change(() => value)}
      onSend={() => void sendAndClose()}
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
