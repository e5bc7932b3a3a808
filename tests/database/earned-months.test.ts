// What somebody earned in each month, added up by the clock from agreed hours, and what is owed beside it. The server's clock is moved by
// the test.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payMinor } from '#domain/money.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { unwatched } from './devices.ts';
import { newId, one, people, setScene, sync } from './scene.ts';
import { workedShift } from './situations/attendance.ts';

let db: Borrowed;
let booking: string;

beforeAll(async () => {
  db = await borrowDatabase();
  booking = await workedShift(await setScene(db), 12, 600);
  await db.query('delete from public.timesheets');
  unwatched('hours of a year are made up, which nobody can do');
});
afterAll(() => db.stop());

/** The server's clock stands there, and has done what is due. */
async function at(instant: string): Promise<void> {
  await db.stopClock(instant);
  await db.query('select private.run_clock()');
  expect(await db.query("select part, message from private.clock_errors where part like '%reckon_earned'")).toEqual([]);
}
async function hours(startsAt: string, agreed: number | null): Promise<string> {
  const id = newId();
  await db.query(
    `insert into public.timesheets (id, venue_id, worker_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, last_by, state,
       agreed_min, basis, decided_at, settles_at)
     select $1, venue_id, worker_id, role, $2::timestamptz, $2::timestamptz + interval '8 hours', 'Europe/London', 0, 1555, 'GBP', 'venue',
       case when $3::int is null then 'open' else 'approved' end, $3, case when $3 is not null then 'agreed' end,
       case when $3 is not null then private.now() end, case when $3::int is null then timestamptz '2099-01-01' end
     from public.bookings where id = $4`,
    [id, startsAt, agreed, booking],
  );
  return id;
}
const months = () =>
  db.query(
    'select month::text, shifts, worked_min as minutes, pay_minor as pay, owed_minor as owed from public.earned_months order by month',
  );

it('adds up agreed hours by the month in which a shift began at the venue, thirteen of them', async () => {
  await at('2027-06-20T12:00:00Z');
  // A quarter past midnight in London.
  await hours('2027-04-30T23:15:00Z', 451);
  await hours('2027-05-10T18:00:00Z', 100);
  const open = await hours('2027-06-10T18:00:00Z', null);
  await hours('2026-06-10T18:00:00Z', 60);
  await hours('2026-05-10T18:00:00Z', 60);
  await at('2027-06-20T12:01:00Z');
  const may = payMinor(1555, 451) + payMinor(1555, 100);
  expect(await months()).toEqual([
    { month: '2026-06-01', shifts: 1, minutes: 60, pay: 1555, owed: 0 },
    { month: '2027-05-01', shifts: 2, minutes: 551, pay: may, owed: 0 },
  ]);
  await db.query(
    "update public.timesheets set agreed_min = 450, basis = 'agreed', decided_at = private.now(), settles_at = null, state = 'approved' where id = $1",
    [open],
  );
  await db.query(
    "update public.bookings set starts_at = '2027-06-01T18:00Z', ends_at = '2027-06-02T02:00Z', owed_minor = 6200",
  );
  await at('2027-06-20T12:02:00Z');
  expect((await months()).at(-1)).toEqual({ month: '2027-06-01', shifts: 1, minutes: 450, pay: 11_663, owed: 6200 });
});

it('knows what is owed for a late cancellation, which follows from it', async () => {
  await db.query('update public.bookings set owed_minor = null');
  await at('2027-06-20T12:02:10Z');
  await db.query("update public.bookings set status = 'confirmed'");
  await db.query("update public.bookings set status = 'cancelled_by_venue', cancel_tier = 'late'");
  await at('2027-06-20T12:02:20Z');
  const { owed } = await one<{ owed: number }>(db, 'select owed_minor as owed from public.bookings');
  expect(owed).toBeGreaterThan(0);
  expect((await months()).at(-1)).toMatchObject({ month: '2027-06-01', owed });
});

it('takes back what is agreed no more, and finds nobody again until something changes', async () => {
  await db.query("update public.timesheets set agreed_min = 30 where starts_at = '2027-05-10T18:00:00Z'");
  await db.query("delete from public.timesheets where starts_at = '2027-06-10T18:00:00Z'");
  await db.query('update public.bookings set owed_minor = null');
  await at('2027-06-20T12:03:00Z');
  expect((await months()).slice(1)).toEqual([
    { month: '2027-05-01', shifts: 2, minutes: 481, pay: payMinor(1555, 451) + payMinor(1555, 30), owed: 0 },
    { month: '2027-06-01', shifts: 0, minutes: 0, pay: 0, owed: 0 },
  ]);
  expect(await db.query('select from private.earned_due')).toEqual([]);
});

it('reaches its Rockstar and nobody else, for thirteen months', async () => {
  const seenBy = async (person: (typeof people)['rocco']) => {
    const months = (await sync(db, person, { device: newId() })).rows.earned_months ?? [];
    return (months as { month: string }[]).map(({ month }) => month).sort();
  };
  expect(await seenBy(people.rocco)).toEqual(['2026-06-01', '2027-05-01', '2027-06-01']);
  expect(await seenBy(people.vera)).toEqual([]);
  expect(await seenBy(people.rosa)).toEqual([]);
  await at('2027-07-01T00:01:00Z');
  expect(await seenBy(people.rocco)).toEqual(['2027-05-01', '2027-06-01']);
  expect(await one(db, 'select count(*)::int as kept from public.earned_months')).toEqual({ kept: 3 });
});
