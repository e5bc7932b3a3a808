// The promises of the engine, asked when all is quiet. Each broken one is a sentence that begins with its number.
import Dexie from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import type { QueueEntry } from '#sync/database.ts';
import type { MirroredRow } from '#sync/index.ts';
import { isPast, lists, members, notes } from './notes.ts';
import { peek } from './peek.ts';
import type { Player, Stage } from './stage.ts';

const TABLES = [lists, members, notes] as const;

export async function checkPromises(stage: Stage): Promise<string[]> {
  const broken: string[] = [];
  for (const [index, player] of stage.players.entries()) {
    const say = (sentence: string) => broken.push(`phone ${index}: ${sentence}`);
    await stage.rig.world.run(checkPlayer(stage, player, say));
  }
  checkOnce(stage, sentence => broken.push(sentence));
  checkSenders(stage, sentence => broken.push(sentence));
  return broken;
}

type Say = (sentence: string) => void;

async function checkPlayer(stage: Stage, player: Player, say: Say): Promise<void> {
  for (const { device } of player.tabs) {
    const { phase, pendingCount, pendingBytes, parkedCount } = device.status.get();
    if (phase !== 'idle' || pendingCount !== 0) say(`14 progress: ${phase} with ${pendingCount} pending`);
    if (device.session.get()?.userId !== player.person) say('11 identity: another person lives here');
    const outbox = await device.mirror.get()?.outbox();
    if (outbox?.some(({ state }) => state !== 'parked')) say('3 lost write: unsettled in the queue when all is quiet');
    if (pendingBytes !== 0) say(`13 truthful state: ${pendingBytes} bytes of nothing are pending`);
    if (outbox?.length !== parkedCount) say('13 truthful state: the parked count is wrong');
    for (const entry of outbox ?? []) if (entry.code === undefined) say('6 poison: parked without a code');
  }
  const [first] = player.tabs;
  if (first === undefined) return say('no tab is left');
  await checkConvergence(stage, player, say);
  await checkConservation(stage, player, say);
  checkOrder(stage, player, say);
  checkFlicker(stage, player, say);
}

/** 7: what an applied command replaced was never seen again. */
function checkFlicker({ rig }: Stage, { flicker, saved, phone }: Player, say: Say): void {
  for (const { userId, old, replacedBy } of flicker.seen) {
    const doubtful = new Set(peek<QueueEntry>(phone.hardware, `encore-${userId}`, 'queue').map(({ id }) => id));
    const giving = (title: string) =>
      saved.filter(({ args }) => (args as { title?: unknown } | undefined)?.title === title);
    const writers = giving(replacedBy);
    // Whoever retries what gave it shows it again themselves.
    if (giving(old).some(({ begunAt }) => writers.some(({ at }) => at <= begunAt))) continue;
    const stood = writers.every(
      ({ id, by }) => rig.server.store.receipts.get(`${by}/${id}`)?.state === 'applied' && !doubtful.has(id),
    );
    if (writers.length > 0 && stood) say(`7 flicker: «${old}» was shown again after «${replacedBy}»`);
  }
}

/** 1: row by row, table by table. */
async function checkConvergence(stage: Stage, player: Player, say: Say): Promise<void> {
  const device = player.tabs[0]?.device;
  const mirror = device?.mirror.get();
  if (mirror === null || mirror === undefined) return say('1 convergence: no mirror');
  const lean = device?.status.get().storage.lean === true;
  const expected = stage.rig.server.store.visible(player.person);
  const rows: Map<string, MirroredRow> = new Map();
  for (const table of TABLES) {
    for (const row of await mirror.table<MirroredRow>(table).toArray()) rows.set(`${table.name}:${row.id}`, row);
  }
  for (const [key, { row }] of expected) {
    const ours = rows.get(key);
    // Without room, what was over long ago may be missing, and nothing else.
    if (ours === undefined && lean && 'text' in row && isPast(String(row.text), '2027-01-01')) continue;
    if (ours === undefined) say(`1 convergence: ${key} is missing`);
    else if (canonical(ours) !== canonical(row))
      say(`1 convergence: ${key} is ${canonical(ours)}, not ${canonical(row)}`);
  }
  for (const key of rows.keys()) if (!expected.has(key)) say(`1 convergence: ${key} is too much`);
}

