import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { applications } from '#domain/applications/schema.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { venues } from '#domain/venues/schema.ts';
import { applicationRow, bookingRow, shiftRow, venueRow } from './rows.ts';

describe('a row from the wire', () => {
  it('has its times in the form that sorts', () => {
    const parsed = safeParse(shifts.row, { ...shiftRow(), starts_at: '2026-11-27T18:00:00+00:00' });
    expect(parsed.success && parsed.output).toEqual(shiftRow());
  });

  it('loses columns that this version does not know', () => {
    const parsed = safeParse(venues.row, { ...venueRow(), motto: 'later' });
    expect(parsed.success && parsed.output).toEqual(venueRow());
  });

  it.each([
    ['a status nobody knows', shifts.row, { ...shiftRow(), status: 'asleep' }],
    ['a number where an id belongs', bookings.row, { ...bookingRow(), id: 4 }],
    ['a version that is no number', applications.row, { ...applicationRow(), row_xid: 'x' }],
    ['a column missing', applications.row, { ...applicationRow(), note: undefined }],
  ])('is refused with %s', (_, schema, row) => {
    expect(safeParse(schema, row).success).toBe(false);
  });
});

describe('a row leaves the mirror', () => {
  const day = '2026-11-28';
  const LATER = '2027-01-23';

  it('the day after it ended has passed the horizon', () => {
    expect(shifts.expired?.(shiftRow(), '2026-11-28', LATER)).toBe(false);
    expect(shifts.expired?.(shiftRow(), '2026-11-29', LATER)).toBe(true);
    expect(bookings.expired?.(bookingRow(), '2026-11-29', LATER)).toBe(true);
  });

  it('with the day, of a post of others', () => {
    const post = shiftRow({ own: false });
    expect(shifts.expired?.(post, '2026-10-03', '2026-11-28')).toBe(false);
    expect(shifts.expired?.(post, '2026-10-04', '2026-11-29')).toBe(true);
    // Without room the horizon comes near; what is still to come stays.
    expect(shifts.expired?.(post, '2026-11-29', '2026-11-28')).toBe(false);
  });

  it('once it was answered, but never while it waits', () => {
    expect(applications.expired?.(applicationRow({ status: 'rejected' }), day, LATER)).toBe(true);
    expect(applications.expired?.(applicationRow({ status: 'submitted' }), day, LATER)).toBe(false);
  });
});
