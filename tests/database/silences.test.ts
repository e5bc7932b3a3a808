// Since when nothing was heard of the phone of somebody who is due: written after five minutes, from an hour before the start until
// they have come or the end, for the members of their venue alone, and emptied by the next call. And the reminder before that.
// The server's clock is moved.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SentCommand } from '#sync/answer.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { Mirror } from './mirror.ts';
import { act, claim, command, newId, people, publishedShift, setScene, sync } from './scene.ts';

const HOUR_MS = 3_600_000;
const MINUTE = 1 / 60;
const PHONE = newId();

let db: Borrowed;
let booking: string;
let startsAt: number;
beforeAll(async () => {
  db = await borrowDatabase();
  const shift = await publishedShift(await setScene(db), { inHours: 30 });
  booking = newId();
  await act(db, people.rocco, claim(shift, { booking_id: booking }));
  const [row] = await db.query<{ start: Date }>('select starts_at as start from public.bookings');
  startsAt = row?.start.getTime() ?? 0;
});
afterAll(() => db.stop());
beforeEach(async () => {
  await pass(-3);
  await db.query('delete from private.presence');
  await db.query('delete from public.attendance_events');
  await db.query("update public.bookings set status = 'checked_in'");
  await db.query("update public.bookings set status = 'confirmed'");
});

/** The server's clock stands at so many hours after the start, and has run. */
async function pass(hours: number): Promise<void> {
  const at = new Date(startsAt + hours * HOUR_MS).toISOString();
  await db.stopClock(at);
  await db.query('select private.run_clock()');
}

const heard = (...commands: SentCommand[]) => sync(db, people.rocco, { device: PHONE, commands });

/** In hours after the start; undefined: there is no row. */
async function silentSince(): Promise<number | null | undefined> {
  const [row] = await db.query<{ at: Date | null }>('select silent_since as at from public.silences where id = $1', [
    booking,
  ]);
  if (row === undefined) return undefined;
  if (row.at === null) return null;
  return Math.round(((row.at.getTime() - startsAt) / HOUR_MS) * 60) / 60;
}

it('is said from an hour before the start, and not before', async () => {
  await heard();
  await pass(-1.01);
  expect(await silentSince()).toBeUndefined();
  await pass(-1);
  expect(await silentSince()).toBe(-3);
});

it('is said after five minutes, is over with the next call, and begins anew', async () => {
  await pass(-1);
  await heard();
  await pass(-1 + 5 * MINUTE);
  expect(await silentSince()).toBeUndefined();
  await pass(-1 + 6 * MINUTE);
  expect(await silentSince()).toBe(-1);
  await heard();
  expect(await silentSince()).toBeNull();
  await pass(0.5);
  expect(await silentSince()).toBeCloseTo(-0.9);
});

it('is not said of who has never opened the app', async () => {
  await pass(1);
  expect(await silentSince()).toBeUndefined();
});

it('ends when somebody has come, and with the shift', async () => {
  await heard();
  await pass(0.5);
  expect(await silentSince()).toBe(-3);
  const said_at = new Date(startsAt).toISOString();
  await heard(command('check_in', { id: newId(), booking_id: booking, said_at }));
  await pass(2);
  expect(await silentSince()).toBeUndefined();
  await db.query("update public.bookings set status = 'confirmed'");
  await pass(3);
  expect(await silentSince()).toBe(0.5);
  await pass(8);
  expect(await silentSince()).toBeUndefined();
  expect(await db.query('select from private.bookings_to_watch')).toEqual([]);
});

it('before that, two hours before the start, whoever is booked is reminded once; of another start again', async () => {
  const reminded = async () => (await db.query("select from public.notifications where kind = 'shift_soon'")).length;
  const move = (by: string) =>
    db.query(
      `update public.bookings set starts_at = starts_at + interval '${by}', ends_at = ends_at + interval '${by}'`,
    );
  await db.query('delete from public.notifications');
  await pass(-2.01);
  expect(await reminded()).toBe(0);
  await pass(-2);
  await pass(-1);
  expect(await reminded()).toBe(1);
  expect(
    await db.query(`select told.user_id, told.payload ->> 'booking_id' as booking,
      (told.payload ->> 'starts_at')::timestamptz = place.starts_at as agreed
      from public.notifications told join public.bookings place on place.id::text = told.payload ->> 'booking_id'`),
  ).toEqual([{ user_id: people.rocco.id, booking, agreed: true }]);
  await db.query("update public.bookings set status = 'checked_in'");
  await db.query("update public.bookings set status = 'confirmed'");
  await pass(-0.9);
  expect(await reminded()).toBe(1);
  await move('6 hours');
  await pass(3.9);
  expect(await reminded()).toBe(1);
  await pass(4);
  expect(await reminded()).toBe(2);
  await move('-6 hours');
});

it('is on the devices of the venue’s members, and on no rockstar’s', async () => {
  await heard();
  await pass(0.5);
  for (const [person, sees] of [
    [people.vera, true],
    [people.stef, true],
    [people.rocco, false],
    [people.rosa, false],
  ] as const) {
    const mirror = new Mirror(db, person);
    await mirror.pull();
    expect([person.name, mirror.has('silences', booking)]).toEqual([person.name, sees]);
  }
});
