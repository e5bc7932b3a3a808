// Puts somebody into a gap: an invitation, a yes to who applied, or the place to who waits for one. Nobody is booked by it before the
// server says so. It can be taken back while it has not been sent, and an invitation later too: that costs nobody anything.
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { stepToDecide } from '#domain/applications/decide.ts';
import { newId } from '#domain/ids.ts';
import { stepToInvite } from '#domain/shifts/bulk.ts';
import type { Step } from '#domain/shifts/steps.ts';
import type { Run } from '#features/shifts/change/use-undo.ts';
import { notifyFailure } from '#ui/toast.ts';
import type { AskedHere } from './asked-here.ts';
import { useAnswerWords } from './use-answer-words.ts';
import type { Answers } from './use-answers.ts';

interface Placed {
  readonly step: () => Step;
  readonly said: 'invited' | 'accepted' | 'offered';
}

interface PlacePerson {
  readonly answers: Answers;
  readonly run: Run;
  readonly asked: AskedHere;
}

export function usePlacePerson({ answers, run, asked }: PlacePerson): (workerId: string, shiftId: string) => void {
  const t = useTranslations('planner');
  const words = useAnswerWords();
  return useCallback(
    (workerId, shiftId) => {
      const one = answers.people.find(({ person }) => person.id === workerId);
      const answer = one === undefined ? null : answers.of(one, shiftId);
      const placed = one === undefined ? null : placedBy(answers, { workerId, shiftId });
      if (one === undefined || placed === null) {
        notifyFailure(answer === null ? t('noGap') : words(answer), 'medium');
        return;
      }
      const { step, said } = placed;
      const { id, name } = one.person;
      // As the board will draw it.
      const look = said === 'offered' ? 'invited' : 'pending';
      void run({
        steps: () => [step()],
        draw: () => asked.add(shiftId, { workerId: id, name, look }),
        what: t(`placedWhat.${said}`, { name }),
        said: t(`placed.${said}`, { name }),
      });
    },
    [answers, run, asked, words, t],
  );
}

function placedBy(answers: Answers, { workerId, shiftId }: Record<'workerId' | 'shiftId', string>): Placed | null {
  const one = answers.people.find(({ person }) => person.id === workerId);
  const shift = answers.gaps.find(cell => cell.shift.id === shiftId)?.shift;
  const answer = one === undefined ? null : answers.of(one, shiftId);
  if (shift === undefined || answer === null || answer.act === null) return null;
  if (answer.act === 'invite') {
    const { venueId } = shift;
    return { step: () => stepToInvite({ workerId, shiftId }, { venueId, id: newId() }), said: 'invited' };
  }
  const application = answers.application(workerId, shiftId);
  if (application === undefined) return null;
  const decision = answer.act;
  return {
    step: () => stepToDecide(application, decision, { bookingId: newId() }),
    said: decision === 'accept' ? 'accepted' : 'offered',
  };
}
