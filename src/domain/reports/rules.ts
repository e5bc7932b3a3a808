// What a venue's weeks came to: places and who filled them, hours and what they cost, who did not come, and what Rockstars said of it.
// Of what has begun; hours count when they are agreed. Weeks are those of the start on the venue's wall, sums are of one currency.

import { hasWorked } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { type CsvCell, major } from '#domain/csv.ts';
import { type Currency, payMinor } from '#domain/money.ts';
import type { Review } from '#domain/reviews/schema.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { addDays, dayOf, type Instant, mondayOf, wallAt } from '#domain/time.ts';
import type { Timesheet } from '#domain/timesheets/schema.ts';

/** So many weeks are on every device of the venue, the running one included. */
export const REPORTED_WEEKS = 8;

export interface Worked {
  readonly shifts: readonly Shift[];
  readonly bookings: readonly Booking[];
  readonly timesheets: readonly Timesheet[];
  /** Open ones that Rockstars wrote of the venue. */
  readonly reviews: readonly Review[];
}

/** Of one role in one week, in one currency. */
export interface ReportRow {
  readonly monday: string;
  readonly role: string;
  readonly currency: Currency;
  readonly places: number;
  readonly filled: number;
  readonly minutes: number;
  readonly costMinor: number;
  /** For what the venue called off late; not in the cost. */
  readonly owedMinor: number;
  /** Who worked, and who did not come. */
  readonly worked: number;
  readonly noShows: number;
  readonly stars: number;
  readonly reviews: number;
}

export type Figures = Omit<ReportRow, 'monday' | 'role' | 'currency'>;

const NOTHING: Figures = {
  ...{ places: 0, filled: 0, minutes: 0, costMinor: 0, owedMinor: 0 },
  ...{ worked: 0, noShows: 0, stars: 0, reviews: 0 },
};

interface Began {
  readonly role: string;
  readonly currency: Currency;
  readonly startsAt: Instant;
  readonly tz: string;
}

export function reportOf({ shifts, bookings, timesheets, reviews }: Worked, now: Instant): readonly ReportRow[] {
  const rows = new Map<string, ReportRow>();
  const add = (began: Began, figures: Partial<Figures>) => {
    if (began.startsAt > now) return;
    const { role, currency } = began;
    const monday = mondayOf(dayOf(wallAt(began.startsAt, began.tz)));
    const key = `${monday} ${role} ${currency}`;
    const known = rows.get(key) ?? { monday, role, currency, ...NOTHING };
    rows.set(key, { ...known, ...plus(known, figures) });
  };
  for (const shift of shifts) {
    // What was worked without a post, and written down afterwards, was no place to fill.
    if (shift.publishedAt === null) continue;
    if (shift.status === 'published') add(shift, { places: shift.positions, filled: shift.confirmedCount });
    // Nobody was booked when it was too late to.
    if (shift.status === 'expired') add(shift, { places: shift.positions });
  }
  for (const booking of bookings) {
    if (hasWorked(booking.status)) add(booking, { worked: 1 });
    if (booking.status === 'no_show') add(booking, { noShows: 1 });
    if (booking.owedMinor !== null) add(booking, { owedMinor: booking.owedMinor });
  }
  for (const sheet of timesheets) {
    if (sheet.agreedMin === null) continue;
    add(sheet, { minutes: sheet.agreedMin, costMinor: payMinor(sheet.rateMinor, sheet.agreedMin) });
  }
  const byId = new Map(bookings.map(booking => [booking.id, booking]));
  for (const { bookingId, stars } of reviews) {
    const booking = byId.get(bookingId);
    if (booking !== undefined) add(booking, { stars, reviews: 1 });
  }
  return [...rows.values()].sort((one, other) =>
    one.monday === other.monday ? one.role.localeCompare(other.role) : one.monday < other.monday ? -1 : 1,
  );
}

