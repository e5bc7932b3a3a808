// The mirror: server truth with the pending commands run over it again. A row that a pending command touched keeps its
// server version in `base`; `rebase` is the only writer of server truth, and runs inside the caller's transaction, so that
// no reader ever sees the one without the other (MI2). It does not know where truth comes from.
import type { Catalogue } from './command.ts';
import type { BaseRow, PersonStore, QueueEntry } from './database.ts';
import { type Effect, effectOf, overlayOn, type Trace } from './overlay.ts';
import { commandNamed, currentArgs } from './queue.ts';
import { anyRowKey, knownRows, type RowMap, readRows, splitKey, writeRows } from './row-map.ts';

/** Runs fresh commands over what is visible now; `show` puts down their effects and the server versions of what they touch. */
export async function runFresh(
  store: PersonStore,
  effects: readonly Effect[],
): Promise<{ readonly traces: readonly Trace[]; show(): Promise<unknown> }> {
  const asked = {};
  // Several rehearse side by side, each by itself, for what they read.
  if (effects.length > 1)
    await Promise.allSettled(effects.map(effect => overlayOn(store, new Map(), asked).run(effect)));
  const { rowMap, visible, kept: keptOf, run } = overlayOn(store, new Map(), asked);
  const traces: Trace[] = [];
  for (const effect of effects) traces.push(await run(effect));
  const show = async () => {
    const keys = [...rowMap.keys()];
    const [kept, rows] = await Promise.all([Promise.all(keys.map(keptOf)), Promise.all(keys.map(visible))]);
    // What is visible of a row whose server version is not kept yet is the server's.
    const fresh = keys.flatMap((key, nth) => (kept[nth] === undefined ? [{ key, row: rows[nth] ?? null }] : []));
    await Promise.all([store.base.bulkPut(fresh), writeRows(store, rowMap)]);
  };
  return { traces, show };
}

/**
 * Makes the mirror right after server truth changed (`truth`) or after commands left or lost their effect (`freed`: the
 * rows they had touched). Visible rows are written once, with their final value (MI3: no flicker).
 */
export async function rebase(
  store: PersonStore,
  catalogue: Catalogue,
  change: { readonly truth: RowMap; readonly freed: readonly string[] },
): Promise<void> {
  if (change.truth.size === 0 && change.freed.length === 0) return;
  const isKnown = knownRows(store);
  const dirty = new Set<string>([...change.truth.keys(), ...change.freed.filter(isKnown)]);
  let live = await liveEntries(store);
  let affected = closure(live, dirty);
  for (;;) {
    const run = await runOver(store, catalogue, { truth: change.truth, dirty, affected });
    // A command run over new truth may reach for other rows than before: then whoever else touches those runs too.
    live = live.map(entry => widened(entry, run.traces.get(entry.seq)));
    const wider = closure(live, dirty);
    if (wider.length === affected.length) return await settle(store, change.truth, { ...run, affected, live });
    affected = wider;
  }
}

function widened(entry: QueueEntry, trace: Trace | undefined): QueueEntry {
  if (trace === undefined) return entry;
  return {
    ...entry,
    touches: [...new Set([...entry.touches, ...trace.touches])],
    reads: [...new Set([...entry.reads, ...trace.reads])],
  };
}

interface Run {
  readonly server: RowMap;
  readonly rowMap: RowMap;
  readonly traces: ReadonlyMap<number, Trace>;
}

async function runOver(
  store: PersonStore,
  catalogue: Catalogue,
  from: { truth: RowMap; dirty: ReadonlySet<string>; affected: readonly QueueEntry[] },
): Promise<Run> {
  const keys = new Set(from.affected.flatMap(entry => entry.touches).filter(knownRows(store)));
  for (const key of from.dirty) if (!from.truth.has(key)) keys.add(key);
  const server = await serverVersions(store, from.truth, keys);
  const overlay = overlayOn(store, new Map([...from.truth, ...server]));
  const traces = new Map<number, Trace>();
  for (const entry of from.affected) {
    traces.set(entry.seq, await runAgain({ store, catalogue }, entry, overlay.run));
  }
  return { server, rowMap: overlay.rowMap, traces };
}

