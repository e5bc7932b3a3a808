// What a screen may say of a saved command: nothing is called done before the server has applied it.
import 'fake-indexeddb/auto';
import { Dexie, type EntityTable } from 'dexie';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { outcomeOf } from '#bridge/use-outcome.ts';
import type { EntryState, Mirror } from '#sync/index.ts';

interface Waiting {
  readonly id: string;
  readonly state: EntryState;
}

// Where nothing is drawn there are no frames.
beforeAll(() => void vi.stubGlobal('requestAnimationFrame', setTimeout));

let store: Dexie & { queue: EntityTable<Waiting, 'id'> };

beforeEach(() => {
  store = new Dexie(`outcome-${Math.random()}`) as typeof store;
  store.version(1).stores({ queue: 'id' });
});
afterEach(() => store.delete());

/** A mirror whose queue is a real table, so that what is watched is heard as in the app. */
function mirror(): Mirror {
  const outbox = () => store.queue.toArray();
  const self = { outbox, together: (read: (moment: Mirror) => unknown) => read(self as unknown as Mirror) };
  return self as unknown as Mirror;
}

it('a command is applied when it has left the queue, and nothing before', async () => {
  await store.queue.put({ id: 'mine', state: 'queued' });
  const said = vi.fn();
  const outcome = outcomeOf(mirror(), 'mine').then(said);
  await store.queue.put({ id: 'mine', state: 'sending' });
  await store.queue.put({ id: 'other', state: 'queued' });
  await store.queue.delete('other');
  expect(said).not.toHaveBeenCalled();
  await store.queue.delete('mine');
  await outcome;
  expect(said).toHaveBeenCalledWith('applied');
});

it('a refused command is no success', async () => {
  await store.queue.put({ id: 'mine', state: 'sending' });
  const outcome = outcomeOf(mirror(), 'mine');
  await store.queue.put({ id: 'mine', state: 'parked' });
  expect(await outcome).toBe('refused');
});

it('one that was answered before anybody looked is applied', async () => {
  expect(await outcomeOf(mirror(), 'mine')).toBe('applied');
});

it('one that came after the queue was last read is still waiting', async () => {
  const shown = mirror();
  await store.queue.put({ id: 'first', state: 'queued' });
  void outcomeOf(shown, 'first');
  await vi.waitFor(async () => expect(await store.queue.count()).toBe(1));
  await store.queue.put({ id: 'second', state: 'queued' });
  const said = vi.fn();
  const outcome = outcomeOf(shown, 'second').then(said);
  await store.queue.put({ id: 'second', state: 'sending' });
  expect(said).not.toHaveBeenCalled();
  await store.queue.delete('second');
  await outcome;
  expect(said).toHaveBeenCalledWith('applied');
});
