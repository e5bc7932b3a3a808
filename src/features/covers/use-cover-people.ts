// Whom a venue may ask for cover: who could come, as far as is known, and who is left out for which reason.
import { useQuery } from '#bridge/use-query.ts';
import { numbersAt } from '#domain/covers/queries.ts';
import { MOST_CHOSEN } from '#domain/covers/rules.ts';
import { type Candidate, candidatesForShift } from '#domain/invitations/candidates.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { type Fit, whyLeftOut } from './kept-fit.ts';
import { useCoverFit } from './use-cover-fit.ts';

/** Nobody looks at more of them at half past six; the later waves ask everybody. */
export const MOST_SHOWN = 40;
/** Where no favourite is free. */
const FIRST_FEW = 4;

export interface CoverPerson extends Candidate {
  readonly fit: Fit | undefined;
  /** Null: this device has none. */
  readonly phone: string | null;
}

export interface CoverPeople {
  readonly could: readonly CoverPerson[];
  readonly leftOut: readonly CoverPerson[];
  /** Whom one tap asks first. */
  readonly proposed: readonly string[];
  readonly knownAt: number | null;
}

/** Undefined until storage has answered. */
export function useCoverPeople(shift: Shift): CoverPeople | undefined {
  const candidates = useQuery(candidatesForShift, { shiftId: shift.id });
  const numbers = useQuery(numbersAt, { venueId: shift.venueId });
  const shown = candidates?.slice(0, MOST_SHOWN) ?? [];
  const fit = useCoverFit(
    shift,
    shown.map(({ person }) => person.id),
  );
  if (candidates === undefined || numbers === undefined) return undefined;
  const people = shown.map(one => ({
    ...one,
    fit: fit.of(one.person.id),
    phone: numbers.get(one.person.id) ?? null,
  }));
  const could = people.filter(one => one.fit === undefined || whyLeftOut(one.fit) === null);
  return {
    could,
    leftOut: people.filter(one => !could.includes(one)),
    proposed: proposedOf(could),
    knownAt: fit.at,
  };
}

function proposedOf(could: readonly Candidate[]): readonly string[] {
  const favourites = could.filter(({ favourite }) => favourite);
  const first = favourites.length > 0 ? favourites.slice(0, MOST_CHOSEN) : could.slice(0, FIRST_FEW);
  return first.map(({ person }) => person.id);
}
