// The fencing token: a number in the person's database that every new leader raises. A leader that was frozen and wakes
// finds a higher one and writes nothing (LE2).
import type { PersonStore } from './database.ts';

export type Fence = number;

/** Thrown inside a transaction, which therefore leaves no trace. */
export class LostLeadership extends Error {}

/** Inside the caller's transaction. */
export async function raiseFence(store: PersonStore): Promise<Fence> {
  const found = await store.meta.get('fence');
  const fence = ((found?.value as Fence | undefined) ?? 0) + 1;
  await store.meta.put({ key: 'fence', value: fence });
  return fence;
}

/** Inside the transaction that is about to write as leader. */
export async function checkFence(store: PersonStore, mine: Fence): Promise<void> {
  const found = await store.meta.get('fence');
  if (found?.value !== mine) throw new LostLeadership();
}
