// What a Rockstar reads of their own hours: nothing is called sent or agreed that only their device knows.

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, it } from 'vitest';
import { attendanceEvents } from '#domain/attendance/schema.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { timesheetId } from '#domain/ids.ts';
import { timesheets } from '#domain/timesheets/schema.ts';
import { MyShiftsScreen } from '#features/bookings/my-shifts-screen.tsx';
import { OwnHoursScreen } from '#features/timesheets/own-hours-screen.tsx';
import { arrivalRow, inHours, timesheetRow } from '#tests/domain/more-rows.ts';
import { BOOKING, bookingRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const times = { starts_at: inHours(-20), ends_at: inHours(-12) };
const own = <OwnHoursScreen bookingId={BOOKING} reviews={null} />;
const sheet = (changes = {}) => timesheetRow({ ...times, id: timesheetId(BOOKING), ...changes });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function roccoWorked(changes = {}) {
  const rocco = await personAt(WORKER);
  await rocco.holds(bookings, bookingRow({ ...times, status: 'checked_out' }));
  await rocco.holds(timesheets, sheet(changes));
  return rocco;
}

describe('hours without signal', () => {
  it('are saved, not sent', async () => {
    const rocco = await roccoWorked();
    const { press } = rocco.sees(own);
    await press(/^Send 7\sh\s30\smin$/);
    await heading('Hours saved');
  });

  it('are accepted, not agreed, and say what they come to', async () => {
    const rocco = await roccoWorked({ state: 'countered', rockstar_min: 450, venue_min: 420 });
    const { press } = rocco.sees(own);
    await press(/^The venue’s/, 'radio');
    await press(/^Agree to 7\sh/);
    await heading('You accept these hours');
    await screen.findByText(/^7 h.* · £108.50$/);
  });

  it('nobody looks at yet, though a person was asked', async () => {
    const rocco = await roccoWorked({ state: 'countered', rockstar_min: 450, venue_min: 420 });
    const { press, types } = rocco.sees(own);
    await press('Ask a person');
    await types('No break.', /^What should they know/);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ask a person' }));
    await heading('A person will look at it');
  });
});

it.each([
  ['Hours sent', { state: 'submitted', rockstar_min: 450 }],
  ['Hours agreed', { state: 'approved', rockstar_min: 450, agreed_min: 450, basis: 'agreed' }],
  ['A person is looking at it', { state: 'disputed', rockstar_min: 450, venue_min: 420 }],
] as const)('what Encore knows is called so: «%s»', async (words, changes) => {
  const rocco = await roccoWorked(changes);
  rocco.sees(own);
  await heading(words);
});

it('what somebody proposed or said themselves is called theirs', async () => {
  const rocco = await roccoWorked({ state: 'auto_approved', agreed_min: 450, basis: 'word', decided_at: inHours(-1) });
  await rocco.holds(
    attendanceEvents,
    arrivalRow({ kind: 'until', until: inHours(-11), verdict: 'word', proven_at: null }),
  );
  rocco.sees(own);
  await screen.findByText('you proposed it, not agreed');
  await screen.findByText('Your word');
});

it.each([
  ['without a code', 'word'],
  ['by code, not checked yet', 'waiting'],
  ['the code wasn’t accepted', 'old_key'],
  ['the code wasn’t accepted', 'unknown'],
] as const)('a check-in «%s» is called so', async (words, verdict) => {
  const rocco = await roccoWorked();
  await rocco.holds(attendanceEvents, arrivalRow({ verdict, proven_at: null }));
  rocco.sees(own);
  await screen.findByText(words);
});

it('a shift that somebody left early says in My Shifts what it came to', async () => {
  const rocco = await personAt(WORKER);
  const row = { starts_at: inHours(-5), ends_at: inHours(3) };
  await rocco.holds(bookings, bookingRow({ ...row, status: 'checked_out' }));
  await rocco.holds(timesheets, timesheetRow({ ...row, id: timesheetId(BOOKING), agreed_min: 240, state: 'approved' }));
  rocco.sees(<MyShiftsScreen requests={null} records={null} record={null} />);
  await screen.findByText(/^4 h.* · £62/);
});
