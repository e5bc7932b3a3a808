// Shifts as rows of a table, in the order in which they are shown. Words and formats come in.
// Times are the venue's, whose zone is last.

import { type CsvCell, major } from '#domain/csv.ts';
import { dayOf, timeOf } from '#domain/time.ts';
import { estimatedPayMinor, paidMinutes } from './rules.ts';
import type { BoardCell, CellLook } from './week.ts';

export const CSV_COLUMNS = [
  'day',
  'start',
  'end',
  'role',
  'title',
  'state',
  'positions',
  'booked',
  'applied',
  'rate',
  'currency',
  'breakMin',
  'paidMin',
  'planned',
  'zone',
] as const;

export interface CsvWords {
  column(name: (typeof CSV_COLUMNS)[number]): string;
  role(slug: string): string;
  look(look: CellLook): string;
}

export function shiftsCsv(shifts: readonly BoardCell[], words: CsvWords): readonly (readonly CsvCell[])[] {
  return [CSV_COLUMNS.map(words.column), ...shifts.map(shown => csvRow(shown, words))];
}

function csvRow({ shift, applied, look }: BoardCell, words: CsvWords): readonly CsvCell[] {
  return [
    dayOf(shift.startsLocal),
    timeOf(shift.startsLocal),
    timeOf(shift.endsLocal),
    words.role(shift.role),
    shift.title,
    words.look(look),
    shift.positions,
    shift.confirmedCount,
    applied,
    major(shift.rateMinor, shift.currency),
    shift.currency,
    shift.breakMin,
    paidMinutes(shift),
    major(estimatedPayMinor(shift) * shift.positions, shift.currency),
    shift.tz,
  ];
}
