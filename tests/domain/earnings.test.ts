import { describe, expect, it } from 'vitest';
import { rowToBooking } from '#domain/bookings/schema.ts';
import { csvText, major } from '#domain/csv.ts';
import { earningsCsv } from '#domain/earnings/csv-rows.ts';
import {
  barsOf,
  byCurrency,
  byVenue,
  type Earning,
  earnedCsv,
  earningsOf,
  sumsOf,
  within,
  withMonths,
} from '#domain/earnings/rules.ts';
import { firstMonth } from '#domain/earnings/schema.ts';
import type { Hours } from '#domain/timesheets/hours.ts';
import { BOOKING, bookingRow, VENUE } from './rows.ts';

/** Before all of it is worked. */
const NOW = Date.parse('2026-11-01T09:00Z');

const earning = (more: Partial<Earning> = {}): Earning => ({
  ...{ day: '2026-11-23', venueId: VENUE, currency: 'GBP', kind: 'agreed', bookingId: BOOKING },
  ...{ minutes: 450, minor: 11_625, owedMinor: 0, shifts: 1 },
  ...more,
});

describe('a bar stands for', () => {
  it.each([
    ['week', 7, '2026-11-23', '2026-11-29'],
    // A Sunday, five weeks and a Monday.
    ['month', 6, '2026-11-01', '2026-11-30'],
    ['year', 13, '2025-11-01', '2026-11-30'],
  ] as const)('each part of a %s: %i of them', (span, count, from, to) => {
    const bars = barsOf(span, '2026-11-27');
    expect([bars.length, bars[0]?.from, bars.at(-1)?.to]).toEqual([count, from, to]);
    for (const [nth, bar] of bars.entries()) {
      if (nth > 0) expect(Date.parse(bar.from) - Date.parse(bars[nth - 1]?.to ?? ''), 'no gap').toBe(86_400_000);
    }
  });
});

describe('an earning is', () => {
  const sheet = {
    ...{ bookingId: BOOKING, venueId: VENUE, currency: 'GBP', rateMinor: 1550, agreedMin: null as number | null },
    ...{ startsAt: Date.parse('2026-11-30T23:30Z'), tz: 'Europe/Madrid' },
  };
  const hours = (more: object = {}) =>
    ({ sheet: { ...sheet, ...more }, rockstarMin: 435, standing: { plannedMin: 450 } }) as unknown as Hours;

  it('what was agreed, else where the worker stands, in the day on which it began there', () => {
    expect(earningsOf([], [hours({ agreedMin: 450 })], NOW)).toMatchObject([
      { kind: 'agreed', minutes: 450, minor: 11_625, day: '2026-12-01' },
    ]);
    expect(earningsOf([], [hours()], NOW)).toMatchObject([{ kind: 'sent', minutes: 435, minor: 11_238 }]);
  });

  it('what is booked and has no hours yet; of what was called off what is owed alone', () => {
    const booking = rowToBooking(bookingRow());
    expect(earningsOf([booking], [], NOW)).toMatchObject([{ kind: 'ahead', minutes: 450, minor: 11_625 }]);
    expect(earningsOf([booking], [hours()], NOW), 'hours say it').toMatchObject([{ kind: 'sent' }]);
    const called = rowToBooking(bookingRow({ status: 'cancelled_by_venue', owed_minor: 6200 }));
    const [owed] = earningsOf([called], [], NOW);
    expect(sumsOf(owed === undefined ? [] : [owed])).toMatchObject({ agreed: 0, ahead: 0, owedMinor: 6200, shifts: 0 });
    expect(earningsOf([{ ...booking, status: 'cancelled_by_worker' }], [], NOW)).toEqual([]);
    const late = rowToBooking(bookingRow({ status: 'checked_in', full_pay_minor: 1550, owed_minor: 1550 }));
    expect(sumsOf(earningsOf([late], [], NOW))).toMatchObject({ ahead: 11_625, owedMinor: 1550 });
    expect(sumsOf(earningsOf([late], [hours()], NOW)), 'beside the hours').toMatchObject({
      sent: 11_238,
      owedMinor: 1550,
    });
  });

  it('of a shift that is over what was planned, not agreed yet, until its hours are here', () => {
    const booking = rowToBooking(bookingRow({ status: 'checked_in' }));
    const kinds = (now: number) => earningsOf([booking], [], now).map(({ kind }) => kind);
    expect([kinds(booking.endsAt - 1), kinds(booking.endsAt)]).toEqual([['ahead'], ['sent']]);
    expect(sumsOf(earningsOf([booking], [], booking.endsAt))).toMatchObject({ ahead: 0, sent: 11_625, shifts: 1 });
  });

  it('a month of the server’s, where the device has no shifts any more', () => {
    const month = {
      ...{ month: '2026-08-01', venueId: VENUE, currency: 'GBP', shifts: 4, workedMin: 1800, payMinor: 46_500 },
      owedMinor: 100,
    };
    const months = [month, { ...month, month: '2026-10-01' }] as unknown as Parameters<typeof withMonths>[1];
    const shifts = [earning({ day: '2026-09-30' }), earning({ day: '2026-10-01' })];
    const [known, ...others] = withMonths(shifts, months, '2026-11-24');
    expect(known).toMatchObject({ day: '2026-08-01', minor: 46_500, shifts: 4, owedMinor: 100 });
    expect(others, 'whole months by shift').toEqual([shifts[1]]);
  });

  it('a shift whose hours are not agreed however old it is, since a month of the server’s lacks it', () => {
    const old = [earning({ day: '2026-10-20', kind: 'sent' }), earning({ day: '2026-10-20' })];
    expect(withMonths(old, [], '2026-11-28')).toEqual([old[0]]);
  });
});

