// Shifts as rows of a table, with their hours and pay as they stand; what was called off stands there with nothing. Words come in.
// Times are the venue's, whose zone is last.

import type { Booking } from '#domain/bookings/schema.ts';
import { type CsvCell, major } from '#domain/csv.ts';
import { dayOf, timeOf, wallAt } from '#domain/time.ts';
import { type Earning, workedByBooking } from './rules.ts';

export const EARNINGS_COLUMNS = [
  'day',
  'start',
  'end',
  'venue',
  'role',
  'state',
  'breakMin',
  'paidMin',
  'rate',
  'currency',
  'pay',
  'zone',
] as const;

export interface EarningsWords {
  column(name: (typeof EARNINGS_COLUMNS)[number]): string;
  role(slug: string): string;
  venue(booking: Booking): string;
  state(booking: Booking): string;
}

/** First to last. */
export function earningsCsv(
  bookings: readonly Booking[],
  earnings: readonly Earning[],
  words: EarningsWords,
): readonly (readonly CsvCell[])[] {
  const worked = workedByBooking(earnings);
  const rows = bookings
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .map(booking => csvRow(booking, worked.get(booking.id), words));
  return [EARNINGS_COLUMNS.map(words.column), ...rows];
}

function csvRow(booking: Booking, worked: Earning | undefined, words: EarningsWords): readonly CsvCell[] {
  const [start, end] = [wallAt(booking.startsAt, booking.tz), wallAt(booking.endsAt, booking.tz)];
  const { currency } = booking;
  return [
    ...[dayOf(start), timeOf(start), timeOf(end), words.venue(booking), words.role(booking.role)],
    ...[words.state(booking), booking.breakMin, worked?.minutes ?? 0],
    ...[major(booking.rateMinor, currency), currency, major(worked?.minor ?? 0, currency), booking.tz],
  ];
}
