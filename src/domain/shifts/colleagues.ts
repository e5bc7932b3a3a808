// What colleagues change on a board while somebody looks at it: what stood there before is compared with what stands there now, so that a
// change is told once, and only where something is another. Pure.
import type { VenueShift } from './queries.ts';

/** By shift, what of it is drawn. */
export type Seen = ReadonlyMap<string, string>;

export interface ColleagueChange {
  readonly shiftId: string;
  readonly by: string;
}

export function seenOf(shifts: readonly VenueShift[]): Seen {
  return new Map(shifts.map(shift => [shift.id, wordsOf(shift)]));
}

/** Nothing is news on a board that was empty: it may just be coming. */
export function changedByColleagues(
  before: Seen,
  shifts: readonly VenueShift[],
  ownId: string,
): readonly ColleagueChange[] {
  if (before.size === 0) return [];
  return shifts.flatMap(shift =>
    shift.updatedBy == null ||
    shift.updatedBy === ownId ||
    shift.pending !== null ||
    before.get(shift.id) === wordsOf(shift)
      ? []
      : [{ shiftId: shift.id, by: shift.updatedBy }],
  );
}

/** Who signed it is no change of it, nor whether it has been sent. */
function wordsOf({ pending: _, updatedBy: __, ...drawn }: VenueShift): string {
  return JSON.stringify(drawn);
}
