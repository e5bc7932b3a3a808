// What a pull costs: no large table is read from end to end, and an idle pull, the clock and a search for people touch as many
// pages of a large database as of a small one. Counted in plans and pages, not in milliseconds, so that a busy machine
// changes nothing. What commands look up is in plans-of-calls.test.ts.
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { one } from './scene.ts';

const SMALL = 5_000;
const LARGE = 20_000;
const VENUES = 200;
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
  await fill(postgres, { from: 1, to: SMALL });
});
afterAll(() => postgres.stop());

/** Shifts of many venues in one city and another, each with an application and every third with a booking. */
async function fill(db: Database, { from, to }: { from: number; to: number }): Promise<void> {
  const client = await db.connect();
  const span = [from, to];
  await client.query("set session_replication_role = 'replica'");
  await client.query(
    "insert into auth.users (id, email) select md5('u' || n)::uuid, n || '@example.com' from generate_series($1::int, $2::int) n",
    span,
  );
  await client.query(
    `insert into public.profiles (id, name, role) select md5('u' || n)::uuid, 'Person ' || n, case when n <= ${VENUES} then 'venue' else 'rockstar' end
     from generate_series($1::int, $2::int) n`,
    span,
  );
  await client.query(
    `insert into public.profile_private (id, email, areas) select md5('u' || n)::uuid, n || '@example.com', '{leeds}' from generate_series($1::int, $2::int) n`,
    span,
  );
  if (from === 1) {
    await client.query(
      `insert into public.venues (id, name, area, tz, currency, verification_status) select md5('v' || n)::uuid, 'Venue ' || n, case when n % 20 = 0 then 'leeds' else 'london' end, 'Europe/London', 'GBP', 'verified' from generate_series(0, ${VENUES - 1}) n`,
    );
    await client.query(
      `insert into public.venue_users (id, venue_id, user_id, name, email, role) select md5('m' || n)::uuid, md5('v' || n)::uuid, md5('u' || (n + 1))::uuid, 'Boss', 'b', 'admin' from generate_series(0, ${VENUES - 1}) n`,
    );
  }
  await client.query(
    `insert into public.shifts (id, venue_id, area, role, starts_at, ends_at, tz, starts_local, ends_local, rate_minor, currency, positions, booking_mode, status, confirmed_count)
     select md5('s' || n)::uuid, md5('v' || n % ${VENUES})::uuid, case when n % ${VENUES} % 20 = 0 then 'leeds' else 'london' end, 'bartender',
       now() + (n % 60 - 30) * interval '1 day', now() + (n % 60 - 30) * interval '1 day' + interval '8 hours', 'UTC', '', '', 1500, 'GBP', 2, 'instant', 'published', case when n % 60 > 30 then 0 else 1 end
     from generate_series($1::int, $2::int) n`,
    span,
  );
  await client.query(
    `insert into public.applications (id, worker_id, venue_id, shift_id, status) select md5('a' || n)::uuid, md5('u' || (n % $2::int + 1))::uuid, md5('v' || n % ${VENUES})::uuid, md5('s' || n)::uuid, 'submitted' from generate_series($1::int, $2::int) n`,
    span,
  );
  await client.query(
    `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source)
     select md5('b' || n)::uuid, id, md5('u' || (n % $2::int + 1))::uuid, venue_id, role, starts_at, ends_at, 'UTC', 0, 1500, 'GBP', 'claim'
     from generate_series($1::int, $2::int, 3) n join public.shifts on id = md5('s' || n)::uuid`,
    span,
  );
  await client.query(
    `insert into private.acquaintances (audience, person_id) select 'venue:' || venue_id, worker_id from public.applications union select 'user:' || id, id from public.profiles on conflict do nothing`,
  );
  await client.query(
    'insert into private.shifts_to_close select id, private.fillable_until(shifts) from public.shifts where starts_at > now() on conflict do nothing',
  );
  await client.query(
    `insert into private.tombstones (audience, table_name, row_id) select 'area:london', 'shifts', gen_random_uuid() from generate_series($1::int, $2::int)`,
    span,
  );
  await client.query(
    `insert into private.scope_log (audience, scope, change) select 'user:' || md5('u' || n)::uuid, 'area:leeds', 'granted' from generate_series($1::int, $2::int) n`,
    span,
  );
  await client.query("set session_replication_role = 'origin'");
  await client.query('vacuum analyze');
  await client.end();
}

/** A manager of one of the venues, and a rockstar of the smaller city. */
const WHO = { manager: "md5('u10')::uuid", rockstar: "md5('u4000')::uuid" } as const;

