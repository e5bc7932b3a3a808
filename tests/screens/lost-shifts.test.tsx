// Places that somebody lost, where they look for what they have, and leaving one.
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bookings, rowToBooking } from '#domain/bookings/schema.ts';
import { perColumn, shiftPacks } from '#domain/packs/schema.ts';
import { rowToVenue, venues } from '#domain/venues/schema.ts';
import { CancelBar } from '#features/bookings/cancel-bar.tsx';
import { MyShiftsScreen } from '#features/bookings/my-shifts-screen.tsx';
import { bookingRow, SHIFT, VENUE, venueRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const STAMP = '2026-11-20T12:00:00.000Z';

beforeEach(() => vi.setSystemTime('2026-11-27T12:00:00Z'));
afterEach(() => vi.useRealTimers());

it.each([
  ['cancelled late', { status: 'cancelled_by_venue', owed_minor: 6200 }, /£62\.00 owed to you/],
  ['still booked', {}, /7 h 30 min · £116\.25/],
] as const)('of a shift that is %s, the list says what it comes to', async (_, changes, worth) => {
  const rocco = await personAt(WORKER);
  await rocco.holds(venues, venueRow());
  await rocco.holds(bookings, bookingRow(changes));
  rocco.sees(<MyShiftsScreen requests={null} records={null} record={null} />);
  await screen.findByText(worth);
});

it.each(['no_show', 'cancelled_by_worker'] as const)(
  'a place lost as %s is not listed as booked, nor with its pay',
  async status => {
    const rocco = await personAt(WORKER);
    await rocco.holds(venues, venueRow());
    await rocco.holds(bookings, bookingRow({ status, no_show_at: null }));
    rocco.sees(<MyShiftsScreen requests={null} records={null} record={null} />);
    await screen.findByRole('link', { name: /The Copper Thistle/ });
    expect(screen.getByRole('heading', { name: /^No longer yours/ })).toBeDefined();
    expect(screen.queryByRole('heading', { name: /^Booked/ })).toBeNull();
    expect(screen.queryByText(/£116\.25/)).toBeNull();
  },
);

it('whoever leaves a shift without signal is told to call whom the shift names, not the venue', async () => {
  const rocco = await personAt(WORKER);
  const stamps = { row_xid: '1', ends_at: '2026-11-28T02:00:00.000Z', created_at: STAMP, updated_at: STAMP };
  const said = { ...perColumn(() => null), contact_name: 'Ana', contact_phone: '07700 900142' };
  await rocco.holds(shiftPacks, { id: SHIFT, venue_id: VENUE, ...stamps, ...said });
  const venue = rowToVenue(venueRow({ contact: 'office@example.com' }));
  const { press } = rocco.sees(<CancelBar booking={rowToBooking(bookingRow())} venue={venue} />);
  await press('I can’t make it');
  await screen.findByText(/Ana, 07700 900142/);
  expect(screen.queryByText(/office@example\.com/)).toBeNull();
});
