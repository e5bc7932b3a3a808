// Digests, and what a device does about those that differ from its own.
import { describe, expect, it } from 'vitest';
import type { SyncAnswer, SyncRequest } from '#sync/answer.ts';
import type { PersonStore } from '#sync/database.ts';
import { addRow, digestTable, hashText, mismatches, NO_ROWS, repair } from '#sync/digest.ts';
import { type Fence, LostLeadership } from '#sync/fence.ts';
import { Repairer } from '#sync/repair.ts';
import { notes, notesCatalogue } from '#tests/support/simulator/notes.ts';
import { ledStore, newStore, noteRow } from './stores.ts';

const ids = ['0190a1b2-0000-7000-8000-ff00ff123456', '0190a1b2-0000-7000-8000-0000000000ff', 'ffffffffffff'];
/** Beyond 2^24 and 2^48. */
const xids = ['1', '16777216', '16777217', '9007199254740991', '281474976710699'];

/** The words of SPEC.md, in whole numbers of any size. */
function bySpec(rows: readonly { readonly id: string; readonly row_xid: string }[]): string {
  const word = 1n << 24n;
  let [hi, lo] = [0n, 0n];
  for (const { id, row_xid } of rows) {
    const last = BigInt(`0x${id.slice(-12)}`);
    const [a, b] = [last / word, last % word];
    const [x, y] = [BigInt(row_xid) % word, (BigInt(row_xid) / word) % word];
    hi ^= (31n * a + 17n * x + y) % word;
    lo ^= (37n * b + 23n * x + y) % word;
  }
  return hi.toString(16).padStart(6, '0') + lo.toString(16).padStart(6, '0');
}

const answerOf = (more: Partial<SyncAnswer>): SyncAnswer => ({ more: false, ...more }) as SyncAnswer;
const everything = (table: string) => ({ table, scope: '*' });

describe('a digest', () => {
  it('PL8 is that of SPEC.md for ids and transactions of every size, in whatever order', () => {
    const rows = ids.flatMap(id => xids.map(row_xid => ({ id, row_xid })));
    for (const row of rows) expect(hashText(addRow(NO_ROWS, row))).toBe(bySpec([row]));
    expect(hashText(rows.reduce(addRow, NO_ROWS))).toBe(bySpec(rows));
    expect(hashText(rows.toReversed().reduce(addRow, NO_ROWS))).toBe(bySpec(rows));
    expect(hashText(NO_ROWS)).toBe('000000000000');
  });

  it('PL8 counts the rows of one table as the server last said them', async () => {
    const store = newStore();
    await store.rows('notes').bulkPut([noteRow('aa'), noteRow('ab', { text: 'not yet sent' })]);
    await store.rows('lists').put({ id: 'ba', row_xid: '3' });
    await store.base.bulkPut([
      { key: 'notes:ab', row: noteRow('ab', { row_xid: '9' }) },
      { key: 'notes:ac', row: null },
    ]);
    const rows = [noteRow('aa'), noteRow('ab', { row_xid: '9' })];
    expect(await digestTable(store, notes)).toEqual({ count: 2, hash: hashText(rows.reduce(addRow, NO_ROWS)) });
  });

  it('PL8 differs by count or by hash, and says nothing of a scope or of a table that is not ours', async () => {
    const store = newStore();
    await store.rows('notes').put(noteRow('aa'));
    const { count, hash } = await digestTable(store, notes);
    const differing = (more: object) =>
      mismatches(store, notesCatalogue, answerOf({ digests: [{ table: 'notes', scope: '*', count, hash, ...more }] }));
    expect(await differing({})).toEqual([]);
    expect(await differing({ count: 2 })).toEqual(['notes']);
    expect(await differing({ hash: 'ffffffffffff' })).toEqual(['notes']);
    expect(await differing({ count: 2, scope: 'list:ba' })).toEqual([]);
    expect(await differing({ count: 2, table: 'elsewhere' })).toEqual([]);
    expect(await mismatches(store, notesCatalogue, answerOf({}))).toEqual([]);
  });
});

