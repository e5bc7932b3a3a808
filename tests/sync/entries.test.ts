// The rows of the queue: queue.ts over a store of its own.
import { IDBObjectStore } from 'fake-indexeddb';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersonStore, QueueEntry } from '#sync/database.ts';
import { type Desk, retry } from '#sync/dispatch.ts';
import { defineCommand } from '#sync/index.ts';
import {
  aheadOf,
  append,
  BATCH_MOST,
  commandNamed,
  countQueue,
  currentArgs,
  entryById,
  inState,
  type NewEntry,
  park,
  remove,
  unpark,
} from '#sync/queue.ts';
import { addNote, notesCatalogue } from '#tests/support/simulator/notes.ts';
import { newStore } from './stores.ts';

let store: PersonStore;
beforeEach(() => {
  store = newStore();
});

const newEntry = (id: string, more: Partial<NewEntry> = {}): NewEntry => ({
  id,
  name: 'add_note',
  v: 1,
  args: { id },
  recordedAt: `2026-11-22T12:00:0${id.length}.000Z`,
  lanes: [],
  touches: [`notes:${id}`],
  reads: ['lists:*'],
  ...more,
});

async function save(id: string, more: Partial<NewEntry> = {}): Promise<QueueEntry> {
  const entry = newEntry(id, more);
  await append(store, [entry], await aheadOf(store, [...entry.lanes, ...(entry.needs ?? [])]));
  return (await entryById(store, id)) as QueueEntry;
}
const change = (id: string, more: Partial<QueueEntry>) => store.queue.where('id').equals(id).modify(more);
const bytes = async () => (await store.meta.get('bytes'))?.value;
const states = async () => (await store.queue.toArray()).map(({ state }) => state);

it('QU9 a command is found by its name, and its arguments are those of this version', () => {
  expect(commandNamed(notesCatalogue, 'add_note')).toBe(addNote);
  expect(commandNamed(notesCatalogue, 'elsewhere')).toBeUndefined();
  const base = { name: 'add_note', version: 2, args: v.unknown(), lanes: () => [], apply: async () => {} } as const;
  const lifting = defineCommand({
    ...base,
    migrate: (args: unknown, from: number) => {
      if (args === 'bad') throw new Error('chokes');
      return [args, from];
    },
  });
  expect(currentArgs(lifting, { v: 2, args: 'bad' })).toBe('bad');
  expect(currentArgs(lifting, { v: 1, args: 'good' })).toEqual(['good', 1]);
  expect(currentArgs(lifting, { v: 1, args: 'bad' })).toBeUndefined();
  expect(currentArgs(defineCommand(base), { v: 1, args: 'good' })).toBeUndefined();
});

it('QU8 what another version took up between the look and the writing is not sent once more under another id', async () => {
  const { seq, id } = await save('a');
  await store.queue.update(seq, { state: 'parked', code: 'outdated' });
  const desk = { store, catalogue: notesCatalogue, platform: { newId: () => 'b', now: () => 0 } } as unknown as Desk;
  const again = retry(desk, id, { id: 'a1', list_id: 'ba', text: 'ice' });
  await store.queue.update(seq, { state: 'sending' });
  expect(await again).toMatchObject({ ok: false, error: { kind: 'invalid' } });
  expect((await store.queue.toArray()).map(entry => [entry.id, entry.state])).toEqual([['a', 'sending']]);
});

