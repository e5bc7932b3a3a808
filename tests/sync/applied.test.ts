// What an answer leaves behind: pull.ts over a store of its own, answers made by hand.
import { beforeEach, describe, expect, it } from 'vitest';
import type { SyncAnswer } from '#sync/answer.ts';
import { NOTHING_PULLED, type PersonStore, type PullRecord, readPull, writePull } from '#sync/database.ts';
import type { Fence } from '#sync/fence.ts';
import type { MirroredRow } from '#sync/index.ts';
import { applyAnswer, startOver } from '#sync/pull.ts';
import { aheadOf, append, entryById } from '#sync/queue.ts';
import { notesCatalogue } from '#tests/support/simulator/notes.ts';
import { answerOf, applied, SERVER_TIME } from './one-round.ts';
import { ledStore, noteRow } from './stores.ts';

let store: PersonStore;
let fence: Fence;
beforeEach(async () => {
  ({ store, fence } = await ledStore());
  asked = [];
});

/** What tables were asked about their rows. */
let asked: unknown[][];
/** Rows of a list belong to two scopes; a note's age and scopes are noted when they are asked for. */
const catalogue = {
  ...notesCatalogue,
  tables: notesCatalogue.tables.map(table => {
    if (table.name === 'lists') return { ...table, scopes: () => ['list:ba', 'list:ce'] };
    if (table.name !== 'notes') return table;
    return {
      ...table,
      scopes: (row: MirroredRow) => {
        asked.push(['scopes', row.id]);
        return table.scopes(row);
      },
      expired: (row: MirroredRow, day: string, today: string) => {
        asked.push(['expired', row.id, day, today]);
        return table.expired?.(row, day, today) ?? false;
      },
    };
  }),
};

/** The answer to what the device asks next; each names a cursor of its own. */
let cursors = 0;
async function take(more: Partial<SyncAnswer> = {}, sent = 0): Promise<PullRecord> {
  const { cursor } = await readPull(store);
  cursors += 1;
  const answer = answerOf({ cursor: `c${cursors}`, ...more });
  const call = {
    asked: cursor,
    sent,
    fresh: new Set<string>(),
    now: '2026-11-22T12:00:00.000Z',
    breathe: async () => {},
  };
  expect(await applyAnswer({ store, catalogue, fence, ...call }, answer)).toBe(true);
  return await readPull(store);
}
const ofNotes = (...rows: MirroredRow[]) => ({ notes: rows });
const has = async () => (await store.rows('notes').toArray()).map(({ id }) => id);
const named = async () => (await store.seen.toArray()).map(({ key }) => key);

async function queue(id: string, state: 'sending' | 'answered' = 'sending'): Promise<void> {
  const entry = {
    id,
    name: 'gone_with_the_next_version',
    v: 1,
    args: {},
    recordedAt: SERVER_TIME,
    lanes: [],
    reads: [],
  };
  await append(store, [{ ...entry, touches: [] }], await aheadOf(store, []));
  await store.queue.where('id').equals(id).modify({ state, firstSentAt: SERVER_TIME });
}
const stateOf = async (id: string) => (await entryById(store, id))?.state;

describe('the record of a pull', () => {
  it('PL1 moves with every answer', async () => {
    expect(await take({ rows: ofNotes(noteRow('a')) }, 2)).toEqual({
      ...NOTHING_PULLED,
      cursor: `c${cursors}`,
      epoch: 'one',
      horizonDay: '2026-09-27',
      complete: true,
      more: false,
      serverTime: SERVER_TIME,
      lastPullAt: '2026-11-22T12:00:00.000Z',
      lastPushAt: '2026-11-22T12:00:00.000Z',
    });
  });

  it('PL1 keeps when something was last sent, with an answer to nothing', async () => {
    await take({}, 1);
    await writePull(store, { ...(await readPull(store)), lastPushAt: 'earlier' });
    expect(await take()).toMatchObject({ lastPushAt: 'earlier', lastPullAt: '2026-11-22T12:00:00.000Z' });
  });

  it('PL3 stays, with all the rest, where the answer is to another cursor', async () => {
    const before = await take({ rows: ofNotes(noteRow('a')) });
    const call = { asked: 'another', sent: 1, fresh: new Set<string>(), now: 'now', breathe: async () => {} };
    const answer = answerOf({ gone: { notes: ['a'] } });
    expect(await applyAnswer({ store, catalogue, fence, ...call }, answer)).toBe(false);
    expect([await has(), await readPull(store)]).toEqual([['a'], before]);
  });

  it('EN9 counts the rows of a pull that takes more pages, from its beginning', async () => {
    const page = { more: true, rows: ofNotes(noteRow('a'), noteRow('b')) };
    expect(await take(page)).toMatchObject({ done: 2, complete: false });
    expect(await take(page)).toMatchObject({ done: 4, more: true });
    expect(await take({ ...page, reset: true, begins: true })).toMatchObject({ done: 2 });
    expect(await take({ ...page, reset: true })).toMatchObject({ done: 4 });
    expect(await take(page)).toMatchObject({ done: 6 });
    expect(await take({ ...page, more: false })).toMatchObject({ done: 0, reset: null, complete: true });
  });

  it('PL6 begins from zero when it is told to, and forgets nothing else', async () => {
    const before = await take({ rows: ofNotes(noteRow('a')) });
    await startOver(store, fence);
    expect(await readPull(store)).toEqual({ ...before, cursor: null });
    expect(await has()).toEqual(['a']);
    await expect(startOver(store, fence - 1)).rejects.toThrow();
  });
});

