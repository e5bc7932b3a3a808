// The demo's night: at whatever hour it is opened, and opened again days later, there is one that runs.
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CAST, COPPER_THISTLE } from '#supabase/seed/cast.ts';
import { renewDemo, seedDemo } from '#supabase/seed/index.ts';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { one } from './scene.ts';

// NIGHT_DAY: another, because the market around the night is drawn by the day.
const today = process.env.NIGHT_DAY ?? '2026-11-27';
let postgres: Postgres;
let owner: pg.Client;
beforeAll(async () => {
  postgres = await startPostgres();
  owner = new pg.Client({ connectionString: postgres.ownerUrl });
  await owner.connect();
  await setNow(0, '00:05');
  await seedDemo(owner, { today });
});
afterAll(async () => {
  await owner.end();
  await postgres.stop();
});

async function setNow(day: number, time: string): Promise<void> {
  await postgres.query(`create or replace function private.now() returns timestamptz language sql stable set search_path = '' as $$
    select timestamptz '${today}T${time}Z' + interval '${day} days' $$`);
}

const NIGHT = `
  select (count(*) filter (where booking.status = 'checked_in'))::int as here,
    (count(*) filter (where booking.status = 'checked_in' and exists (
      select from public.attendance_events fact where fact.booking_id = booking.id and kind = 'break_start')))::int as resting,
    (count(*) filter (where booking.status = 'confirmed' and booking.starts_at < private.now() - interval '10 minutes' and silent_since is null))::int as late,
    (count(*) filter (where booking.status = 'confirmed' and booking.starts_at < private.now() and silent_since < private.now() - interval '2 hours'))::int as silent,
    (count(*) filter (where booking.status = 'confirmed' and booking.starts_at > private.now()))::int as due
  from public.bookings booking left join public.silences silence on silence.id = booking.id
  where booking.venue_id = $1 and booking.ends_at > private.now() and booking.starts_at < private.now() + interval '2 hours'`;

const GAPS = `
  select sum(positions - confirmed_count)::int as places,
    (select count(*)::int from public.applications where shift_id = any (array_agg(shift.id)) and status = 'submitted') as applied
  from public.shifts shift where venue_id = $1 and status = 'published' and ends_at > private.now() and confirmed_count < positions
    and starts_at < private.now() + interval '1 hour'`;

const HOURS = `
  select count(*)::int as open,
    (count(*) filter (where abs((private.figure_of(booking, 'rockstar')).paid_min - (private.figure_of(booking, 'venue')).paid_min) > 5))::int as differ,
    (count(*) filter (where private.figure_of(booking, 'rockstar') is null))::int as unfinished
  from public.timesheets sheet join public.bookings booking on booking.id = sheet.booking_id
  where sheet.venue_id = $1 and sheet.settles_at is not null`;

// In the order in which one demo that is kept is opened.
it.each([
  [0, '00:10'],
  [0, '09:40'],
  [0, '15:59'],
  [0, '23:50'],
  [1, '05:50'],
  [3, '18:14'],
])('runs %i days after it was made at %s UTC, with one late, one silent and a gap', async (day, time) => {
  await setNow(day, time);
  await renewDemo(owner);
  await postgres.query('select private.run_clock()');
  expect(await one(postgres, NIGHT, [COPPER_THISTLE])).toEqual({
    here: expect.toSatisfy((n: number) => n >= 5),
    resting: 1,
    late: 1,
    silent: 1,
    due: expect.toSatisfy((n: number) => n >= 2),
  });
  expect(await one(postgres, GAPS, [COPPER_THISTLE])).toEqual({ places: 1, applied: 2 });
  const hours = await one<Record<string, number>>(postgres, HOURS, [COPPER_THISTLE]);
  expect(hours.open).toBeGreaterThanOrEqual(8);
  expect(hours.differ).toBeGreaterThanOrEqual(2);
  expect(hours.unfinished).toBeGreaterThanOrEqual(1);
  // Opened again at once, it is the same night.
  await renewDemo(owner);
  expect(await one(postgres, GAPS, [COPPER_THISTLE])).toEqual({ places: 1, applied: 2 });
  expect(await postgres.query('select from private.clock_errors')).toEqual([]);
});

it('has what the other screens of the cast tell of: reviews both ways, a ledger, hours earned', async () => {
  expect(
    await one(
      postgres,
      `select (select count(distinct author_side)::int from public.reviews where worker_id = $1 and venue_id = $2 and state = 'published') as sides,
         exists (select from public.reliability_events where worker_id = $1) as ledger,
         exists (select from public.earned_months where worker_id = $1) as earned`,
      [CAST.rocco.id, COPPER_THISTLE],
    ),
  ).toEqual({ sides: 2, ledger: true, earned: true });
});

it('leaves a venue alone that its people have paused', async () => {
  await postgres.query("update public.venues set status = 'paused' where id = $1", [COPPER_THISTLE]);
  await setNow(5, '12:00');
  const before = await one(postgres, 'select count(*) from public.shifts');
  await renewDemo(owner);
  expect(await one(postgres, 'select count(*) from public.shifts')).toEqual(before);
});
