// What booked shifts pay, by what was agreed: real minutes less the unpaid break, in the day on which the shift began.
// Nothing here is money moved; it is what is owed.

import { type CsvCell, major } from '#domain/csv.ts';
import type { Currency } from '#domain/money.ts';
import { estimatedPayMinor, paidMinutes } from '#domain/shifts/rules.ts';
import { dayOf, type Instant, timeOf, wallAt } from '#domain/time.ts';
import { holdsPlace } from './rules.ts';
import type { Booking } from './schema.ts';

type Worked = Pick<Booking, 'startsAt' | 'endsAt' | 'tz' | 'status' | 'breakMin' | 'rateMinor' | 'currency'>;

export interface Earnings {
  readonly currency: Currency;
  /** Of shifts that are over. */
  readonly earnedMinor: number;
  readonly workedMin: number;
  /** Of shifts still to come or running. */
  readonly aheadMinor: number;
}

/** One sum for each currency, of the bookings that begin on these days; none when there are no such bookings. */
export function earningsOn(days: readonly string[], bookings: readonly Worked[], now: Instant): readonly Earnings[] {
  const sums = new Map<Currency, Earnings>();
  for (const booking of bookings) {
    if (!holdsPlace(booking.status) || !days.includes(startDay(booking))) continue;
    const known = sums.get(booking.currency) ?? NOTHING(booking.currency);
    const over = booking.endsAt <= now;
    sums.set(booking.currency, {
      currency: booking.currency,
      earnedMinor: known.earnedMinor + (over ? estimatedPayMinor(booking) : 0),
      workedMin: known.workedMin + (over ? paidMinutes(booking) : 0),
      aheadMinor: known.aheadMinor + (over ? 0 : estimatedPayMinor(booking)),
    });
  }
  return [...sums.values()];
}

const NOTHING = (currency: Currency): Earnings => ({ currency, earnedMinor: 0, workedMin: 0, aheadMinor: 0 });

function startDay({ startsAt, tz }: Worked): string {
  return dayOf(wallAt(startsAt, tz));
}

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
] as const;

export interface EarningsWords {
  column(name: (typeof EARNINGS_COLUMNS)[number]): string;
  role(slug: string): string;
  venue(booking: Booking): string;
  state(booking: Booking): string;
}

/** Hours and pay by shift, first to last; what was called off stands there with nothing. */
export function earningsCsv(bookings: readonly Booking[], words: EarningsWords): readonly (readonly CsvCell[])[] {
  const rows = bookings.toSorted((one, other) => one.startsAt - other.startsAt).map(booking => csvRow(booking, words));
  return [EARNINGS_COLUMNS.map(words.column), ...rows];
}

function csvRow(booking: Booking, words: EarningsWords): readonly CsvCell[] {
  const counts = holdsPlace(booking.status);
  return [
    startDay(booking),
    timeOf(wallAt(booking.startsAt, booking.tz)),
    timeOf(wallAt(booking.endsAt, booking.tz)),
    words.venue(booking),
    words.role(booking.role),
    words.state(booking),
    booking.breakMin,
    counts ? paidMinutes(booking) : 0,
    major(booking.rateMinor),
    booking.currency,
    major(counts ? estimatedPayMinor(booking) : 0),
  ];
}
