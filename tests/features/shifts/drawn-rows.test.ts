// Which rows of a week are drawn by the task that opens it: all that can be in view, and of six screens not much more.
import { expect, it } from 'vitest';
import type { BoardCell, BoardRow } from '#domain/shifts/week.ts';
import { rowsWithin } from '#features/shifts/board/use-drawn-rows.ts';

const shift = (nth: number) => ({ open: nth % 2, shift: { id: `${nth}` } }) as BoardCell;
/** So many shifts on its second day. */
const row = (shifts: number): BoardRow => ({
  role: 'bartender',
  days: [[], Array.from({ length: shifts }, (_, nth) => shift(nth))],
});
const rows = (count: number, shifts: number) => Array.from({ length: count }, () => row(shifts));

it('draws as many rows as surely fill the window, the lowest they can be', () => {
  expect(rowsWithin(rows(20, 1), 600)).toBe(10);
  expect(rowsWithin(rows(20, 3), 600)).toBe(5);
});

it('counts of a full day what stands there, not what is folded away', () => {
  expect(rowsWithin(rows(20, 30), 600)).toBe(3);
});

it('draws all of a week that is not so high', () => {
  expect(rowsWithin(rows(4, 2), 900)).toBe(4);
  expect(rowsWithin([], 900)).toBe(0);
});
