// Under a no-show that stands: what the phone recorded and a few words, which go along when it is contested by the bar at the foot;
// afterwards the way to what becomes of that.
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { appealOf } from '#domain/reliability/commands.ts';
import { ownLedger } from '#domain/reliability/queries.ts';
import { mayAppeal, noShowOf } from '#domain/reliability/rules.ts';
import type { ReliabilityEvent } from '#domain/reliability/schema.ts';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { KeptLine } from '#ui/kept-line.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { MessagesPart } from './messages-part.tsx';
import { RecordedPart } from './recorded-panel.tsx';
import classes from './reliability.module.css';
import { useAppeal } from './use-appeal.ts';

export function NoShowContestPanel({ bookingId }: { readonly bookingId: string }) {
  const t = useTranslations('reliability');
  const now = useEncoreNow();
  const ledger = useQuery(ownLedger, null);
  const event = noShowOf(ledger?.events ?? [], bookingId);
  if (ledger === undefined || event === undefined) return null;
  if (event.appealedAt !== null) {
    return (
      <p className={classes.contest}>
        {ledger.pending.has(event.id) ? (
          <StateChip state="onThisDevice" />
        ) : (
          <LinkButton to="/rockstar/disputes/$disputeId" params={{ disputeId: appealOf(event) }} variant="outline">
            {t(ledger.undecided.has(event.id) ? 'contest.sent' : 'decided')}
          </LinkButton>
        )}
      </p>
    );
  }
  return mayAppeal(event, now) ? <Along event={event} /> : null;
}

function Along({ event }: { readonly event: ReliabilityEvent }) {
  const t = useTranslations('reliability.contest');
  const { words, without, messages } = useAppeal(event);
  return (
    <div className={classes.along}>
      <RecordedPart bookingId={event.bookingId} tz={event.tz} />
      <MessagesPart
        messages={messages ?? []}
        tz={event.tz}
        leftOut={without.value}
        onLeaveOut={ids => without.change(() => ids)}
      />
      <KeptLine kept={words.kept} />
      <GrowingTextarea
        label={t('words')}
        minRows={2}
        maxRows={8}
        maxLength={REASON_LENGTH}
        value={words.value}
        onChange={({ currentTarget: { value } }) => words.change(() => value)}
      />
    </div>
  );
}
