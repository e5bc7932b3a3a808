// The demo: the same for everybody on the same day, within the rules, and with the people that the documentation names.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '#supabase/local/paths.ts';
import { CAST, COPPER_THISTLE } from '#supabase/seed/cast.ts';
import { seedDemo } from '#supabase/seed/index.ts';
import { STORY_SHIFTS } from '#supabase/seed/shifts.ts';
import { type Database, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { Mirror } from './mirror.ts';
import { act, claim, command, one } from './scene.ts';

/** How many of each kind there are depends on the day; these stand on one. */
const NOON = '2026-11-24T12:00:00Z';
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
  // The database's own clock stands still from then on.
  await postgres.stopClock(NOON);
  await seed(postgres, NOON.slice(0, 10));
});
afterAll(() => postgres.stop());

/** As the project's owner, who has no more rights than on the hosted service. */
async function seed(db: Database, day: string): Promise<void> {
  const client = new pg.Client({ connectionString: db.ownerUrl });
  await client.connect();
  await seedDemo(client, { today: day });
  await client.end();
}

const LINES = `
    select id || status || starts_at || rate_minor || confirmed_count as line from public.shifts
    union all select id || status || worker_id || coalesce(waitlist_pos, 0) from public.applications
    union all select id || case when status in ('checked_in', 'checked_out') then 'confirmed' else status end || starts_at from public.bookings
    union all select id || content || created_at || coalesce(read_at::text, '') from public.messages
    union all select id || name || role from public.profiles`;

async function linesOf(db: Database): Promise<readonly string[]> {
  return (await db.query<{ line: string }>(LINES)).map(({ line }) => line);
}

it.each(['2026-03-29', '2026-10-25', '2027-01-01', '2028-02-29'])('may be made on %s', async day => {
  const other = await startPostgres();
  await seed(other, day);
  const { shifts, suspended } = await one<{ shifts: number; suspended: number }>(
    other,
    `select (select count(*) from public.shifts)::int as shifts,
       (select count(*) from public.profiles where account_status = 'suspended')::int as suspended`,
  );
  expect(shifts).toBeGreaterThan(1000);
  expect(suspended).toBe(4);
  await other.stop();
});

it('has the size and shape of a market', async () => {
  const sizes = await one<Record<string, number>>(
    postgres,
    `select (select count(*) from public.venues)::int as venues, (select count(*) from public.profiles where role = 'rockstar')::int as rockstars,
       (select count(*) from public.shifts)::int as shifts, (select count(*) from public.applications)::int as applications,
       (select count(*) from public.bookings)::int as bookings, (select count(*) from public.jobs)::int as jobs,
       (select sum(positions) from public.shifts)::int as places, (select count(*) from public.shift_templates)::int as templates,
       (select count(*) from public.conversations)::int as chats, (select count(*) from public.messages)::int as messages,
       (select (100 * sum(confirmed_count) / sum(positions))::int from public.shifts where status in ('published', 'expired') and ends_at < private.now()) as filled`,
  );
  expect(sizes).toMatchObject({ venues: 28, rockstars: 180 });
  expect(sizes.shifts).toBeGreaterThan(1300);
  expect(sizes.applications).toBeGreaterThan(3500);
  expect(sizes.bookings).toBeGreaterThan(1400);
  expect(sizes.places).toBeGreaterThan(1900);
  expect(sizes.jobs).toBe(60);
  expect(sizes.templates).toBe(3);
  expect(sizes.filled).toBeGreaterThan(75);
  expect(sizes.chats).toBe(420);
  expect(sizes.messages).toBeGreaterThan(5800);
  expect(await postgres.query('select from public.shifts where confirmed_count > positions')).toEqual([]);
  expect(
    await postgres.query(
      `select shift.id from public.shifts shift where confirmed_count <>
         (select count(*) from public.bookings where shift_id = shift.id and private.is_live_booking(status))`,
    ),
  ).toEqual([]);
  expect(await postgres.query("select from public.shifts where currency = 'GBP' and rate_minor < 1271")).toEqual([]);
});

