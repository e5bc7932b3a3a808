// Plays a story with real devices against the model server, lets everything settle, and asks whether every promise was
// kept. The same story always plays the same way.
import { Random } from '#tests/support/fakes/random.ts';
import { perform } from './acts.ts';
import { BELL_MS, liveOn } from './aftermath.ts';
import { checkPromises } from './check.ts';
import { strike } from './faults.ts';
import { WIDE } from './links.ts';
import { happenOutside, writeMuch } from './outside.ts';
import { checkLeft, healRows, update } from './rare-faults.ts';
import { type Rig, setupRig, type Tab } from './rig.ts';
import { newPlayer, openTab, type Player, type Stage, watch } from './stage.ts';
import type { Event, Story } from './story.ts';

export interface Verdict {
  readonly broken: readonly string[];
  /** How late commands were sent in the busy minute, ms. */
  readonly late: readonly number[];
  readonly steps: number;
  readonly requests: number;
  readonly acts: number;
  readonly faults: number;
  readonly tabs: number;
  readonly phones: number;
}

/** Longer than the slowest timer: a session that was ended elsewhere is noticed by then. */
const CALM_MS = 80_000;
const QUIET_MS = 140_000;
/** On the thinnest link, more than comes within one call. */
const FULL_PAGE = 50;

export async function play(story: Story): Promise<Verdict> {
  const rig = setupRig(story.seed);
  const stage = setStage(rig, story);
  const onReject = (error: unknown) => stage.broken.push(`a promise nobody caught: ${String(error)}`);
  process.on('unhandledRejection', onReject);
  const unhush = hushDexie();
  try {
    if (story.conditions.laden) writeMuch(stage);
    for (const player of stage.players) await signIn(stage, player);
    stage.startsAt = rig.world.now;
    for (const event of story.events) {
      await rig.world.pass(Math.max(0, stage.startsAt + event.at - rig.world.now));
      await happen(stage, event);
    }
    await calmDown(stage);
    stage.broken.push(...(await checkPromises(stage)));
    const late = await liveOn(stage);
    stage.broken.push(...(await checkPromises(stage)));
    await rig.world.rest();
    return verdict(stage, late);
  } finally {
    for (const { tabs } of stage.players) for (const { tab } of tabs) tab.kill();
    await rig.world.pass(1);
    process.off('unhandledRejection', onReject);
    unhush();
    rig.close();
  }
}

function setStage(rig: Rig, story: Story): Stage & { startsAt: number } {
  rig.server.pageSize = story.conditions.laden ? FULL_PAGE : story.pageSize;
  rig.server.pushMost = story.pushMost;
  rig.server.answersDigests = story.digests;
  const { commitMs, links, rings } = story.conditions;
  if (rings) rig.server.onChange = () => void rig.world.after(BELL_MS, rig.ring);
  const players = story.phones.map(({ person, tabs }, index): Player => {
    const phone = rig.newPhone(story.badCalls);
    phone.hardware.faults.commitMs = commitMs[index] ?? 0;
    phone.network.link = links[index] ?? WIDE;
    const player = newPlayer(person, phone);
    for (let n = tabs; n > 0; n -= 1) player.tabs.push(phone.openTab());
    return player;
  });
  const stage = {
    rig,
    story,
    players,
    broken: [] as string[],
    startsAt: rig.world.now,
    passed(ms: number) {
      rig.world.now += ms;
      stage.startsAt += ms;
    },
  };
  for (const player of players) for (const tab of player.tabs) watch(stage, player, tab);
  return stage;
}

async function signIn(stage: Stage, player: Player): Promise<void> {
  const [first] = player.tabs;
  if (first === undefined) return;
  player.left.delete(player.person);
  const email = `${player.person}@example.com`;
  for (let tries = 0; tries < 5; tries += 1) {
    const result = await stage.rig.world.run(first.device.signIn({ email, password: 'any' }));
    if (result.ok) return;
    await stage.rig.world.pass(1_000);
  }
}

async function happen(stage: Stage, event: Event): Promise<void> {
  const random = new Random(event.seed);
  if (event.kind === 'outside') return happenOutside(stage, event.what, random);
  const player = stage.players[event.phone];
  if (player === undefined) return;
  if (event.kind === 'act') await perform(stage, player, { what: event.what, random });
  else await strike(stage, player, { what: event.what, random });
}

/** Everything works again, and everybody waits. */
async function calmDown(stage: Stage): Promise<void> {
  const { world } = stage.rig;
  healRows(stage.rig);
  for (const player of stage.players) {
    const { phone } = player;
    update(stage, player);
    phone.network.reachable = true;
    phone.network.next.length = 0;
    phone.network.badCalls = 0;
    phone.hardware.online = true;
    phone.hardware.faults.failNextWrite = null;
    phone.hardware.faults.room = null;
    phone.network.realtimeDown = false;
    if (player.tabs.length === 0) openTab(stage, player);
    for (const { tab, device } of player.tabs) {
      tab.thaw();
      device.setWorkOffline(false);
      tab.show(true);
    }
  }
  await world.pass(CALM_MS);
  checkLeft(stage);
  if (stage.story.conditions.oneLooks) await lookAtOne(stage);
  for (const player of stage.players) {
    const atHome = ({ device }: Tab) =>
      device.session.get()?.userId === player.person && device.status.get().phase !== 'needs-sign-in';
    if (!player.tabs.every(atHome)) await signIn(stage, player);
  }
  await world.pass(QUIET_MS);
}

/** Whoever has more than one tab now looks at the last one only; often another leads. */
async function lookAtOne({ rig, players }: Stage): Promise<void> {
  for (const { tabs } of players) for (const { tab } of tabs.slice(0, -1)) tab.show(false);
  await rig.world.pass(1_000);
}

function verdict(stage: Stage, late: readonly number[]): Verdict {
  const { story, players, broken, rig } = stage;
  return {
    broken,
    late,
    steps: rig.world.steps,
    requests: players.reduce((sum, { phone }) => sum + phone.network.requests, 0),
    acts: story.events.filter(({ kind }) => kind !== 'fault').length,
    faults: story.events.filter(({ kind }) => kind === 'fault').length,
    tabs: story.phones.reduce((sum, { tabs }) => sum + tabs, 0),
    phones: story.phones.length,
  };
}

/** Dexie warns of every connection that it must reopen; here they are cut on purpose. */
function hushDexie(): () => void {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).startsWith('Dexie: Need to reopen')) warn(...words);
  };
  return () => {
    console.warn = warn;
  };
}
