// Puts a world together for tests: one model server, phones, tabs, people. `setupRig` for a test that tells one story, the
// simulator's runs for those that a seed tells.
import type { Catalogue, Device } from '#sync/index.ts';
import { openDevice } from '#sync/index.ts';
import { Dice } from '#tests/support/fakes/dice.ts';
import { FakeTab, type Hardware, newHardware } from '#tests/support/fakes/hardware.ts';
import { World } from '#tests/support/fakes/world.ts';
import { Accounts } from './accounts.ts';
import { ModelServer, type ServerBugs } from './model-server.ts';
import { type Fate, type Network, remoteThrough } from './network.ts';
import { notesCatalogue } from './notes.ts';

export interface Tab {
  readonly tab: FakeTab;
  readonly device: Device;
}

export interface Phone {
  readonly hardware: Hardware;
  readonly network: Network;
  /** Opens the app in one more tab. */
  openTab(catalogue?: Catalogue): Tab;
}

export interface Rig {
  readonly world: World;
  readonly dice: Dice;
  readonly server: ModelServer;
  readonly accounts: Accounts;
  newPhone(): Phone;
  /** Gives the global timers back. */
  close(): void;
}

export function setupRig(seed = 1, bugs: ServerBugs = {}): Rig {
  const world = new World();
  const uninstall = world.install();
  const dice = new Dice(seed);
  const server = new ModelServer(() => world.now, bugs);
  const accounts = new Accounts(() => world.now);
  return {
    world,
    dice,
    server,
    accounts,
    newPhone: () => newPhone({ world, dice, server, accounts }),
    close: uninstall,
  };
}

function newPhone(at: { world: World; dice: Dice; server: ModelServer; accounts: Accounts }): Phone {
  const hardware = newHardware(at.world, at.dice);
  const fates: Fate[] = [];
  const network: Network = {
    server: at.server,
    accounts: at.accounts,
    fate: () => fates.shift() ?? 'ok',
    delay: () => 20,
    reachable: true,
    requests: 0,
    bells: new Map(),
  };
  return {
    hardware,
    network,
    openTab(catalogue = notesCatalogue) {
      const tab = new FakeTab(hardware);
      const remote = remoteThrough(network, tab);
      return { tab, device: openDevice({ catalogue, platform: tab.platform, remote: async () => remote }) };
    },
  };
}
