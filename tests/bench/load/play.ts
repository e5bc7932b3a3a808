// Devices act for a while on one real PostgreSQL: they do what they see, one answer in seven is lost, the clock runs; then everything
// comes to rest and all that must hold is counted. First, fifty people claim the only place of a shift at the same moment.
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { backoffMs } from '#sync/backoff.ts';
import { type Figure, percentile } from '#tests/bench/bench.ts';
import { Random } from '#tests/support/fakes/random.ts';
import type { Database } from '#tests/support/postgres.ts';
import { comeToRest, faults, giveOut, none, type Plan, queue } from './acts.ts';
import { CROWD, type Crowd, gather, HOT_CLAIMS } from './crowd.ts';
import { emptyTally, LoadDevice, type Tally } from './device.ts';
import { bookedOn } from './invariants.ts';

export interface Pace {
  readonly seconds: number;
  /** Between two calls of a device, from and to. */
  readonly thinkMs: readonly [number, number];
  /** How often the world is read, and how many things to do are given out each time. */
  readonly everyMs: number;
  readonly moves: number;
  /** Whether devices hold everything before the measuring begins, as those of people who come every day. */
  readonly settledFirst: boolean;
  /** Commands that nobody is given. */
  readonly without?: readonly string[];
  /** For the p95 of a call. */
  readonly budgetMs: number | null;
}

export async function playLoad(
  { db, area, pace }: { readonly db: Database; readonly area: string; readonly pace: Pace },
  say: (line: string) => void,
): Promise<readonly Figure[]> {
  const [before, tally] = [emptyTally(), emptyTally()];
  const crowd = await gather(db, { ...CROWD, area });
  const devices = crowd.people.map(person => new LoadDevice(db, person, pace.settledFirst ? before : tally));
  const { without = [] } = pace;
  const plan: Plan = { db, crowd, devices, random: new Random(17), sent: [], without };
  if (pace.settledFirst) await comeToRest(devices);
  await claimAllAtOnce(devices, crowd, plan.sent);
  const hotPlaces = await bookedOn(db, crowd.hotShift);
  for (const device of devices) device.tally = tally;
  say(`  ${devices.length} devices for ${pace.seconds} s`);
  const until = Date.now() + pace.seconds * 1000;
  await Promise.all([
    planning(plan, pace, until),
    ticking(db, until),
    ...devices.map((device, nth) => acting(device, pace, { random: new Random(1000 + nth), until })),
  ]);
  const figures = told(tally, plan.sent.length, pace);
  const restless = await comeToRest(devices);
  return [
    ...figures,
    ...none({ 'failed calls before it': before.failures.length }),
    ...(await faults(plan, restless, say)),
    ...none({
      [`places too many or too few after ${HOT_CLAIMS} claims of one at once`]: Math.abs(hotPlaces - 1),
    }),
  ];
}

function told(tally: Tally, commands: number, { budgetMs }: Pace): readonly Figure[] {
  const applied = [...tally.outcomes.values()].filter(({ state }) => state === 'applied').length;
  return [
    { name: 'devices', value: CROWD.devices, unit: 'rows', budget: null },
    { name: 'calls', value: tally.calls, unit: 'requests', budget: null },
    { name: 'commands sent', value: commands, unit: 'rows', budget: null },
    { name: 'commands applied', value: applied, unit: 'rows', budget: null },
    { name: 'answers lost on the way', value: tally.lostAnswers, unit: 'requests', budget: null },
    { name: 'calls that were told to try again', value: tally.triedAgain, unit: 'requests', budget: null },
    { name: 'call under load, median', value: percentile(tally.callMs, 0.5), unit: 'ms', budget: null },
    { name: 'call under load, p95', value: percentile(tally.callMs, 0.95), unit: 'ms', budget: budgetMs },
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

/** Reads the world again and again and gives people something to do in it; by the time they do it, it may have changed. */
async function planning(plan: Plan, { moves, everyMs }: Pace, until: number): Promise<void> {
  while (Date.now() < until) {
    await giveOut(plan, moves);
    await wait(everyMs);
  }
}

async function ticking(db: Database, until: number): Promise<void> {
  while (Date.now() < until) {
    await db.query('call private.run_clock_to_the_end()');
    await wait(5_000);
  }
}

/** Who thinks for long begins at a moment of their own; without an answer they come again by the engine's backoff. */
async function acting(
  device: LoadDevice,
  { thinkMs: [least, most], settledFirst }: Pace,
  { random, until }: { random: Random; until: number },
): Promise<void> {
  if (settledFirst) await wait(random.whole(0, most));
  for (let lost = 0; Date.now() < until; ) {
    const end = await device.call(random);
    lost = end === 'lost' ? lost + 1 : 0;
    if (settledFirst && lost > 0) await wait(backoffMs(lost, random.whole(0, 999) / 1_000));
    else if (!settledFirst || end !== 'more') await wait(random.whole(least, most));
  }
}
