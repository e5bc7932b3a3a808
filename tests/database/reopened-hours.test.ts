// Hours that both agreed on, taken up again: by whom, for how long, and what is left of what was said.
import { expect, it } from 'vitest';
import { approveTimesheet } from '#domain/timesheets/commands.ts';
import { inVain, playedBoth } from './both-ways.ts';
import {
  at,
  booking,
  db,
  heard,
  heardAgainAt,
  hours,
  hoursNight,
  mina,
  phoneNight,
  rocco,
  sheet,
  told,
} from './hours-night.ts';
import { one, people } from './scene.ts';

hoursNight();

it('agreed hours are taken up again within a day, by either side, with the other side’s word kept', async () => {
  await heardAgainAt(9);
  await rocco(...phoneNight(), hours('submit_timesheet', { minutes: 452 }));
  // Undone right away, before any of it was sent.
  await mina(hours('approve_timesheet', { minutes: 452 }), hours('reopen_timesheet'));
  expect(await sheet()).toMatchObject({
    state: 'submitted',
    rockstar_min: 452,
    venue_min: null,
    agreed_min: null,
    settles: 81,
  });
  expect(await told(people.rocco)).toEqual(['hours_agreed', 'hours_reopened']);
  await mina(hours('approve_timesheet', { minutes: 452 }));
  await at(32.9);
  await heard();
  await rocco(hours('reopen_timesheet'));
  expect(await sheet()).toMatchObject({ state: 'countered', rockstar_min: null, venue_min: 452, agreed_min: null });
  expect(await told(people.mina)).toEqual(['hours_reopened_to_venue']);
  await rocco(hours('approve_timesheet', { minutes: 452 }));
  expect(await sheet()).toMatchObject({ state: 'approved', agreed_min: 452, basis: 'agreed' });
});

it('agreed again, they leave the booking as it was, on the device too: it has been approved since', async () => {
  await heardAgainAt(9);
  await rocco(...phoneNight(), hours('submit_timesheet', { minutes: 452 }));
  await mina(hours('approve_timesheet', { minutes: 452 }), hours('reopen_timesheet'));
  const args = { booking_id: booking, minutes: 452 };
  const both = await inVain(db, client => playedBoth(client, { person: people.mina, command: approveTimesheet, args }));
  const key = `bookings:${booking}`;
  expect(both?.done.get(key)).toEqual(both?.before.get(key));
  expect(both?.done.get(key)?.status).toBe('approved');
  expect(both?.drawn.has(key)).toBe(false);
});

it('agreed hours stand after a day, once it was exported, and when nobody’s word made it', async () => {
  const refused = async () => (await mina(hours('reopen_timesheet'))).outcomes;
  await heardAgainAt(9);
  await rocco(...phoneNight());
  await mina(hours('approve_timesheet', { minutes: 452 }));
  await at(33.1);
  await heard();
  expect(await refused()).toMatchObject([{ code: 'hours_agreed' }]);
  await db.query('update public.timesheets set decided_at = private.now(), locked_at = private.now()');
  expect(await refused()).toMatchObject([{ code: 'hours_agreed' }]);
  await db.query("update public.timesheets set basis = 'code', state = 'auto_approved', locked_at = null");
  expect(await refused()).toMatchObject([{ code: 'hours_agreed' }]);
  expect(await sheet()).toMatchObject({ agreed_min: 452 });
});

it('hours taken up again can be looked at by a person again', async () => {
  await heardAgainAt(9);
  await rocco(...phoneNight(), hours('dispute_timesheet', { reason: 'I had one break' }));
  await mina(hours('approve_timesheet', { minutes: 452 }), hours('reopen_timesheet'));
  const dispute = () => one(db, 'select state, outcome from public.disputes where booking_id = $1', [booking]);
  expect(await dispute()).toEqual({ state: 'decided', outcome: 'agreed' });
  await rocco(hours('dispute_timesheet', { reason: 'It was agreed by mistake' }));
  expect(await dispute()).toEqual({ state: 'open', outcome: null });
});
