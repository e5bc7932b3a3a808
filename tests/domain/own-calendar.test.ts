import { describe, expect, it } from 'vitest';
import { touchesDay, weekOf, weeksOfMonth } from '#domain/bookings/calendar.ts';
import { type BookingRow, rowToBooking } from '#domain/bookings/schema.ts';
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
