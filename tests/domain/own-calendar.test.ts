import { describe, expect, it } from 'vitest';
import { touchesDay, weekOf, weeksOfMonth } from '#domain/bookings/calendar.ts';
import { earningsCsv, earningsOn } from '#domain/bookings/earnings.ts';
import { type BookingRow, rowToBooking } from '#domain/bookings/schema.ts';
import { major } from '#domain/csv.ts';
import { addMonths } from '#domain/time.ts';
import { bookingRow } from './rows.ts';

const booking = (changes: Partial<BookingRow> = {}) => rowToBooking(bookingRow(changes));

describe('weeks and months', () => {
  it('begin on Monday', () => {
    expect(weekOf('2026-11-29')).toEqual(weekOf('2026-11-23'));
    expect(weekOf('2026-11-27')[0]).toBe('2026-11-23');
  });

  it('cover a month in whole weeks', () => {
    const weeks = weeksOfMonth('2026-11-15');
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i month', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });

  it.each([
    ['2026-11-26', false],
    ['2026-11-27', true],
    ['2026-11-28', true],
    ['2026-11-29', false],
  ])('a night from 18:00 to 02:00 touches %s: %s', (day, touches) => {
    expect(touchesDay(booking(), day)).toBe(touches);
  });

  it('a shift to midnight does not touch the next day', () => {
    expect(touchesDay(booking({ ends_at: '2026-11-28T00:00:00.000Z' }), '2026-11-28')).toBe(false);
  });
});

describe('earnings', () => {
  const week = weekOf('2026-11-27');
  const after = Date.parse('2026-11-29T12:00Z');

  it('count real minutes less the break, in the week in which the shift began', () => {
    const one = booking({ break_min: 30, rate_minor: 1550 });
    expect(earningsOn(week, [one], after)).toEqual([
      { currency: 'GBP', earnedMinor: 11_625, workedMin: 450, aheadMinor: 0 },
    ]);
    expect(earningsOn(weekOf('2026-11-30'), [one], after)).toEqual([]);
  });

  it('keep what is to come apart, and currencies too', () => {
    const abroad = booking({ id: 'b2', currency: 'USD' });
    const early = Date.parse('2026-11-27T12:00Z');
    const sums = earningsOn(week, [booking(), abroad, booking({ status: 'cancelled_by_venue' })], early);
    expect(sums.map(({ currency, earnedMinor }) => [currency, earnedMinor])).toEqual([
      ['GBP', 0],
      ['USD', 0],
    ]);
    expect(sums.every(({ aheadMinor }) => aheadMinor > 0)).toBe(true);
  });

  it('as a table name each shift, and give nothing for what was called off', () => {
    const words = {
      column: (name: string) => name,
      role: (slug: string) => slug,
      venue: () => 'Thistle',
      state: () => 'x',
    };
    const rows = earningsCsv([booking(), booking({ status: 'cancelled_by_worker' })], words);
    expect(rows[0]?.[0]).toBe('day');
    expect(rows[1]?.slice(0, 4)).toEqual(['2026-11-27', '18:00', '02:00', 'Thistle']);
    expect(rows[2]?.at(-1)).toEqual(major(0));
  });
});
