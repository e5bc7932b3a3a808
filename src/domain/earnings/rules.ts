// Earnings by day, week and month: what was agreed, what waits for the venue, what is booked ahead. Sums are of one currency, in the
// day on which a shift began; what is owed for a shift that was called off stands beside them. No money is moved.

import { holdsPlace } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { type CsvCell, major } from '#domain/csv.ts';
import { type Currency, payMinor } from '#domain/money.ts';
import { estimatedPayMinor, paidMinutes } from '#domain/shifts/rules.ts';
import {
  addDays,
  addMonths,
  dayOf,
  earlierOf,
  type Instant,
  laterOf,
  mondayOf,
  wallAt,
  weekDays,
} from '#domain/time.ts';
import type { Hours } from '#domain/timesheets/hours.ts';
import type { EarnedMonth } from './schema.ts';

/** Agreed hours, hours that are not agreed yet, and a shift still to be worked. */
export type EarningKind = 'agreed' | 'sent' | 'ahead';

export interface Earning {
  readonly day: string;
  readonly venueId: string;
  readonly currency: Currency;
  readonly kind: EarningKind;
  readonly minutes: number;
  readonly minor: number;
  /** For a shift that was called off, or for full pay; not in the sum. */
  readonly owedMinor: number;
  /** Of how many: a month of the server's is one of several. */
  readonly shifts: number;
  /** Null: of a whole month. */
  readonly bookingId: string | null;
}

/** What this device knows by shift. */
export function earningsOf(bookings: readonly Booking[], hours: readonly Hours[], now: Instant): readonly Earning[] {
  const sheets = new Set(hours.map(({ sheet }) => sheet.bookingId));
  const planned = bookings.flatMap(booking => (sheets.has(booking.id) ? [] : ofBooking(booking, now)));
  return [...hours.map(ofHours), ...bookings.flatMap(owedFor), ...planned];
}

function ofHours({ sheet, rockstarMin, standing }: Hours): Earning {
  const minutes = sheet.agreedMin ?? rockstarMin ?? standing.plannedMin;
  return {
    day: startDay(sheet),
    venueId: sheet.venueId,
    currency: sheet.currency,
    kind: sheet.agreedMin === null ? 'sent' : 'agreed',
    minutes,
    minor: payMinor(sheet.rateMinor, minutes),
    owedMinor: 0,
    shifts: 1,
    bookingId: sheet.bookingId,
  };
}

/** Beside the hours, if there are any. */
function owedFor({ id: bookingId, venueId, currency, owedMinor, ...booking }: Booking): readonly Earning[] {
  if (owedMinor === null || owedMinor === 0) return [];
  const own = { day: startDay(booking), venueId, currency, bookingId };
  return [{ ...own, kind: 'agreed', minutes: 0, minor: 0, owedMinor, shifts: 0 }];
}

/** By the plan, as the hours will be drafted from it when nobody checked out. */
function ofBooking(booking: Booking, now: Instant): readonly Earning[] {
  const { id: bookingId, venueId, currency } = booking;
  if (!holdsPlace(booking.status)) return [];
  const own = {
    day: startDay(booking),
    venueId,
    currency,
    bookingId,
    kind: booking.endsAt > now ? 'ahead' : 'sent',
  } as const;
  return [{ ...own, minutes: paidMinutes(booking), minor: estimatedPayMinor(booking), owedMinor: 0, shifts: 1 }];
}

/** What each shift came to by its hours; what is owed beside them is a line of its own. */
export function workedByBooking(earnings: readonly Earning[]): ReadonlyMap<Earning['bookingId'], Earning> {
  return new Map(earnings.filter(({ shifts }) => shifts > 0).map(one => [one.bookingId, one]));
}

/** So far back a device has hours by shift. */
const KNOWN_DAYS = 55;

/**
 * By shift as far back as whole months are here so, and by month before, as the server has added them up. That is of agreed hours: what is
 * not agreed stands by shift however old it is.
 */
export function withMonths(
  shifts: readonly Earning[],
  months: readonly EarnedMonth[],
  today: string,
): readonly Earning[] {
  // The month after the one in which the oldest day lies.
  const since = addMonths(`${addDays(today, -KNOWN_DAYS).slice(0, 7)}-01`, 1);
  return [
    ...months.filter(({ month }) => month < since).map(ofMonth),
    ...shifts.filter(({ day, kind }) => day >= since || kind !== 'agreed'),
  ];
}

