// What people meet in their first days, when little has happened yet: nothing there says more than is so, or stands before what matters.
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { bookings } from '#domain/bookings/schema.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { rowToShift, shifts } from '#domain/shifts/schema.ts';
import { CompareScreen } from '#features/applications/compare-screen.tsx';
import { PreparingPanel } from '#features/auth/preparing-panel.tsx';
import { BookingScreen } from '#features/bookings/booking-screen.tsx';
import { inHours, profileRow } from '#tests/domain/more-rows.ts';
import { BOOKING, bookingRow, MANAGER, shiftRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';
import { NavList } from '#ui/nav-list.tsx';

it('the way out of a shift stands below what one needs for it', async () => {
  const rocco = await personAt(WORKER);
  await rocco.holds(bookings, bookingRow({ starts_at: inHours(1), ends_at: inHours(9) }));
  rocco.sees(<BookingScreen bookingId={BOOKING} panels={<p>Check in here</p>} />);
  const wayOut = await screen.findByRole('button', { name: 'Ask to be released' });
  const panel = screen.getByText('Check in here');
  expect(panel.compareDocumentPosition(wayOut) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

it('where all applicants have been decided on, none is said to be yet to come, and no letter decides on anyone', async () => {
  const mina = await personAt(MANAGER);
  const row = shiftRow({ starts_at: inHours(1), ends_at: inHours(9), positions: 2, confirmed_count: 1 });
  await mina.holds(shifts, row);
  await mina.holds(profiles, profileRow({ id: WORKER, name: 'Rocco' }));
  await mina.holds(bookings, bookingRow({ starts_at: inHours(1), ends_at: inHours(9) }));
  mina.sees(<CompareScreen shift={rowToShift(row)} mayDecide invite={null} />);
  await screen.findByText('No applicants waiting');
  await screen.findByText('Free');
  expect(document.querySelectorAll('kbd')).toHaveLength(0);
});

it('a page that no way in the bar leads to is marked at Me, by which one comes there', async () => {
  const rocco = await personAt(WORKER);
  const Icon = () => null;
  const way = (to: '/rockstar/profile' | '/rockstar/shifts', label: 'me' | 'myShifts') =>
    ({ to, label, icon: Icon as never, iconActive: Icon as never }) as const;
  const ways = [way('/rockstar/shifts', 'myShifts'), way('/rockstar/profile', 'me')];
  rocco.sees(<NavList entries={ways} />, '/rockstar/earnings');
  await screen.findByRole('link', { name: 'Me' });
  expect(screen.getByRole('navigation').dataset.elsewhere).toBe('everywhere');
});

it('whoever’s account does not come can try again, and leave', async () => {
  const rocco = await personAt(WORKER);
  const { press } = rocco.sees(<PreparingPanel />);
  await screen.findByText('Your account isn’t on this device yet. It loads when you’re online.');
  const again = vi.spyOn(rocco.device, 'syncNow');
  await press('Try Again');
  expect(again).toHaveBeenCalled();
  const out = vi.spyOn(rocco.device, 'signOut').mockResolvedValue();
  await press('Sign out');
  expect(out).toHaveBeenCalled();
  out.mockRestore();
});

it('whoever is asked for other hours reads what the shift pays then', async () => {
  const rocco = await personAt(WORKER);
  const [from, to] = [inHours(30), inHours(38)];
  const agreed = bookingRow({ starts_at: from, ends_at: to });
  const proposed = {
    role: 'bartender',
    starts_at: inHours(32),
    ends_at: to,
    break_min: 30,
    rate_minor: 1550,
    place: null,
  };
  await rocco.holds(bookings, { ...agreed, status: 'change_pending', proposed });
  rocco.sees(<BookingScreen bookingId={BOOKING} />);
  await screen.findByText('Estimated pay: £116.25 → £85.25');
});
