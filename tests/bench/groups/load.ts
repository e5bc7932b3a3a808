// Two hundred devices for a hundred and fifty seconds on one real PostgreSQL on the loopback: they act on what they see, one
// answer in seven is lost, the clock runs; then everything comes to rest and all that must hold is counted.
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { type Figure, type Group, percentile } from '#tests/bench/bench.ts';
import { comeToRest, faults, giveOut, none, type Plan, queue } from '#tests/bench/load/acts.ts';
import { CROWD, type Crowd, gather, HOT_CLAIMS } from '#tests/bench/load/crowd.ts';
import { emptyTally, LoadDevice, type Tally } from '#tests/bench/load/device.ts';
import { bookedOn } from '#tests/bench/load/invariants.ts';
import { Random } from '#tests/support/commands/random.ts';
import { type Database, startPostgres } from '#tests/support/postgres.ts';

const SECONDS = 150;

export const group: Group = {
  name: 'load',
  async run(say) {
    const postgres = await startPostgres();
    try {
      return await load(postgres, say);
    } finally {
      await postgres.stop();
    }
  },
};

async function load(db: Database, say: (line: string) => void): Promise<readonly Figure[]> {
  const random = new Random(17);
  const tally = emptyTally();
  const crowd = await gather(db);
  const devices = crowd.people.map(person => new LoadDevice(db, person, tally));
  const sent: string[] = [];
  say(`  ${devices.length} devices for ${SECONDS} s`);
  await claimAllAtOnce(devices, crowd, sent);
  const hotPlaces = await bookedOn(db, crowd.hotShift);
  const until = Date.now() + SECONDS * 1000;
  await Promise.all([
    planning({ db, crowd, devices, random, sent }, until),
    ticking(db, until),
    ...devices.map((device, nth) => acting(device, new Random(1000 + nth), until)),
  ]);
  const restless = await comeToRest(devices);
  return [
    ...told(tally, sent.length),
    ...(await faults({ db, devices, sent }, restless, say)),
    ...none({
      [`places too many or too few after ${HOT_CLAIMS} claims of one at once`]: Math.abs(hotPlaces - 1),
    }),
  ];
}

function told(tally: Tally, commands: number): readonly Figure[] {
  const applied = [...tally.outcomes.values()].filter(({ state }) => state === 'applied').length;
  return [
    { name: 'devices', value: CROWD.devices, unit: 'rows', budget: null },
    { name: 'calls', value: tally.calls, unit: 'requests', budget: null },
    { name: 'commands sent', value: commands, unit: 'rows', budget: null },
    { name: 'commands applied', value: applied, unit: 'rows', budget: null },
    { name: 'answers lost on the way', value: tally.lostAnswers, unit: 'requests', budget: null },
    { name: 'calls that were told to try again', value: tally.triedAgain, unit: 'requests', budget: null },
    { name: 'call under load, p95', value: percentile(tally.callMs, 0.95), unit: 'ms', budget: null },
  ];
}

/** Fifty people want the one place of the hot shift at the same moment. */
async function claimAllAtOnce(devices: readonly LoadDevice[], crowd: Crowd, sent: string[]): Promise<void> {
  const claiming = devices.filter(({ personId }) => crowd.rockstars.includes(personId)).slice(0, HOT_CLAIMS);
  for (const device of claiming) {
    const args = { application_id: newId(), booking_id: newId(), shift_id: crowd.hotShift, seen_version: 1 };
    queue(device, { id: newId(), name: 'claim_shift', v: 1, args, recordedAt: new Date().toISOString() }, sent);
  }
  await Promise.all(claiming.map(device => device.call(null)));
}

/** Reads the world twice a second and gives people something to do in it; by the time they do it, it may have changed. */
async function planning(plan: Plan, until: number): Promise<void> {
  while (Date.now() < until) {
    await giveOut(plan, 40);
    await wait(500);
  }
}

async function ticking(db: Database, until: number): Promise<void> {
  while (Date.now() < until) {
    await db.query('call private.run_clock_to_the_end()');
    await wait(5_000);
  }
}

async function acting(device: LoadDevice, random: Random, until: number): Promise<void> {
  while (Date.now() < until) {
    await device.call(random);
    await wait(random.whole(200, 3_000));
  }
}
