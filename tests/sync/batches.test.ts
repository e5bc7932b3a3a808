// What goes out, and what the server's word does to the queue: push.ts over a store of its own.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '#sync/answer.ts';
import type { PersonStore, QueueEntry } from '#sync/database.ts';
import {
  parkAlone,
  parkForgotten,
  releaseAnswered,
  settleOutcomes,
  takeBatch,
  toSent,
  VERDICT_ON_ONE,
} from '#sync/push.ts';
import { entryById, inState } from '#sync/queue.ts';
import { newStore } from './stores.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const SERVER_TIME = '2026-11-22T11:59:00.000Z';

let store: PersonStore;
beforeEach(() => {
  store = newStore();
});

async function put(id: string, more: Partial<QueueEntry> = {}): Promise<void> {
  const entry: Omit<QueueEntry, 'seq'> = {
    id,
    name: 'add_note',
    v: 1,
    args: { id },
    recordedAt: SERVER_TIME,
    lanes: [],
    touches: [`notes:${id}`],
    reads: [],
    state: 'queued',
    after: [],
    bytes: 100,
  };
  await store.queue.add({ ...entry, ...more });
}

const take = (more: Partial<Parameters<typeof takeBatch>[1]> = {}) =>
  takeBatch(store, { most: 500, resend: false, now: NOW, serverTime: SERVER_TIME, trusted: true, ...more });
const taken = async (more: Partial<Parameters<typeof takeBatch>[1]> = {}) =>
  (await take(more)).entries.map(({ id }) => id);
const statesOf = async () => Object.fromEntries((await store.queue.toArray()).map(({ id, state }) => [id, state]));
const sentAgo = (ms: number) => ({ state: 'sending', firstSentAt: new Date(NOW - ms).toISOString() }) as const;

describe('a batch', () => {
  it('PU2 holds the oldest, those sent before first, at most as many as asked for', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await put(id, id === 'c' ? sentAgo(1_000) : {});
    expect(await take({ most: 0 })).toEqual({ entries: [], fresh: new Set(), heldBack: false });
    expect(await taken({ most: 3 })).toEqual(['c', 'a', 'b']);
    expect(await statesOf()).toEqual({ a: 'sending', b: 'sending', c: 'sending', d: 'queued' });
  });

  it('PU2 holds 256 KB at most, or one that alone is more', async () => {
    const half = 128 * 1024;
    for (const id of ['a', 'b', 'c']) await put(id, { bytes: half });
    expect(await taken()).toEqual(['a', 'b']);
    store = newStore();
    await put('a', { bytes: half });
    await put('b', { bytes: half + 1 });
    expect(await taken()).toEqual(['a']);
    store = newStore();
    await put('a', { bytes: 3 * half });
    await put('b');
    expect(await taken()).toEqual(['a']);
  });

  it('PU8 notes when each was first sent, by the server’s time or else our own, and never again', async () => {
    await put('a', sentAgo(DAY));
    await put('b');
    const first = await take();
    expect([...first.fresh]).toEqual(['b']);
    expect(first.entries).toMatchObject([
      { id: 'a', firstSentAt: new Date(NOW - DAY).toISOString() },
      { id: 'b', firstSentAt: SERVER_TIME, state: 'sending' },
    ]);
    expect(first.heldBack).toBe(false);
    await put('c');
    const second = await take({ serverTime: null });
    expect([[...second.fresh], (await entryById(store, 'c'))?.firstSentAt]).toEqual([
      ['c'],
      new Date(NOW).toISOString(),
    ]);
    expect((await entryById(store, 'b'))?.firstSentAt).toBe(SERVER_TIME);
    expect((await take()).fresh.size).toBe(0);
  });

  it('PU8 is held back while something was sent long ago, whichever way the clock is wrong, until the server’s time is known', async () => {
    for (const [ms, heldBack] of [
      [50 * DAY, false],
      [50 * DAY + 1, true],
      [-50 * DAY - 1, true],
    ] as const) {
      store = newStore();
      await put('a', sentAgo(1_000));
      await put('b', sentAgo(ms));
      await put('c');
      const batch = await take({ trusted: false });
      expect([ms, batch.heldBack, batch.entries.length]).toEqual([ms, heldBack, heldBack ? 0 : 3]);
      expect(batch.fresh.size).toBe(heldBack ? 0 : 1);
      expect(await taken()).toEqual(['a', 'b', 'c']);
    }
    store = newStore();
    await put('a', { state: 'sending' });
    expect((await take({ trusted: false })).heldBack).toBe(false);
  });

  it('PU8 is held back while all that is known of the server’s time is months old: it would be stamped with that', async () => {
    const old = { serverTime: new Date(NOW - 50 * DAY - 1).toISOString() };
    await put('a');
    expect(await take({ ...old, trusted: false })).toMatchObject({ entries: [], heldBack: true });
    expect((await entryById(store, 'a'))?.state).toBe('queued');
    expect((await take({ ...old, trusted: true })).entries).toHaveLength(1);
  });

  it('PU6 takes along only what was sent before, where the connection is not known', async () => {
    await put('a', sentAgo(1_000));
    await put('b');
    expect(await taken({ resend: true })).toEqual(['a']);
    expect(await statesOf()).toEqual({ a: 'sending', b: 'queued' });
  });

  it('QU4 says what a command waits for, if it waits', async () => {
    await put('a', { args: 1 });
    await put('b', { after: ['a'], touches: ['lists:x'] });
    const [a, b] = (await take()).entries.map(toSent);
    expect(a).toEqual({ id: 'a', name: 'add_note', v: 1, args: 1, recordedAt: SERVER_TIME });
    expect(b).toEqual({ id: 'b', name: 'add_note', v: 1, args: { id: 'b' }, recordedAt: SERVER_TIME, after: ['a'] });
  });
});

