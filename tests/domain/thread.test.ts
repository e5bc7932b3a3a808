// A thread as the device reads it: it follows what becomes of its messages for as long as it is open, knows what came while
// another page was, and calls people as they are called today while this device knows them, else as they were when they wrote.
import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { expect, it, vi } from 'vitest';
import { conversations, type MessageRow, messages } from '#domain/conversations/schema.ts';
import { openedChat, threadOf } from '#domain/conversations/thread.ts';
import { profiles } from '#domain/profiles/schema.ts';
import type { Mirror } from '#sync/index.ts';
import { deviceOf } from './device-of.ts';

const [CHAT, VERA, MINA] = ['chat', 'vera', 'mina'] as const;

function said(id: string, sender: string | null, name: string | null): Partial<MessageRow> {
  const at = `2026-11-21T10:00:0${id}.000Z`;
  return {
    ...{ id, row_xid: '7', conversation_id: CHAT, venue_id: 'venue', rockstar_id: 'rocco', unread_by: null },
    ...{ sender_id: sender, sender_side: 'venue', sender_name: name, content: 'Hello', template: null },
    ...{ created_at: at, delivered_at: null, read_at: null, updated_at: at },
  };
}

it('shows the name of today of whom the device knows, of others that of then, and none of a deleted account', async () => {
  const { mirror, holds, close } = deviceOf(VERA);
  await holds(profiles, { id: VERA, row_xid: '7', name: 'Vera Today' });
  await holds(messages, said('1', VERA, 'Vera Then'), said('2', MINA, 'Mina Then'), said('3', null, null));
  const thread = await threadOf(mirror, { id: CHAT, newest: 5 });
  expect(thread.messages.map(({ senderName }) => senderName)).toEqual(['Vera Today', 'Mina Then', null]);
  close();
});

/** What an open thread shows of each message; `close` leaves for another page. */
function opened(mirror: Mirror) {
  const shown = vi.fn<(messages: readonly string[]) => void>();
  const subscription = liveQuery(() => mirror.together(asked => openedChat(asked, { id: CHAT, newest: 5 }))).subscribe(
    chat => shown((chat?.thread.messages ?? []).map(({ content, state }) => `${content}: ${state}`)),
  );
  const shows = (...wanted: readonly string[]) => vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith(wanted));
  return { shows, close: () => subscription.unsubscribe() };
}

it('turns the ticks of an open thread, adds what comes, and has what came while another page was open', async () => {
  const { mirror, holds, close } = deviceOf(VERA);
  const at = '2026-11-21T10:00:09.000Z';
  await holds(conversations, {
    ...{ id: CHAT, row_xid: '7', venue_id: 'venue', rockstar_id: 'rocco', created_at: at, updated_at: at },
  });
  const first = said('1', VERA, 'Vera');
  await holds(messages, first);
  const thread = opened(mirror);
  await thread.shows('Hello: sent');
  await holds(messages, { ...first, delivered_at: at, row_xid: '8' });
  await thread.shows('Hello: delivered');
  await holds(messages, { ...first, delivered_at: at, read_at: at, row_xid: '9' });
  await thread.shows('Hello: read');
  await holds(messages, said('2', MINA, 'Mina'));
  await thread.shows('Hello: read', 'Hello: sent');
  thread.close();

  await holds(messages, said('3', MINA, 'Mina'));
  const again = opened(mirror);
  await again.shows('Hello: read', 'Hello: sent', 'Hello: sent');
  again.close();
  close();
});

it('is not read again for what is saved of something else, and hears of a message that was refused', async () => {
  const { mirror, holds, waits, close } = deviceOf(VERA);
  await holds(messages, said('1', MINA, 'Mina'));
  const shown = vi.fn<(words: readonly string[]) => void>();
  const thread = liveQuery(() => mirror.together(asked => threadOf(asked, { id: CHAT, newest: 5 }))).subscribe(
    ({ messages }) => shown(messages.map(({ content }) => content)),
  );
  await vi.waitFor(() => expect(shown).toHaveBeenCalledWith(['Hello']));
  const entry = { recordedAt: '2026-11-21T11:00:00.000Z', lanes: [], touches: ['shifts:1'] };
  await waits({ ...entry, id: 'other', name: 'post_shift', args: { id: '1' }, state: 'queued' });
  const args = { id: 'refused', conversation_id: CHAT, content: 'Late' };
  await new Promise(resolve => setTimeout(resolve, 50));
  await waits({ ...entry, id: 'refused', name: 'send_message', args, state: 'parked', touches: [] });
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith(['Hello', 'Late']));
  expect(shown).toHaveBeenCalledTimes(2);
  thread.unsubscribe();
  close();
});