it('gives the platform’s people enough to look at', async () => {
  const undecided = await postgres.query<{ kind: string; n: number }>(
    "select kind, count(*)::int as n from public.disputes where state <> 'decided' group by kind order by kind",
  );
  // Of whoever left too often there are as many as there are.
  expect(undecided.filter(({ kind }) => kind !== 'strikes')).toEqual(
    ['account', 'hours', 'no_show', 'review', 'strike'].map(kind => ({ kind, n: 3 })),
  );
  expect(undecided.map(({ kind }) => kind)).toContain('strikes');
  expect(
    await one(
      postgres,
      `select (select count(*) from public.profiles where account_status = 'suspended')::int as suspended,
         (select count(*) from public.profile_private join public.profiles using (id) where account_status = 'suspended' and suspended_at is not null and suspended_reason is not null)::int as told,
         (select count(*) from public.venue_verifications where state = 'waiting' and cardinality(file_ids) > 0)::int as handed_in,
         (select count(*) from public.bookings where status = 'cancelled_by_venue' and owed_minor > 0)::int as called_off`,
    ),
  ).toEqual({ suspended: 4, told: 4, handed_in: 6, called_off: 1 });
  // Cases like those that wait were decided before, not all by the same side's figure.
  const [alike] = await postgres.query<{ n: number; whose: number }>(
    "select count(*)::int as n, count(distinct rests_on)::int as whose from public.disputes where state = 'decided' and kind = 'hours' and decided_at > private.now() - interval '84 days'",
  );
  expect(alike?.n).toBe(12);
  expect(alike?.whose).toBeGreaterThan(1);
  // A year of weeks with shifts, bookings and agreed hours, in two cities.
  const weeks = await postgres.query<{ area: string; posted: number; worked: number }>(
    `select shift.area, count(distinct date_trunc('week', shift.starts_at))::int as posted, count(distinct date_trunc('week', sheet.starts_at))::int as worked
     from public.shifts shift left join public.bookings booking on booking.shift_id = shift.id
     left join public.timesheets sheet on sheet.booking_id = booking.id and sheet.agreed_min is not null
     where shift.ends_at < private.now() and shift.starts_at > private.now() - interval '365 days' group by 1 order by 1`,
  );
  for (const city of ['london', 'manchester']) {
    const year = weeks.find(({ area }) => area === city);
    expect([city, year?.posted ?? 0, year?.worked ?? 0]).toEqual([city, expect.any(Number), expect.any(Number)]);
    expect(year?.posted).toBeGreaterThanOrEqual(50);
    expect(year?.worked).toBeGreaterThanOrEqual(48);
  }
});

it('tells its stories: what waits for Vera, what Rocco may do next', async () => {
  expect(
    await one(postgres, 'select name, verification_status from public.venues where id = $1', [COPPER_THISTLE]),
  ).toEqual({ name: 'The Copper Thistle', verification_status: 'verified' });
  const vera = new Mirror(postgres, CAST.vera);
  await vera.pull();
  await vera.expectTrue();
  for (const shift of Object.values(STORY_SHIFTS)) expect([shift, vera.has('shifts', shift)]).toEqual([shift, true]);
  expect(await act(postgres, CAST.rocco, claim(STORY_SHIFTS.lastPlace))).toMatchObject({ state: 'applied' });
  expect(await act(postgres, CAST.rosa, claim(STORY_SHIFTS.lastPlace))).toMatchObject({ state: 'applied' });
  expect(
    await one(postgres, "select waitlist_pos from public.applications where shift_id = $1 and status = 'waitlisted'", [
      STORY_SHIFTS.lastPlace,
    ]),
  ).toEqual({ waitlist_pos: 1 });
  expect(
    await act(postgres, CAST.vera, command('publish_shift', { id: STORY_SHIFTS.draft, version: 1 })),
  ).toMatchObject({ state: 'applied' });
});

