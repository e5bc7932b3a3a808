// The names in a thread: as people are called today while this device knows them, else as they were called when they wrote.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { threadOf } from '#domain/conversations/thread.ts';
import { personStore } from '#sync/database.ts';
import { mirrorOf } from '#sync/outbox.ts';

const [CHAT, VERA, MINA] = ['chat', 'vera', 'mina'] as const;

function said(id: string, sender: string | null, name: string | null) {
  const at = `2026-11-21T10:00:0${id}.000Z`;
  return {
    ...{ id, row_xid: '7', conversation_id: CHAT, venue_id: 'venue', rockstar_id: 'rocco', unread_by: null },
    ...{ sender_id: sender, sender_side: 'venue', sender_name: name, content: 'Hello', template: null },
    ...{ created_at: at, delivered_at: null, read_at: null, updated_at: at },
  };
}

it('shows the name of today of whom the device knows, of others that of then, and none of a deleted account', async () => {
  const store = personStore({ indexedDB: new IDBFactory(), IDBKeyRange }, catalogue, VERA);
  await store.rows('profiles').put({ id: VERA, row_xid: '7', name: 'Vera Today' } as never);
  await store
    .rows('messages')
    .bulkPut([said('1', VERA, 'Vera Then'), said('2', MINA, 'Mina Then'), said('3', null, null)] as never[]);
  const mirror = mirrorOf(store);
  const { messages } = await threadOf(mirror, { id: CHAT, newest: 5 });
  expect(messages.map(({ senderName }) => senderName)).toEqual(['Vera Today', 'Mina Then', null]);
  store.db.close();
});
