// Hours as rows of a table, in the order in which they are shown. Words come in. Times are the venue's, whose zone is last.

import { type CsvCell, major } from '#domain/csv.ts';
import { payMinor } from '#domain/money.ts';
import { dayOf, type Instant, timeOf, wallAt } from '#domain/time.ts';
import { toPay } from './hours.ts';
import type { TrackedHours } from './queries.ts';
import type { Basis, TimesheetState } from './schema.ts';
import { workerNumber } from './worker-number.ts';

export const HOURS_COLUMNS = [
  ...(['venue', 'day', 'name', 'workerNumber', 'role', 'start', 'end', 'cameAt', 'leftAt', 'breakMin'] as const),
  ...(['plannedMin', 'phoneMin', 'handMin', 'agreedMin', 'basis', 'state', 'rate', 'currency', 'pay', 'zone'] as const),
] as const;

export interface HoursWords {
  column(name: (typeof HOURS_COLUMNS)[number]): string;
  role(slug: string): string;
  state(state: TimesheetState): string;
  basis(basis: Basis): string;
  /** Whose file it is: a group joins those of its venues. */
  readonly venue: string;
  /** In place of the name of somebody whose account is deleted. */
  readonly nobody: string;
}

export function hoursCsv(shown: readonly TrackedHours[], words: HoursWords): readonly (readonly CsvCell[])[] {
  return [HOURS_COLUMNS.map(words.column), ...shown.map(of => csvRow(of, words))];
}

function csvRow(of: TrackedHours, words: HoursWords): readonly CsvCell[] {
  const { sheet, phone, byHand, standing } = of;
  const time = (at: Instant | undefined) => (at === undefined ? null : timeOf(wallAt(at, sheet.tz)));
  const worked = phone ?? byHand;
  const pay = toPay(of);
  return [
    words.venue,
    dayOf(wallAt(sheet.startsAt, sheet.tz)),
    of.name ?? words.nobody,
    sheet.workerId === null ? null : workerNumber({ venueId: sheet.venueId, workerId: sheet.workerId }),
    words.role(sheet.role),
    time(sheet.startsAt),
    time(sheet.endsAt),
    time(worked?.cameAt),
    time(worked?.leftAt),
    worked?.breakMin ?? sheet.breakMin,
    standing.plannedMin,
    of.rockstarMin,
    of.venueMin,
    sheet.agreedMin,
    sheet.basis === null ? null : words.basis(sheet.basis),
    words.state(sheet.state),
    major(sheet.rateMinor, sheet.currency),
    sheet.currency,
    pay === null ? null : major(payMinor(sheet.rateMinor, pay), sheet.currency),
    sheet.tz,
  ];
}
