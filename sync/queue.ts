// The queue: what the person did and the server has not settled. It appends, parks, removes and
// counts. It does not know how an effect shows (mirror.ts) nor what goes out and what the server said (push.ts).
import type { Catalogue, Command } from './command.ts';
import type { PersonStore, QueueEntry, StoredState } from './database.ts';
import { NOTHING_QUEUED, type QueueFigures } from './status.ts';

export const BATCH_MOST = 1_000;
const MOST = Number.MAX_SAFE_INTEGER;

export function commandNamed(catalogue: Catalogue, name: string): Command | undefined {
  return catalogue.commands.find(command => command.name === name);
}

/** The arguments in this version's shape, or undefined when they cannot be lifted (QU9). */
export function currentArgs(command: Command, entry: Pick<QueueEntry, 'v' | 'args'>): unknown {
  if (entry.v === command.version) return entry.args;
  try {
    return command.migrate?.(entry.args, entry.v);
  } catch {
    // A migration that chokes on this one must not cost the person all the others.
    return undefined;
  }
}

export function inState(store: PersonStore, state: StoredState) {
  return store.queue.where('[state+seq]').between([state, 0], [state, MOST]);
}

export async function entryById(store: PersonStore, id: string): Promise<QueueEntry | undefined> {
  return await store.queue.get({ id });
}

export interface NewEntry
  extends Pick<QueueEntry, 'id' | 'name' | 'v' | 'args' | 'recordedAt' | 'lanes' | 'touches' | 'reads'> {
  readonly needs?: readonly string[];
}

/** What new commands are put behind: the bytes that wait, and by lane its last unsettled command. */
type Ahead = readonly [bytes: number, lasts: Map<string, string>, ...unknown[]];

/** Inside the caller's transaction, beside what the effects of the new commands read: nobody waits for it after them. */
export function aheadOf(store: PersonStore, lanes: readonly string[]): Promise<Ahead> {
  const lasts = new Map<string, string>();
  const find = async (lane: string): Promise<void> => {
    const sharing = await store.queue.where({ lanes: lane }).sortBy('seq');
    for (const { id, state } of sharing) if (state === 'queued' || state === 'sending') lasts.set(lane, id);
  };
  return Promise.all([bytesOf(store), lasts, ...[...new Set(lanes)].map(find)]);
}

/** Inside the caller's transaction. `after` is fixed now: what the person had done before in the same lanes (QU4). */
export async function append(store: PersonStore, entries: readonly NewEntry[], [bytes, lasts]: Ahead): Promise<void> {
  const rows = entries.map(({ needs = [], ...entry }) => {
    const after = new Set([...entry.lanes, ...needs].flatMap(lane => lasts.get(lane) ?? []));
    for (const lane of entry.lanes) lasts.set(lane, entry.id);
    return { ...entry, state: 'queued', after: [...after], bytes: sizeOf(entry) } as const;
  });
  await Promise.all([store.queue.bulkAdd(rows), writeBytes(store, bytes + pendingBytesOf(rows))]);
}

function sizeOf(entry: NewEntry): number {
  return new TextEncoder().encode(JSON.stringify([entry.id, entry.name, entry.args, entry.recordedAt])).length + 100;
}

export interface Refusal {
  readonly code: string;
  readonly detail?: unknown;
}

/**
 * Inside the caller's transaction: parks what was refused, and what waits behind it and was never sent (PU5); what was
 * sent, the server judges. Returns the rows that lose an effect.
 */
export async function park(store: PersonStore, refusals: ReadonlyMap<string, Refusal>): Promise<string[]> {
  if (refusals.size === 0) return [];
  const parked = new Map<string, Refusal>(refusals);
  const freed: string[] = [];
  const changed: QueueEntry[] = [];
  let bytes = 0;
  for (const entry of await store.queue.toArray()) {
    if (entry.state === 'queued' && !parked.has(entry.id) && entry.after.some(id => parked.has(id))) {
      parked.set(entry.id, { code: 'depends_on_refused' });
    }
    const refusal = parked.get(entry.id);
    if (refusal === undefined || entry.state === 'parked') continue;
    freed.push(...entry.touches);
    bytes += entry.bytes;
    changed.push({ ...entry, ...refusal, state: 'parked', reads: [], lanes: [] });
  }
  await store.queue.bulkPut(changed);
  await addBytes(store, -bytes);
  return freed;
}

/** Inside the caller's transaction: they wait again, where they had stood. Returns the rows that get an effect. */
export async function unpark(store: PersonStore, entries: readonly QueueEntry[]): Promise<string[]> {
  await store.queue.bulkPut(entries);
  await addBytes(store, pendingBytesOf(entries));
  return entries.flatMap(entry => entry.touches);
}

/** Inside the caller's transaction: they are done, one way or another. Returns the rows that lose an effect. */
export async function remove(store: PersonStore, entries: readonly QueueEntry[]): Promise<string[]> {
  await Promise.all(
    runsOf(entries).map(([first, last]) => store.queue.where('seq').between(first, last, true, true).delete()),
  );
  await addBytes(store, -pendingBytesOf(entries));
  return entries.filter(entry => entry.state !== 'parked').flatMap(entry => entry.touches);
}

/** Places that follow one another, first and last: a batch goes in one request and not in a thousand. */
function runsOf(entries: readonly QueueEntry[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const seq of entries.map(entry => entry.seq).sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run !== undefined && seq === run[1] + 1) run[1] = seq;
    else runs.push([seq, seq]);
  }
  return runs;
}

/** What the badge counts. Nothing here reads the commands themselves: there may be thousands. */
export interface QueueCounts extends QueueFigures {
  /** The place of the newest unsent command; 0: there is none. */
  readonly newest: number;
}

export async function countQueue(store: PersonStore): Promise<QueueCounts> {
  const all = await store.queue.count();
  if (all === 0) return { ...NOTHING_QUEUED, newest: 0 };
  const [parkedCount, queued, pendingBytes, oldestPendingAt, last] = await Promise.all([
    inState(store, 'parked').count(),
    inState(store, 'queued').count(),
    bytesOf(store),
    oldestPending(store),
    inState(store, 'queued').last(),
  ]);
  const pendingCount = all - parkedCount;
  const sendingCount = pendingCount - queued;
  return { pendingCount, pendingBytes, oldestPendingAt, sendingCount, parkedCount, newest: last?.seq ?? 0 };
}

/** Batches go out in order, so the oldest of each state is its first. */
async function oldestPending(store: PersonStore): Promise<string | null> {
  const states = ['answered', 'sending', 'queued'] as const;
  const firsts = await Promise.all(states.map(state => inState(store, state).first()));
  return firsts.flatMap(entry => (entry === undefined ? [] : [entry.recordedAt])).sort()[0] ?? null;
}

async function bytesOf(store: PersonStore): Promise<number> {
  return ((await store.meta.get('bytes'))?.value as number | undefined) ?? 0;
}

/** The sum is kept beside the queue, in the transaction that changes it. */
async function addBytes(store: PersonStore, bytes: number): Promise<void> {
  if (bytes !== 0) await writeBytes(store, (await bytesOf(store)) + bytes);
}

const writeBytes = (store: PersonStore, value: number) => store.meta.put({ key: 'bytes', value });

function pendingBytesOf(entries: readonly Pick<QueueEntry, 'state' | 'bytes'>[]): number {
  return entries.reduce((sum, entry) => sum + (entry.state === 'parked' ? 0 : entry.bytes), 0);
}
