// What happens seldom and to everybody once: a release that is rolled back while another tab is open, a sign-out that is cut
// off, signing in while the token is being renewed, half a year in a drawer, rows that this version cannot read.
import type { KeptSession } from '#sync/device-store.ts';
import type { Random } from '#tests/support/fakes/random.ts';
import { chooseTab } from './acts.ts';
import { earlierCatalogue } from './earlier.ts';
import { databasesOf, peek } from './peek.ts';
import { enter, killTab, openTab, type Player, type Stage } from './stage.ts';
import { RARE_FROM, type Rare } from './story.ts';

type Blow = (stage: Stage, player: Player, random: Random) => Promise<void> | void;

const HALF_A_YEAR_MS = 181 * 86_400_000;
const RENEWED_WITHIN_MS = 4_000;
const HEARD_WITHIN_MS = 1_000;

export const RARE_BLOWS: Readonly<Record<Rare, Blow>> = {
  'roll-back'(stage, player, random) {
    const newest = [...player.tabs];
    const older = openTab(stage, player, earlierCatalogue);
    // Often a tab of the newest version stays open beside it.
    if (random.chance(0.5)) for (const tab of newest) killTab(stage, player, tab);
    stage.rig.world.after(random.next() * 60_000, () => {
      if (player.tabs.includes(older)) update(stage, player);
    });
  },
  async 'sign-out-cut'(stage, player, random) {
    const tab = chooseTab(player, random);
    const userId = tab?.device.session.get()?.userId;
    if (tab === undefined || userId === undefined) return;
    void tab.device.signOut().catch(() => undefined);
    for (let steps = random.below(150); steps > 0; steps -= 1) await stage.rig.world.step();
    killTab(stage, player, tab);
    leave(player, userId);
    openTab(stage, player);
    const backAfter = random.next() * 40_000;
    // Another tab hears of it within a second (SE6): what it saves until then goes too.
    stage.rig.world.after(Math.min(HEARD_WITHIN_MS, backAfter), () => drop(player, userId));
    stage.rig.world.after(backAfter, () => enter(player, player.person));
  },
  async 'sign-in-while-renewing'({ rig, broken }, player, random) {
    const device = chooseTab(player, random)?.device;
    if (device?.session.get()?.userId !== player.person) return;
    rig.accounts.expireTokens();
    const { ended } = rig.accounts;
    device.syncNow();
    await rig.world.pass(random.next() * 900);
    const signingIn = device.signIn({ email: `${player.person}@example.com`, password: 'any' }).catch(() => null);
    const result = await rig.world.run(Promise.race([signingIn, rig.soon(2_000)]));
    if (!result?.ok) return;
    rig.world.after(RENEWED_WITHIN_MS, () => {
      const same = device.session.get()?.userId === player.person && rig.accounts.ended === ended;
      if (same && device.status.get().phase === 'needs-sign-in') broken.push('SE3: signed in, and asked to sign in');
    });
  },
  'half-a-year'({ rig, passed }) {
    const { store } = rig.server;
    store.clearAway();
    store.forgetReceipts();
    store.horizonDay = '2026-07-01';
    passed(HALF_A_YEAR_MS);
  },
  'strange-row'({ rig }, _, random) {
    const choice = random.next();
    strange(rig, choice, true);
    rig.world.after(random.next() * 60_000, () => strange(rig, choice, false));
  },
};

/** The newest version is opened once more, and the others go. */
export function update(stage: Stage, player: Player): void {
  const older = player.tabs.filter(({ catalogue }) => catalogue === earlierCatalogue);
  if (older.length === 0) return;
  openTab(stage, player);
  for (const tab of older) killTab(stage, player, tab);
  // What an older version had to park goes behind what was done in it.
  player.orderedFrom = stage.rig.world.now;
}

/** Who signed out and is not back: nothing of theirs may be left (SE6). */
export function leave(player: Player, userId: string): void {
  drop(player, userId);
  const kept = peek<{ key: string; value: unknown }>(player.phone.hardware, 'encore-device', 'kept');
  const session = kept.find(({ key }) => key === 'session')?.value as KeptSession | undefined;
  if (session?.userId !== userId) player.left.add(userId);
}

function drop(player: Player, userId: string): void {
  for (const { id, by } of player.saved) if (by === userId) player.dropped.add(id);
}

export function checkLeft(stage: Stage): void {
  if (stage.story.seed < RARE_FROM) return;
  for (const { left, phone } of stage.players) {
    for (const userId of left) {
      if (databasesOf(phone.hardware).includes(`encore-${userId}`))
        stage.broken.push(`SE6: ${userId}'s database is left`);
    }
  }
}

/** A note that the schema of every version here refuses, or no longer. */
function strange({ server }: Stage['rig'], choice: number, on: boolean): void {
  const isStrange = ({ taken_by }: { taken_by: unknown }) => typeof taken_by === 'number';
  if (!on && ![...server.store.rows.notes.values()].some(isStrange)) return;
  server.write(({ rows, put }) => {
    const ids = [...rows.notes.keys()].sort();
    const note = rows.notes.get(ids[Math.floor(choice * ids.length)] ?? '');
    if (on && note !== undefined) put('notes', { ...note, taken_by: 7 as unknown as string });
    else if (!on) for (const one of rows.notes.values()) if (isStrange(one)) put('notes', { ...one, taken_by: null });
  });
  server.onChange();
}

export function healRows(rig: Stage['rig']): void {
  strange(rig, 0, false);
}
