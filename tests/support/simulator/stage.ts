// Who is on stage while a story plays: people, their phones and tabs, and what was seen to break.
import type { QueueEntry } from '#sync/database.ts';
import type { Catalogue } from '#sync/index.ts';
import { FlickerWatch } from './flicker.ts';
import { peek } from './peek.ts';
import type { Phone, Rig, Tab } from './rig.ts';
import type { Person, Story } from './story.ts';

export interface Player {
  readonly person: Person;
  readonly phone: Phone;
  readonly tabs: Tab[];
  /** Commands that somebody was told are saved on this phone, in the order of acting. */
  readonly saved: Saved[];
  /** Those that the person then dropped or replaced, signing out included. */
  readonly dropped: Set<string>;
  /** Those that the browser may have taken away, and whether it was told since. */
  readonly evicted: Set<string>;
  told: boolean;
  /** Who signed out here and has not come back since. */
  readonly left: Set<string>;
  /** What was done before, other versions of the app may have sent in another order. */
  orderedFrom: number;
  readonly flicker: FlickerWatch;
}

export function newPlayer(person: Person, phone: Phone): Player {
  return {
    person,
    phone,
    tabs: [],
    saved: [],
    dropped: new Set(),
    evicted: new Set(),
    told: false,
    left: new Set(),
    orderedFrom: 0,
    flicker: new FlickerWatch(phone.hardware),
  };
}

export interface Saved {
  readonly id: string;
  /** Who saw the screen on which it was done. */
  readonly by: string;
  readonly begunAt: number;
  /** When that person was told. */
  readonly at: number;
  readonly args: unknown;
  readonly lanes: readonly string[];
  readonly after: readonly string[];
  /** It was left waiting for a command that had been parked already. */
  readonly behindParked: boolean;
}

export interface Stage {
  readonly rig: Rig;
  readonly story: Story;
  readonly players: readonly Player[];
  /** Promises seen broken while it played. */
  readonly broken: string[];
  /** A long time passes at once, as it does for a phone that is switched off; the story goes on after it. */
  passed(ms: number): void;
}

/** Between the write of one tab and the count of another. */
const WORD_OF_MOUTH_MS = 100;

/** The badge never says «idle» with something pending, nor does anybody announce that; and nobody sees another's mirror. */
export function watch(stage: Stage, player: Player, { tab, device }: Tab): void {
  let heard = 0;
  device.status.subscribe(() => {
    const { phase, pendingCount, storage, role, announcement } = device.status.get();
    if (announcement !== null && announcement.nth > heard) {
      heard = announcement.nth;
      const by = device.session.get()?.userId;
      // Another tab hears it later, when more may be pending.
      const judged = announcement.said === 'all-synced' && role === 'leader' && !tab.dead;
      const left = judged ? forgotten(stage, player, by) : undefined;
      if (left !== undefined) stage.broken.push(`EN10: «all synced» with ${left} pending`);
    }
    if (phase === 'idle' && pendingCount > 0) stage.broken.push('EN9: idle with something pending');
    if (storage.trouble === 'evicted' && !tab.dead) player.told = true;
  });
  device.session.subscribe(() => {
    const seen = device.mirror.get()?.userId;
    if (seen !== device.session.get()?.userId) stage.broken.push(`11 identity: ${seen}'s mirror before another`);
  });
}

/** A command that was saved a while ago and still waits. */
function forgotten({ rig }: Stage, { phone, saved }: Player, by: string | undefined): string | undefined {
  const queue = peek<QueueEntry>(phone.hardware, `encore-${by}`, 'queue');
  const waiting = new Set(queue.flatMap(({ id, state }) => (state === 'parked' ? [] : [id])));
  return saved.find(({ id, at }) => waiting.has(id) && at < rig.world.now - WORD_OF_MOUTH_MS)?.id;
}

/** Of those who used this phone: commands that no server has answered for. */
export function unanswered({ rig }: Stage, { saved }: Player): readonly Saved[] {
  return saved.filter(({ id, by }) => rig.server.store.receipts.get(`${by}/${id}`)?.state !== 'applied');
}

export function openTab(stage: Stage, player: Player, catalogue?: Catalogue): Tab {
  const tab = player.phone.openTab(catalogue);
  player.tabs.push(tab);
  watch(stage, player, tab);
  return tab;
}

/** Somebody always opens the app again. An update may have closed it already. */
export function killTab(stage: Stage, player: Player, tab: Tab): void {
  tab.tab.kill();
  const place = player.tabs.indexOf(tab);
  if (place >= 0) player.tabs.splice(place, 1);
  if (player.tabs.length === 0) openTab(stage, player);
}

/** Whoever lived here before did not sign out: what they left waits for them. */
export function enter(player: Player, who: string): void {
  player.left.delete(who);
  const awake = player.tabs.find(({ tab }) => !tab.frozen);
  void awake?.device.signIn({ email: `${who}@example.com`, password: 'any' }).catch(() => undefined);
}
