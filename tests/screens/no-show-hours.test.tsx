// Somebody who did not come, and of whom the clock has drafted hours meanwhile: those are argued about, and no no-show is queued.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { markNoShow } from '#domain/attendance/commands.ts';
import { bookings, rowToBooking } from '#domain/bookings/schema.ts';
import { timesheetId } from '#domain/ids.ts';
import { timesheets } from '#domain/timesheets/schema.ts';
import { NoShowAct } from '#features/attendance/no-show-sheet.tsx';
import { inHours, timesheetRow } from '#tests/domain/more-rows.ts';
import { BOOKING, bookingRow, MANAGER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const night = { starts_at: inHours(-16), ends_at: inHours(-8) };

it('who did not come is marked until there are hours, which are corrected instead', async () => {
  const mina = await personAt(MANAGER);
  const row = bookingRow(night);
  await mina.holds(bookings, row);
  mina.sees(<NoShowAct booking={rowToBooking(row)} name="Rocco" wide />);
  await screen.findByRole('button', { name: 'Mark Rocco as a no-show' });
  await mina.holds(timesheets, timesheetRow({ ...night, id: timesheetId(BOOKING) }));
  await screen.findByText('This shift already has hours. If Rocco didn’t come, correct them there.');
  expect(screen.getByRole('link', { name: 'Open hours' }).getAttribute('href')).toBe('/venue/shifts/hours');
  expect(screen.queryByRole('button', { name: 'Mark Rocco as a no-show' })).toBeNull();
});

it('a no-show that is said of hours shows nothing, as the server refuses it', async () => {
  const mina = await personAt(MANAGER);
  await mina.holds(bookings, bookingRow(night));
  await mina.holds(timesheets, timesheetRow({ ...night, id: timesheetId(BOOKING) }));
  await mina.device.dispatch(markNoShow, { id: BOOKING });
  const kept = await mina.device.mirror.get()?.table(bookings).get(BOOKING);
  expect(kept?.status).toBe('confirmed');
});
