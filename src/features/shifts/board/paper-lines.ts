// How many lines of text a week takes on paper, so that its letters can be as small as one sheet needs, and no smaller.
import type { PersonWeek } from '#domain/shifts/people-week.ts';
import type { BoardCell, WeekBoard } from '#domain/shifts/week.ts';

/** Its times and its frame. */
const AROUND_SHIFT = 1.6;
/** Its line and the space in it. */
const AROUND_ROW = 0.4;
/** A person's name over their hours, or a shift's times over its role. */
const PERSON = 2.4;

/** By role: of each row what its fullest day takes. */
export function linesByRole({ rows }: WeekBoard): number {
  return sum(rows.map(({ days }) => AROUND_ROW + Math.max(0, ...days.map(shifts => sum(shifts.map(linesOf))))));
}

/** Names, one line for all its gaps, and one for what it is short of. */
function linesOf({ places, open, applied }: BoardCell): number {
  const short = open > 0 || applied > 0;
  return AROUND_SHIFT + places.length + (short ? 2 : 0);
}

/** By people: who is drawn, and the gaps over them, of which each has a line and a half on its day. */
export function linesByPerson(people: readonly Pick<PersonWeek, 'days'>[], gapsByDay: readonly number[]): number {
  const fullest = (counts: readonly number[]) => Math.max(1, ...counts);
  return PERSON * sum([fullest(gapsByDay), ...people.map(({ days }) => fullest(days.map(held => held.length)))]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