describe('a command that was applied', () => {
  it('PU7 leaves with the last page of the pull that begins after it', async () => {
    await take();
    await queue('c1');
    await take({ outcomes: applied('c1'), more: true });
    expect(await stateOf('c1')).toBe('answered');
    await take({ more: true });
    expect(await stateOf('c1')).toBe('answered');
    await take();
    expect(await stateOf('c1')).toBeUndefined();
  });

  it('PU7 that was sent with a later page waits for a whole pull after that one', async () => {
    await take({ more: true });
    await queue('c1');
    await take({ outcomes: applied('c1') });
    expect(await stateOf('c1')).toBe('answered');
    await take();
    expect(await stateOf('c1')).toBeUndefined();
  });

  it.each([
    ['the server began again', { begins: true, reset: true }, {}],
    ['the device asked from zero', {}, { cursor: null }],
  ])('PU7 that was sent with a later page for which %s leaves with that pull', async (_, answer, asked) => {
    await take({ more: true });
    await writePull(store, { ...(await readPull(store)), ...asked });
    await queue('c1');
    await take({ outcomes: applied('c1'), ...answer });
    expect(await stateOf('c1')).toBeUndefined();
  });
});

describe('a pull from zero', () => {
  beforeEach(async () => {
    await take({ rows: ofNotes(noteRow('a'), noteRow('b'), noteRow('c')) });
  });

  it('PL6 takes away what none of its pages named, with the last', async () => {
    await take({ reset: true, begins: true, more: true, rows: ofNotes(noteRow('a')) });
    expect([await has(), await named()]).toEqual([['a', 'b', 'c'], ['notes:a']]);
    await take({ reset: true, more: true, rows: ofNotes(noteRow('b')) });
    expect([await has(), await named()]).toEqual([
      ['a', 'b', 'c'],
      ['notes:a', 'notes:b'],
    ]);
    await take({ reset: true });
    expect([await has(), await named()]).toEqual([['a', 'b'], []]);
  });

  it.each([
    ['the device had nothing of it', { reset: null }, {}],
    ['the device had asked from zero', { cursor: null }, {}],
    ['another server goes on with it', {}, { epoch: 'two' }],
  ])('PL6 forgets what an earlier try had named when %s', async (_, before, answer) => {
    await take({ reset: true, begins: true, more: true, rows: ofNotes(noteRow('a')) });
    await writePull(store, { ...(await readPull(store)), ...before });
    await take({ reset: true, more: true, rows: ofNotes(noteRow('b')), ...answer });
    expect(await named()).toEqual(['notes:b']);
  });

  it('PL6 that the server begins again counts what it names from then on', async () => {
    for (const id of ['a', 'b']) await take({ reset: true, begins: true, more: true, rows: ofNotes(noteRow(id)) });
    expect(await named()).toEqual(['notes:b']);
  });

  it('PL6 takes away what a first one brought that never came to its end', async () => {
    ({ store, fence } = await ledStore());
    await take({ reset: true, begins: true, more: true, rows: ofNotes(noteRow('a')) });
    await take({ reset: true, begins: true, rows: ofNotes(noteRow('b')) });
    expect(await has()).toEqual(['b']);
  });

  it('PL6 of an older server, which does not say that it begins, goes on and ends', async () => {
    await take({ reset: true, more: true, rows: ofNotes(noteRow('a')) });
    await take({ reset: true, rows: ofNotes(noteRow('c')) });
    expect(await has()).toEqual(['a', 'c']);
  });

  it('PL6 that is a device’s first takes nothing away', async () => {
    ({ store, fence } = await ledStore());
    await store.rows('notes').put(noteRow('z'));
    await take({ reset: true, begins: true, rows: ofNotes(noteRow('a')) });
    expect(await has()).toEqual(['a', 'z']);
  });
});

