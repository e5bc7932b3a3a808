// What a live query hears of, and from which moment it reads.
import 'fake-indexeddb/auto';
import Dexie, { liveQuery } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PersonStore, personStore, write, writeMeta } from '#sync/database.ts';
import { raiseFence } from '#sync/fence.ts';
import type { Mirror } from '#sync/index.ts';
import { mirrorOf } from '#sync/outbox.ts';
import { aheadOf, append, park, remove, unpark } from '#sync/queue.ts';
import { notes, notesCatalogue } from '#tests/support/simulator/notes.ts';

let store: PersonStore;
let mirror: Mirror;
const ends: (() => void)[] = [];
beforeEach(() => {
  store = personStore({ indexedDB: new IDBFactory(), IDBKeyRange }, notesCatalogue, 'vera');
  mirror = mirrorOf(store);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) end();
  store.db.close();
});

/** Dexie's queries run on the real clock. */
const until = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 10_000, interval: 5 });

/** A command that touched these notes, as if just acted. */
async function touch(id: string, ...touched: string[]): Promise<void> {
  const touches = touched.map(note => `notes:${note}`);
  const entry = { id, name: 'edit_note', v: 1, args: {}, recordedAt: '', lanes: [], reads: [], touches };
  await write(store, async tx => append(tx, [entry], await aheadOf(tx, entry.lanes)));
}

async function drop(id: string): Promise<void> {
  await write(store, async tx => await remove(tx, await tx.queue.where('id').equals(id).toArray()));
}

/** Asks as a screen does, and answers with all that was told so far. */
async function watch<Value>(ask: (moment: Mirror) => Promise<Value>): Promise<{ told: Value[]; asked: () => number }> {
  const told: Value[] = [];
  let asked = 0;
  const counted = (moment: Mirror) => {
    asked += 1;
    return ask(moment);
  };
  const subscription = liveQuery(() => mirror.together(counted)).subscribe({ next: value => void told.push(value) });
  ends.push(() => subscription.unsubscribe());
  await until(() => expect(told).toHaveLength(1));
  return { told, asked: () => asked };
}

const stateOf = (id: string) => async (moment: Mirror) => {
  await moment.table(notes).get(id);
  return (await moment.pending(notes)).get(id) ?? null;
};

describe('what is pending, to who watches', () => {
  it('MI7 is told of each row that was asked for, as it comes, goes, is refused and waits again', async () => {
    const { told } = await watch(stateOf('a'));
    await touch('one', 'a', 'b');
    await until(() => expect(told.at(-1)).toBe('queued'));
    await drop('one');
    await until(() => expect(told.at(-1)).toBe(null));
    await touch('two', 'a');
    const queued = await store.queue.toArray();
    await until(() => expect(told.at(-1)).toBe('queued'));
    await write(store, tx => park(tx, new Map([['two', { code: 'outdated' }]])));
    await until(() => expect(told.at(-1)).toBe(null));
    await write(store, tx => unpark(tx, queued));
    await until(() => expect(told.at(-1)).toBe('queued'));
  });

  it('MI7 is told of a row that a command touched with many others', async () => {
    const { told } = await watch(stateOf('n77'));
    await touch('one', ...Array.from({ length: 99 }, (_, nth) => `n${nth}`));
    await until(() => expect(told.at(-1)).toBe('queued'));
  });

  it('does not ask again for a command on other rows', async () => {
    const [ours, theirs] = [await watch(stateOf('a')), await watch(stateOf('b'))];
    await touch('one', 'a', 'b');
    await until(() => expect([ours.told.at(-1), theirs.told.at(-1)]).toEqual(['queued', 'queued']));
    const asked = ours.asked();
    await touch('two', 'b', 'c');
    await drop('two');
    await touch('three', 'b');
    await until(() => expect(theirs.asked()).toBeGreaterThan(asked));
    expect(ours.asked()).toBe(asked);
  });

  it('is told of every row of the table to who asked for all', async () => {
    const { told } = await watch(async moment => (await moment.pending(notes)).ids());
    await touch('one', 'a');
    await until(() => expect(told.at(-1)).toEqual(['a']));
    await drop('one');
    await until(() => expect(told.at(-1)).toEqual([]));
  });
});

describe('all who read in the same turn', () => {
  it('MI2 read one moment, in one transaction', async () => {
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await store.db.open();
    begun.mockClear();
    const states = await Promise.all(['a', 'b', 'c'].map(id => mirror.together(stateOf(id))));
    expect(states).toEqual([null, null, null]);
    expect(begun).toHaveBeenCalledOnce();
  });

  it('MI2 see what was saved before, also when the reading before still runs', async () => {
    const before = mirror.together(stateOf('a'));
    await touch('one', 'a');
    expect(await mirror.together(stateOf('a'))).toBe('queued');
    expect(await before).toBe(null);
  });

  it('are each told of what they read themselves, also when another fails', async () => {
    const begun = [watch(stateOf('a')), watch(stateOf('b'))];
    await expect(mirror.together(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    const [ours, theirs] = await Promise.all(begun);
    await touch('one', 'a');
    await until(() => expect(ours?.told.at(-1)).toBe('queued'));
    await touch('two', 'b');
    await until(() => expect(theirs?.told.at(-1)).toBe('queued'));
  });

  it('fail together when the database is gone, and read again once it is there', async () => {
    store.db.close();
    await expect(mirror.together(stateOf('a'))).rejects.toMatchObject({ name: 'DatabaseClosedError' });
    await store.db.open();
    expect(await mirror.together(stateOf('a'))).toBe(null);
  });
});

it('a context that takes the lead keeps no screen from reading meanwhile', async () => {
  await touch('b0', 'a');
  const taking = writeMeta(store, async tx => {
    const fence = await raiseFence(tx);
    // Ends only once the screen has been answered, which is asked from outside of it.
    const asked = Dexie.ignoreTransaction(() =>
      mirror.together(async moment => (await moment.pending(notes)).get('a')),
    );
    const pending = await Dexie.waitFor(asked);
    return { fence, pending };
  });
  expect(await taking).toEqual({ fence: 1, pending: await stateOf('a')(mirror) });
});
