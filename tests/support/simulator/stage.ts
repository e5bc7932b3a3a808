// Who is on stage while a story plays: people, their phones and tabs, and what was seen to break.
import type { Phone, Rig, Tab } from './rig.ts';
import type { Person, Story } from './story.ts';

export interface Player {
  readonly person: Person;
  readonly phone: Phone;
  readonly tabs: Tab[];
  /** Commands that the person was told are saved, in the order of acting. */
  readonly saved: { readonly id: string; readonly lanes: readonly string[]; readonly after: readonly string[] }[];
  /** Those that the person then dropped or replaced. */
  readonly dropped: Set<string>;
}

export interface Stage {
  readonly rig: Rig;
  readonly story: Story;
  readonly players: readonly Player[];
  /** Promises seen broken while it played. */
  readonly broken: string[];
}

/** The badge never says «idle» with something pending. */
export function watch(stage: Stage, { device }: Tab): void {
  device.status.subscribe(() => {
    const { phase, pendingCount } = device.status.get();
    if (phase === 'idle' && pendingCount > 0) stage.broken.push('EN9: idle with something pending');
  });
}

export function openTab(stage: Stage, player: Player): Tab {
  const tab = player.phone.openTab();
  player.tabs.push(tab);
  watch(stage, tab);
  return tab;
}
