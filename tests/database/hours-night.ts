// A night of Rocco's, from eighteen to two, for the tests of its hours: his phone, Mina's tablet, and the server's clock, which is moved
// by the test.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { codeOf, minuteAt } from '#domain/attendance/codes.ts';
import type { SentCommand } from '#sync/answer.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { unwatched } from './devices.ts';
import { act, claim, command, newId, one, type Person, people, publishedShift, setScene, sync } from './scene.ts';

const HOUR_MS = 3_600_000;
const [PHONE, TABLET] = [newId(), newId()];

export let db: Borrowed;
export let booking: string;
let shift: string;
let startsAt: number;
let key: string;

/** For a file of tests: what is exported here is filled before its first test, and its hours are forgotten before each. */
export function hoursNight(): void {
  beforeAll(async () => {
    db = await borrowDatabase();
    const scene = await setScene(db);
    shift = await publishedShift(scene);
    booking = newId();
    await act(db, people.rocco, claim(shift, { booking_id: booking }));
    await db.query('update public.bookings set break_min = 30');
    const { start } = await one<{ start: Date }>(db, 'select starts_at as start from public.shifts');
    startsAt = start.getTime();
    await db.query('select private.run_clock()');
    ({ key } = await one<{ key: string }>(db, 'select key from public.shift_keys'));
    unwatched('timesheets are deleted between the tests, which nobody can do');
  });
  afterAll(() => db.stop());
  beforeEach(() =>
    db.query(`
      delete from public.disputes;
      delete from public.timesheets;
      delete from public.attendance_events;
      delete from public.reliability_events;
      update public.bookings set status = 'confirmed';
      insert into private.bookings_to_draft select id, ends_at from public.bookings on conflict do nothing;
      delete from private.presence;
      delete from public.notifications`),
  );
}

/** The server's clock stands at so many hours after the start; the shift lasts eight. */
export async function at(hours: number): Promise<void> {
  await db.stopClock(new Date(startsAt + hours * HOUR_MS).toISOString());
}

export const instant = (hours: number) => new Date(startsAt + hours * HOUR_MS).toISOString();
export const fact = (name: string, hours: number, more: object = {}) =>
  command(name, { id: newId(), booking_id: booking, said_at: instant(hours), ...more });
export const hours = (name: string, more: object = {}) => command(name, { booking_id: booking, ...more });
export const rocco = (...commands: SentCommand[]) => sync(db, people.rocco, { device: PHONE, commands });
export const mina = (...commands: SentCommand[]) => sync(db, people.mina, { device: TABLET, commands });
/** Both apps are open. */
export const heard = () => Promise.all([rocco(), mina()]);
/** Both apps were silent from an hour before the start until now; each begins with an empty call. */
export async function heardAgainAt(hours: number): Promise<void> {
  await at(-1);
  await heard();
  await at(hours);
  await heard();
}
export async function clock(): Promise<void> {
  await db.query('select private.run_clock()');
  expect(await db.query('select part, message from private.clock_errors')).toEqual([]);
}

export const sheet = async () =>
  (
    await db.query<Record<string, unknown>>(
      `select id, state, rockstar_min, venue_min, agreed_min, basis, (extract(epoch from settles_at) - $1::float8 / 1000) / 3600 as settles
       from public.timesheets`,
      [startsAt],
    )
  ).map(row => ({ ...row, settles: row.settles === null ? null : Number(row.settles) }))[0];
export const status = async () => (await one<{ status: string }>(db, 'select status from public.bookings')).status;
export const told = async (person: Person) =>
  (await db.query<{ kind: string }>('select kind from public.notifications where user_id = $1', [person.id])).map(
    ({ kind }) => kind,
  );

/** Came at two minutes past, left at four past the end: 7 h 32 after the break. */
export const phoneNight = () => [fact('check_in', 2 / 60), fact('check_out', 8 + 4 / 60)];
/** A quarter past until the end: 7 h 15. */
export const byHandNight = () => [
  fact('record_attendance', 0.25, { kind: 'in', reason: 'Phone was silent' }),
  fact('record_attendance', 8, { kind: 'out', reason: 'Phone was silent' }),
];

/** Came by code so many hours after the start, and left by code at four past the end. */
export async function provenNight(came = 2 / 60): Promise<SentCommand[]> {
  const code = async (h: number) => (await codeOf(key, minuteAt(startsAt + h * HOUR_MS))).qr;
  return [
    fact('check_in', came, { code: await code(came) }),
    fact('check_out', 8 + 4 / 60, { code: await code(8 + 4 / 60) }),
  ];
}
