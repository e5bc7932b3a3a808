// Who is on stage while a story plays: people, their phones and tabs, and what was seen to break.
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
}

export interface Saved {
  readonly id: string;
  /** Who saw the screen on which it was done. */
  readonly by: string;
  readonly lanes: readonly string[];
  readonly after: readonly string[];
}

export interface Stage {
  readonly rig: Rig;
  readonly story: Story;
  readonly players: readonly Player[];
  /** Promises seen broken while it played. */
  readonly broken: string[];
}

/** The badge never says «idle» with something pending, and nobody sees another's mirror. */
export function watch(stage: Stage, player: Player, { tab, device }: Tab): void {
  device.status.subscribe(() => {
    const { phase, pendingCount, storage } = device.status.get();
    if (phase === 'idle' && pendingCount > 0) stage.broken.push('EN9: idle with something pending');
    if (storage.trouble === 'evicted' && !tab.dead) player.told = true;
  });
  device.session.subscribe(() => {
    const seen = device.mirror.get()?.userId;
    if (seen !== device.session.get()?.userId) stage.broken.push(`11 identity: ${seen}'s mirror before another`);
  });
}

/** Of those who used this phone: commands that no server has answered for. */
export function unanswered({ rig }: Stage, { saved }: Player): readonly Saved[] {
  return saved.filter(({ id, by }) => rig.server.store.receipts.get(`${by}/${id}`)?.state !== 'applied');
}

export function openTab(stage: Stage, player: Player): Tab {
  const tab = player.phone.openTab();
  player.tabs.push(tab);
  watch(stage, player, tab);
  return tab;
}
