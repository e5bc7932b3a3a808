// What it costs to know twelve thousand people, to be new in a large city, to compare everything one holds, to look for
// people, and what the server does by itself: the clock, the doorbell, clearing away, a new epoch.
import { type Figure, percentile } from '#tests/bench/bench.ts';
import { Caller } from '#tests/bench/caller.ts';
import { CITY, GROUP, GROUP_MANAGER, NEWCOMER } from '#tests/bench/city.ts';
import { personId, venueId } from '#tests/bench/market.ts';
import type { Database } from '#tests/support/postgres.ts';

const ROUNDS = 7;
const median = (times: readonly number[]): number => percentile(times, 0.5);
/** Of what is short, the round in which nobody else had the machine. */
const best = (times: readonly number[]): number => Math.min(...times);

export async function cityFigures(db: Database): Promise<readonly Figure[]> {
  return [
    ...(await group(db)),
    ...(await newcomer(db)),
    ...(await digests(db)),
    ...(await people(db)),
    ...(await clock(db)),
    ...(await doorbell(db)),
    ...(await clearing(db)),
    ...(await newEpoch(db)),
  ];
}

interface FirstSync {
  readonly pages: readonly number[];
  readonly rows: number;
  readonly people: number;
}

async function wholeSync(caller: Caller): Promise<FirstSync> {
  const pages: number[] = [];
  let [rows, people] = [0, 0];
  for (let cursor: string | null = null; ; ) {
    const { ms, answer } = await caller.sync({ cursor });
    pages.push(ms);
    rows += Object.values(answer.rows).flat().length;
    people += answer.rows.profiles?.length ?? 0;
    cursor = answer.cursor;
    if (!answer.more) return { pages, rows, people };
  }
}

async function group(db: Database): Promise<readonly Figure[]> {
  const caller = await Caller.open(db, GROUP_MANAGER);
  const runs: FirstSync[] = [];
  for (let round = 0; round < 3; round += 1) runs.push(await wholeSync(caller));
  await caller.close();
  const wholes = runs.map(({ pages }) => pages.reduce((total, ms) => total + ms, 0));
  const pages = runs.flatMap(run => run.pages);
  const name = `a group of ${GROUP.venues} venues`;
  return [
    { name: `people known to ${name}`, value: runs[0]?.people ?? 0, unit: 'rows', budget: GROUP.people, atLeast: true },
    { name: `rows of a first sync of ${name}`, value: runs[0]?.rows ?? 0, unit: 'rows', budget: null },
    { name: `page of a first sync of ${name}, p95`, value: percentile(pages, 0.95), unit: 'ms', budget: 200 },
    { name: `first sync of ${name}, median`, value: median(wholes), unit: 'ms', budget: 15_000 },
  ];
}

async function newcomer(db: Database): Promise<readonly Figure[]> {
  const caller = await Caller.open(db, NEWCOMER);
  const first = await wholeSync(caller);
  await caller.close();
  const where = `a city of ${CITY.posts.toLocaleString('en-GB')} posts a quarter`;
  return [{ name: `rows of a new rockstar in ${where}`, value: first.rows, unit: 'rows', budget: 10_000 }];
}

/** Of every table, as a device asks when it is connected again. */
async function digests(db: Database): Promise<readonly Figure[]> {
  const tables = await db.query<{ name: string }>('select name from private.mirrored_tables order by place');
  const asked = tables.map(({ name }) => ({ table: name, scope: '*' }));
  const figures: Figure[] = [];
  for (const [who, person] of [
    ['a busy manager', personId(0)],
    ['a new rockstar', NEWCOMER],
  ] as const) {
    const caller = await Caller.open(db, person);
    const cursor = await caller.cursorNow();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push((await caller.sync({ cursor, digests: asked })).ms);
    await caller.close();
    figures.push({
      name: `digests of all tables, ${who}, best of ${ROUNDS}`,
      value: best(times),
      unit: 'ms',
      budget: 20,
    });
  }
  return figures;
}

