// What the Data tab says of this device: kinds of rows, counted, and what each takes.
import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { partsOf, storedHere, TABLES_OF } from '#domain/settings/stored.ts';
import { personStore } from '#sync/database.ts';
import { mirrorOf } from '#sync/outbox.ts';

const chats = { kind: 'chats', rows: 3, weight: 300 } as const;
const work = { kind: 'work', rows: 1, weight: 100 } as const;

describe('what lies on a device', () => {
  it('is counted by kind, whatever table it is in, and heavier where its rows are longer', async () => {
    const store = personStore({ indexedDB: new IDBFactory(), IDBKeyRange }, catalogue, 'rocco');
    const row = (id: string, words: string) => ({ id, row_xid: '1', words });
    await store.rows('bookings').bulkPut([row('a', ''), row('b', '')]);
    await store.rows('timesheets').bulkPut([row('a', '')]);
    // More than are looked at.
    await store
      .rows('messages')
      .bulkPut(Array.from({ length: 50 }, (_, nth) => row(String(nth + 10), 'x'.repeat(500))));
    await store.rows('notifications').bulkPut([row('a', '')]);
    const found = await storedHere(mirrorOf(store));
    store.db.close();
    expect(found.map(({ kind, rows }) => [kind, rows])).toEqual([
      ['work', 3],
      ['chats', 50],
      ['people', 1],
    ]);
    expect(found[1]?.weight).toBeGreaterThan(50 * 500);
    expect(found[0]?.weight).toBeLessThan(3 * 100);
  });

  it('is of one kind and no other, whichever table it is in', () => {
    const tables = catalogue.tables.map(({ name }) => name);
    expect(Object.values(TABLES_OF).flat().toSorted()).toEqual(tables.toSorted());
  });

  it('is shared out of what the browser says the database takes; the rest is the app', () => {
    expect(partsOf([work, chats], { used: 10_000, database: 4_000 })).toEqual([
      { kind: 'work', rows: 1, bytes: 1_000 },
      { kind: 'chats', rows: 3, bytes: 3_000 },
      { kind: 'app', rows: null, bytes: 6_000 },
    ]);
  });

  it('takes what it is long where the browser tells one figure, and never more than that', () => {
    expect(partsOf([work, chats], { used: 10_000, database: null }).map(({ bytes }) => bytes)).toEqual([
      100, 300, 9_600,
    ]);
    expect(partsOf([work, chats], { used: 200, database: null }).map(({ bytes }) => bytes)).toEqual([50, 150, 0]);
    expect(partsOf([], { used: 200, database: 50 })).toEqual([{ kind: 'app', rows: null, bytes: 200 }]);
  });
});