describe('a table that differs', () => {
  const at = (store: PersonStore, fence: Fence) => ({ store, catalogue: notesCatalogue, fence });
  const named = (table: string, ...left: string[]) => answerOf({ ids: [{ table, scope: '*', ids: left }] });

  it('PL8 loses the rows that the server does not name, and those of no other table', async () => {
    const { store, fence } = await ledStore();
    await store.rows('notes').bulkPut(['aa', 'ab', 'ac'].map(id => noteRow(id)));
    await store.rows('lists').put({ id: 'ba', row_xid: '3' });
    expect(await repair(at(store, fence), named('notes', 'aa', 'ac'))).toBe(false);
    expect(await store.rows('notes').toCollection().primaryKeys()).toEqual(['aa', 'ac']);
    expect(await store.rows('lists').count()).toBe(1);
  });

  it('PL8 PL11 loses what cannot be read, too, once the server does not name it', async () => {
    const { store, fence } = await ledStore();
    await store.unreadable.bulkPut(['aa', 'ab'].map(id => ({ key: `notes:${id}`, row: noteRow(id) })));
    expect(await repair(at(store, fence), named('notes', 'aa'))).toBe(false);
    expect(await store.unreadable.toCollection().primaryKeys()).toEqual(['notes:aa']);
  });

  it('PL8 begins from zero when a row is missing, or when nothing was too much', async () => {
    const { store, fence } = await ledStore();
    await store.rows('notes').bulkPut(['aa', 'ab'].map(id => noteRow(id)));
    expect(await repair(at(store, fence), named('notes', 'aa', 'zz'))).toBe(true);
    expect(await repair(at(store, fence), named('notes', 'aa'))).toBe(true);
    expect(await store.rows('notes').count()).toBe(1);
  });

  it('PL8 is left alone by ids of a scope or of a table that is not ours, and by who leads no more', async () => {
    const { store, fence } = await ledStore();
    await store.rows('notes').put(noteRow('aa'));
    await repair(at(store, fence), answerOf({ ids: [{ table: 'notes', scope: 'list:ba', ids: [] }] }));
    await repair(at(store, fence), named('elsewhere'));
    await repair(at(store, fence), answerOf({}));
    await expect(repair(at(store, fence + 1), named('notes'))).rejects.toThrow(LostLeadership);
    expect(await store.rows('notes').count()).toBe(1);
  });
});