it('currencies are never added, and venues stand by what they bring', () => {
  const all = [
    earning(),
    earning({ venueId: 'other', minor: 20_000 }),
    earning({ venueId: 'called off', minor: 0, shifts: 0, owedMinor: 6200 }),
    earning({ venueId: 'booked', kind: 'ahead' }),
    earning({ currency: 'USD', day: '2026-11-24' }),
  ];
  const [pounds, dollars] = byCurrency(all);
  expect([pounds?.currency, dollars?.currency]).toEqual(['GBP', 'USD']);
  expect(byVenue(pounds?.earnings ?? []).map(({ venueId }) => venueId)).toEqual(['other', VENUE, 'called off']);
  expect(sumsOf(pounds?.earnings ?? [])).toMatchObject({ agreed: 31_625, ahead: 11_625, owedMinor: 6200, shifts: 2 });
  expect(within(all, { from: '2026-11-24', to: '2026-11-30' })).toHaveLength(1);
});

it('a table of them has no cell that a spreadsheet runs', () => {
  const words = { column: (name: string) => name, venue: () => '=cmd|calc', state: (kind: string) => kind };
  expect(csvText(earnedCsv([earning()], words), 'en').split('\r\n')[1]).toBe(
    "2026-11-23,'=cmd|calc,agreed,1,450,GBP,116.25,0.00",
  );
});

it('a table of shifts says hours and pay as they stand, and nothing for what was called off', () => {
  const words = {
    column: (name: string) => name,
    role: (slug: string) => slug,
    venue: () => 'Thistle',
    state: () => 'x',
  };
  const worked = rowToBooking(bookingRow({ status: 'approved' }));
  const called = rowToBooking(bookingRow({ id: 'b2', status: 'cancelled_by_worker' }));
  const sheet = { ...worked, bookingId: BOOKING, agreedMin: 360 };
  const agreed = [{ sheet, rockstarMin: 450, standing: { plannedMin: 450 } }] as unknown as readonly Hours[];
  const owed = rowToBooking(bookingRow({ status: 'approved', owed_minor: 1550 }));
  const rows = earningsCsv([owed, called], earningsOf([owed, called], agreed, NOW), words);
  expect(rows[0]?.[0]).toBe('day');
  expect(rows[1]?.slice(0, 4)).toEqual(['2026-11-27', '18:00', '02:00', 'Thistle']);
  expect(rows[1]?.slice(-5), 'six hours of the seven and a half that were planned').toEqual([
    ...[360, major(1550, 'GBP'), 'GBP', major(9300, 'GBP')],
    'Europe/London',
  ]);
  expect(rows[2]?.slice(-5)).toEqual([0, major(1550, 'GBP'), 'GBP', major(0, 'GBP'), 'Europe/London']);
});

it('a month leaves the device after twelve more', () => {
  expect([firstMonth('2026-11-27'), firstMonth('2026-12-01')]).toEqual(['2025-11-01', '2025-12-01']);
});
