import { describe, expect, it } from 'vitest';
import type { PersonWeek } from '#domain/shifts/people-week.ts';
import type { BoardCell, WeekBoard } from '#domain/shifts/week.ts';
import { linesByPerson, linesByRole } from '#features/shifts/board/paper-lines.ts';

const cell = (names: number, open = 0) =>
  ({ places: Array.from({ length: names }), open, applied: 0 }) as unknown as BoardCell;
const board = (...rows: BoardCell[][][]) => ({ rows: rows.map(days => ({ days })) }) as unknown as WeekBoard;
const week = (...counts: number[]) =>
  ({ days: counts.map(count => Array.from({ length: count })) }) as unknown as PersonWeek;

describe('a week on paper', () => {
  it('takes by role what the fullest day of each row takes', () => {
    const quiet = linesByRole(board([[cell(1)], [cell(4)]]));
    expect(linesByRole(board([[cell(4)], [cell(4)]]))).toBe(quiet);
    expect(linesByRole(board([[cell(5)], [cell(4)]]))).toBeGreaterThan(quiet);
    expect(linesByRole(board([[cell(4, 1)], []]))).toBeGreaterThan(quiet);
    expect(linesByRole(board([[cell(4)]], [[cell(4)]]))).toBeCloseTo(2 * quiet);
  });

  it('takes by people a row for each, as high as their fullest day, and the gaps over them', () => {
    const one = linesByPerson([week(1, 0)], [0, 0]);
    expect(linesByPerson([week(1, 1)], [1, 0])).toBe(one);
    expect(linesByPerson([week(1, 2)], [0, 0])).toBeGreaterThan(one);
    expect(linesByPerson([week(1, 0)], [0, 3])).toBeGreaterThan(one);
    expect(linesByPerson([week(1, 0), week(0, 1)], [0, 0])).toBeGreaterThan(one);
  });
});
