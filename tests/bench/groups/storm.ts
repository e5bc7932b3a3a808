// The server comes back, and five hundred devices with full queues reconnect within a second: through as few connections as the hosted
// API keeps, with its limits of time, one answer in seven lost on the way. Whoever gets no answer waits as the app does and
// comes again. Everything must arrive once, and all devices must hold what the server holds.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { backoffMs } from '#sync/backoff.ts';
import { type Figure, type Group, percentile } from '#tests/bench/bench.ts';
import { comeToRest, faults, giveOut, type Plan } from '#tests/bench/load/acts.ts';
import { gather } from '#tests/bench/load/crowd.ts';
import { emptyTally, LoadDevice } from '#tests/bench/load/device.ts';
import { Random } from '#tests/support/fakes/random.ts';
import { asUserOn, type Database, startPostgres } from '#tests/support/postgres.ts';

const CROWD = { venues: 50, rockstars: 350, devices: 500 };
/** A working day before it, so that there are requests, bookings and chats to act upon. */
const ROUNDS_BEFORE = 8;
const MOVES_A_ROUND = 400;
const MOVES_OFFLINE = 4_000;
/** Of the API's pool; then how long a call waits for one of them, and how long a statement may take. */
const CONNECTIONS = 20;
const WAIT_MS = 10_000;
const STATEMENT_MS = 8_000;
/** Radios find their network again within this time of each other. */
const TOGETHER_MS = 1_000;

export const group: Group = {
  name: 'storm',
  async run(say) {
    const postgres = await startPostgres();
    const pool = new pg.Pool({
      connectionString: postgres.url,
      max: CONNECTIONS,
      connectionTimeoutMillis: WAIT_MS,
      statement_timeout: STATEMENT_MS,
    });
    // Its connections may still be closing when the database stops.
    pool.on('error', () => undefined);
    try {
      return await storm(postgres, { ...postgres, asUser: asUserOn(pool) }, say);
    } finally {
      await pool.end();
      await postgres.stop();
    }
  },
};

/** `api`: the same database, as devices reach it. */
async function storm(db: Database, api: Database, say: (line: string) => void): Promise<readonly Figure[]> {
  const crowd = await gather(db, CROWD);
  const before = emptyTally();
  const tally = emptyTally();
  const devices = crowd.people.map(person => new LoadDevice(api, person, before));
  const plan: Plan = { db, crowd, devices, random: new Random(29), sent: [] };
  for (let round = 0; round < ROUNDS_BEFORE; round += 1) {
    await giveOut(plan, MOVES_A_ROUND);
    await inTurn(devices);
  }
  await comeToRest(devices);
  await giveOut(plan, MOVES_OFFLINE);
  const queued = devices.reduce((sum, { queue }) => sum + queue.length, 0);
  say(`  ${devices.length} devices with ${queued} commands reconnect, ${plan.sent.length - queued} were sent before`);
  for (const device of devices) device.tally = tally;
  const startedAt = performance.now();
  const settledMs = await Promise.all(devices.map((device, nth) => reconnect(device, new Random(2_000 + nth))));
  const restless = await comeToRest(devices);
  const restMs = performance.now() - startedAt;
  const failuresBefore = before.failures.length;
  return [
    { name: 'devices', value: devices.length, unit: 'rows', budget: null },
    { name: 'commands in their queues', value: queued, unit: 'rows', budget: null },
    { name: 'calls', value: tally.calls, unit: 'requests', budget: null },
    { name: 'answers lost on the way', value: tally.lostAnswers, unit: 'requests', budget: null },
    { name: 'calls that were told to try again', value: tally.triedAgain, unit: 'requests', budget: null },
    { name: 'call in the storm, p95', value: percentile(tally.callMs, 0.95), unit: 'ms', budget: null },
    {
      name: 'until half of them had sent and fetched all',
      value: percentile(settledMs, 0.5),
      unit: 'ms',
      budget: null,
    },
    { name: 'until the last of them had', value: Math.max(...settledMs), unit: 'ms', budget: null },
    { name: 'until all had what the others did, too', value: restMs, unit: 'ms', budget: null },
    { name: 'failed calls before it', value: failuresBefore, unit: 'rows', budget: 0 },
    ...(await faults(plan, restless, say)),
  ];
}

/** No more at once than there are connections: what was before the storm was no storm. */
async function inTurn(devices: readonly LoadDevice[]): Promise<void> {
  const waiting = [...devices];
  const one = async () => {
    for (let device = waiting.pop(); device !== undefined; device = waiting.pop()) await device.call(null);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
}

/** As the engine does: the next call at once while there is more, after a failure by its backoff. Milliseconds until settled. */
async function reconnect(device: LoadDevice, random: Random): Promise<number> {
  const startedAt = performance.now();
  await wait(random.whole(0, TOGETHER_MS));
  for (let failures = 0; ; ) {
    const end = await device.call(random);
    if (end === 'quiet' || end === 'settled') return performance.now() - startedAt;
    failures = end === 'lost' ? failures + 1 : 0;
    if (failures > 0) await wait(backoffMs(failures, random.whole(0, 999) / 1_000));
  }
}