describe('a new command', () => {
  it('QU4 waits for the last unanswered one of each of its lanes, each once', async () => {
    await save('a', { lanes: ['x'] });
    await save('b', { lanes: ['x', 'y'] });
    await save('c', { lanes: ['z'] });
    expect((await save('d', { lanes: ['x', 'y', 'z', 'none'] })).after).toEqual(['b', 'c']);
    expect((await save('e')).after).toEqual([]);
    const behind = async (lane: string) => {
      const asked = await save('asked', { lanes: [lane] });
      await remove(store, [asked]);
      return asked.after;
    };
    for (const state of ['answered', 'parked'] as const) {
      await change('d', { state });
      expect(await behind('x')).toEqual(['b']);
    }
    await change('d', { state: 'sending' });
    expect(await behind('x')).toEqual(['d']);
  });

  it('QU4 waits for what is in a lane that it needs, and holds nothing up there', async () => {
    await save('a', { lanes: ['x', 'made'] });
    await save('b', { lanes: ['x'] });
    expect((await save('c', { needs: ['made'] })).after).toEqual(['a']);
    expect((await save('d', { lanes: ['y'], needs: ['made'] })).after).toEqual(['a']);
    expect((await save('e', { lanes: ['y'], needs: ['made'] })).after).toEqual(['d', 'a']);
    expect(Object.keys((await entryById(store, 'e')) ?? {})).not.toContain('needs');
  });

  it('QU4 QU10 waits for those that one tap saved before it', async () => {
    await save('a', { lanes: ['x', 'y'] });
    const all = [
      newEntry('b', { lanes: ['x'] }),
      newEntry('c', { lanes: ['x', 'y'] }),
      newEntry('d', { lanes: ['y'] }),
    ];
    await append(store, all, await aheadOf(store, ['x', 'y']));
    const entries = await store.queue.toArray();
    expect(entries.map(({ id, after }) => [id, after])).toEqual([
      ['a', []],
      ['b', ['a']],
      ['c', ['b', 'a']],
      ['d', ['c']],
    ]);
    expect(await bytes()).toBe(entries.reduce((sum, entry) => sum + entry.bytes, 0));
  });

  it('QU1 is queued with its size, which the sum of the queue grows by', async () => {
    const a = await save('a');
    expect(a).toMatchObject({ state: 'queued', seq: 1, name: 'add_note', touches: ['notes:a'] });
    const body = JSON.stringify(['a', 'add_note', { id: 'a' }, a.recordedAt]);
    expect([a.bytes, await bytes()]).toEqual([body.length + 100, body.length + 100]);
    const b = await save('b', { args: 'ü' });
    expect(b.bytes).toBe(new TextEncoder().encode(JSON.stringify(['b', 'add_note', 'ü', b.recordedAt])).length + 100);
    expect(await bytes()).toBe(a.bytes + b.bytes);
  });
});

describe('parking', () => {
  it('PU5 gives the code, frees the rows, and takes with it what waits and was never sent, however far behind', async () => {
    const all = [];
    all.push(await save('a', { lanes: ['x'] }), await save('b', { lanes: ['x'] }), await save('c', { lanes: ['x'] }));
    all.push(await save('d'), await save('e', { lanes: ['x'] }));
    await change('a', { state: 'sending' });
    await change('e', { state: 'sending', after: ['c'] });
    expect(await park(store, new Map([['a', { code: 'taken', detail: 1 }]]))).toEqual([
      'notes:a',
      'notes:b',
      'notes:c',
    ]);
    expect(await store.queue.toArray()).toMatchObject([
      { state: 'parked', code: 'taken', detail: 1, reads: [], lanes: [], touches: ['notes:a'] },
      { state: 'parked', code: 'depends_on_refused', reads: [], lanes: [] },
      { state: 'parked', code: 'depends_on_refused' },
      { state: 'queued', reads: ['lists:*'] },
      { state: 'sending', lanes: ['x'] },
    ]);
    expect(await bytes()).toBe((all[3]?.bytes ?? 0) + (all[4]?.bytes ?? 0));
  });

  it('PU5 of nothing, of what is not there, or a second time changes nothing', async () => {
    await save('a');
    const before = await bytes();
    expect(await park(store, new Map())).toEqual([]);
    expect(await park(store, new Map([['z', { code: 'taken' }]]))).toEqual([]);
    expect([await states(), await bytes()]).toEqual([['queued'], before]);
    await park(store, new Map([['a', { code: 'taken' }]]));
    expect(await park(store, new Map([['a', { code: 'too_large' }]]))).toEqual([]);
    expect([(await entryById(store, 'a'))?.code, await bytes()]).toEqual(['taken', 0]);
  });

  it('PU5 leaves alone what has a refusal of its own to come', async () => {
    await save('a', { lanes: ['x'] });
    await save('b', { lanes: ['x'] });
    const both = new Map([
      ['a', { code: 'taken' }],
      ['b', { code: 'not_found' }],
    ]);
    await park(store, both);
    expect((await store.queue.toArray()).map(({ code }) => code)).toEqual(['taken', 'not_found']);
  });

  it('QU9 is taken back: the command waits where it stood, and counts again', async () => {
    const a = await save('a');
    await save('b');
    const before = await bytes();
    await park(store, new Map([['a', { code: 'outdated' }]]));
    expect(await unpark(store, [a])).toEqual(['notes:a']);
    expect([await states(), await bytes()]).toEqual([['queued', 'queued'], before]);
    expect(await entryById(store, 'a')).toEqual(a);
  });
});