/** One connection as somebody, with a cursor that has seen everything. */
async function as(who: keyof typeof WHO, before: (client: pg.Client) => Promise<unknown> = async () => undefined) {
  const client = await postgres.connect();
  const { id, cursor } = await one<{ id: string; cursor: string }>(
    postgres,
    `select ${WHO[who]} as id, jsonb_build_object('e', private.epoch(), 'u', ${WHO[who]}, 's', pg_snapshot_xmin(pg_current_snapshot()), 'd', private.horizon_day())::text as cursor`,
  );
  await client.query("select set_config('request.jwt.claims', $1, false)", [
    JSON.stringify({ sub: id, role: 'authenticated' }),
  ]);
  await before(client);
  await client.query('set role authenticated');
  const request = (from: string | null) => JSON.stringify({ v: 1, device: id, cursor: from, commands: [] });
  const tables = await postgres.query<{ name: string }>('select name from private.mirrored_tables order by place');
  const digests = tables.map(({ name }) => ({ table: name, scope: '*' }));
  const idle = request(cursor);
  return { client, idle, full: request(null), digests: JSON.stringify({ ...JSON.parse(idle), digests }) };
}

/** Pages read by one call, plans and catalogue warmed before. */
async function pagesRead(client: pg.Client, call: string): Promise<number> {
  for (let round = 0; round < 3; round += 1) await client.query(call);
  const { rows } = await client.query<{
    'QUERY PLAN': { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }[];
  }>(`explain (analyze, buffers, format json) ${call}`);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
}

async function pagesOf(who: keyof typeof WHO): Promise<number> {
  const { client, idle } = await as(who);
  return pagesRead(client, `select public.sync('${idle}')`);
}

/** Every statement that a sync runs, as its plan. */
async function plansOf(who: keyof typeof WHO, which: 'idle' | 'full' | 'digests'): Promise<string> {
  const plans: string[] = [];
  const session = await as(who, client => explained(client, plans));
  await session.client.query('select public.sync($1)', [session[which]]);
  return plans.join('\n');
}

/** Every statement of this connection from now on, as its plan. */
async function explained(client: pg.Client, plans: string[]): Promise<void> {
  await client.query("load 'auto_explain'");
  await client.query(
    "set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on; set client_min_messages = 'log'",
  );
  client.on('notice', notice => plans.push(notice.message ?? ''));
}

const LARGE_TABLES = [
  'shifts',
  'applications',
  'bookings',
  'profiles',
  'profile_private',
  'tombstones',
  'scope_log',
  'acquaintances',
  'shifts_to_close',
];

function readWhole(plans: string): string[] {
  const scanned = [...plans.matchAll(/Seq Scan on (?<table>\w+)/g)].map(match => match.groups?.table ?? '');
  return scanned.filter(table => LARGE_TABLES.includes(table));
}

describe.each(['manager', 'rockstar'] as const)('the %s’s pull', who => {
  it.each(['idle', 'full', 'digests'] as const)('(%s) reads no large table from end to end', async which => {
    const plans = await plansOf(who, which);
    expect(plans).toContain('Index Scan using shifts_');
    expect(readWhole(plans)).toEqual([]);
  });

  it('(idle) asks once which tables changed, not each table in turn', async () => {
    const statements = (await plansOf(who, 'idle')).split('Query Text: ').length - 1;
    const { tables } = await one<{ tables: number }>(
      postgres,
      'select count(*)::int as tables from private.mirrored_tables',
    );
    // That the plans of inner statements were told at all; another table adds none.
    expect(statements).toBeGreaterThan(10);
    expect(statements).toBeLessThan(2 * tables);
  });
});

describe('the clock', () => {
  it('with nothing to do reads no large table from end to end', async () => {
    const [client, plans]: [pg.Client, string[]] = [await postgres.connect(), []];
    await client.query('select private.run_clock()');
    await explained(client, plans);
    await client.query('select private.run_clock()');
    expect(plans.join('\n')).toContain('shifts_to_close_at');
    expect(readWhole(plans.join('\n'))).toEqual([]);
  });

  it('with nothing to do asks all parts in one statement and starts none', async () => {
    const [client, plans]: [pg.Client, string[]] = [await postgres.connect(), []];
    await client.query('select private.run_clock()');
    await explained(client, plans);
    await client.query('select private.run_clock()');
    const { parts } = await one<{ parts: number }>(postgres, 'select count(*)::int as parts from private.clock_parts');
    expect(plans.length).toBeGreaterThan(3);
    expect(plans.length).toBeLessThan(parts / 2);
  });
});

it('costs an idle caller, the clock and a search the same in a database four times as large', async () => {
  const clock = await postgres.connect();
  const { client: finder } = await as('manager');
  const search = (words: string) =>
    pagesRead(finder, `select public.search_rockstars(md5('v9')::uuid, '${words}', '', null)`);
  const costs = async () => ({
    manager: await pagesOf('manager'),
    rockstar: await pagesOf('rockstar'),
    clock: await pagesRead(clock, 'select private.run_clock()'),
    anybody: await search(''),
    somebody: await search('person'),
    nobody: await search('xyzzy'),
  });
  const before = await costs();
  await fill(postgres, { from: SMALL + 1, to: LARGE });
  const after = await costs();
  const grown = Object.entries(after).filter(([name, pages]) => pages / before[name as keyof typeof before] > 1.4);
  expect({ grown, before, after }).toMatchObject({ grown: [] });
});
