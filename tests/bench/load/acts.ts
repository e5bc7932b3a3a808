// What devices under load are given to do, and how they come to rest; shared by the load and by the storm.
import { v7 as newId } from 'uuid';
import { catalogue } from '#domain/catalogue.ts';
import type { SentCommand } from '#sync/answer.ts';
import type { Figure } from '#tests/bench/bench.ts';
import { moveOf } from '#tests/support/commands/moves.ts';
import { readWorld } from '#tests/support/commands/world.ts';
import type { Random } from '#tests/support/fakes/random.ts';
import type { Database } from '#tests/support/postgres.ts';
import type { Crowd } from './crowd.ts';
import type { End, LoadDevice } from './device.ts';
import { brokenInvariants, errorsOf, withoutReceipt } from './invariants.ts';

/** Coming to rest takes seconds; whoever has not by then never will. */
const MOST_ROUNDS_TO_REST = 60;
/** Of a thousand rows each. */
const MOST_PAGES = 1_000;
const MOST_QUEUED = 30;
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

export interface Plan {
  readonly db: Database;
  readonly crowd: Crowd;
  readonly devices: readonly LoadDevice[];
  readonly random: Random;
  /** Ids of all commands that were queued. */
  readonly sent: string[];
  /** Commands that nobody is given. */
  readonly without?: readonly string[];
}

/** Reads the world and gives people that many things to do in it; by the time they do them, it may have changed. */
export async function giveOut({ db, crowd, devices, random, sent, without = [] }: Plan, moves: number): Promise<void> {
  const names = NAMES.filter(name => !without.includes(name));
  const play = { random, world: await readWorld(db, crowd), rockstars: crowd.rockstars, admins: [] };
  for (let move = 0; move < moves; move += 1) {
    const name = random.pick(names);
    const { by, args } = moveOf(name, play);
    const device = random.any(
      devices.filter(({ personId, queue: waiting }) => by.includes(personId) && waiting.length < MOST_QUEUED),
    );
    if (device === undefined) continue;
    const recordedAt = new Date().toISOString();
    const command = { id: newId(), name, v: 1, args, recordedAt };
    queue(device, command, sent);
    if (name === 'save_shift')
      queue(device, { ...command, id: newId(), name: 'publish_shift', args: { id: args.id, version: 1 } }, sent);
  }
}

export function queue(device: LoadDevice, command: SentCommand, sent: string[]): void {
  device.queue.push(command);
  sent.push(command.id);
}

/** Rounds of all devices until one in which nobody had or got anything; how many were left at the end. */
export async function comeToRest(devices: readonly LoadDevice[]): Promise<number> {
  let restless = devices.length;
  for (let round = 0; round < MOST_ROUNDS_TO_REST && restless > 0; round += 1) {
    const ends = await Promise.all(devices.map(pageOn));
    restless = ends.filter(end => end !== 'quiet').length;
  }
  return restless;
}

/** A city that somebody chose may bring more rows than there are rounds. */
async function pageOn(device: LoadDevice): Promise<End> {
  let end = await device.call(null);
  for (let page = 1; page < MOST_PAGES && end === 'more'; page += 1) end = await device.call(null);
  return end;
}

/** What must be 0 once all have come to rest, whatever was done to them; says the words of what is not. */
export async function faults(
  { db, crowd, devices, sent }: Omit<Plan, 'random' | 'without'>,
  restless: number,
  say: (line: string) => void,
): Promise<readonly Figure[]> {
  const { failures = [], contradictions = [] } = devices[0]?.tally ?? {};
  for (const failure of new Set([...failures, ...(await errorsOf(db))])) say(`  failed: ${failure}`);
  const diverging = (await Promise.all(devices.map(device => device.divergences(db)))).flat();
  for (const table of diverging.slice(0, 10)) say(`  differs: ${table}`);
  return none({
    'failed calls': failures.length,
    'devices that never came to rest': restless,
    'tables of devices that differ from the server': diverging.length,
    'commands without a receipt': await withoutReceipt(db, sent),
    'commands that were answered in two ways': contradictions.length,
    ...(await brokenInvariants(db, crowd.venues)),
  });
}

export function none(counts: Readonly<Record<string, number>>): readonly Figure[] {
  return Object.entries(counts).map(([name, value]) => ({ name, value, unit: 'rows', budget: 0 }));
}