/** For a phone on a link that carries everything, with nothing pending. */
export async function equalsServer(stage: Stage, player: Player): Promise<boolean> {
  const differences: string[] = [];
  await checkConvergence(stage, player, sentence => differences.push(sentence));
  return differences.length === 0;
}

function canonical(row: MirroredRow): string {
  return JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** 3 and 6: what was called saved was applied, or is parked with its reason, or was dropped by the person. */
async function checkConservation(stage: Stage, player: Player, say: Say): Promise<void> {
  const queued = new Map<string, ReadonlyMap<string, string | undefined>>();
  for (const by of new Set(player.saved.map(saved => saved.by))) queued.set(by, await queueOf(player, by));
  for (const { id, by } of player.saved) {
    const receipt = stage.rig.server.store.receipts.get(`${by}/${id}`);
    const waits = queued.get(by)?.has(id) === true;
    if (receipt?.state === 'applied') {
      // So long ago that nobody can tell (PU8).
      const unknown = queued.get(by)?.get(id) === 'outcome_unknown';
      if (waits && !unknown && by === player.person) say(`6 poison: ${id} is parked although it was applied`);
    } else if (waits || player.dropped.has(id)) continue;
    else if (!player.evicted.has(id)) say(`3 lost write: ${id} is nowhere`);
    else if (!player.told) say(`3 lost write: the browser took ${id} away, and nobody was told`);
  }
}

/** What of somebody's commands this phone still holds, whoever lives on it now. */
async function queueOf({ phone }: Player, person: string): Promise<ReadonlyMap<string, string | undefined>> {
  const name = `encore-${person}`;
  const { indexedDB } = phone.hardware;
  if (!(await indexedDB.databases()).some(database => database.name === name)) return new Map();
  const database = new Dexie(name, { indexedDB, IDBKeyRange });
  const queue: { id: string; code?: string }[] = await database.open().then(db => db.table('queue').toArray());
  database.close();
  return new Map(queue.map(({ id, code }) => [id, code]));
}

/** 11: nothing was ever sent under anybody else's token. */
function checkSenders({ rig, players }: Stage, say: Say): void {
  const owners = new Map(players.flatMap(({ saved }) => saved.map(({ id, by }) => [id, by] as const)));
  for (const key of rig.server.store.receipts.keys()) {
    const [sender = '', id = ''] = key.split('/');
    const owner = owners.get(id);
    if (owner !== undefined && owner !== sender) say(`11 identity: ${id} of ${owner} was sent as ${sender}'s`);
  }
}

/** 5: in each lane, effects happened in the order of acting, and nothing after what it depended on was refused. */
function checkOrder(stage: Stage, player: Player, say: Say): void {
  const place = new Map(stage.rig.server.applied.map((id, index) => [id, index]));
  const earlierIn = new Map<string, { readonly toldAt: number; readonly place: number }[]>();
  const { receipts } = stage.rig.server.store;
  for (const { id, by, lanes, after, behindParked, begunAt, at: toldAt } of player.saved) {
    if (behindParked) say(`6 poison: ${id} was saved to wait for a parked command`);
    const at = place.get(id);
    if (at === undefined) continue;
    const refused = after.find(earlier => receipts.get(`${by}/${earlier}`)?.state === 'rejected');
    if (refused !== undefined) say(`6 poison: ${id} was applied although ${refused} before it was refused`);
    if (toldAt < player.orderedFrom) continue;
    for (const lane of lanes.map(shared => `${by} ${shared}`)) {
      const earlier = earlierIn.get(lane) ?? [];
      // What is done in two tabs while a disk stalls has no order.
      if (earlier.some(other => other.toldAt <= begunAt && other.place > at)) say(`5 order: ${id} overtook in ${lane}`);
      earlierIn.set(lane, [...earlier, { toldAt, place: at }]);
    }
  }
}

/** 4. */
function checkOnce(stage: Stage, say: Say): void {
  for (const { phone } of stage.players)
    for (const id of phone.network.log.retold) say(`4 exactly once: ${id} got two outcomes`);
  for (const [id, times] of stage.rig.server.store.effects) {
    if (times > 1) say(`4 exactly once: ${id} had its effect ${times} times`);
  }
}
