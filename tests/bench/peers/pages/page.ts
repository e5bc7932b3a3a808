// In the page: one engine by its name, and the little that is measured inside.
import type { Note, Opening, Peer } from './peer.ts';

/** Each is loaded alone: two versions of Dexie will not share a page. */
const engines = {
  encore: () => import('./encore.ts').then(module => module.encore()),
  rxdb: () => import('./rxdb.ts').then(module => module.rxdb()),
  'legend-state': () => import('./legend-state.ts').then(module => module.legendState()),
  tanstack: () => import('./tanstack.ts').then(module => module.tanstack()),
  replicache: () => import('./replicache.ts').then(module => module.replicache()),
} as const;
export type EngineName = keyof typeof engines;

export interface FirstSync {
  /** Until the first row can be read, all of them can, and all would survive the end of the page. */
  readonly firstRowMs: number;
  readonly readableMs: number;
  readonly storedMs: number;
  readonly rows: number;
  readonly longestTaskMs: number;
}

export interface Act extends Note {
  /** Of a note that is there. */
  readonly isEdit?: boolean;
}

export interface PeerPage {
  /** Its code. Not measured. */
  load(engine: EngineName): Promise<void>;
  open(opening: Opening): Promise<void>;
  writeAll(acts: readonly Act[]): Promise<void>;
  sync(): Promise<void>;
  /** Again and again, for so long. */
  syncFor(ms: number): Promise<number>;
  firstSync(opening: Opening): Promise<FirstSync>;
  count(): Promise<number>;
  /** How many of them it has. */
  countOf(ids: readonly string[]): Promise<number>;
  settled(): Promise<boolean>;
  refusals(): Promise<readonly string[]>;
}

const LOOK_EVERY_MS = 25;

let peer: Peer;

const page: PeerPage = {
  async load(engine) {
    peer = await engines[engine]();
  },
  open: opening => peer.open(opening),
  async writeAll(acts) {
    for (const { isEdit = false, ...note } of acts) await (isEdit ? peer.edit(note) : peer.write(note));
    await peer.stored();
  },
  sync: () => peer.sync(),
  async syncFor(ms) {
    const until = performance.now() + ms;
    let syncs = 0;
    for (; performance.now() < until; syncs += 1) await peer.sync();
    return syncs;
  },
  async firstSync(opening) {
    let longestTaskMs = 0;
    const watch = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, entry.duration);
    });
    watch.observe({ entryTypes: ['longtask'] });
    const from = performance.now();
    await peer.open(opening);
    let firstRowMs = Number.POSITIVE_INFINITY;
    const looking = setInterval(async () => {
      if ((await peer.count()) > 0) firstRowMs = Math.min(firstRowMs, performance.now() - from);
      if (firstRowMs < Number.POSITIVE_INFINITY) clearInterval(looking);
    }, LOOK_EVERY_MS);
    await peer.sync();
    clearInterval(looking);
    const readableMs = performance.now() - from;
    await peer.stored();
    const storedMs = performance.now() - from;
    await new Promise(resolve => requestIdleCallback(resolve));
    watch.disconnect();
    return {
      firstRowMs: Math.min(firstRowMs, readableMs),
      readableMs,
      storedMs,
      rows: await peer.count(),
      longestTaskMs,
    };
  },
  count: () => peer.count(),
  async countOf(ids) {
    let found = 0;
    for (const id of ids) if (await peer.has(id)) found += 1;
    return found;
  },
  settled: () => peer.settled(),
  refusals: () => peer.refusals(),
};
(window as unknown as { bench: PeerPage }).bench = page;