describe('an outcome', () => {
  const applied = (id: string): Outcome => ({ id, state: 'applied' });
  const settle = (outcomes: Outcome[], fresh: string[] = [], pull: { midway?: boolean; complete?: boolean } = {}) =>
    settleOutcomes(store, outcomes, { fresh: new Set(fresh), midway: false, complete: false, ...pull });

  it('PU7 «applied» keeps the command until its rows are here, and frees nothing', async () => {
    await put('a', sentAgo(1_000));
    await put('b', sentAgo(1_000));
    expect(await settle([applied('a')])).toEqual([]);
    expect(await statesOf()).toEqual({ a: 'answered', b: 'sending' });
    expect(await releaseAnswered(store)).toEqual(['notes:a']);
    expect(await statesOf()).toEqual({ b: 'sending' });
  });

  it('PU7 «applied» on the only page of a pull is done at once, and nothing beside it', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await put(id, sentAgo(1_000));
    await put('e');
    expect(await settle(['e', 'a', 'b', 'd'].map(applied), [], { complete: true })).toEqual([
      'notes:a',
      'notes:b',
      'notes:d',
      'notes:e',
    ]);
    expect(await statesOf()).toEqual({ c: 'sending' });
  });

  it('PU7 of a call with a later page keeps it for one pull more', async () => {
    await put('a', sentAgo(1_000));
    expect(await settle([applied('a')], [], { midway: true, complete: true })).toEqual([]);
    expect(await releaseAnswered(store)).toEqual([]);
    expect(await statesOf()).toEqual({ a: 'answered' });
    expect(await releaseAnswered(store)).toEqual(['notes:a']);
    expect(await statesOf()).toEqual({});
  });

  it('PU5 «rejected» parks the command with code and detail, and what waits for it', async () => {
    await put('a', sentAgo(1_000));
    await put('b', { after: ['a'] });
    await put('c');
    const detail = { by: 'mina' };
    expect(await settle([{ id: 'a', state: 'rejected', code: 'taken', detail }], ['a'])).toEqual([
      'notes:a',
      'notes:b',
    ]);
    expect(await store.queue.toArray()).toMatchObject([
      { id: 'a', ...sentAgo(1_000), state: 'parked', code: 'taken', detail },
      { id: 'b', state: 'parked', code: 'depends_on_refused' },
      { id: 'c', state: 'queued' },
    ]);
    await settle([{ id: 'c', state: 'rejected', code: 'not_found' }]);
    expect(await entryById(store, 'c')).toMatchObject({ state: 'parked', code: 'not_found' });
    expect(Object.keys((await entryById(store, 'c')) ?? {})).not.toContain('detail');
  });

  it('PU4 changes nothing of one that is parked, and settles one that is queued again', async () => {
    await put('a', { state: 'parked', code: 'outcome_unknown' });
    await put('b');
    await settle([applied('a'), applied('b')]);
    expect(await statesOf()).toEqual({ a: 'parked', b: 'answered' });
    expect(await releaseAnswered(store)).toEqual(['notes:b']);
    expect(await statesOf()).toEqual({ a: 'parked' });
  });

  it('PU9 that is missing queues again what only that call carried, and nothing that went before', async () => {
    await put('a', sentAgo(1_000));
    await put('b', sentAgo(2_000));
    await put('c', sentAgo(1_000));
    await put('d', { state: 'parked', code: 'taken' });
    await settle([applied('a')], ['a', 'c', 'd']);
    expect(await statesOf()).toEqual({ a: 'answered', b: 'sending', c: 'queued', d: 'parked' });
    expect((await entryById(store, 'c'))?.firstSentAt).toBeUndefined();
    expect(await taken()).toEqual(['b', 'c']);
  });

  it('PU4 of none at all says nothing about what was sent', async () => {
    await put('a', sentAgo(1_000));
    await settle([], ['a']);
    expect(await statesOf()).toEqual({ a: 'sending' });
  });
});

describe('what cannot go', () => {
  it('PU8 is parked when it was sent more than 58 days ago by the server’s time, and nothing else is', async () => {
    await put('a', sentAgo(58 * DAY + 1));
    await put('b', sentAgo(58 * DAY));
    await put('c', { state: 'sending' });
    await put('d', { ...sentAgo(60 * DAY), state: 'answered' });
    expect(await parkForgotten(store, new Date(NOW).toISOString())).toEqual(['notes:a']);
    expect(await statesOf()).toEqual({ a: 'parked', b: 'sending', c: 'sending', d: 'answered' });
    expect((await entryById(store, 'a'))?.code).toBe('outcome_unknown');
  });

  it('PU3 is parked alone, with what the call says of it', async () => {
    await put('a', sentAgo(1_000));
    expect(await parkAlone(store, 'a', VERDICT_ON_ONE['too-large'] ?? '')).toEqual(['notes:a']);
    expect(await inState(store, 'parked').toArray()).toMatchObject([{ code: 'too_large' }]);
    expect(VERDICT_ON_ONE).toEqual({ 'too-large': 'too_large', 'invalid-request': 'invalid_command' });
  });
});
