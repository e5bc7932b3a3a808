import { safeParse } from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ApplicationRow } from '#domain/applications/schema.ts';
import { applications } from '#domain/applications/schema.ts';
import type { ShiftKeyRow } from '#domain/attendance/keys.ts';
import type { AttendanceEventRow } from '#domain/attendance/schema.ts';
import type { AvailabilityExceptionRow, AvailabilityRuleRow } from '#domain/availability/schema.ts';
import type { BookingContactRow, ShiftCrewRow } from '#domain/bookings/crew.ts';
import { type BookingRow, bookings } from '#domain/bookings/schema.ts';
import type { ShiftPackRow } from '#domain/packs/schema.ts';
import type { ProfilePrivateRow, ProfileRow } from '#domain/profiles/schema.ts';
import type { SavedSearchRow } from '#domain/searches/schema.ts';
import type { UserSettingsRow } from '#domain/settings/schema.ts';
import { type ShiftRow, shifts } from '#domain/shifts/schema.ts';
import type { ShiftTemplateRow } from '#domain/templates/schema.ts';
import type { TimesheetRow } from '#domain/timesheets/schema.ts';
import { type VenueRow, type VenueUserRow, venues } from '#domain/venues/schema.ts';
import type { Database } from '#sync/remote/database.types.ts';
import { applicationRow, bookingRow, shiftRow, venueRow } from './rows.ts';

type Views = Database['private']['Views'];

it('have the columns of the mirror’s views, as generated from PostgreSQL', () => {
  expectTypeOf<keyof ApplicationRow>().toEqualTypeOf<keyof Views['mirror_applications']['Row']>();
  expectTypeOf<keyof AvailabilityRuleRow>().toEqualTypeOf<keyof Views['mirror_availability_rules']['Row']>();
  expectTypeOf<keyof AvailabilityExceptionRow>().toEqualTypeOf<keyof Views['mirror_availability_exceptions']['Row']>();
  expectTypeOf<keyof SavedSearchRow>().toEqualTypeOf<keyof Views['mirror_saved_searches']['Row']>();
  expectTypeOf<keyof ShiftCrewRow>().toEqualTypeOf<keyof Views['mirror_shift_crew']['Row']>();
  expectTypeOf<keyof BookingContactRow>().toEqualTypeOf<keyof Views['mirror_booking_contacts']['Row']>();
  expectTypeOf<keyof AttendanceEventRow>().toEqualTypeOf<keyof Views['mirror_attendance_events']['Row']>();
  expectTypeOf<keyof ShiftKeyRow>().toEqualTypeOf<keyof Views['mirror_shift_keys']['Row']>();
  expectTypeOf<keyof BookingRow>().toEqualTypeOf<keyof Views['mirror_bookings']['Row']>();
  expectTypeOf<keyof ProfileRow>().toEqualTypeOf<keyof Views['mirror_profiles']['Row']>();
  expectTypeOf<keyof ProfilePrivateRow>().toEqualTypeOf<keyof Views['mirror_profile_private']['Row']>();
  expectTypeOf<keyof ShiftRow>().toEqualTypeOf<keyof Views['mirror_shifts']['Row']>();
  expectTypeOf<keyof ShiftTemplateRow>().toEqualTypeOf<keyof Views['mirror_shift_templates']['Row']>();
  expectTypeOf<keyof ShiftPackRow>().toEqualTypeOf<keyof Views['mirror_shift_packs']['Row']>();
  expectTypeOf<keyof TimesheetRow>().toEqualTypeOf<keyof Views['mirror_timesheets']['Row']>();
  expectTypeOf<keyof UserSettingsRow>().toEqualTypeOf<keyof Views['mirror_user_settings']['Row']>();
  expectTypeOf<keyof VenueRow>().toEqualTypeOf<keyof Views['mirror_venues']['Row']>();
  expectTypeOf<keyof VenueUserRow>().toEqualTypeOf<keyof Views['mirror_venue_users']['Row']>();
});

describe('a row from the wire', () => {
  it('has its times in the form that sorts', () => {
    const parsed = safeParse(shifts.row, { ...shiftRow(), starts_at: '2026-11-27T18:00:00+00:00' });
    expect(parsed.success && parsed.output).toEqual(shiftRow());
  });

  it('loses columns that this version does not know', () => {
    const parsed = safeParse(venues.row, { ...venueRow(), photo: 'later' });
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
