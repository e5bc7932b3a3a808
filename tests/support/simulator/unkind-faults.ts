// What the world does besides to people whose app is in order: nobody rings, the disk is busy, they look away for a while,
// and they do a lot where there is no signal. Each mends itself after a while.
import type { Dice } from '#tests/support/fakes/dice.ts';
import { act, chooseTab } from './acts.ts';
import type { Player, Stage } from './stage.ts';
import type { Unkind } from './story.ts';

type Blow = (stage: Stage, player: Player, dice: Dice) => Promise<void> | void;

export const UNKIND_BLOWS: Readonly<Record<Unkind, Blow>> = {
  'realtime-down'({ rig }, { phone }, dice) {
    phone.network.realtimeDown = true;
    rig.world.after(dice.next() * 120_000, () => {
      phone.network.realtimeDown = false;
    });
  },
  'storage-stalls'({ rig }, { phone }, dice) {
    phone.hardware.faults.stalledUntil = rig.world.now + dice.next() * 12_000;
  },
  'look-away'({ rig }, { tabs }, dice) {
    const show = (visible: boolean) => {
      for (const { tab } of tabs) if (!tab.dead) tab.show(visible);
    };
    show(false);
    rig.world.after(dice.next() * 90_000, () => show(true));
  },
  async 'many-offline'(stage, player, dice) {
    const { network } = player.phone;
    network.reachable = false;
    for (let n = 8 + dice.below(8); n > 0; n -= 1) {
      const tab = chooseTab(player, dice);
      const what = dice.pick(['create-list', 'add-note', 'retitle', 'edit-note'] as const);
      const acting = tab === undefined ? undefined : act(player, tab, { what, dice }).catch(() => undefined);
      await stage.rig.world.run(Promise.race([acting, stage.rig.soon(2_000)]));
    }
    stage.rig.world.after(dice.next() * 20_000, () => {
      network.reachable = true;
    });
  },
};
