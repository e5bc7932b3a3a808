// Who did not come, as the venue says, against a coming that arrives before or after it: in both orders the same, as far as a code
// proves it. Rocco works from eighteen to two; the server's clock is moved by the test.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { codeOf, minuteAt } from '#domain/attendance/codes.ts';
import type { SentCommand } from '#sync/answer.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { unwatched } from './devices.ts';
import { act, claim, command, newId, one, type Person, people, publishedShift, setScene, sync } from './scene.ts';

const HOUR_MS = 3_600_000;
const PHONE = newId();

let db: Borrowed;
let shift: string;
let booking: string;
let startsAt: number;
beforeAll(async () => {
  db = await borrowDatabase();
  const scene = await setScene(db);
  shift = await publishedShift(scene);
  booking = newId();
  await act(db, people.rocco, claim(shift, { booking_id: booking }));
  const [row] = await db.query<{ start: Date }>('select starts_at as start from public.bookings');
  startsAt = row?.start.getTime() ?? 0;
  await db.query('select private.open_shift_key($1)', [shift]);
  unwatched('bookings are deleted between the tests, which nobody can do');
});
afterAll(() => db.stop());
beforeEach(async () => {
  await at(0);
  await db.query('delete from public.timesheets');
  await db.query('delete from public.attendance_events');
  await db.query('delete from public.bookings where id <> $1', [booking]);
  await db.query("update public.bookings set status = 'confirmed', no_show_at = null, restored = false");
  await db.query('delete from public.notifications');
});

/** The server's clock stands at so many hours after the start. */
async function at(hours: number): Promise<void> {
  const now = new Date(startsAt + hours * HOUR_MS).toISOString();
  await db.stopClock(now);
}

const mark = () => command('mark_no_show', { id: booking });
const said = (name: string, hours: number, more: object = {}) =>
  command(name, {
    id: newId(),
    booking_id: booking,
    said_at: new Date(startsAt + hours * HOUR_MS).toISOString(),
    ...more,
  });
const byHand = () => said('record_attendance', 0.2, { kind: 'in', reason: 'Seen at the bar' });

async function proven(name: string, hours: number): Promise<SentCommand> {
  const { key } = await one<{ key: string }>(db, 'select key from public.shift_keys');
  return said(name, hours, { code: (await codeOf(key, minuteAt(startsAt + hours * HOUR_MS))).qr });
}

async function send(person: Person, sent: SentCommand): Promise<string> {
  const { outcomes } = await sync(db, person, { device: PHONE, commands: [sent] });
  const [outcome] = outcomes;
  return outcome?.state === 'rejected' ? outcome.code : String(outcome?.state);
}

const standing = async () =>
  await one<{ status: string; booked: number }>(
    db,
    'select booking.status, restored, confirmed_count as booked from public.bookings booking join public.shifts shift on shift.id = shift_id where booking.id = $1',
    [booking],
  );
const told = async (person: Person) =>
  (
    await db.query<{ kind: string }>(
      'select kind from public.notifications where user_id = $1 order by created_at, kind',
      [person.id],
    )
  ).map(({ kind }) => kind);

it('is possible from half an hour after the start, opens the place again and is told', async () => {
  await at(0.49);
  expect(await send(people.mina, mark())).toBe('too_early');
  await at(0.5);
  expect(await send(people.mina, mark())).toBe('applied');
  expect(await send(people.vera, mark()), 'a colleague was faster').toBe('applied');
  expect(await standing()).toEqual({ status: 'no_show', restored: false, booked: 0 });
  expect(await told(people.rocco)).toEqual(['no_show_marked']);
});

it.each([
  ['before', 1],
  ['after', 2],
])('ends the same with a check-in by code that arrives %s it', async (order, _) => {
  await at(3);
  const coming = await proven('check_in', 0.1);
  if (order === 'before') {
    expect(await send(people.rocco, coming)).toBe('applied');
    expect(await send(people.mina, mark())).toBe('wrong_state');
  } else {
    expect(await send(people.mina, mark())).toBe('applied');
    expect(await send(people.rocco, coming)).toBe('applied');
    expect(await told(people.rocco)).toEqual(expect.arrayContaining(['no_show_marked', 'no_show_withdrawn']));
    expect(await told(people.mina)).toEqual(['no_show_withdrawn_to_venue']);
  }
  expect(await standing()).toEqual({ status: 'checked_in', restored: false, booked: 1 });
});

it('is withdrawn by both facts of a night, and has hours', async () => {
  await at(9);
  await send(people.mina, mark());
  for (const fact of [await proven('check_out', 8), await proven('check_in', 0)]) await send(people.rocco, fact);
  expect(await standing()).toMatchObject({ status: 'checked_out' });
  expect(await db.query('select from public.timesheets where booking_id = $1', [booking])).toHaveLength(1);
});

it('stands against the person’s own word, and falls by the venue’s', async () => {
  await at(2);
  await send(people.mina, mark());
  expect(await send(people.rocco, said('check_in', 0.1)), 'kept as what they say').toBe('applied');
  expect(await standing()).toMatchObject({ status: 'no_show' });
  await send(people.mina, byHand());
  expect(await standing()).toMatchObject({ status: 'checked_in', booked: 1 });
});

it('is withdrawn too when the place went to somebody else, or they to another shift, and counts nowhere', async () => {
  await at(1);
  await send(people.mina, mark());
  await db.query(
    `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source)
     select gen_random_uuid(), shift_id, $1, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, 'claim' from public.bookings`,
    [people.rosa.id],
  );
  await send(people.rocco, await proven('check_in', 0.1));
  expect(await standing()).toEqual({ status: 'checked_in', restored: true, booked: 1 });
  await at(8);
  await send(people.rocco, await proven('check_out', 7.9));
  expect(await standing()).toEqual({ status: 'checked_out', restored: true, booked: 1 });
});

it('is withdrawn too when they took another shift of the same hours since, which stands', async () => {
  await at(1);
  await send(people.mina, mark());
  await db.query(
    `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source)
     select gen_random_uuid(), shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, 'claim' from public.bookings`,
  );
  await send(people.rocco, await proven('check_in', 0.1));
  expect(await db.query('select status, restored from public.bookings order by restored')).toEqual([
    { status: 'confirmed', restored: false },
    { status: 'checked_in', restored: true },
  ]);
});

it('gives way to hours once there are some', async () => {
  await at(14.1);
  await db.query('select private.draft_timesheet($1)', [booking]);
  expect(await send(people.mina, mark())).toBe('wrong_state');
});
