import { useTranslations } from 'use-intl';
import { useRun } from '#bridge/undo-context.tsx';
import { useCommand } from '#bridge/use-command.ts';
import { useOutbox } from '#bridge/use-outbox.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import {
  type DecideApplicationArgs,
  decideApplication,
  decisionOn,
  stepToDecide,
} from '#domain/applications/decide.ts';
import type { Application } from '#domain/applications/schema.ts';
import { type BookingId, newId } from '#domain/ids.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { notifyFailure, notifyNotSaved, notifyOutcome } from '#ui/toast.ts';

const SAID = {
  accept: 'accepted',
  reject: 'declined',
  shortlist: 'shortlisted',
  offer: 'offered',
  waitlist: 'waitlisted',
} as const;

type Words = Pick<DecideApplicationArgs, 'reason' | 'rest_reason'>;
type Decision = DecideApplicationArgs['decision'];

/** Saves the venue's word on a request; false where it could not be saved. It can be taken back for as long as it has not been sent. */
export function useDecide(application: Application, name: string) {
  const decide = useDecideOn();
  return (decision: Decision, words: Words = {}): Promise<boolean> => decide({ application, name }, decision, words);
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
  const run = useRun();
  return async ({ application, name }: Asked, decision: Decision, words: Words = {}): Promise<boolean> => {
    const applied = t(SAID[decision], { name });
    if (run !== null) {
      const steps = () => [stepToDecide(application, decision, { bookingId: newId<BookingId>(), ...words })];
      return run({ steps, what: t(`what.${decision}`, { name }), said: applied });
    }
    const saved = await command(decisionOn(application, decision, { bookingId: newId<BookingId>(), ...words }));
    if (!saved.ok) {
      notifyNotSaved(t('notSaved'));
      return false;
    }
    const takeBack = async () => {
      if (!(await outbox.discard(saved.commandId))) notifyFailure(t('decidedAlready'), 'medium');
    };
    notifyOutcome(
      outcome(saved.commandId),
      { saved: savedHere, applied },
      { label: acts('undo'), run: () => void takeBack() },
    );
    return true;
  };
}

/** Accepts several as one act, undone as one. */
export function useAcceptAll() {
  const t = useTranslations('applications.toast');
  const decide = useDecideOn();
  const run = useRun();
  return async (whom: readonly Asked[]): Promise<void> => {
    const [only] = whom;
    if (run === null || (only !== undefined && whom.length === 1)) {
      for (const one of whom) await decide(one, 'accept');
      return;
    }
    await run({
      steps: () =>
        whom.map(({ application }) => stepToDecide(application, 'accept', { bookingId: newId<BookingId>() })),
      what: t('what.several', { n: whom.length }),
      said: t('severalAccepted', { n: whom.length }),
    });
  };
}
