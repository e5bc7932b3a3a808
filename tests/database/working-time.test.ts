// Clash, rest and the long week in the database: the device's own table of cases, through the functions that every
// booking goes through.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FIRST_RULES, longWeekMinOf } from '#domain/platform/rules.ts';
import { wallAt } from '#domain/time.ts';
import { WORKING_TIME_CASES, type Work, type WorkingTimeCase } from '#tests/domain/working-time-cases.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { unwatched } from './devices.ts';
import { newId, one, people, type Scene, setScene } from './scene.ts';

let postgres: Borrowed;
let scene: Scene;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
  unwatched('shifts are deleted between the cases, which nobody can do');
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  await postgres.query('delete from public.shifts');
  await postgres.query('delete from public.notifications');
});

const ROCCO = people.rocco.id;

/** A posted shift for one, where its venue stands in that zone. */
async function post({ at, from, to, breakMin, tz }: Work): Promise<string> {
  const [id, venue] = [newId(), at === 'thistle' ? scene.venueId : scene.otherVenueId];
  await postgres.query('update public.venues set tz = $2 where id = $1', [venue, tz]);
  await postgres.query(
    `insert into public.shifts (id, venue_id, area, role, starts_at, ends_at, tz, starts_local, ends_local, break_min, rate_minor, currency,
      positions, booking_mode, status)
     values ($1, $2, '', 'bartender', $3, $4, '', $5, $6, $7, 1500, 'GBP', 1, 'instant', 'published')`,
    [id, venue, from, to, wallAt(Date.parse(from), tz), wallAt(Date.parse(to), tz), breakMin],
  );
  return id;
}

async function book(shift: string): Promise<void> {
  await postgres.query(
    `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source)
     select gen_random_uuid(), id, $2, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, 'claim'
     from public.shifts where id = $1`,
    [shift, ROCCO],
  );
}

/** As a claim asks, in its order. */
async function hindranceOf(shift: string): Promise<WorkingTimeCase['hindrance']> {
  const clash = postgres.query('select private.refuse_clash($2, starts_at, ends_at) from public.shifts where id = $1', [
    shift,
    ROCCO,
  ]);
  const code = await clash.then(
    () => null,
    (error: Error) => error.message,
  );
  if (code !== null) return code as WorkingTimeCase['hindrance'];
  const { tired } = await one<{ tired: boolean }>(
    postgres,
    'select private.is_tired($2, shift) as tired from public.shifts shift where id = $1',
    [shift, ROCCO],
  );
  return tired ? 'rest_too_short' : null;
}

async function weekWith(shift: string) {
  await book(shift);
  const { minutes } = await one<{ minutes: number }>(
    postgres,
    'select private.week_minutes($2, shift) as minutes from public.shifts shift where id = $1',
    [shift, ROCCO],
  );
  await postgres.query(
    'select private.warn_long_week(shift, $2, gen_random_uuid()) from public.shifts shift where id = $1',
    [shift, ROCCO],
  );
  const told = await postgres.query("select from public.notifications where kind = 'long_week' and user_id = $1", [
    ROCCO,
  ]);
  return { minutes, told: told.length > 0 };
}

it.each(Object.entries(WORKING_TIME_CASES))('%s', async (_, { wanted, others, hindrance, weekMin }) => {
  for (const other of others) await book(await post(other));
  const shift = await post(wanted);
  expect(await hindranceOf(shift)).toBe(hindrance);
  if (weekMin !== null)
    expect(await weekWith(shift)).toEqual({ minutes: weekMin, told: weekMin > longWeekMinOf(FIRST_RULES) });
});
