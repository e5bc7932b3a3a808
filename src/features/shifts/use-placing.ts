// Somebody in the hand: dragged, or taken by a key or a tap. While they are, each gap says what letting go would do. It does not
// know who takes them up, nor how they are drawn.
import { startTransition, useCallback, useMemo, useState } from 'react';
import type { Candidate } from '#domain/invitations/candidates.ts';
import type { Answer } from '#domain/shifts/placing.ts';
import { useAnswerWords } from './use-answer-words.ts';
import type { Answers } from './use-answers.ts';
import { usePlacePerson } from './use-place-person.ts';
import type { Run } from './use-undo.ts';

export interface Placing {
  readonly person: Candidate | null;
  /** Of the person in the hand, by gap in the order of the week. */
  readonly answers: readonly { readonly shiftId: string; readonly answer: Answer }[];
  /** What a shift shows of it. */
  drawn(shiftId: string): { readonly answer: string; readonly takes: boolean };
  takes(shiftId: string): boolean;
  /** Null: put back. */
  hold(workerId: string | null): void;
  place(workerId: string, shiftId: string): void;
}

const NOTHING = { answer: '', takes: false };

export function usePlacing(answers: Answers, run: Run): Placing {
  const [heldId, hold] = useState<string | null>(null);
  const words = useAnswerWords();
  const act = usePlacePerson(answers, run);
  const person = answers.people.find(one => one.person.id === heldId) ?? null;
  const given = useMemo(() => {
    if (person === null) return [];
    return answers.gaps.flatMap(({ shift }) => {
      const answer = answers.of(person, shift.id);
      return answer === null ? [] : [{ shiftId: shift.id as string, answer }];
    });
  }, [person, answers]);
  const byShift = useMemo(() => new Map(given.map(one => [one.shiftId, one.answer])), [given]);
  const place = useCallback(
    (workerId: string, shiftId: string) => {
      // What was asked shows before all that is lit goes out.
      startTransition(() => hold(null));
      void act(workerId, shiftId);
    },
    [act],
  );
  return {
    person,
    answers: given,
    drawn: shiftId => {
      const answer = byShift.get(shiftId);
      return answer === undefined ? NOTHING : { answer: words(answer), takes: answer.act !== null };
    },
    takes: shiftId => (byShift.get(shiftId)?.act ?? null) !== null,
    hold,
    place,
  };
}
