// The push half of a round: which commands go out, and what their outcomes do to the queue. It does not know rows.
import type { Outcome, SentCommand, Unreachable } from './answer.ts';
import { iso } from './clock.ts';
import type { PersonStore, QueueEntry } from './database.ts';
import { inState, park, type Refusal, remove } from './queue.ts';

/** Receipts are kept 60 days; a wrong clock may hide one of them, and nobody waits that long anyway. */
const FORGOTTEN_AFTER_MS = 58 * 86_400_000;
/** From this age on we want the server's own time before sending again. */
const DOUBTFUL_AFTER_MS = 50 * 86_400_000;

const BATCH_BYTES = 256 * 1024;

export interface Batch {
  readonly entries: readonly QueueEntry[];
  /** Ids of those that no call before this one carried. */
  readonly fresh: ReadonlySet<string>;
  /** Old ones are held back until this leader has received the server's time. */
  readonly heldBack: boolean;
}

/**
 * Inside the caller's transaction: the oldest unanswered commands, marked as sent; with `resend` only those that were before.
 * `serverTime` is the last one received; `trusted` when this leader received it. Order is the order of acting, so what was sent before always comes first (PU2).
 */
export async function takeBatch(
  store: PersonStore,
  limit: { most: number; resend: boolean; now: number; serverTime: string | null; trusted: boolean },
): Promise<Batch> {
  if (limit.most === 0) return NOTHING;
  const sent = await inState(store, 'sending').limit(limit.most).toArray();
  const sentAt = limit.serverTime ?? iso(limit.now);
  // Its own word of when, too: stamped with a time of months ago, what goes now would be forgotten by the next answer (PU8).
  const isOld = (at = sentAt) => Math.abs(limit.now - Date.parse(at)) > DOUBTFUL_AFTER_MS;
  if (!limit.trusted && (isOld() || sent.some(entry => isOld(entry.firstSentAt)))) {
    return { ...NOTHING, heldBack: true };
  }
  const fresh = limit.resend ? [] : await inState(store, 'queued').limit(limit.most).toArray();
  const entries: QueueEntry[] = [];
  const marked: QueueEntry[] = [];
  let bytes = 0;
  for (const entry of [...sent, ...fresh]) {
    bytes += entry.bytes;
    if (entries.length >= limit.most || (entries.length > 0 && bytes > BATCH_BYTES)) break;
    const isFresh = entry.firstSentAt === undefined;
    const going: QueueEntry = isFresh ? { ...entry, state: 'sending', firstSentAt: sentAt } : entry;
    if (isFresh) marked.push(going);
    entries.push(going);
  }
  if (marked.length > 0) await store.queue.bulkPut(marked);
  return { entries, fresh: new Set(marked.map(({ id }) => id)), heldBack: false };
}

const NOTHING: Batch = { entries: [], fresh: new Set(), heldBack: false };

export function toSent(entry: QueueEntry): SentCommand {
  const { id, name, v, args, recordedAt, after } = entry;
  return after.length === 0 ? { id, name, v, args, recordedAt } : { id, name, v, args, recordedAt, after };
}

/**
 * Inside the transaction that stores the answer. Applied commands stay, answered, until their rows have been pulled: those
 * come last in a pull of many pages, and without them the effect would vanish and come back (PU7). `complete`: this answer
 * ends the pull. Returns the rows that lose an effect.
 */
export async function settleOutcomes(
  store: PersonStore,
  outcomes: readonly Outcome[],
  sent: { readonly fresh: ReadonlySet<string>; readonly midway: boolean; readonly complete: boolean },
): Promise<string[]> {
  const refusals = new Map<string, Refusal>();
  const applied = new Set<string>();
  for (const outcome of outcomes) {
    if (outcome.state === 'applied') applied.add(outcome.id);
    else {
      const { code, detail } = outcome;
      refusals.set(outcome.id, detail === undefined ? { code } : { code, detail });
    }
  }
  const freed = applied.size > 0 ? await settleApplied(store, applied, sent) : [];
  if (outcomes.length > 0) await queueAgain(store, new Set(outcomes.map(({ id }) => id)), sent.fresh);
  return [...freed, ...(await park(store, refusals))];
}

async function settleApplied(
  store: PersonStore,
  applied: ReadonlySet<string>,
  { midway, complete }: { readonly midway: boolean; readonly complete: boolean },
): Promise<string[]> {
  const entries = await awaited(store, applied);
  // Their rows are in this answer.
  if (complete && !midway) return await remove(store, entries);
  await store.queue.bulkPut(entries.map(entry => ({ ...entry, state: 'answered', midway })));
  return [];
}

/**
 * What is on its way is read in one request: looked up by their ids, each would take a step of its own. A parked or discarded one is
 * the person's: a late word about it changes nothing.
 */
async function awaited(store: PersonStore, ids: ReadonlySet<string>): Promise<QueueEntry[]> {
  const sending = (await inState(store, 'sending').toArray()).filter(({ id }) => ids.has(id));
  if (sending.length === ids.size) return sending;
  const known = new Set(sending.map(({ id }) => id));
  const others = [...ids].filter(id => !known.has(id));
  return [...sending, ...(await store.queue.where('id').anyOf(others).toArray()).filter(isQueued)];
}

/** The server had no time for them: what only this call carried has not been there (PU9). */
async function queueAgain(
  store: PersonStore,
  answered: ReadonlySet<string>,
  fresh: ReadonlySet<string>,
): Promise<void> {
  const left = [...fresh].filter(id => !answered.has(id));
  if (left.length === 0) return;
  const entries = await store.queue.where('id').anyOf(left).toArray();
  const waiting = entries.filter(({ state }) => state === 'sending');
  await store.queue.bulkPut(waiting.map(({ firstSentAt: _, ...entry }) => ({ ...entry, state: 'queued' as const })));
}

function isQueued({ state }: QueueEntry): boolean {
  return state === 'queued';
}

/**
 * The pull is complete, so the rows of what was applied are here: those commands are done. What was applied in the middle of
 * it wrote rows of tables that had gone by already: the next pull brings those.
 */
export async function releaseAnswered(store: PersonStore): Promise<string[]> {
  const answered = await inState(store, 'answered').toArray();
  const waiting = answered.filter(({ midway }) => midway);
  await store.queue.bulkPut(waiting.map(entry => ({ ...entry, midway: false })));
  return await remove(
    store,
    answered.filter(({ midway }) => !midway),
  );
}

/** Parks what the server may have forgotten (PU8). */
export async function parkForgotten(store: PersonStore, serverTime: string): Promise<string[]> {
  const ids = await forgotten(store, serverTime);
  return await park(store, new Map(ids.map(id => [id, { code: 'outcome_unknown' }])));
}

/** What a call that carried one command only says of that command. */
export const VERDICT_ON_ONE: Readonly<Partial<Record<Unreachable, string>>> = {
  'too-large': 'too_large',
  'invalid-request': 'invalid_command',
};

/** One command alone was more than the server takes, or none that it can read (PU3). */
export async function parkAlone(store: PersonStore, id: string, code: string): Promise<string[]> {
  return await park(store, new Map([[id, { code }]]));
}

/** Sent so long ago that the server may have forgotten its answer: never sent again by itself (PU8). Ids, oldest first. */
async function forgotten(store: PersonStore, serverTime: string): Promise<string[]> {
  const now = Date.parse(serverTime);
  const sent = await inState(store, 'sending').toArray();
  return sent
    .filter(entry => entry.firstSentAt !== undefined && now - Date.parse(entry.firstSentAt) > FORGOTTEN_AFTER_MS)
    .map(entry => entry.id);
}