/** An effect that throws over new truth shows nothing; the server judges the command all the same (MI6). */
async function runAgain(
  { store, catalogue }: { readonly store: PersonStore; readonly catalogue: Catalogue },
  entry: QueueEntry,
  run: (effect: Effect) => Promise<Trace>,
): Promise<Trace> {
  const nothing: Trace = { touches: [], reads: [] };
  const command = commandNamed(catalogue, entry.name);
  // The version that knows it will ask which rows it had touched.
  if (command === undefined) return entry;
  const args = currentArgs(command, entry);
  if (args === undefined) return nothing;
  try {
    return await run(effectOf(store, command, { ...entry, args }));
  } catch {
    return nothing;
  }
}

async function settle(
  store: PersonStore,
  truth: RowMap,
  run: Run & { readonly affected: readonly QueueEntry[]; readonly live: readonly QueueEntry[] },
): Promise<void> {
  const stillTouched = new Set<string>();
  for (const entry of run.live) {
    const { touches } = run.traces.get(entry.seq) ?? entry;
    for (const key of touches) stillTouched.add(key);
  }
  const serverOf = new Map([...truth, ...run.server]);
  const fresh = [...run.rowMap.keys()].filter(key => !serverOf.has(key));
  for (const [key, row] of await serverVersions(store, truth, fresh)) serverOf.set(key, row);
  const kept: BaseRow[] = [];
  const dropped: string[] = [];
  for (const [key, row] of serverOf) {
    if (stillTouched.has(key)) kept.push({ key, row });
    else dropped.push(key);
  }
  if ((await store.base.count()) > 0) await store.base.bulkDelete(dropped);
  if (kept.length > 0) await store.base.bulkPut(kept);
  const changed = run.affected.flatMap(entry => retraced(entry, run.traces.get(entry.seq) ?? entry));
  if (changed.length > 0) await store.queue.bulkPut(changed);
  await writeRows(store, run.rowMap);
}

function retraced(entry: QueueEntry, trace: Trace): QueueEntry[] {
  const same = trace.touches.join() === entry.touches.join() && trace.reads.join() === entry.reads.join();
  return same ? [] : [{ ...entry, ...trace }];
}

/** Every command whose effect shows, in the order the person acted. */
export async function liveEntries(store: PersonStore): Promise<QueueEntry[]> {
  // Read in one request and sorted out here: a filter of Dexie's would take a step for each.
  return (await store.queue.toArray()).filter(entry => entry.state !== 'parked');
}

/**
 * Who must run again: whoever touched or read what changes, whoever touched what those read, and so on; in order. A lookup
 * reads its whole table, so that a row which newly matches is not missed.
 */
function closure(live: readonly QueueEntry[], dirty: Iterable<string>): QueueEntry[] {
  if (live.length === 0) return [];
  const written = new Set<string>();
  const read = new Set<string>();
  const write = (key: string): void => {
    written.add(key);
    written.add(anyRowKey(splitKey(key).table));
  };
  for (const key of dirty) write(key);
  const mustRun = (entry: QueueEntry): boolean =>
    entry.reads.some(key => written.has(key)) ||
    entry.touches.some(key => written.has(key) || read.has(key) || read.has(anyRowKey(splitKey(key).table)));
  const inside = new Set<QueueEntry>();
  for (let grew = true; grew; ) {
    grew = false;
    for (const entry of live) {
      if (inside.has(entry) || !mustRun(entry)) continue;
      inside.add(entry);
      grew = true;
      for (const key of entry.touches) write(key);
      for (const key of entry.reads) read.add(key);
    }
  }
  return live.filter(entry => inside.has(entry));
}

/** What the server last said of these rows. */
export async function serverVersions(store: PersonStore, truth: RowMap, wanted: Iterable<string>): Promise<RowMap> {
  const keys = [...wanted].filter(key => !truth.has(key));
  const versions: RowMap = new Map();
  if (keys.length === 0) return versions;
  const kept = await store.base.bulkGet(keys);
  const untouched = keys.filter((_, index) => kept[index] === undefined);
  const visible = await readRows(store, untouched);
  keys.forEach((key, index) => {
    const base = kept[index];
    versions.set(key, base !== undefined ? base.row : (visible.get(key) ?? null));
  });
  return versions;
}
