// What it would mean to put each known person into each gap of the week.
import { useMemo } from 'react';
import { useQuery } from '#bridge/use-query.ts';
import { useRules } from '#bridge/use-rules.ts';
import type { TrackedApplication } from '#domain/applications/queries.ts';
import { type Candidate, peopleToAsk } from '#domain/invitations/candidates.ts';
import type { Rules } from '#domain/platform/rules.ts';
import type { Held } from '#domain/shifts/people-week.ts';
import { type Answer, answerFor } from '#domain/shifts/placing.ts';
import { type BoardCell, shiftsOf } from '#domain/shifts/week.ts';
import { wallAt } from '#domain/time.ts';
import type { Week } from '#features/shifts/use-week.ts';
import { useVerdicts, type Verdicts } from './use-verdicts.ts';

const NOBODY: readonly Candidate[] = [];

export interface Answers {
  /** Favourites first, then those who have worked here most. */
  readonly people: readonly Candidate[];
  /** The device has said who they are: before that nobody is no answer. */
  readonly read: boolean;
  /** The shifts of the week in which a place is open, by start. */
  readonly gaps: readonly BoardCell[];
  readonly verdicts: Verdicts;
  readonly held: readonly Held[];
  /** In force now. */
  readonly rules: Rules;
  application(workerId: string, shiftId: string): TrackedApplication | undefined;
  /** Null where there is no gap. */
  of(one: Pick<Candidate, 'person'>, shiftId: string): Answer | null;
}

export function useAnswers(venueId: string, week: Week): Answers {
  const known = useQuery(peopleToAsk, { venueId });
  const people = known ?? NOBODY;
  const read = known !== undefined;
  const gaps = useMemo(
    () =>
      week.board === undefined
        ? []
        : shiftsOf(week.board)
            .filter(({ open }) => open > 0)
            .sort((one, other) => one.shift.startsAt - other.shift.startsAt),
    [week.board],
  );
  const asked = useMemo(() => gaps.filter(({ shift }) => shift.pending === null).map(({ shift }) => shift), [gaps]);
  const verdicts = useVerdicts({ venueId, gaps: asked, people });
  const rules = useRules();
  const held = useHeld(week);
  const { asking } = week;
  return useMemo(() => {
    const theirs = new Map<string, Held[]>(people.map(({ person }) => [person.id, []]));
    for (const one of held) theirs.get(one.workerId)?.push(one);
    const byShift = new Map(gaps.map(cell => [cell.shift.id as string, cell]));
    const applied = new Map(asking.map(one => [`${one.workerId} ${one.shiftId}`, one]));
    const application = (workerId: string, shiftId: string) => applied.get(`${workerId} ${shiftId}`);
    return {
      people,
      read,
      gaps,
      verdicts,
      held,
      rules,
      application,
      of: ({ person }, shiftId) => {
        const cell = byShift.get(shiftId);
        if (cell === undefined) return null;
        const request = application(person.id, shiftId);
        return answerFor(cell, {
          workerId: person.id,
          skills: person.skills,
          applied: request === undefined ? null : request.status === 'waitlisted' ? 'waitlisted' : 'other',
          held: theirs.get(person.id) ?? [],
          verdict: verdicts.of(person.id, shiftId),
          rules,
        });
      },
    };
  }, [people, read, gaps, verdicts, held, asking, rules]);
}

/** Who is booked, and who was asked, as far as it is of this week. */
function useHeld({ places, board }: Week): readonly Held[] {
  const bookings = places?.booked;
  const booked = useMemo(
    () =>
      (bookings ?? []).map(
        ({ shiftId, workerId, startsAt, endsAt, role, breakMin, tz }): Held => ({
          ...{ shiftId, workerId, startsAt, endsAt, role, breakMin },
          startsLocal: wallAt(startsAt, tz),
          look: 'booked',
        }),
      ),
    [bookings],
  );
  return useMemo(() => {
    const asked = (board === undefined ? [] : shiftsOf(board)).flatMap(({ shift, places: there }) =>
      there
        .filter(({ look }) => look !== 'booked')
        .map(({ workerId, look }): Held => ({ ...shift, shiftId: shift.id, workerId, look })),
    );
    return [...booked, ...asked];
  }, [booked, board]);
}