describe('rows', () => {
  const written = () => {
    const seen: unknown[] = [];
    store.rows('notes').hook('updating', changes => void seen.push(changes));
    return seen;
  };

  it('PL4 that say the same are not written again; one that says something else of its reader is', async () => {
    await take({ rows: ofNotes(noteRow('a'), noteRow('b')) });
    const seen = written();
    await take({ rows: ofNotes(noteRow('a'), noteRow('b')) });
    expect(seen).toEqual([]);
    await take({ rows: ofNotes(noteRow('a'), noteRow('b', { text: 'mine' })) });
    expect(seen).toEqual([{ text: 'mine' }]);
    expect(await store.rows('notes').get('b')).toEqual(noteRow('b', { text: 'mine' }));
    await take({ rows: ofNotes(noteRow('b', { text: 'mine', row_xid: '8' })) });
    expect(seen.slice(1)).toEqual([{ row_xid: '8' }]);
  });

  it('PL5 of a scope that closed leave, whatever else they belong to', async () => {
    const list = { id: 'ba', row_xid: '7', title: 'Bar', owner_id: 'vera', note_count: 0 };
    await take({ rows: { lists: [list], ...ofNotes(noteRow('a'), noteRow('b', { list_id: 'ce' })) } });
    await take({
      scopes: [
        { scope: 'list:ba', change: 'revoked' },
        { scope: 'list:ce', change: 'granted' },
      ],
    });
    expect([await has(), await store.rows('lists').count()]).toEqual([['b'], 0]);
  });

  it('PL11 that this version cannot even ask how old they are leave when the others are asked', async () => {
    await take({ rows: ofNotes(noteRow('a'), { id: 'x', row_xid: '7' } as MirroredRow) });
    expect(await store.unreadable.count()).toBe(1);
    await take({ horizonDay: '2026-09-28' });
    expect([await has(), await store.unreadable.count()]).toEqual([['a'], 0]);
  });

  it('PL9 are asked for their scopes only when one closes', async () => {
    await take({ rows: ofNotes(noteRow('a')) });
    await take({ scopes: [{ scope: 'list:ba', change: 'granted' }] });
    expect(asked).toEqual([]);
  });

  it('PL7 are asked for their age only when the day has changed, and those without one stay', async () => {
    const list = { id: 'ba', row_xid: '7', title: 'Bar', owner_id: 'vera', note_count: 0 };
    const old = noteRow('o', { text: 'until 2026-09-27' });
    await take({ rows: { lists: [list], ...ofNotes(old, noteRow('a')) } });
    await take({ rows: ofNotes(noteRow('b', { text: 'until 2026-09-01' })) });
    expect([asked, await has()]).toEqual([[], ['a', 'b', 'o']]);
    await take({ horizonDay: '2026-09-28' });
    expect(asked).toEqual(['a', 'b', 'o'].map(id => ['expired', id, '2026-09-28', '2026-11-22']));
    expect([await has(), await store.rows('lists').count()]).toEqual([['a'], 1]);
  });

  it('EN12 that are over are not stored while there is no room, and those that go are no trouble', async () => {
    await take({ rows: ofNotes(noteRow('a')) });
    await writePull(store, { ...(await readPull(store)), lean: SERVER_TIME });
    const over = noteRow('o', { text: 'until 2026-11-01' });
    expect(await take({ rows: ofNotes(over, noteRow('b')), gone: { notes: ['a'] } })).toMatchObject({
      horizonDay: '2026-11-20',
      lean: SERVER_TIME,
    });
    expect(await has()).toEqual(['b']);
    await take({ rows: ofNotes(over), serverTime: '2026-11-23T12:00:00.000Z' });
    expect([await has(), await readPull(store)]).toMatchObject([['b'], { cursor: null, lean: null }]);
  });
});
