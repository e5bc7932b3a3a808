// What a venue's weeks come to: by the week of the start on its wall, of what has begun, and never two currencies added.
import { expect, it } from 'vitest';
import { rowToBooking } from '#domain/bookings/schema.ts';
import { csvText } from '#domain/csv.ts';
import {
  currenciesOf,
  fillRate,
  noShowRate,
  type ReportRow,
  ratingOf,
  reportCsv,
  reportOf,
  rolesOf,
  sumOf,
  venuesOf,
  type Worked,
  weeksOf,
} from '#domain/reports/rules.ts';
import type { Review } from '#domain/reviews/schema.ts';
import { rowToShift } from '#domain/shifts/schema.ts';
import type { Timesheet } from '#domain/timesheets/schema.ts';
import { en } from '#i18n/en.ts';
import { es } from '#i18n/es.ts';
import { fr } from '#i18n/fr.ts';
import { BOOKING, bookingRow, shiftRow } from './rows.ts';

const now = Date.parse('2026-11-30T12:00:00Z');

const sheet = (more: object = {}) =>
  ({
    ...{ role: 'bartender', currency: 'GBP', tz: 'Europe/London', startsAt: Date.parse('2026-11-27T18:00Z') },
    ...{ rateMinor: 1550, agreedMin: 450 },
    ...more,
  }) as Timesheet;
const report = (worked: Partial<Worked>) =>
  reportOf({ shifts: [], bookings: [], timesheets: [], reviews: [], ...worked }, now);
const row = (more: Partial<ReportRow> = {}): ReportRow => ({
  ...{ monday: '2026-11-23', role: 'bartender', currency: 'GBP', places: 2, filled: 1, minutes: 450 },
  ...{ costMinor: 11_625, owedMinor: 0, worked: 1, noShows: 1, stars: 9, reviews: 2 },
  ...more,
});

it('counts places and who filled them, also where nobody came, and nothing that is still ahead', () => {
  const shifts = [
    rowToShift(shiftRow({ confirmed_count: 1 })),
    rowToShift(shiftRow({ status: 'expired' })),
    rowToShift(shiftRow({ status: 'cancelled', confirmed_count: 0 })),
    rowToShift(shiftRow({ starts_at: '2026-12-01T18:00:00.000Z', ends_at: '2026-12-02T02:00:00.000Z' })),
  ];
  expect(report({ shifts })).toMatchObject([{ monday: '2026-11-23', places: 4, filled: 1 }]);
});

it('counts no place where a shift was worked without a post, as the platform’s report of the venue does', () => {
  const shifts = [
    rowToShift(shiftRow({ confirmed_count: 1 })),
    rowToShift(shiftRow({ confirmed_count: 2, published_at: null })),
  ];
  expect(report({ shifts })).toMatchObject([{ places: 2, filled: 1 }]);
});

it('counts agreed hours alone, at what was agreed for them, in the week of the start on the venue’s wall', () => {
  const startsAt = Date.parse('2026-11-29T23:30Z');
  const timesheets = [sheet(), sheet({ agreedMin: null }), sheet({ startsAt, tz: 'Europe/Madrid', currency: 'EUR' })];
  expect(report({ timesheets })).toMatchObject([
    { monday: '2026-11-23', currency: 'GBP', minutes: 450, costMinor: 11_625 },
    { monday: '2026-11-30', currency: 'EUR', minutes: 450, costMinor: 11_625 },
  ]);
});

it('says who worked, who did not come, what is owed, and how Rockstars rated it', () => {
  const bookings = [
    rowToBooking(bookingRow({ status: 'approved' })),
    rowToBooking(bookingRow({ status: 'no_show' })),
    rowToBooking(bookingRow({ status: 'cancelled_by_venue', owed_minor: 6200 })),
  ];
  const reviews = [
    { bookingId: BOOKING, stars: 5 },
    { bookingId: BOOKING, stars: 4 },
    { bookingId: 'unknown', stars: 1 },
  ] as unknown as Review[];
  const [only] = report({ bookings, reviews });
  expect(only).toMatchObject({ worked: 1, noShows: 1, owedMinor: 6200, stars: 9, reviews: 2 });
});

it('has rates and ratings of all rows together, and none of nothing', () => {
  const sum = sumOf([row(), row({ places: 2, filled: 2, noShows: 0 })]);
  expect([fillRate(sum), noShowRate(sum), ratingOf(sum)]).toEqual([3 / 4, 1 / 3, 45]);
  expect([fillRate(sumOf([])), noShowRate(sumOf([])), ratingOf(sumOf([]))]).toEqual([null, null, null]);
});

it('has every one of eight weeks, roles by hours, and currencies apart', () => {
  const rows = [row(), row({ role: 'host', minutes: 900 }), row({ currency: 'EUR', minutes: 10 })];
  const weeks = weeksOf(rows, '2026-11-30');
  expect([weeks.length, weeks[0]?.monday, weeks.at(-1)?.monday]).toEqual([8, '2026-10-12', '2026-11-30']);
  expect([weeks.at(-1)?.places, weeks.at(-2)?.places]).toEqual([0, 6]);
  expect(rolesOf(rows).map(({ role }) => role)).toEqual(['host', 'bartender']);
  expect(currenciesOf(rows)).toEqual(['GBP', 'EUR']);
});

it('is a file with a line for each role and week, and no name in it is a formula', () => {
  const cells = reportCsv([row()], { column: name => name, role: () => '=cmd' });
  expect(csvText(cells, 'en').split('\r\n')[1]).toBe("2026-11-23,'=cmd,2,1,1,1,450,GBP,116.25,0.00,4.5,2");
});

it('adds several venues in each currency alone, the one with the most hours first', () => {
  const reports = [
    { id: 'a', name: 'Attic', rows: [row(), row({ currency: 'EUR', minutes: 60, costMinor: 1_000 })] },
    { id: 'b', name: 'Harbour', rows: [row({ minutes: 600, costMinor: 15_500 }), row({ role: 'host' })] },
    { id: 'c', name: 'New', rows: [] },
  ];
  const pounds = venuesOf(reports, 'GBP');
  expect(pounds.venues).toMatchObject([
    { name: 'Harbour', minutes: 1_050, costMinor: 27_125 },
    { name: 'Attic', minutes: 450, costMinor: 11_625 },
  ]);
  expect(pounds.total).toMatchObject({ minutes: 1_500, costMinor: 38_750 });
  expect(venuesOf(reports, 'EUR').venues).toMatchObject([{ name: 'Attic', costMinor: 1_000 }]);
});

it.each([en, es, fr])('a file calls minutes so, in each language', ({ reports: { columns } }) => {
  const [head] = reportCsv([row()], { column: name => columns[name], role: slug => slug });
  expect(head?.[6]).toMatch(/\(min\)$/);
});
