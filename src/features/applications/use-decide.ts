import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useOutbox } from '#bridge/use-outbox.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { type DecideApplicationArgs, decideApplication } from '#domain/applications/decide.ts';
import type { Application } from '#domain/applications/schema.ts';
import { type BookingId, newId } from '#domain/ids.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { notifyFailure, notifyOutcome } from '#ui/toast.ts';

const SAID = {
  accept: 'accepted',
  reject: 'declined',
  shortlist: 'shortlisted',
  offer: 'offered',
  waitlist: 'waitlisted',
} as const;

type Words = Pick<DecideApplicationArgs, 'reason' | 'rest_reason'>;
type Decision = DecideApplicationArgs['decision'];

/** Saves the venue's word on a request. It can be taken back for as long as it has not been sent. */
export function useDecide(application: Application, name: string) {
  const decide = useDecideOn();
  return (decision: Decision, words: Words = {}): Promise<void> => decide({ application, name }, decision, words);
}

interface Asked {
  readonly application: Application;
  readonly name: string;
}

/** The same for whichever of several. */
export function useDecideOn() {
  const t = useTranslations('applications.toast');
  const acts = useTranslations('common.acts');
  const outbox = useOutbox();
  const outcome = useOutcome();
  const savedHere = useSavedHere();
  const command = useCommand(decideApplication);
  return async ({ application, name }: Asked, decision: Decision, words: Words = {}): Promise<void> => {
    const saved = await command({
      id: application.id,
      decision,
      version: application.version,
      ...(decision === 'accept' && application.jobId === null ? { booking_id: newId<BookingId>() } : {}),
      ...words,
    });
    if (!saved.ok) {
      notifyFailure(t('notSaved'), 'high');
      return;
    }
    const takeBack = async () => {
      if (!(await outbox.discard(saved.commandId))) notifyFailure(t('decidedAlready'), 'medium');
    };
    const said = { saved: savedHere, applied: t(SAID[decision], { name }) };
    notifyOutcome(outcome(saved.commandId), said, { label: acts('undo'), run: () => void takeBack() });
  };
}
