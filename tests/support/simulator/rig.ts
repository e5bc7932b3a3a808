// Puts a world together for tests: one model server, phones, tabs, people. `setupRig` for a test that tells one story, the
// simulator's runs for those that a seed tells.
import type { Catalogue, OpenDevice } from '#sync/index.ts';
import { openDevice } from '#sync/index.ts';
import { wireOver } from '#sync/wire.ts';
import { FakeTab, type Hardware, newHardware } from '#tests/support/fakes/hardware.ts';
import { Random } from '#tests/support/fakes/random.ts';
import { World } from '#tests/support/fakes/world.ts';
import { Accounts } from './accounts.ts';
import { CallLog } from './call-log.ts';
import { WIDE } from './links.ts';
import { ModelServer } from './model-server.ts';
import { type Answering, FATES, type Network, remoteThrough, ringBells } from './network.ts';
import { notesCatalogue } from './notes.ts';

export interface Tab {
  readonly tab: FakeTab;
  readonly catalogue: Catalogue;
  readonly device: OpenDevice;
}

export interface Phone {
  readonly hardware: Hardware;
  readonly network: Network;
  /** Opens the app in one more tab. */
  openTab(catalogue?: Catalogue): Tab;
}

export interface Rig {
  readonly world: World;
  readonly random: Random;
  readonly server: ModelServer;
  readonly accounts: Accounts;
  /** `badCalls`: how likely each of its calls meets a bad fate. */
  newPhone(badCalls?: number): Phone;
  /** Rings at everybody who can be reached. */
  ring(): void;
  /** Settles after that much virtual time. */
  soon(ms: number): Promise<void>;
  /** Gives the global timers back. */
  close(): void;
}

export function setupRig(seed = 1): Rig {
  const world = new World();
  const uninstall = world.install();
  const random = new Random(seed);
  const server = new ModelServer(() => world.now);
  const accounts = new Accounts(() => world.now);
  const phones: Phone[] = [];
  return {
    world,
    random,
    server,
    accounts,
    newPhone(badCalls = 0) {
      const phone = newPhone({ world, random, server, accounts }, badCalls);
      phones.push(phone);
      return phone;
    },
    ring() {
      for (const { network } of phones) ringBells(network);
    },
    soon: ms => new Promise(resolve => void world.after(ms, resolve)),
    close: uninstall,
  };
}

export function newPhone(
  at: { world: World; random: Random; server: Answering; accounts: Accounts },
  badCalls: number,
): Phone {
  const hardware = newHardware(at.world, at.random);
  const network: Network = {
    server: at.server,
    accounts: at.accounts,
    fate: () => network.next.shift() ?? (at.random.chance(network.badCalls) ? at.random.pick(FATES) : 'ok'),
    delay: () => 5 + at.random.next() * 200,
    badCalls,
    judge: null,
    reachable: true,
    requests: 0,
    link: WIDE,
    realtimeDown: false,
    log: new CallLog(at.world),
    next: [],
    bells: new Map(),
  };
  return {
    hardware,
    network,
    openTab(catalogue = notesCatalogue) {
      const tab = new FakeTab(hardware);
      const wiring = network.log.noting(wireOver(remoteThrough(network, tab)));
      return { tab, catalogue, device: openDevice({ catalogue, platform: tab.platform, wire: async () => wiring }) };
    },
  };
}
