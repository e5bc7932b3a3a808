// In which order people stand: by name with favourites on top, or, for a chosen gap, who applied, who is free, then the rest.
import { useMemo } from 'react';
import type { Candidate } from '#domain/invitations/candidates.ts';
import type { PersonWeek } from '#domain/shifts/people-week.ts';
import type { Answer } from '#domain/shifts/placing.ts';
import type { BoardCell } from '#domain/shifts/week.ts';
import type { Answers } from './use-answers.ts';

/** Those who have nothing here this week, beside favourites, are shown for a gap that they could take. */
const MOST_IDLE = 60;

export interface Ranked {
  readonly candidate: Candidate;
  /** For the chosen gap; null while none is. */
  readonly answer: Answer | null;
}

export interface Group {
  readonly kind: 'all' | 'can' | 'cannot';
  readonly people: readonly Ranked[];
}

interface Ranking {
  readonly answers: Answers;
  readonly weeks: ReadonlyMap<string, PersonWeek>;
  readonly gap: BoardCell | null;
}

export function useRanked({ answers, weeks, gap }: Ranking): readonly Group[] {
  return useMemo(() => {
    const here = (one: Candidate) => one.favourite || (weeks.get(one.person.id)?.days.flat().length ?? 0) > 0;
    if (gap === null) {
      const shown = answers.people.filter(here).sort(byFavouriteAndName);
      return [{ kind: 'all', people: shown.map(candidate => ({ candidate, answer: null })) }];
    }
    const ranked = answers.people
      .map((candidate): Ranked => ({ candidate, answer: answers.of(candidate, gap.shift.id) }))
      .filter(one => here(one.candidate) || rankOf(one) < RANKS.length)
      .sort((one, other) => rankOf(one) - rankOf(other));
    const can = ranked.filter(({ answer }) => answer !== null && answer.act !== null);
    const cannot = ranked.filter(({ answer }) => answer === null || answer.act === null).slice(0, MOST_IDLE);
    return [
      { kind: 'can', people: can },
      { kind: 'cannot', people: cannot },
    ];
  }, [answers, weeks, gap]);
}

/** Who asked comes first; what speaks least against somebody is nearest. */
const RANKS = ['accept', 'offer', 'invite', 'asked', 'tired', 'clash', 'unavailable', 'unknown'] as const;

function rankOf({ answer }: Ranked): number {
  const kind = answer === null ? null : (answer.act ?? answer.why);
  const rank = (RANKS as readonly (string | null)[]).indexOf(kind);
  return rank < 0 ? RANKS.length : rank;
}

function byFavouriteAndName(one: Candidate, other: Candidate): number {
  return Number(other.favourite) - Number(one.favourite) || one.person.name.localeCompare(other.person.name);
}
