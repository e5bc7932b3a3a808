// What was said last with a venue, beside a booking and beside an open shift, from the phone alone.
import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { lastWords } from '#domain/conversations/thread.ts';
import { conversationId } from '#domain/ids.ts';
import { personStore } from '#sync/database.ts';
import { mirrorOf } from '#sync/outbox.ts';
import { BOOKING, bookingRow, MANAGER, SHIFT, shiftRow, VENUE, venueRow, WORKER } from './rows.ts';

it('are the newest three of that chat, oldest first; nothing where nobody has spoken', async () => {
  const store = personStore({ indexedDB: new IDBFactory(), IDBKeyRange }, catalogue, WORKER);
  const put = (table: string, ...rows: readonly unknown[]) => store.rows(table).bulkPut(rows as never[]);
  const mirror = mirrorOf(store);
  const chat = conversationId(VENUE, WORKER);
  const message = (nth: number, changes: object = {}) => ({
    ...{ id: `0190a000-0000-7000-8000-00000000020${nth}`, row_xid: '1', conversation_id: chat, sender_id: MANAGER },
    ...{ sender_side: 'venue', sender_name: 'Mina', content: `Word ${nth}`, template: null, unread_by: null },
    ...{ created_at: `2026-11-26T10:0${nth}:00.000Z`, updated_at: `2026-11-26T10:0${nth}:00.000Z` },
    ...{ delivered_at: null, read_at: null, ...changes },
  });
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
  await put(
    'messages',
    ...[1, 2, 3].map(nth => message(nth)),
    message(4, { sender_id: WORKER, sender_side: 'rockstar' }),
  );
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
