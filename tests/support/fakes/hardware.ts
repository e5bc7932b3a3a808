// A phone as the engine's platform sees it: storage, locks, channels and signals shared by the tabs of one device, on virtual
// time. A tab can be frozen (nothing of it runs, it keeps its locks) or killed (its locks fall, its transactions abort, and
// whatever its code still tries has no effect). It does not know what an engine is.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Platform, Stop } from '#sync/index.ts';
import { FakeLocks } from './locks.ts';
import type { Random } from './random.ts';
import { type StorageFaults, tabStorage } from './storage.ts';
import type { World } from './world.ts';

export interface Hardware {
  readonly world: World;
  readonly random: Random;
  readonly locks: FakeLocks;
  readonly tabs: Set<FakeTab>;
  readonly faults: StorageFaults;
  /** A write to that database has been kept. */
  onCommit: ((database: string) => void) | null;
  indexedDB: IDBFactory;
  marker: string | null;
  online: boolean;
  /** How wrong the clock is, ms. */
  skewMs: number;
  /** What was wiped beside the databases: whose, and whether that tab found nobody else here. */
  readonly wipes: { readonly userId: string; readonly nobodyElse: boolean }[];
  wakesAsked: number;
}

export function newHardware(world: World, random: Random): Hardware {
  return {
    world,
    random,
    locks: new FakeLocks(world),
    tabs: new Set(),
    faults: { failNextWrite: null, denyNextWrite: false, hangs: null, room: null, commitMs: 0, stalledUntil: 0 },
    onCommit: null,
    indexedDB: new IDBFactory(),
    marker: null,
    online: true,
    skewMs: 0,
    wipes: [],
    wakesAsked: 0,
  };
}

export class FakeTab {
  readonly platform: Platform;
  readonly hardware: Hardware;
  visible = true;
  dead = false;
  frozen = false;
  private readonly watchers = new Set<() => void>();
  private readonly mailboxes = new Map<string, Set<(message: unknown) => void>>();
  /** What would have run while frozen. */
  private held: (() => void)[] = [];
  private readonly storage: ReturnType<typeof tabStorage>;
  private ids = 0;

  constructor(hardware: Hardware) {
    this.hardware = hardware;
    this.storage = tabStorage(hardware, () => this.dead);
    this.platform = this.makePlatform();
    hardware.tabs.add(this);
  }

  /** Runs it now, later when thawed, or never. */
  alive(call: () => void): void {
    if (this.dead) return;
    if (this.frozen) this.held.push(call);
    else call();
  }

  kill(): void {
    this.dead = true;
    this.storage.cut();
    this.hardware.locks.drop(this);
    this.hardware.tabs.delete(this);
  }

  freeze(): void {
    this.frozen = true;
  }

  thaw(): void {
    this.frozen = false;
    const held = this.held;
    this.held = [];
    for (const call of held) this.alive(call);
  }

  /** The browser takes the connection away; the tab lives. */
  loseConnections(): void {
    this.storage.cut();
  }

  show(visible: boolean): void {
    this.visible = visible;
    this.signal();
  }

  signal(): void {
    for (const watcher of [...this.watchers]) this.alive(watcher);
  }

  private makePlatform(): Platform {
    const { hardware } = this;
    const { world } = hardware;
    const startedAt = world.now;
    return {
      now: () => Math.round(world.now + hardware.skewMs),
      elapsed: () => world.now - startedAt,
      after: (ms, call) => world.after(ms, () => this.alive(call)),
      random: () => hardware.random.next(),
      newId: () => hardware.random.uuid(++this.ids),
      locks: { request: (name, options, hold) => hardware.locks.request(this, { name, ...options }, hold) },
      channel: name => this.channel(name),
      indexedDB: this.storage.factory,
      IDBKeyRange,
      marker: {
        read: () => hardware.marker,
        write: value => {
          if (!this.dead) hardware.marker = value;
        },
      },
      online: () => hardware.online,
      visible: () => this.visible,
      watch: onChange => {
        this.watchers.add(onChange);
        return () => this.watchers.delete(onChange);
      },
      wakeLater: () => {
        hardware.wakesAsked += 1;
      },
      wipe: async (userId, nobodyElse) => {
        hardware.wipes.push({ userId, nobodyElse });
      },
    };
  }

  private channel(name: string) {
    let hear: (message: unknown) => void = () => {};
    const mailbox = (message: unknown) => hear(message);
    const mine = this.mailboxes.get(name) ?? new Set();
    this.mailboxes.set(name, mine.add(mailbox));
    const close: Stop = () => mine.delete(mailbox);
    return {
      post: (message: unknown) => {
        if (!this.dead) this.broadcast(name, mailbox, message);
      },
      listen: (listener: (message: unknown) => void) => {
        hear = listener;
      },
      close,
    };
  }

  private broadcast(name: string, from: (message: unknown) => void, message: unknown): void {
    const copy = structuredClone(message);
    for (const tab of this.hardware.tabs) {
      for (const mailbox of tab.mailboxes.get(name) ?? []) {
        if (mailbox !== from) this.hardware.world.after(0.1, () => tab.alive(() => mailbox(copy)));
      }
    }
  }
}
