// Shifts, with the places that the requests take of them.
import { insertRows, type Sql } from './load.ts';
import type { SeedRequest } from './requests.ts';
import type { SeedShift } from './shifts.ts';

export async function loadShifts(
  sql: Sql,
  of: { shifts: readonly SeedShift[]; requests: readonly SeedRequest[]; today: string },
): Promise<void> {
  const places = new Map<string, number>();
  for (const { shift, booking } of of.requests) {
    if (booking === 'confirmed' || booking === 'checked_out' || booking === 'approved')
      places.set(shift.id, (places.get(shift.id) ?? 0) + 1);
  }
  const rows = of.shifts.map(shift => ({
    id: shift.id,
    venue_id: shift.venue.id,
    role: shift.role,
    title: shift.title,
    starts_local: shift.startsLocal,
    ends_local: shift.endsLocal,
    break_min: shift.breakMin,
    rate_minor: shift.rateMinor,
    tips: shift.tips,
    positions: shift.positions,
    booking_mode: shift.bookingMode,
    status: stateOf(shift, { taken: places.get(shift.id) ?? 0, today: of.today }),
    confirmed_count: places.get(shift.id) ?? 0,
    version: shift.status === 'draft' ? 1 : 2,
    cancelled_reason: shift.status === 'cancelled' ? 'Booking fell through.' : null,
    published_at: shift.status === 'draft' ? null : `${shift.postedOn}T10:00:00Z`,
    created_at: `${shift.postedOn}T09:30:00Z`,
    updated_at: `${shift.postedOn}T10:00:00Z`,
  }));
  await insertRows(sql, 'public.shifts', {
    rows,
    from: 'join public.venues venue on venue.id = given.venue_id',
    computed: {
      starts_at: 'given.starts_local::timestamp at time zone venue.tz',
      ends_at: 'given.ends_local::timestamp at time zone venue.tz',
    },
  });
}

/** A posted shift that nobody was booked on has expired by the day after. */
function stateOf(shift: SeedShift, { taken, today }: { taken: number; today: string }): string {
  return shift.status === 'published' && taken === 0 && shift.day < today ? 'expired' : shift.status;
}
