// Two hundred devices for a hundred and fifty seconds on one real PostgreSQL on the loopback: they act on what they see, one
// answer in seven is lost, the clock runs; then everything comes to rest and all that must hold is counted.
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { catalogue } from '#domain/catalogue.ts';
import type { SentCommand } from '#sync/answer.ts';
import { type Figure, type Group, percentile } from '#tests/bench/bench.ts';
import { CROWD, type Crowd, gather, HOT_CLAIMS } from '#tests/bench/load/crowd.ts';
import { LoadDevice, type Tally } from '#tests/bench/load/device.ts';
import { bookedOn, brokenInvariants, errorsOf, withoutReceipt } from '#tests/bench/load/invariants.ts';
import { moveOf } from '#tests/support/commands/moves.ts';
import { Random } from '#tests/support/commands/random.ts';
import { readWorld } from '#tests/support/commands/world.ts';
import { type Database, startPostgres } from '#tests/support/postgres.ts';

const SECONDS = 150;
/** Coming to rest takes seconds; whoever has not by then never will. */
const MOST_ROUNDS_TO_REST = 60;
const OFTEN = [
  'save_shift',
  'submit_application',
  'claim_shift',
  'claim_shift',
  'decide_application',
  'cancel_booking',
  'send_message',
];
const NAMES = [...catalogue.commands.map(({ name }) => name), ...OFTEN.flatMap(name => [name, name, name, name])];

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
  const tally: Tally = {
    calls: 0,
    lostAnswers: 0,
    triedAgain: 0,
    failures: [],
    callMs: [],
    outcomes: new Map(),
    contradictions: [],
  };
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
  for (const failure of new Set([...tally.failures, ...(await errorsOf(db))])) say(`  failed: ${failure}`);
  const diverging = (await Promise.all(devices.map(device => device.divergences()))).flat();
  for (const table of diverging.slice(0, 10)) say(`  differs: ${table}`);
  return [
    ...told(tally, sent.length),
    ...none({
      'failed calls': tally.failures.length,
      'devices that never came to rest': restless,
      'tables of devices that differ from the server': diverging.length,
      'commands without a receipt': await withoutReceipt(db, sent),
      'commands that were answered in two ways': tally.contradictions.length,
      [`places too many or too few after ${HOT_CLAIMS} claims of one at once`]: Math.abs(hotPlaces - 1),
      ...(await brokenInvariants(db)),
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

function none(counts: Readonly<Record<string, number>>): readonly Figure[] {
  return Object.entries(counts).map(([name, value]) => ({ name, value, unit: 'rows', budget: 0 }));
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

function queue(device: LoadDevice, command: SentCommand, sent: string[]): void {
  device.queue.push(command);
  sent.push(command.id);
}

interface Plan {
  readonly db: Database;
  readonly crowd: Crowd;
  readonly devices: readonly LoadDevice[];
  readonly random: Random;
  readonly sent: string[];
}

/** Reads the world twice a second and gives people something to do in it; by the time they do it, it may have changed. */
async function planning({ db, crowd, devices, random, sent }: Plan, until: number): Promise<void> {
  while (Date.now() < until) {
    const play = { random, world: await readWorld(db), rockstars: crowd.rockstars, admins: [] };
    for (let move = 0; move < 40; move += 1) {
      const name = random.one(NAMES);
      const { by, args } = moveOf(name, play);
      const device = random.any(
        devices.filter(({ personId, queue: waiting }) => by.includes(personId) && waiting.length < 30),
      );
      if (device === undefined) continue;
      const recordedAt = new Date().toISOString();
      const command = { id: newId(), name, v: 1, args, recordedAt };
      queue(device, command, sent);
      if (name === 'save_shift')
        queue(device, { ...command, id: newId(), name: 'publish_shift', args: { id: args.id, version: 1 } }, sent);
    }
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

/** Rounds of all devices until one in which nobody had or got anything; how many were left at the end. */
async function comeToRest(devices: readonly LoadDevice[]): Promise<number> {
  let restless = devices.length;
  for (let round = 0; round < MOST_ROUNDS_TO_REST && restless > 0; round += 1) {
    const quiet = await Promise.all(devices.map(device => device.call(null)));
    restless = quiet.filter(isQuiet => !isQuiet).length;
  }
  return restless;
}
