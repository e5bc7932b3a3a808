// A thread as the device reads it: it follows what becomes of its messages for as long as it is open, knows what came while
// another page was, and calls people as they are called today while this device knows them, else as they were when they wrote.
import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { openedChat, threadOf } from '#domain/conversations/thread.ts';
import { type PersonStore, personStore } from '#sync/database.ts';
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

/** What an open thread shows of each message; `close` leaves for another page. */
function opened(store: PersonStore) {
  const mirror = mirrorOf(store);
  const shown = vi.fn<(messages: readonly string[]) => void>();
  const subscription = liveQuery(() => mirror.together(asked => openedChat(asked, { id: CHAT, newest: 5 }))).subscribe(
    chat => shown((chat?.thread.messages ?? []).map(({ content, state }) => `${content}: ${state}`)),
  );
  const shows = (...wanted: readonly string[]) => vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith(wanted));
  return { shows, close: () => subscription.unsubscribe() };
}

it('turns the ticks of an open thread, adds what comes, and has what came while another page was open', async () => {
  const store = personStore({ indexedDB: new IDBFactory(), IDBKeyRange }, catalogue, VERA);
  const at = '2026-11-21T10:00:09.000Z';
  await store.rows('conversations').put({
    ...{ id: CHAT, row_xid: '7', venue_id: 'venue', rockstar_id: 'rocco', created_at: at, updated_at: at },
  } as never);
  const first = said('1', VERA, 'Vera');
  await store.rows('messages').put(first as never);
  const thread = opened(store);
  await thread.shows('Hello: sent');
  await store.rows('messages').put({ ...first, delivered_at: at, row_xid: '8' } as never);
  await thread.shows('Hello: delivered');
  await store.rows('messages').put({ ...first, delivered_at: at, read_at: at, row_xid: '9' } as never);
  await thread.shows('Hello: read');
  await store.rows('messages').put(said('2', MINA, 'Mina') as never);
  await thread.shows('Hello: read', 'Hello: sent');
  thread.close();

  await store.rows('messages').put(said('3', MINA, 'Mina') as never);
  const again = opened(store);
  await again.shows('Hello: read', 'Hello: sent', 'Hello: sent');
  again.close();
  store.db.close();
});
