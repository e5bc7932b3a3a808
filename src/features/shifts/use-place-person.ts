// Puts somebody into a gap: an invitation, a yes to who applied, or the place to who waits for one. Nobody is booked by it before the
// server says so. It can be taken back while it has not been sent, and an invitation later too: that costs nobody anything.
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useCommands } from '#bridge/use-commands.ts';
import { useOutbox } from '#bridge/use-outbox.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { decideApplication } from '#domain/applications/decide.ts';
import { type BookingId, type InvitationId, newId } from '#domain/ids.ts';
import { revokeInvitation, sendWorkInvitation } from '#domain/invitations/commands.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { notifyFailure, notifyOutcome } from '#ui/toast.ts';
import { useAnswerWords } from './use-answer-words.ts';
import type { Answers } from './use-answers.ts';

type Act = Parameters<ReturnType<typeof useCommands>>[0][number];

interface Placed {
  readonly act: Act;
  readonly said: 'invited' | 'accepted' | 'offered';
  /** What undoes it once it has been sent; null where nothing may. */
  readonly inverse: Act | null;
}

export function usePlacePerson(answers: Answers): (workerId: string, shiftId: string) => Promise<void> {
  const t = useTranslations('planner');
  const applications = useTranslations('applications.toast');
  const acts = useTranslations('common.acts');
  const words = useAnswerWords();
  const save = useCommands();
  const outbox = useOutbox();
  const outcome = useOutcome();
  const savedHere = useSavedHere();
  return useCallback(
    async (workerId, shiftId) => {
      const one = answers.people.find(({ person }) => person.id === workerId);
      const answer = one === undefined ? null : answers.of(one, shiftId);
      const placed = one === undefined ? null : placedBy(answers, { workerId, shiftId });
      if (one === undefined || placed === null) {
        notifyFailure(answer === null ? t('noGap') : words(answer), 'medium');
        return;
      }
      const saved = await save([placed.act]);
      if (!saved.ok) {
        notifyFailure(applications('notSaved'), 'high');
        return;
      }
      const undo = async () => {
        const back = await Promise.all(saved.commandIds.map(id => outbox.discard(id)));
        if (back.every(Boolean)) return;
        if (placed.inverse === null || !(await save([placed.inverse])).ok)
          notifyFailure(applications('decidedAlready'), 'medium');
      };
      const applied = t(`placed.${placed.said}`, { name: one.person.name });
      notifyOutcome(
        outcome(...saved.commandIds),
        { saved: savedHere, applied },
        { label: acts('undo'), run: () => void undo() },
      );
    },
    [answers, save, outbox, outcome, savedHere, words, t, applications, acts],
  );
}

function placedBy(answers: Answers, { workerId, shiftId }: Record<'workerId' | 'shiftId', string>): Placed | null {
  const one = answers.people.find(({ person }) => person.id === workerId);
  const shift = answers.gaps.find(cell => cell.shift.id === shiftId)?.shift;
  const answer = one === undefined ? null : answers.of(one, shiftId);
  if (shift === undefined || answer === null || answer.act === null) return null;
  if (answer.act === 'invite') {
    const id = newId<InvitationId>();
    return {
      act: {
        command: sendWorkInvitation,
        args: { id, venue_id: shift.venueId, worker_id: workerId, shift_id: shift.id },
      },
      said: 'invited',
      inverse: { command: revokeInvitation, args: { id } },
    };
  }
  const application = answers.application(workerId, shiftId);
  if (application === undefined) return null;
  const { id, version } = application;
  const decided =
    answer.act === 'accept'
      ? { id, version, decision: answer.act, booking_id: newId<BookingId>() }
      : { id, version, decision: answer.act };
  return {
    act: { command: decideApplication, args: decided },
    said: answer.act === 'accept' ? 'accepted' : 'offered',
    inverse: null,
  };
}
