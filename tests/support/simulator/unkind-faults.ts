// What the world does besides to people whose app is in order: nobody rings, the disk is busy, they look away for a while,
// and they do a lot where there is no signal. Each mends itself after a while.
import type { Random } from '#tests/support/fakes/random.ts';
import { act, chooseTab } from './acts.ts';
import type { Player, Stage } from './stage.ts';
import type { Unkind } from './story.ts';

type Blow = (stage: Stage, player: Player, random: Random) => Promise<void> | void;

export const UNKIND_BLOWS: Readonly<Record<Unkind, Blow>> = {
  'realtime-down'({ rig }, { phone }, random) {
    phone.network.realtimeDown = true;
    rig.world.after(random.next() * 120_000, () => {
      phone.network.realtimeDown = false;
    });
  },
  'storage-stalls'({ rig }, { phone }, random) {
    phone.hardware.faults.stalledUntil = rig.world.now + random.next() * 12_000;
  },
  'look-away'({ rig }, { tabs }, random) {
    const show = (visible: boolean) => {
      for (const { tab } of tabs) if (!tab.dead) tab.show(visible);
    };
    show(false);
    rig.world.after(random.next() * 90_000, () => show(true));
  },
  async 'many-offline'(stage, player, random) {
    const { network } = player.phone;
    network.reachable = false;
    for (let n = 8 + random.below(8); n > 0; n -= 1) {
      const tab = chooseTab(player, random);
      const what = random.pick(['create-list', 'add-note', 'retitle', 'edit-note'] as const);
      const acting = tab === undefined ? undefined : act(player, tab, { what, random }).catch(() => undefined);
      await stage.rig.world.run(Promise.race([acting, stage.rig.soon(2_000)]));
    }
    stage.rig.world.after(random.next() * 20_000, () => {
      network.reachable = true;
    });
  },
};
