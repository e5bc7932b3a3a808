// Somebody in the hand: dragged, or taken by a key or a tap. While they are, each gap says what letting go would do. It does not
// know who takes them up, nor how they are drawn.
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Candidate } from '#domain/invitations/candidates.ts';
import type { Answer } from '#domain/shifts/placing.ts';
import type { Run } from '#features/shifts/change/use-undo.ts';
import type { AskedHere } from './asked-here.ts';
import { useAnswerWords } from './use-answer-words.ts';
import type { Answers } from './use-answers.ts';
import { usePlacePerson } from './use-place-person.ts';

export interface Placing {
  readonly person: Candidate | null;
  /** Of the person in the hand, by gap in the order of the week. */
  readonly answers: readonly { readonly shiftId: string; readonly answer: Answer }[];
  /** What a shift shows of it. */
  drawn(shiftId: string): { readonly answer: string; readonly takes: boolean };
  /** Whether the gap would take them, also before it says so. */
  takes(workerId: string, shiftId: string): boolean;
  /** Null: put back. */
  hold(workerId: string | null): void;
  place(workerId: string, shiftId: string): void;
}

const NOTHING = { answer: '', takes: false };
const NO_ANSWERS: Placing['answers'] = [];

export function usePlacing(answers: Answers, run: Run, asked: AskedHere): Placing {
  const [heldId, setHeldId] = useState<string | null>(null);
  const words = useAnswerWords();
  const person = answers.people.find(one => one.person.id === heldId) ?? null;
  const given = useMemo(() => {
    if (person === null) return NO_ANSWERS;
    return answers.gaps.flatMap(({ shift }) => {
      const answer = answers.of(person, shift.id);
      return answer === null ? [] : [{ shiftId: shift.id as string, answer }];
    });
  }, [person, answers]);
  const { hold, place } = useHand(setHeldId, usePlacePerson({ answers, run, asked }));
  const takes = useTakes(answers);
  // The same while nobody is held, whatever else becomes of the week: the board is not drawn for it.
  return useMemo(() => {
    const byShift = new Map(given.map(one => [one.shiftId, one.answer]));
    return {
      person,
      answers: given,
      drawn: shiftId => {
        const answer = byShift.get(shiftId);
        return answer === undefined ? NOTHING : { answer: words(answer), takes: answer.act !== null };
      },
      takes,
      hold,
      place,
    };
  }, [person, given, words, takes, hold, place]);
}

/** Of what is known when it is asked: a quick drag is let go before three hundred cells have been drawn for it. */
function useTakes(answers: Answers): Placing['takes'] {
  const latest = useRef(answers);
  useEffect(() => {
    latest.current = answers;
  });
  return useCallback((workerId, shiftId) => {
    const one = latest.current.people.find(({ person }) => person.id === workerId);
    return one !== undefined && (latest.current.of(one, shiftId)?.act ?? null) !== null;
  }, []);
}

type Act = ReturnType<typeof usePlacePerson>;

function useHand(setHeldId: (workerId: string | null) => void, act: Act): Pick<Placing, 'hold' | 'place'> {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  /** Has been put into a gap and is about to leave the hand. */
  const leaving = useRef(false);
  const hold = useCallback(
    (workerId: string | null) => {
      leaving.current = false;
      setHeldId(workerId);
    },
    [setHeldId],
  );
  const place = useCallback(
    (workerId: string, shiftId: string) => {
      if (leaving.current) return;
      leaving.current = true;
      latest.current(workerId, shiftId);
      // What was asked is painted before all that is lit goes out: that is a cell against three hundred.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (!leaving.current) return;
          leaving.current = false;
          startTransition(() => setHeldId(null));
        }),
      );
    },
    [setHeldId],
  );
  return useMemo(() => ({ hold, place }), [hold, place]);
}
