// After a story, when everything works again: a busy minute in which times are measured, and then, in some stories, a long
// quiet in which requests are counted. Nothing is broken here any more, so nothing excuses what is late.
import type { QueueEntry } from '#sync/database.ts';
import type { SyncStatus } from '#sync/index.ts';
import { Random } from '#tests/support/fakes/random.ts';
import { perform } from './acts.ts';
import { equalsServer } from './check.ts';
import { happenOutside } from './outside.ts';
import { peek } from './peek.ts';
import type { Player, Stage } from './stage.ts';
import type { Act } from './story.ts';

/** EN1, p99.9 over all stories is held by seeds.ts; this is what no single command may take. */
const LATEST_MS = 2_000;
/** The slow timer with its jitter, and the call that it starts. */
const UNTOLD_MS = 80_000;
const TOLD_MS = 5_000;
/** From a change to the bell. */
export const BELL_MS = 60;
const HOUR_MS = 3_600_000;
const VISIBLE_AND_IDLE_MOST = 70;
/** Two minutes into a failure the waits have grown to their cap: a minute at most, half of that by chance. */
const SETTLED_MS = 120_000;
const FAILING_VISIBLE_MOST = 170;
/** Hidden they go on growing, to half an hour. */
const FAILING_HIDDEN_MOST = 8;

const QUICK: readonly Act[] = ['create-list', 'retitle', 'retitle', 'add-note', 'add-note', 'edit-note'];

/** How late commands were sent on links that carry everything, ms. */
export async function liveOn(stage: Stage): Promise<number[]> {
  const random = new Random(stage.story.seed ^ 0x5bd1e995);
  const late = await busyMinute(stage, random);
  await poked(stage, random);
  const { long } = stage.story.conditions;
  if (long === 'visible') await visibleHour(stage, random);
  if (long === 'hidden') await hiddenHour(stage);
  if (long === 'failing') await failingHour(stage, random);
  return late;
}

async function busyMinute(stage: Stage, random: Random): Promise<number[]> {
  const { world } = stage.rig;
  const before = stage.players.map(({ saved }) => saved.length);
  for (let n = 10; n > 0; n -= 1) {
    const player = random.pick(stage.players);
    await perform(stage, player, { what: random.pick(QUICK), random: new Random(random.below(2 ** 31)) });
    // Often while the call of the act before is under way, or its answer is being stored.
    if (random.chance(0.5)) await untilReply(stage, player, random.below(40));
    else await world.pass(random.chance(0.8) ? random.next() * 700 : 5_000);
  }
  await drained(stage);
  return stage.players.flatMap((player, index) => lateness(stage, player, before[index] ?? 0));
}

/** To the next reply, and some steps into what comes of it. */
async function untilReply({ rig }: Stage, { phone }: Player, further: number): Promise<void> {
  const { log } = phone.network;
  const [before, until] = [log.replies, rig.world.now + 1_000];
  while (log.replies === before && rig.world.now < until) await rig.world.step();
  for (let n = further; n > 0; n -= 1) await rig.world.step();
}

/** A thin link takes the time that the bytes take. */
async function drained({ rig, players }: Stage): Promise<void> {
  await rig.world.pass(10_000);
  const busy = ({ phase, pendingCount }: SyncStatus) => pendingCount > 0 || phase !== 'idle';
  const waiting = ({ tabs }: Player) => tabs.some(({ device }) => busy(device.status.get()));
  for (let n = 0; n < 60 && players.filter(isThin).some(waiting); n += 1) await rig.world.pass(30_000);
}

function isThin({ phone }: Player): boolean {
  const { bytesPerSecond, mostBytes } = phone.network.link;
  return bytesPerSecond !== null || mostBytes !== null;
}

function lateness(stage: Stage, player: Player, from: number): number[] {
  if (isThin(player)) return [];
  const { hardware, network } = player.phone;
  const queue = peek<QueueEntry>(hardware, `encore-${player.person}`, 'queue');
  const unsent = new Set(queue.flatMap(({ id, state }) => (state === 'queued' ? [id] : [])));
  const late = player.saved.slice(from).flatMap(saved => network.log.lateMs(saved, unsent.has(saved.id)) ?? []);
  for (const ms of late) if (ms > LATEST_MS) stage.broken.push(`EN1: sent ${Math.round(ms)} ms late while connected`);
  return late;
}

