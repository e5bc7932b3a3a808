// The queue: what the person did and the server has not settled. It appends, hands out the next batch, parks and removes.
// It does not know how an effect shows (mirror.ts) nor what the server said (push.ts).
import type { Catalogue, Command } from './command.ts';
import type { PersonStore, QueueEntry, StoredState } from './database.ts';

/** Receipts are kept 60 days; a wrong clock may hide one of them, and nobody waits that long anyway. */
const FORGOTTEN_AFTER_MS = 58 * 86_400_000;
/** From this age on we want the server's own time before sending again. */
const DOUBTFUL_AFTER_MS = 50 * 86_400_000;

export const BATCH_MOST = 200;
const BATCH_BYTES = 256 * 1024;
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
  return await store.queue.where('id').equals(id).first();
}

export type NewEntry = Pick<QueueEntry, 'id' | 'name' | 'v' | 'args' | 'recordedAt' | 'lanes' | 'touches' | 'reads'>;

/** Inside the caller's transaction. `after` is fixed now: what the person had done before in the same lanes (QU4). */
export async function append(store: PersonStore, entry: NewEntry): Promise<void> {
  const after = new Set<string>();
  for (const lane of entry.lanes) {
    const sharing = await store.queue.where('lanes').equals(lane).sortBy('seq');
    const last = sharing.filter(other => other.state === 'queued' || other.state === 'sending').at(-1);
    if (last !== undefined) after.add(last.id);
  }
  const bytes = sizeOf(entry);
  await store.queue.add({ ...entry, state: 'queued', after: [...after], bytes });
  await addBytes(store, bytes);
}

function sizeOf(entry: NewEntry): number {
  return new TextEncoder().encode(JSON.stringify([entry.id, entry.name, entry.args, entry.recordedAt])).length + 100;
}

export interface Batch {
  readonly entries: readonly QueueEntry[];
  /** Old ones are held back until this leader has heard the server's time. */
  readonly heldBack: boolean;
}

/**
 * Inside the caller's transaction: the oldest unanswered commands, marked as sent. `serverTime` is the last one heard;
 * `trusted` when it was heard by this leader. Order is the order of acting, so what was sent before always comes first (PU2).
 */
export async function takeBatch(
  store: PersonStore,
  limit: { most: number; now: number; serverTime: string | null; trusted: boolean },
): Promise<Batch> {
  if (limit.most === 0) return { entries: [], heldBack: false };
  const sent = await inState(store, 'sending').limit(limit.most).toArray();
  const sentAt = limit.serverTime ?? new Date(limit.now).toISOString();
  if (!limit.trusted && sent.some(entry => ageMs(entry, limit.now) > DOUBTFUL_AFTER_MS)) {
    return { entries: [], heldBack: true };
  }
  const fresh = await inState(store, 'queued').limit(limit.most).toArray();
  const entries: QueueEntry[] = [];
  let bytes = 0;
  for (const entry of [...sent, ...fresh]) {
    bytes += entry.bytes;
    if (entries.length >= limit.most || (entries.length > 0 && bytes > BATCH_BYTES)) break;
    entries.push(entry.firstSentAt === undefined ? { ...entry, state: 'sending', firstSentAt: sentAt } : entry);
  }
  const marked = entries.filter(entry => entry.firstSentAt === sentAt);
  if (marked.length > 0) await store.queue.bulkPut(marked);
  return { entries, heldBack: false };
}

function ageMs(entry: QueueEntry, now: number): number {
  return entry.firstSentAt === undefined ? 0 : Math.abs(now - Date.parse(entry.firstSentAt));
}

/** Sent so long ago that the server may have forgotten its answer: never sent again by itself (PU8). Ids, oldest first. */
export async function forgotten(store: PersonStore, serverTime: string): Promise<string[]> {
  const now = Date.parse(serverTime);
  const sent = await inState(store, 'sending').toArray();
  return sent
    .filter(entry => entry.firstSentAt !== undefined && now - Date.parse(entry.firstSentAt) > FORGOTTEN_AFTER_MS)
    .map(entry => entry.id);
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

/** Inside the caller's transaction: they are done, one way or another. Returns the rows that lose an effect. */
export async function remove(store: PersonStore, entries: readonly QueueEntry[]): Promise<string[]> {
  await store.queue.bulkDelete(entries.map(entry => entry.seq));
  await addBytes(store, -pendingBytesOf(entries));
  return entries.filter(entry => entry.state !== 'parked').flatMap(entry => entry.touches);
}

/** What the badge counts. Nothing here reads the commands themselves: there may be thousands. */
export interface QueueCounts {
  readonly pending: number;
  readonly pendingBytes: number;
  readonly sending: number;
  readonly parked: number;
  readonly oldestPendingAt: string | null;
}

export const NOTHING_QUEUED: QueueCounts = {
  pending: 0,
  pendingBytes: 0,
  sending: 0,
  parked: 0,
  oldestPendingAt: null,
};

export async function countQueue(store: PersonStore): Promise<QueueCounts> {
  const all = await store.queue.count();
  if (all === 0) return NOTHING_QUEUED;
  const parked = await inState(store, 'parked').count();
  if (all === parked) return { ...NOTHING_QUEUED, parked };
  return {
    pending: all - parked,
    pendingBytes: await bytesOf(store),
    sending: all - parked - (await inState(store, 'queued').count()),
    parked,
    oldestPendingAt: await oldestPending(store),
  };
}

/** Batches go out in order, so the oldest of each state is its first. */
async function oldestPending(store: PersonStore): Promise<string | null> {
  const states = ['answered', 'sending', 'queued'] as const;
  const firsts = await Promise.all(states.map(state => inState(store, state).first()));
  return firsts.flatMap(entry => (entry === undefined ? [] : [entry.recordedAt])).sort()[0] ?? null;
}

export async function countPending(store: PersonStore): Promise<number> {
  return (await store.queue.count()) - (await inState(store, 'parked').count());
}

async function bytesOf(store: PersonStore): Promise<number> {
  return ((await store.meta.get('bytes'))?.value as number | undefined) ?? 0;
}

/** The sum is kept beside the queue, in the transaction that changes it. */
async function addBytes(store: PersonStore, bytes: number): Promise<void> {
  if (bytes !== 0) await store.meta.put({ key: 'bytes', value: (await bytesOf(store)) + bytes });
}

function pendingBytesOf(entries: readonly QueueEntry[]): number {
  return entries.reduce((sum, entry) => sum + (entry.state === 'parked' ? 0 : entry.bytes), 0);
}
