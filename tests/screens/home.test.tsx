// What a Rockstar opens the app for: the shift that runs, with what comes next, and what of the coming ones waits for an answer.

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { attendanceEvents } from '#domain/attendance/schema.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { venues } from '#domain/venues/schema.ts';
import { OnShiftPanel } from '#features/attendance/on-shift-panel.tsx';
import { HomeScreen } from '#features/bookings/home-screen.tsx';
import { arrivalRow, inHours, OTHER } from '#tests/domain/more-rows.ts';
import { BOOKING, bookingRow, venueRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const BREAK = /^Start my 30\smin break$/;

describe('the first screen of a Rockstar', () => {
  const home = (
    <HomeScreen
      onShift={onTicket => <OnShiftPanel onTicket={onTicket} ways={() => null} />}
      waysTo={() => ({ message: null, late: null })}
      requests={null}
      waiting={null}
      week={null}
      fits={null}
      standing={null}
    />
  );
  const isLit = async (role: string, name: string | RegExp) =>
    (await screen.findByRole(role, { name })).getAttribute('data-variant') === 'lit';

  async function roccoIsThere(hours: { readonly came: number; readonly ends: number }) {
    const rocco = await personAt(WORKER);
    const times = { starts_at: inHours(-hours.came), ends_at: inHours(hours.ends) };
    await rocco.holds(venues, venueRow());
    await rocco.holds(bookings, bookingRow({ ...times, status: 'checked_in' }));
    await rocco.holds(attendanceEvents, arrivalRow({ trusted_at: times.starts_at, proven_at: times.starts_at }));
    return { rocco, ...rocco.sees(home) };
  }

  it('whoever is there reads how long they have worked, what it comes to, and is lit the way to their break and back', async () => {
    const { rocco, press } = await roccoIsThere({ came: 2, ends: 6 });
    expect((await screen.findByText(/^Worked so far/)).parentElement?.textContent).toMatch(/2\sh$|1\sh\s59\smin$/);
    expect((await screen.findByText('so far')).nextElementSibling?.textContent).toMatch(/^£3[01]/);
    await expect.poll(() => document.querySelector('[aria-current="step"]')?.textContent).toBe('Confirmed');
    expect(await isLit('link', 'Check out')).toBe(false);
    expect(await isLit('button', BREAK)).toBe(true);
    await press(BREAK);
    await expect.poll(rocco.outbox).toMatchObject([{ name: 'start_break', args: { booking_id: BOOKING } }]);
    expect(await isLit('button', 'End break')).toBe(true);
    await screen.findByText(/^Break so far/);
  });

  it('near the end the way out is lit', async () => {
    await roccoIsThere({ came: 7, ends: 0.25 });
    expect(await isLit('link', 'Check out')).toBe(true);
    expect(await isLit('button', BREAK)).toBe(false);
  });

  it('a shift that the venue cancelled while they were there comes before the next ticket, and the title says it', async () => {
    const rocco = await personAt(WORKER);
    const times = { starts_at: inHours(-2), ends_at: inHours(6) };
    await rocco.holds(venues, venueRow());
    await rocco.holds(
      bookings,
      bookingRow({
        ...times,
        status: 'cancelled_by_venue',
        cancelled_at: inHours(-2.1),
        contested: 'open',
        owed_minor: 4650,
      }),
      bookingRow({ id: OTHER, starts_at: inHours(30), ends_at: inHours(36) }),
    );
    await rocco.holds(attendanceEvents, arrivalRow({ trusted_at: times.starts_at, proven_at: times.starts_at }));
    rocco.sees(home);
    await screen.findByRole('heading', { level: 1, name: 'The venue cancelled your shift' });
    const ticket = await screen.findByRole('article', { name: 'Your next shift' });
    // Where a shift runs beside it, what leads to its details says of which day it is.
    await within(ticket).findByRole('link', { name: /^Shift details \w{3} \d/ });
    const owed = await screen.findByText(/^At least £46\.50 is owed to you/);
    expect(owed.compareDocumentPosition(ticket) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('whoever is still there after the end is told of their shift, and not that nothing is booked', async () => {
    await roccoIsThere({ came: 8, ends: -0.5 });
    await screen.findByRole('heading', { level: 1, name: /^Your shift ended at / });
    expect(await isLit('link', 'Check out')).toBe(true);
    expect(screen.queryByText('Nothing booked yet')).toBeNull();
    await screen.findByRole('button', { name: 'Change the end time' });
    expect(screen.queryByRole('button', { name: 'Stay longer or leave early' })).toBeNull();
  });

  it('a change of the next shift is answered on its ticket, and one of a later shift leads to its answer', async () => {
    const rocco = await personAt(WORKER);
    const changed = (hours: number) => {
      const row = bookingRow({ starts_at: inHours(hours), ends_at: inHours(hours + 6), status: 'change_pending' });
      const { role, starts_at, break_min, rate_minor } = row;
      const proposed = { role, starts_at, break_min, rate_minor, ends_at: inHours(hours + 7), place: null };
      return { ...row, proposed, answer_by: inHours(hours - 6) };
    };
    await rocco.holds(venues, venueRow());
    await rocco.holds(bookings, changed(30), { ...changed(80), id: OTHER });
    const { press } = rocco.sees(home);
    const list = (await screen.findByRole('heading', { name: /^Shifts to answer/ })).parentElement as HTMLElement;
    expect(within(list).getByRole('link').getAttribute('href')).toBe(`/rockstar/shifts/${OTHER}`);
    expect(await isLit('button', 'Accept change')).toBe(true);
    await press('Accept change');
    await expect
      .poll(rocco.outbox)
      .toMatchObject([{ name: 'respond_change', args: { id: BOOKING, answer: 'accept' } }]);
  });
});