it('QU7 what is done or dropped goes, frees its rows unless it was parked, and counts no more', async () => {
  for (const id of ['a', 'b', 'c']) await save(id);
  const c = await entryById(store, 'c');
  await park(store, new Map([['b', { code: 'taken' }]]));
  const [a, b] = await store.queue.toArray();
  expect(await remove(store, [a as QueueEntry, b as QueueEntry])).toEqual(['notes:a']);
  expect([(await store.queue.toArray()).map(({ id }) => id), await bytes()]).toEqual([['c'], c?.bytes]);
  expect(await remove(store, [])).toEqual([]);
});

it('EN1 those that are done leave in one request for each run of places, in whatever order they come', async () => {
  const saved = new Map<string, QueueEntry>();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) saved.set(id, await save(id));
  const deleting = vi.spyOn(IDBObjectStore.prototype, 'delete');
  await remove(
    store,
    ['f', 'b', 'h', 'a', 'c', 'e'].map(id => saved.get(id) as QueueEntry),
  );
  expect(deleting).toHaveBeenCalledTimes(3);
  deleting.mockRestore();
  expect((await store.queue.toArray()).map(({ id }) => id)).toEqual(['d', 'g']);
});

describe('the figures', () => {
  it('EN9 are those of an empty queue', async () => {
    const none = { pendingCount: 0, pendingBytes: 0, sendingCount: 0, parkedCount: 0 };
    const nothing = { ...none, oldestPendingAt: null, newest: 0 };
    expect(await countQueue(store)).toEqual(nothing);
    await save('a');
    await park(store, new Map([['a', { code: 'taken' }]]));
    expect(await countQueue(store)).toEqual({ ...nothing, parkedCount: 1 });
  });

  it('EN9 count what is pending, on its way, parked, the oldest and the newest that waits', async () => {
    for (const id of ['aaaa', 'bbb', 'cc', 'd', 'eeeee']) await save(id);
    await park(store, new Map([['d', { code: 'taken' }]]));
    await change('aaaa', { state: 'answered' });
    await change('bbb', { state: 'sending' });
    const counts = await countQueue(store);
    expect(counts).toEqual({
      pendingCount: 4,
      pendingBytes: await bytes(),
      sendingCount: 2,
      parkedCount: 1,
      oldestPendingAt: '2026-11-22T12:00:02.000Z',
      newest: 5,
    });
    await change('eeeee', { state: 'sending' });
    await change('cc', { state: 'sending' });
    expect(await countQueue(store)).toMatchObject({
      sendingCount: 4,
      newest: 0,
      oldestPendingAt: '2026-11-22T12:00:03.000Z',
    });
  });

  it('PU2 are of each state by itself, in the order of acting', async () => {
    for (const id of ['a', 'b', 'c']) await save(id);
    await change('b', { state: 'sending' });
    expect((await inState(store, 'queued').toArray()).map(({ id }) => id)).toEqual(['a', 'c']);
    expect((await inState(store, 'sending').toArray()).map(({ id }) => id)).toEqual(['b']);
    expect(BATCH_MOST).toBe(1_000);
  });
});