/** EN3: what others do is here soon after the bell, whenever it rings. */
async function poked(stage: Stage, random: Random): Promise<void> {
  const { world, server, ring } = stage.rig;
  server.onChange = () => void world.after(BELL_MS, ring);
  for (const player of stage.players) {
    const note = new Random(random.below(2 ** 31));
    // A thin link's command arrives seconds later, after the last bell of this minute: nobody is told of it in time.
    if (!isThin(player)) await perform(stage, player, { what: 'add-note', random: note });
    await world.pass(random.next() * 400);
    await happenOutside(stage, 'outside-write', new Random(random.below(2 ** 31)), 'at once');
  }
  await world.pass(TOLD_MS);
  const rung = ({ phone }: Player) => !phone.network.realtimeDown;
  await tellUnequal(stage, player => rung(player) && !isThin(player), 'EN3: not here five seconds after the bell');
  await drained(stage);
  await tellUnequal(
    stage,
    player => rung(player) && isThin(player),
    'EN3: not here after the bell, and nothing is under way',
  );
}

async function visibleHour(stage: Stage, random: Random): Promise<void> {
  const before = stage.players.map(({ phone }) => phone.network.requests);
  await stage.rig.world.pass(HOUR_MS);
  for (const [index, { phone }] of stage.players.entries()) {
    const asked = phone.network.requests - (before[index] ?? 0);
    if (asked > VISIBLE_AND_IDLE_MOST) stage.broken.push(`EN2: ${asked} requests in an hour of rest`);
    phone.network.realtimeDown = true;
  }
  await happenOutside(stage, 'outside-write', new Random(random.below(2 ** 31)), 'at once');
  await stage.rig.world.pass(UNTOLD_MS);
  await tellUnequal(stage, () => true, 'EN3: not here though the slow timer should have come');
}

async function hiddenHour(stage: Stage): Promise<void> {
  const { rig, players, broken } = stage;
  const show = (visible: boolean) => showAll(stage, visible);
  show(false);
  await rig.world.pass(90_000);
  const before = players.map(({ phone }) => phone.network.requests);
  await rig.world.pass(HOUR_MS);
  for (const [index, { phone }] of players.entries()) {
    const asked = phone.network.requests - (before[index] ?? 0);
    if (asked > 0) broken.push(`EN2: ${asked} requests in an hour that nobody looked, with nothing to send`);
  }
  show(true);
  await rig.world.pass(10_000);
}

/** EN2: something waits, and the server says no to every call. */
async function failingHour(stage: Stage, random: Random): Promise<void> {
  const { rig, players, broken } = stage;
  const visible = random.chance(0.5);
  for (const { phone } of players) phone.network.judge = () => ({ kind: 'unreachable', why: 'server' });
  for (const player of stage.players) await perform(stage, player, { what: 'create-list', random });
  showAll(stage, visible);
  await rig.world.pass(SETTLED_MS);
  const before = players.map(({ phone }) => phone.network.requests);
  await rig.world.pass(HOUR_MS);
  for (const [index, { phone }] of players.entries()) {
    const asked = phone.network.requests - (before[index] ?? 0);
    const most = visible ? FAILING_VISIBLE_MOST : FAILING_HIDDEN_MOST;
    if (asked > most) broken.push(`EN2: ${asked} requests in an hour in which the server failed`);
    if (asked === 0) broken.push('EN2: nothing was tried in an hour in which the server failed');
    phone.network.judge = null;
  }
  showAll(stage, true);
  await rig.world.pass(UNTOLD_MS);
  await drained(stage);
}

function showAll({ players }: Stage, visible: boolean): void {
  for (const { tabs } of players) for (const { tab } of tabs) tab.show(visible);
}

async function tellUnequal(stage: Stage, whose: (player: Player) => boolean, sentence: string): Promise<void> {
  for (const player of stage.players.filter(whose)) {
    if (!(await stage.rig.world.run(equalsServer(stage, player)))) stage.broken.push(sentence);
  }
}