async function people(db: Database): Promise<readonly Figure[]> {
  const caller = await Caller.open(db, personId(5));
  const figures: Figure[] = [];
  for (const [what, words, budget] of [
    ['opening', '', 20],
    ['a common word', 'hackney', 20],
    ['a word of nobody', 'xyzzy', 40],
    ['three words', 'person bartender hackney', 40],
  ] as const) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const sql = `select public.search_rockstars(${venueId(5)}, $1, '', null)`;
      times.push((await caller.query(sql, [words])).ms);
    }
    figures.push({ name: `search for people, ${what}, median`, value: median(times), unit: 'ms', budget });
  }
  await caller.close();
  return figures;
}

/** Each on a connection of its own, as the hosted service's scheduler runs it. */
async function clock(db: Database): Promise<readonly Figure[]> {
  // Managers have yet to hear of what was claimed before.
  await db.query('call private.run_clock_to_the_end()');
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const client = await db.connect();
    times.push(await timed(() => client.query('select private.run_clock()')));
    await client.end();
  }
  const [state] = await db.query<{ done: number }>('select done from private.clock_state');
  if (state?.done !== 0) throw new Error(`The clock had ${state?.done} rows to do.`);
  return [{ name: `the clock with nothing to do, best of ${ROUNDS}`, value: best(times), unit: 'ms', budget: 20 }];
}

async function doorbell(db: Database): Promise<readonly Figure[]> {
  const client = await db.connect();
  const ring = () =>
    client.query(`select private.ring(array(select 'user:' || ${personId('n')} from generate_series(1, 20000) n))`);
  await client.query('begin');
  const first = await timed(ring);
  const again = await timed(ring);
  await client.query('rollback');
  await client.end();
  return [
    { name: 'the doorbell for 20,000 people', value: first, unit: 'ms', budget: null },
    { name: 'the same people in the same transaction', value: again, unit: 'ms', budget: 200 },
  ];
}

/** Runs of the clock's part until all are gone. */
async function clearing(db: Database): Promise<readonly Figure[]> {
  await db.query(
    `insert into public.notifications (user_id, kind, created_at) select ${personId('n')}, 'shift_cancelled', now() - interval '60 days' from generate_series(1, 20000) n`,
  );
  const stones = () => db.query<{ count: number }>('select count(*)::int as count from private.tombstones');
  const before = await stones();
  const ms = await timed(async () => {
    for (let left = true; left; ) {
      await db.query('select private.clear_notices()');
      left =
        (await db.query("select from public.notifications where created_at < now() - interval '57 days' limit 1"))
          .length > 0;
    }
  });
  const made = ((await stones())[0]?.count ?? 0) - (before[0]?.count ?? 0);
  return [
    { name: 'clearing 20,000 old notices', value: ms, unit: 'ms', budget: 5_000 },
    { name: 'tombstones of 20,000 old notices', value: made, unit: 'rows', budget: 0 },
  ];
}

const STAMPED = [
  'public.shifts',
  'public.applications',
  'public.messages',
  'public.profiles',
  'public.profile_private',
  'private.acquaintances',
];
const SAMPLE_PAGES = 300;

/** What a new epoch does to every page, done to some of each large table. 1 M shifts and 2 M requests and messages in five minutes. */
async function newEpoch(db: Database): Promise<readonly Figure[]> {
  const client = await db.connect();
  let [rows, ms] = [0, 0];
  await client.query("set encore.restamping = 'on'");
  for (const table of STAMPED) {
    await client.query('begin');
    ms += await timed(async () => {
      const { rowCount } = await client.query(
        `update ${table} set row_xid = pg_current_xact_id() where ctid < '(${SAMPLE_PAGES},0)'::tid`,
      );
      rows += rowCount ?? 0;
    });
    await client.query('rollback');
  }
  await client.end();
  return [
    { name: 'stamping rows for a new epoch', value: (rows / ms) * 1000, unit: 'rows/s', budget: 11_500, atLeast: true },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