describe('the repairer', () => {
  const MINUTE = 60_000;
  const all = { digests: notesCatalogue.tables.map(({ name }) => everything(name)) };

  async function setup() {
    const { store, fence } = await ledStore();
    await store.rows('notes').put(noteRow('aa'));
    const repairer = new Repairer(notesCatalogue);
    const right = async () =>
      await Promise.all(
        notesCatalogue.tables.map(async table => ({
          table: table.name,
          scope: '*',
          ...(await digestTable(store, table)),
        })),
      );
    const wrong = async (...tables: string[]) =>
      (await right()).map(digest => (tables.includes(digest.table) ? { ...digest, hash: 'ffffffffffff' } : digest));
    const hear = (now: number, asked: Pick<SyncRequest, 'digests' | 'ids'>, more: Partial<SyncAnswer>) =>
      repairer.received({ store, fence, now }, asked, answerOf(more));
    return { store, repairer, right, wrong, hear };
  }

  it('PL8 asks at once, then every ten minutes, after a lost connection, and never beside something else', async () => {
    const { repairer, right, hear } = await setup();
    expect(repairer.wants(0, false)).toEqual({});
    expect(repairer.wants(0, true)).toEqual(all);
    await hear(MINUTE, all, { digests: await right(), more: true });
    expect(repairer.wants(MINUTE, true)).toEqual(all);
    await hear(MINUTE, {}, { digests: await right() });
    await hear(MINUTE, all, {});
    expect(repairer.wants(MINUTE, true)).toEqual(all);
    await hear(MINUTE, all, { digests: await right() });
    expect(repairer.busy).toBe(false);
    expect(repairer.wants(11 * MINUTE - 1, true)).toEqual({});
    expect(repairer.wants(11 * MINUTE, true)).toEqual(all);
    repairer.doubt('offline', MINUTE);
    expect(repairer.wants(2 * MINUTE, true)).toEqual(all);
    await hear(2 * MINUTE, all, { digests: await right() });
    // No ids were asked for: what took too long was something else.
    repairer.doubt('timeout', 3 * MINUTE);
    expect(repairer.wants(3 * MINUTE, true)).toEqual(all);
  });

  it('PL8 asks again for what differs, then for its ids, then begins from zero', async () => {
    const { store, repairer, wrong, hear } = await setup();
    await hear(0, all, { digests: await wrong('notes', 'lists') });
    expect(repairer.busy).toBe(true);
    const suspects = { digests: [everything('lists'), everything('notes')] };
    expect(repairer.wants(1, true)).toEqual(suspects);
    // One of them agrees by now: it was the moment, not the rows.
    await hear(1, suspects, { digests: (await wrong('notes')).filter(({ table }) => table !== 'members') });
    const confirmed = { ids: [everything('notes')] };
    expect([repairer.busy, repairer.wants(2, true)]).toEqual([true, confirmed]);
    await hear(2, confirmed, {});
    expect(repairer.wants(2, true)).toEqual(confirmed);
    await hear(2, {}, { ids: [{ ...everything('notes'), ids: [] }] });
    expect(repairer.wants(2, true)).toEqual(confirmed);
    await hear(2, confirmed, { ids: [{ ...everything('notes'), ids: ['aa', 'zz'] }] });
    expect(repairer.busy).toBe(true);
    expect((await store.meta.get('pull'))?.value).toMatchObject({ cursor: null });
    expect(repairer.wants(3, true)).toEqual({});
    expect(repairer.busy).toBe(false);
  });

  it('PL8 has healed a table when taking rows away was enough', async () => {
    const { store, repairer, wrong, hear } = await setup();
    await hear(0, all, { digests: await wrong('notes') });
    await hear(1, repairer.wants(1, true), {
      digests: (await wrong('notes')).filter(({ table }) => table === 'notes'),
    });
    await hear(2, repairer.wants(2, true), { ids: [{ ...everything('notes'), ids: [] }] });
    expect([repairer.busy, await store.rows('notes').count(), await store.meta.get('pull')]).toEqual([
      false,
      0,
      undefined,
    ]);
  });

  it('EN14 waits twice as long after each pull from zero that did not help, a day at most', async () => {
    const { repairer, right, wrong, hear } = await setup();
    let now = 0;
    const beginAgain = async () => {
      await hear(now, all, { digests: await wrong('notes') });
      const only = (await wrong('notes')).filter(({ table }) => table === 'notes');
      await hear(now, { digests: [everything('notes')] }, { digests: only });
      await hear(now, { ids: [everything('notes')] }, { ids: [{ ...everything('notes'), ids: ['aa'] }] });
    };
    for (const wait of [20, 40, 80, 160, 320, 640, 1_280, 1_440, 1_440]) {
      await beginAgain();
      // A lost connection is no reason to hurry now.
      repairer.doubt('offline', now);
      expect(repairer.wants(now + wait * MINUTE - 1, true)).toEqual({});
      now += wait * MINUTE;
      expect(repairer.wants(now, true)).toEqual(all);
    }
    // That one table is equal says nothing of the others.
    await hear(now, { digests: [everything('lists')] }, { digests: (await right()).slice(0, 1) });
    expect(repairer.wants(now + 1_000 * MINUTE, true)).toEqual({});
    await hear(now, all, { digests: await right() });
    expect(repairer.wants(now + 10 * MINUTE, true)).toEqual(all);
  });

  it('EN14 leaves ids alone that a link does not carry in time, and goes on pulling', async () => {
    const { repairer, wrong, hear } = await setup();
    const confirm = async (now: number) => {
      await hear(now, all, { digests: await wrong('notes') });
      await hear(now, { digests: [everything('notes')] }, { digests: (await wrong('notes')).slice(-1) });
    };
    await confirm(0);
    repairer.doubt('offline', 0);
    expect(repairer.wants(0, true)).toEqual({ ids: [everything('notes')] });
    repairer.doubt('timeout', 0);
    expect([repairer.busy, repairer.wants(20 * MINUTE - 1, true)]).toEqual([false, {}]);
    expect(repairer.wants(20 * MINUTE, true)).toEqual(all);
  });

  it('EN12 asks for nothing more where less is kept', async () => {
    const { repairer, wrong, hear } = await setup();
    await hear(0, all, { digests: await wrong('notes') });
    repairer.giveUp();
    expect([repairer.busy, repairer.wants(1, true)]).toEqual([false, {}]);
    await hear(0, all, { digests: await wrong('notes') });
    await hear(0, { digests: [everything('notes')] }, { digests: await wrong('notes') });
    repairer.giveUp();
    expect([repairer.busy, repairer.wants(1, true)]).toEqual([false, {}]);
  });
});