it('has hours: of what ended long ago agreed ones, also where two figures differed, and open ones of the last days', async () => {
  const hours = await postgres.query<{ state: string; differ: number; count: number }>(
    `select sheet.state, count(*)::int as count, (count(*) filter (where
       (private.figure_of(booking, 'rockstar')).paid_min - (private.figure_of(booking, 'venue')).paid_min > 5))::int as differ
     from public.timesheets sheet join public.bookings booking on booking.id = sheet.booking_id group by 1 order by 1`,
  );
  const disputed = { state: 'disputed', count: 3, differ: 3 };
  expect(hours).toMatchObject([
    { state: 'approved' },
    { state: 'auto_approved', differ: 0 },
    disputed,
    { state: 'open' },
  ]);
  const [approved, , , open] = hours;
  expect(approved?.differ).toBeGreaterThan(20);
  expect(open?.count).toBeGreaterThan(20);
  expect(
    await postgres.query(
      `select booking.id from public.bookings booking left join public.timesheets sheet on sheet.booking_id = booking.id
       where booking.status in ('checked_in', 'checked_out', 'approved')
         and ((booking.status = 'approved') <> (sheet.agreed_min is not null) or (booking.status = 'checked_in') <> (sheet.id is null))`,
    ),
  ).toEqual([]);
});

it('has reviews of both sides, of which the newest from one side alone are sealed', async () => {
  const [said] = await postgres.query<Record<string, number>>(
    `select count(*)::int as all, (count(*) filter (where stars = 5))::int as best, (count(*) filter (where state = 'sealed'))::int as sealed,
       (count(*) filter (where state = 'sealed' and exists (
         select from public.reviews other where other.booking_id = review.booking_id and other.id <> review.id)))::int as wrong
     from public.reviews review`,
  );
  expect(said?.all).toBeGreaterThan(1000);
  expect((said?.best ?? 0) / (said?.all ?? 1)).toBeCloseTo(0.72, 1);
  expect(said?.sealed).toBeGreaterThan(5);
  expect(said?.wrong).toBe(0);
  expect(
    await postgres.query(
      "select kind, count(*)::int as n from public.disputes where decide_by > private.now() and kind <> 'strikes' group by kind order by kind",
    ),
  ).toEqual(['account', 'hours', 'no_show', 'review', 'strike'].map(kind => ({ kind, n: 3 })));
  const taken = await postgres.query<{ kind: string }>('select distinct kind from public.reliability_events');
  expect(taken.map(({ kind }) => kind)).toContain('cancelled');
  const [cards] = await postgres.query<Record<string, number>>(
    `select (count(*) filter (where rating is not null and reliability is not null))::int as known,
       (count(*) filter (where rating_all is null and reliability is null))::int as fresh from public.profiles where role = 'rockstar'`,
  );
  expect(cards?.known).toBeGreaterThan(50);
  expect(cards?.fresh).toBeGreaterThan(0);
});

it('has shifts that are being handed over, one for Rosa to answer and one for Vera', async () => {
  const waiting = await postgres.query(
    'select status, worker_id = $1 as rosa, venue_id = $2 as vera from public.transfers order by status',
    [CAST.rosa.id, COPPER_THISTLE],
  );
  expect(waiting).toMatchObject([
    { status: 'agreed', vera: true },
    { status: 'asked', rosa: true },
  ]);
});

it('goes into any migrated, empty database by one command, into no other, and is the same every time it is made', async () => {
  const other = await startPostgres();
  const bare = await startPostgres(null);
  // Of the command's own day, also when it ends after midnight.
  const today = new Date().toISOString().slice(0, 10);
  expect(await seedCommand(other.ownerUrl)).toEqual({ code: 0, out: expect.stringMatching(/^The demo is in/) });
  // Besides it a night that runs at this hour.
  const there = new Set(await linesOf(other));
  const same = await startPostgres();
  await seed(same, today);
  const own = await linesOf(same);
  expect(own.filter(line => !there.has(line))).toEqual([]);
  expect(there.size).toBeGreaterThan(own.length);
  expect(await seedCommand(other.ownerUrl)).toEqual({ code: 1, out: expect.stringContaining('has people in it') });
  expect(await seedCommand(bare.ownerUrl)).toEqual({ code: 1, out: expect.stringContaining('no migrations yet') });
  await Promise.all([other.stop(), bare.stop(), same.stop()]);
});

function seedCommand(url: string): Promise<{ code: number; out: string }> {
  return new Promise(resolve => {
    execFile(
      join(paths.root, 'node_modules', '.bin', 'tsx'),
      [join(paths.project, 'seed', 'main.ts'), '--url', url],
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code ?? 1), out: stdout + stderr }),
    );
  });
}
