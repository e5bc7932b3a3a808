// What was said last with a venue, beside a booking and beside an open shift, from the phone alone.
import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { onTheWayFrom } from '#domain/bookings/rules.ts';
import { catalogue } from '#domain/catalogue.ts';
import { lastWordsFrom } from '#domain/conversations/queries.ts';
import { lastWords, saidLate } from '#domain/conversations/thread.ts';
import { conversationId } from '#domain/ids.ts';
import { personStore } from '#sync/database.ts';
import { mirrorOf } from '#sync/outbox.ts';
import { BOOKING, bookingRow, MANAGER, SHIFT, shiftRow, VENUE, venueRow, WORKER } from './rows.ts';

const chat = conversationId(VENUE, WORKER);

function message(nth: number, changes: object = {}) {
  return {
    ...{ id: `0190a000-0000-7000-8000-00000000020${nth}`, row_xid: '1', conversation_id: chat, sender_id: MANAGER },
    ...{ sender_side: 'venue', sender_name: 'Mina', content: `Word ${nth}`, template: null, unread_by: null },
    ...{ created_at: `2026-11-26T10:0${nth}:00.000Z`, updated_at: `2026-11-26T10:0${nth}:00.000Z` },
    ...{ delivered_at: null, read_at: null, ...changes },
  };
}

const own = { sender_id: WORKER, sender_side: 'rockstar' };

it('are the newest three of that chat, oldest first; nothing where nobody has spoken', async () => {
  const store = personStore({ indexedDB: new IDBFactory(), IDBKeyRange }, catalogue, WORKER);
  const put = (table: string, ...rows: readonly unknown[]) => store.rows(table).bulkPut(rows as never[]);
  const mirror = mirrorOf(store);
  await put('venues', venueRow());
  await put('shifts', shiftRow());
  await put('bookings', bookingRow());
  await put('conversations', {
    id: chat,
    row_xid: '1',
    venue_id: VENUE,
    rockstar_id: WORKER,
    updated_at: '2026-11-26',
  });
  expect(await lastWords(mirror, { bookingId: BOOKING })).toBeNull();
  await put('messages', ...[1, 2, 3].map(nth => message(nth)), message(4, own));
  await put('messages', message(5, { conversation_id: 'another chat' }));
  for (const of of [{ bookingId: BOOKING }, { shiftId: SHIFT }]) {
    const found = await lastWords(mirror, of);
    expect(found?.said.map(({ content, own }) => [content, own])).toEqual([
      ['Word 2', false],
      ['Word 3', false],
      ['Word 4', true],
    ]);
    expect(found?.chat.venueName).toBe('The Copper Thistle');
  }
  expect(await lastWords(mirror, { shiftId: 'gone' })).toBeNull();
  store.db.close();
});

it('of those whom a venue waits for are what they wrote, and not what was said to them', async () => {
  const store = personStore({ indexedDB: new IDBFactory(), IDBKeyRange }, catalogue, MANAGER);
  const mirror = mirrorOf(store);
  const from = Date.parse('2026-11-26T10:01:30Z');
  const people = [
    { workerId: WORKER, from },
    { workerId: 'somebody silent', from },
  ];
  await store.rows('messages').bulkPut([message(1, own), message(3)] as never[]);
  expect(await lastWordsFrom(mirror, { venueId: VENUE, people })).toEqual(new Map());
  await store.rows('messages').put(message(2, { ...own, template: 'late_10' }) as never);
  const wrote = await lastWordsFrom(mirror, { venueId: VENUE, people });
  expect([...wrote].map(([who, { template }]) => [who, template])).toEqual([[WORKER, 'late_10']]);
  store.db.close();
});

it('that one comes late are one’s own, of today, and the last of them', async () => {
  const store = personStore({ indexedDB: new IDBFactory(), IDBKeyRange }, catalogue, WORKER);
  const mirror = mirrorOf(store);
  const said = () =>
    saidLate(mirror, { id: chat, from: onTheWayFrom({ startsAt: Date.parse('2026-11-26T13:00:00Z') }) });
  const late = (template: string, changes: object = {}) => ({ ...own, template, ...changes });
  await store.rows('messages').bulkPut([
    // Of the night before, less than a day ago.
    message(1, late('late_20', { created_at: '2026-11-25T13:05:00.000Z' })),
    message(2, late('on_my_way')),
  ] as never[]);
  expect(await said()).toBeNull();
  await store
    .rows('messages')
    .bulkPut([
      message(3, late('late_5')),
      message(4, late('late_10', { delivered_at: '2026-11-26T10:05:00.000Z' })),
      message(5, late('thank_you')),
    ] as never[]);
  expect(await said()).toMatchObject({ template: 'late_10', state: 'delivered' });
  store.db.close();
});
