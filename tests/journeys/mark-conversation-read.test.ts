import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markConversationRead, sendMessage } from '#domain/conversations/commands.ts';
import { chatsOf, unreadTotal } from '#domain/conversations/queries.ts';
import { messages } from '#domain/conversations/schema.ts';
import { ownNotifications } from '#domain/notifications/queries.ts';
import { isOfChat } from '#domain/notifications/rules.ts';
import { notifications } from '#domain/notifications/schema.ts';
import { openChat } from './chat.ts';
import type { Phone } from './phone.ts';
import { type Stage, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

async function unread(phone: Phone): Promise<number> {
  const mirror = phone.device.mirror.get();
  return mirror === null ? -1 : unreadTotal(mirror);
}

/** What a closed app was told of the chat; the bell shows none of it. */
async function toldOfChat(phone: Phone) {
  const mirror = phone.device.mirror.get();
  expect(mirror && (await ownNotifications(mirror)).filter(isOfChat)).toEqual([]);
  return (await phone.rows(notifications)).filter(isOfChat).map(row => ({
    n: row.payload.n,
    unread: row.read_at === null,
  }));
}

describe('mark_conversation_read', () => {
  it('without network empties the badge at once, and what came meanwhile stays unread', async () => {
    const { vera, rocco } = stage;
    const id = await openChat(stage, 5);
    const say = (content: string) => vera.actAndSettle(sendMessage, { id: newId(), conversation_id: id, content });
    await say('One');
    await say('Two');
    await rocco.settled();
    expect(await unread(rocco)).toBe(2);
    expect(await unread(vera)).toBe(0);
    expect(await toldOfChat(rocco)).toEqual([{ n: 2, unread: true }]);

    rocco.loseNetwork();
    const seen = (await rocco.rows(messages)).map(row => row.created_at).sort();
    await rocco.act(markConversationRead, { id, read_to: seen.at(-1) ?? '' });
    expect(await unread(rocco)).toBe(0);
    expect(await toldOfChat(rocco)).toEqual([{ n: 2, unread: false }]);
    await say('Three');
    rocco.regainNetwork();
    await rocco.settled();
    expect(await unread(rocco)).toBe(1);
    expect(await toldOfChat(rocco)).toEqual([{ n: 3, unread: true }]);
    const mirror = rocco.device.mirror.get();
    expect(mirror && (await chatsOf(mirror, { side: 'rockstar' }))).toMatchObject([
      { id, unread: 1, lastContent: 'Three' },
    ]);

    await vera.settled();
    const read = (await vera.rows(messages)).filter(row => row.read_at !== null).map(row => row.content);
    expect(read.sort()).toEqual(['One', 'Two']);
  });
});