function plus(known: Figures, more: Partial<Figures>): Figures {
  const sum: Record<keyof Figures, number> = { ...known };
  for (const name of Object.keys(NOTHING) as (keyof Figures)[]) sum[name] += more[name] ?? 0;
  return sum;
}

/** Together; nothing where there are none. */
export function sumOf(rows: readonly ReportRow[]): Figures {
  return rows.reduce<Figures>((sum, row) => plus(sum, row), NOTHING);
}

export const fillRate = ({ places, filled }: Figures) => share(filled, places);
export const noShowRate = ({ worked, noShows }: Figures) => share(noShows, worked + noShows);
/** In tenths of a star; null: nobody has said anything. */
export const ratingOf = ({ stars, reviews }: Figures) => (reviews === 0 ? null : Math.round((10 * stars) / reviews));

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

export interface ReportWeek extends Figures {
  readonly monday: string;
}

/** Every week up to that of the day, also those without anything. */
export function weeksOf(rows: readonly ReportRow[], today: string): readonly ReportWeek[] {
  const last = mondayOf(today);
  return Array.from({ length: REPORTED_WEEKS }, (_, nth) => {
    const monday = addDays(last, -7 * (REPORTED_WEEKS - 1 - nth));
    return { monday, ...sumOf(rows.filter(row => row.monday === monday)) };
  });
}

export interface ReportRole extends Figures {
  readonly role: string;
}

/** The most hours first. */
export function rolesOf(rows: readonly ReportRow[]): readonly ReportRole[] {
  return [...new Set(rows.map(({ role }) => role))]
    .map(role => ({ role, ...sumOf(rows.filter(row => row.role === role)) }))
    .sort((one, other) => other.minutes - one.minutes || other.places - one.places);
}

export interface ReportOfVenue {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly ReportRow[];
}

export interface ReportVenue extends Figures {
  readonly id: string;
  readonly name: string;
}

/** Those that paid in a currency, the most hours first, and what they come to together. */
export function venuesOf(
  reports: readonly ReportOfVenue[],
  currency: Currency,
): { readonly venues: readonly ReportVenue[]; readonly total: Figures } {
  const paid = reports
    .map(({ id, name, rows }) => ({ id, name, rows: rows.filter(row => row.currency === currency) }))
    .filter(({ rows }) => rows.length > 0);
  return {
    venues: paid
      .map(({ id, name, rows }) => ({ id, name, ...sumOf(rows) }))
      .sort((one, other) => other.minutes - one.minutes || one.name.localeCompare(other.name)),
    total: sumOf(paid.flatMap(({ rows }) => rows)),
  };
}

/** The one with the most hours first; they are never added. */
export function currenciesOf(rows: readonly ReportRow[]): readonly Currency[] {
  const minutes = (currency: Currency) => sumOf(rows.filter(row => row.currency === currency)).minutes;
  return [...new Set(rows.map(({ currency }) => currency))].sort((one, other) => minutes(other) - minutes(one));
}

const REPORT_COLUMNS = [
  ...(['week', 'role', 'places', 'filled', 'worked', 'noShows', 'paidMin'] as const),
  ...(['currency', 'cost', 'owed', 'rating', 'reviews'] as const),
] as const;

export interface ReportWords {
  column(name: (typeof REPORT_COLUMNS)[number]): string;
  role(slug: string): string;
}

export function reportCsv(rows: readonly ReportRow[], words: ReportWords): readonly (readonly CsvCell[])[] {
  const lines = rows.map((row): readonly CsvCell[] => {
    const rating = ratingOf(row);
    return [
      ...[row.monday, words.role(row.role), row.places, row.filled, row.worked, row.noShows, row.minutes],
      ...[row.currency, major(row.costMinor, row.currency), major(row.owedMinor, row.currency)],
      ...[rating === null ? null : { value: rating / 10, digits: 1 }, row.reviews],
    ];
  });
  return [REPORT_COLUMNS.map(words.column), ...lines];
}
