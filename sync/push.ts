// The push half of a round: which commands go out, and what their outcomes do to the queue. It does not know rows.
import type { Outcome, SentCommand } from './answer.ts';
import type { PersonStore, QueueEntry } from './database.ts';
import { forgotten, inState, park, type Refusal, remove } from './queue.ts';

export function toSent(entry: QueueEntry): SentCommand {
  const { id, name, v, args, recordedAt, after } = entry;
  return after.length === 0 ? { id, name, v, args, recordedAt } : { id, name, v, args, recordedAt, after };
}

/**
 * Inside the transaction that stores the answer. Applied commands stay, answered, until their rows have been pulled: those
 * come last in a pull of many pages, and without them the effect would vanish and come back (PU7). Returns the rows that
 * lose an effect.
 */
export async function settleOutcomes(store: PersonStore, outcomes: readonly Outcome[]): Promise<string[]> {
  const refusals = new Map<string, Refusal>();
  const applied = new Set<string>();
  for (const outcome of outcomes) {
    if (outcome.state === 'applied') applied.add(outcome.id);
    else {
      const { code, detail } = outcome;
      refusals.set(outcome.id, detail === undefined ? { code } : { code, detail });
    }
  }
  if (applied.size > 0) {
    const entries = await store.queue
      .where('id')
      .anyOf([...applied])
      .toArray();
    await store.queue.bulkPut(entries.filter(isAwaited).map(entry => ({ ...entry, state: 'answered' as const })));
  }
  return await park(store, refusals);
}

/** A parked or discarded one is the person's: a late word about it changes nothing. */
function isAwaited(entry: QueueEntry): boolean {
  return entry.state === 'sending' || entry.state === 'queued';
}

/** The pull is complete, so the rows of what was applied are here: those commands are done. */
export async function releaseAnswered(store: PersonStore): Promise<string[]> {
  const answered = await inState(store, 'answered').toArray();
  return answered.length === 0 ? [] : await remove(store, answered);
}

/** Parks what the server may have forgotten (PU8). */
export async function parkForgotten(store: PersonStore, serverTime: string): Promise<string[]> {
  const ids = await forgotten(store, serverTime);
  return await park(store, new Map(ids.map(id => [id, { code: 'outcome_unknown' }])));
}

/** One command alone was more than the server takes (PU3). */
export async function parkTooLarge(store: PersonStore, id: string): Promise<string[]> {
  return await park(store, new Map([[id, { code: 'too_large' }]]));
}