function ofMonth({
  month: day,
  venueId,
  currency,
  workedMin,
  payMinor: minor,
  owedMinor,
  shifts,
}: EarnedMonth): Earning {
  return { day, venueId, currency, kind: 'agreed', minutes: workedMin, minor, owedMinor, shifts, bookingId: null };
}

function startDay({ startsAt, tz }: { readonly startsAt: number; readonly tz: string }): string {
  return dayOf(wallAt(startsAt, tz));
}

export const SPANS = ['week', 'month', 'year'] as const;
export type EarningSpan = (typeof SPANS)[number];

/** From a day up to another, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The days of a bar: a day of the week, a week of the month, a month of the last twelve and this. */
export function barsOf(span: EarningSpan, today: string): readonly Days[] {
  if (span === 'week') return weekDays(mondayOf(today)).map(day => ({ from: day, to: day }));
  const first = `${today.slice(0, 7)}-01`;
  if (span === 'year') return Array.from({ length: 13 }, (_, nth) => addMonths(first, nth - 12)).map(monthOf);
  const { to: last } = monthOf(first);
  const mondays: string[] = [];
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays.map(monday => ({ from: laterOf(first, monday), to: earlierOf(last, addDays(monday, 6)) }));
}

function monthOf(first: string): Days {
  return { from: first, to: addDays(addMonths(first, 1), -1) };
}

export interface Sums extends Readonly<Record<EarningKind, number>> {
  readonly minutes: number;
  readonly owedMinor: number;
  readonly shifts: number;
}

/** Minutes and shifts are of what was worked. */
export function sumsOf(earnings: readonly Earning[]): Sums {
  const sum = (of: (one: Earning) => number) => earnings.reduce((all, one) => all + of(one), 0);
  const minor = (kind: EarningKind) => sum(one => (one.kind === kind ? one.minor : 0));
  return {
    agreed: minor('agreed'),
    sent: minor('sent'),
    ahead: minor('ahead'),
    minutes: sum(one => (one.kind === 'ahead' ? 0 : one.minutes)),
    shifts: sum(one => (one.kind === 'ahead' ? 0 : one.shifts)),
    owedMinor: sum(one => one.owedMinor),
  };
}

export function within(earnings: readonly Earning[], { from, to }: Days): readonly Earning[] {
  return earnings.filter(({ day }) => day >= from && day <= to);
}

export interface OfCurrency {
  readonly currency: Currency;
  readonly earnings: readonly Earning[];
}

/** Never added: each stands alone, the larger first. */
export function byCurrency(earnings: readonly Earning[]): readonly OfCurrency[] {
  const currencies = [...new Set(earnings.map(({ currency }) => currency))];
  return currencies
    .map(currency => ({ currency, earnings: earnings.filter(one => one.currency === currency) }))
    .sort((one, other) => other.earnings.length - one.earnings.length);
}

export interface OfVenue {
  readonly venueId: string;
  readonly sums: Sums;
}

/** Where something was worked or is owed, the most first. */
export function byVenue(earnings: readonly Earning[]): readonly OfVenue[] {
  const ids = [...new Set(earnings.map(({ venueId }) => venueId))];
  return ids
    .map(venueId => ({ venueId, sums: sumsOf(earnings.filter(one => one.venueId === venueId)) }))
    .filter(({ sums }) => sums.shifts > 0 || sums.owedMinor > 0)
    .sort((one, other) => total(other.sums) - total(one.sums));
}

const total = ({ agreed, sent, owedMinor }: Sums) => agreed + sent + owedMinor;

const EARNED_COLUMNS = ['day', 'venue', 'state', 'shifts', 'paidMin', 'currency', 'pay', 'owed'] as const;

export interface EarnedWords {
  column(name: (typeof EARNED_COLUMNS)[number]): string;
  venue(venueId: string): string;
  state(kind: EarningKind): string;
}

export function earnedCsv(earnings: readonly Earning[], words: EarnedWords): readonly (readonly CsvCell[])[] {
  const rows = earnings
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .map(one => [
      ...[one.day, words.venue(one.venueId), words.state(one.kind), one.shifts, one.minutes],
      ...[one.currency, major(one.minor, one.currency), major(one.owedMinor, one.currency)],
    ]);
  return [EARNED_COLUMNS.map(words.column), ...rows];
}
