// What a Rockstar reads of their own coming where the clock is wrong or the venue was.

import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkIn, checkOut } from '#domain/attendance/commands.ts';
import { attendanceEvents } from '#domain/attendance/schema.ts';
import { punchKeys } from '#domain/attendance/sheets.ts';
import { bookings, rowToBooking } from '#domain/bookings/schema.ts';
import { newId } from '#domain/ids.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { rowToShift } from '#domain/shifts/schema.ts';
import { CheckInScreen } from '#features/attendance/check-in-screen.tsx';
import { CodePanel } from '#features/attendance/code-panel.tsx';
import { OnShiftPanel } from '#features/attendance/on-shift-panel.tsx';
import { SendScreen } from '#features/attendance/send-screen.tsx';
import { StartDoor } from '#features/attendance/start-door.tsx';
import { NoShowNotice } from '#features/bookings/no-show-notice.tsx';
import { arrivalRow, inHours, profileRow } from '#tests/domain/more-rows.ts';
import { BOOKING, bookingRow, MANAGER, shiftRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const HOUR_MS = 3_600_000;
const KEY = 'ab'.repeat(32);

describe('a check-in on a clock that is an hour ahead', () => {
  it('is called late only until Encore has said what time it is', async () => {
    const rocco = await personAt(WORKER);
    rocco.server.aheadMs = -HOUR_MS;
    // By Encore’s clock it begins now.
    await rocco.holds(bookings, bookingRow({ starts_at: inHours(-1), ends_at: inHours(7) }));
    rocco.sees(<CheckInScreen bookingId={BOOKING} />);
    await screen.findByText(/This counts as late/);
    rocco.comesOnline();
    await expect.poll(() => screen.queryByText(/This counts as late/)).toBeNull();
    await screen.findByText(/prove you were here/);
  });
});

it('a check-in whose code was wrong stands as their word, not as one without a code', async () => {
  const rocco = await personAt(WORKER);
  await rocco.holds(bookings, bookingRow({ starts_at: inHours(-1), ends_at: inHours(7), status: 'checked_in' }));
  await rocco.holds(attendanceEvents, arrivalRow({ verdict: 'unknown', proven_at: null }));
  rocco.sees(<OnShiftPanel />);
  await screen.findByText('Your word: the code wasn’t accepted');
  await screen.findByText(/This code isn’t right/);
});

async function roccoWithUnsentHours() {
  const rocco = await personAt(WORKER);
  const times = { starts_at: inHours(-9), ends_at: inHours(-1) };
  await rocco.holds(profiles, profileRow());
  await rocco.holds(bookings, bookingRow({ ...times, break_min: 30, status: 'confirmed' }));
  const stamps = { row_xid: '1', created_at: inHours(-30), updated_at: inHours(-30) };
  const key = { id: BOOKING, worker_id: WORKER, ends_at: times.ends_at, key: KEY, ...stamps };
  await rocco.holds(punchKeys, key);
  for (const [punch, said_at] of [[checkIn, times.starts_at] as const, [checkOut, times.ends_at] as const])
    await rocco.device.dispatch(punch, { id: newId(), booking_id: BOOKING, said_at });
  return rocco;
}

it('the code for the venue’s tablet says whose hours it carries, and how many', async () => {
  const rocco = await roccoWithUnsentHours();
  rocco.sees(<SendScreen bookingId={BOOKING} />);
  await screen.findByText('Rocco Bianchi');
  await screen.findByText('7 h 30 min');
});

describe('over plain HTTP, where browsers sign nothing (EN13)', () => {
  const needed = 'This needs a secure address. Open Encore at one that begins with https://.';
  beforeEach(() => {
    const lacking = vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    return () => lacking.mockRestore();
  });

  it('the venue’s screen says what it lacks for a code', async () => {
    const mina = await personAt(MANAGER);
    const shift = { ...rowToShift(shiftRow()), pending: null };
    mina.sees(<CodePanel shift={shift} shiftKey={KEY} />);
    await screen.findByText(needed);
    expect(screen.queryByText(/Press Check in/)).toBeNull();
  });

  it('so does hours’ way over the tablet, which a phone cannot sign', async () => {
    const rocco = await roccoWithUnsentHours();
    rocco.sees(<SendScreen bookingId={BOOKING} />);
    await screen.findByText(needed);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('so does a device that cannot keep a PIN for a staff door', async () => {
    const mina = await personAt(MANAGER);
    mina.sees(<StartDoor />);
    await screen.findByText(needed);
    expect(screen.queryByLabelText(/^Choose a PIN/)).toBeNull();
  });
});

describe('a check-in opens by Encore’s clock', () => {
  it.each([
    ['closed on a clock that is an hour ahead', -1, 0.5],
    ['open on a clock that is an hour behind', 1, 1.5],
  ] as const)('%s', async (words, ahead, startsIn) => {
    const rocco = await personAt(WORKER);
    rocco.server.aheadMs = ahead * HOUR_MS;
    await rocco.holds(bookings, bookingRow({ starts_at: inHours(startsIn), ends_at: inHours(startsIn + 8) }));
    const opens = words.startsWith('open');
    rocco.sees(
      <>
        <h1>Home</h1>
        <OnShiftPanel />
      </>,
    );
    await screen.findByRole('heading', { name: 'Home' });
    const ways = () => screen.queryAllByRole('link', { name: 'Check in' }).length;
    // By the device’s own, as long as nothing else was heard.
    await expect.poll(ways).toBe(opens ? 0 : 1);
    rocco.comesOnline();
    await expect.poll(ways).toBe(opens ? 1 : 0);
  });
});

describe('a check-in without a camera', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

  it.each([
    ['that was refused says where it is allowed', 'NotAllowedError', /^Camera blocked: allow it in your browser/],
    ['that is not there says only that', 'NotFoundError', /^No camera here/],
  ])('%s', async (_what, name, words) => {
    const mediaDevices = { getUserMedia: () => Promise.reject(new DOMException('', name)) };
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
    const rocco = await personAt(WORKER);
    await rocco.holds(bookings, bookingRow({ starts_at: inHours(0), ends_at: inHours(8) }));
    const { press } = rocco.sees(<CheckInScreen bookingId={BOOKING} />);
    await press('Scan');
    await screen.findByText(words);
  });
});

describe('a no-show that does not stand', () => {
  const row = bookingRow({
    ...{ starts_at: inHours(-20), ends_at: inHours(-12), no_show_at: inHours(-19), status: 'checked_out' },
  });

  it('says that a check-in arrived', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(attendanceEvents, arrivalRow());
    rocco.sees(<NoShowNotice booking={tracked(row)} />);
    await screen.findByText('No-show removed: your check-in arrived.');
  });

  it('says after a decision that it was reviewed, where nobody checked in', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(attendanceEvents, arrivalRow({ verdict: 'word', proven_at: null }));
    rocco.sees(<NoShowNotice booking={tracked(row)} />);
    await screen.findByText('No-show removed after a review.');
  });
});

function tracked(row: ReturnType<typeof bookingRow>) {
  return { ...rowToBooking(row), pending: null };
}
