// What goes wrong: networks, tabs, storage, clocks, sessions, servers. Each fault mends itself after a while; the story's end
// mends the rest.
import { IDBFactory } from 'fake-indexeddb';
import type { Random } from '#tests/support/fakes/random.ts';
import { act, chooseTab } from './acts.ts';
import { FATES } from './network.ts';
import { leave, RARE_BLOWS } from './rare-faults.ts';
import { enter, killTab, openTab, type Player, type Stage, unanswered } from './stage.ts';
import { type Fault, PEOPLE } from './story.ts';
import { UNKIND_BLOWS } from './unkind-faults.ts';

export interface Striking {
  readonly what: Fault;
  readonly random: Random;
}

type Blow = (stage: Stage, player: Player, random: Random) => Promise<void> | void;

export async function strike(stage: Stage, player: Player, { what, random }: Striking): Promise<void> {
  await BLOWS[what](stage, player, random);
}

const BLOWS: Readonly<Record<Fault, Blow>> = {
  ...UNKIND_BLOWS,
  ...RARE_BLOWS,
  'network-down'({ rig }, { phone, tabs }, random) {
    const told = random.chance(0.5);
    const set = (up: boolean) => {
      phone.network.reachable = up;
      if (told) phone.hardware.online = up;
      if (told) for (const { tab } of tabs) tab.signal();
    };
    set(false);
    rig.world.after(random.next() * 60_000, () => set(true));
  },
  'bad-calls'(_, { phone }, random) {
    for (let n = 1 + random.below(6); n > 0; n -= 1) phone.network.next.push(random.pick(FATES));
  },
  'kill-tab'(stage, player, random) {
    const tab = chooseTab(player, random);
    if (tab !== undefined) killTab(stage, player, tab);
  },
  async 'kill-in-act'(stage, player, random) {
    const tab = chooseTab(player, random);
    if (tab === undefined) return;
    const what = random.pick(['create-list', 'add-note', 'edit-note', 'clear-list'] as const);
    void act(player, tab, { what, random }).catch(() => undefined);
    for (let steps = random.below(150); steps > 0; steps -= 1) await stage.rig.world.step();
    killTab(stage, player, tab);
  },
  'freeze-tab'({ rig }, player, random) {
    const tab = chooseTab(player, random)?.tab;
    tab?.freeze();
    rig.world.after(random.next() * 60_000, () => tab?.thaw());
  },
  'lose-connections'(_, player, random) {
    chooseTab(player, random)?.tab.loseConnections();
  },
  'write-fails'(_, { phone }, random) {
    phone.hardware.faults.failNextWrite = random.pick(['QuotaExceededError', 'UnknownError', 'AbortError']);
  },
  'disk-full'({ rig }, { phone }, random) {
    phone.hardware.faults.room = 4 + random.below(24);
    rig.world.after(random.next() * 60_000, () => {
      phone.hardware.faults.room = null;
    });
  },
  'clock-jumps'(_, { phone }, random) {
    phone.hardware.skewMs = (random.next() - 0.5) * 2 * 86_400_000;
  },
  'tokens-expire'({ rig }) {
    rig.accounts.expireTokens();
  },
  async 'sessions-end'(stage, player, random) {
    stage.rig.accounts.endSessions(player.person);
    // Usually the person signs in again before long.
    if (random.chance(0.5)) stage.rig.world.after(30_000, () => enter(player, player.person));
  },
  restore({ rig }) {
    rig.server.store.restore();
    rig.ring();
  },
  'clear-away'({ rig }) {
    rig.server.store.clearAway();
  },
  'hide-tab'(_, player, random) {
    chooseTab(player, random)?.tab.show(false);
  },
  'new-day'({ rig }, _, random) {
    const day = `2026-01-0${1 + random.below(9)}`;
    const { store } = rig.server;
    if (day > store.horizonDay) store.horizonDay = day;
  },
  'work-offline'({ rig }, player, random) {
    const chosen = chooseTab(player, random);
    chosen?.device.setWorkOffline(true);
    rig.world.after(random.next() * 40_000, () => chosen?.tab.alive(() => chosen.device.setWorkOffline(false)));
  },
  'server-busy'({ rig }, _, random) {
    // A transaction that stays open for long holds the watermark back.
    const xid = rig.server.store.begin();
    rig.world.after(random.next() * 60_000, () => rig.server.store.end(xid));
  },
  async 'sign-out'(stage, player, random) {
    const device = chooseTab(player, random)?.device;
    const userId = device?.session.get()?.userId;
    if (device === undefined || userId === undefined) return;
    const signingOut = device.signOut().catch(() => undefined);
    await stage.rig.world.run(Promise.race([signingOut, stage.rig.soon(2_000)]));
    // They were told what is unsent, and chose to leave it.
    leave(player, userId);
    let back = false;
    // While the disk stalls it goes on, and other tabs know nothing of it: what is done in them until it ends is left too.
    void signingOut.then(() => (back ? undefined : leave(player, userId)));
    stage.rig.world.after(random.next() * 40_000, () => {
      back = true;
      enter(player, random.chance(0.5) ? player.person : random.pick(PEOPLE));
    });
  },
  'change-person'({ rig }, player, random) {
    enter(player, random.pick(PEOPLE));
    rig.world.after(random.next() * 60_000, () => enter(player, player.person));
  },
  evict(stage, player, random) {
    for (const { tab } of player.tabs.splice(0)) tab.kill();
    for (const { id } of unanswered(stage, player)) player.evicted.add(id);
    player.told = false;
    player.phone.hardware.indexedDB = new IDBFactory();
    openTab(stage, player);
    stage.rig.world.after(random.next() * 20_000, () => enter(player, player.person));
  },
};
