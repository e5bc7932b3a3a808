import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteConversation, sendMessage } from '#domain/conversations/commands.ts';
import { unreadTotal } from '#domain/conversations/queries.ts';
import { conversations, messages } from '#domain/conversations/schema.ts';
import { openChat } from './chat.ts';
import { type Stage, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

describe('delete_conversation', () => {
  it('SP4.15 without network takes the chat from here at once, from the other side once it is sent', async () => {
    const { vera, rocco, rosa } = stage;
    const id = await openChat(stage, 5);
    await vera.actAndSettle(sendMessage, { id: newId(), conversation_id: id, content: 'Ring twice' });
    await rocco.settled();

    await rosa.act(deleteConversation, { id });
    await rosa.settled();
    expect(await rosa.outbox()).toEqual([]);
    await rocco.settled();
    expect(await rocco.rows(conversations)).toHaveLength(1);

    rocco.loseNetwork();
    await rocco.act(deleteConversation, { id });
    expect(await rocco.rows(conversations)).toEqual([]);
    const mirror = rocco.device.mirror.get();
    expect(mirror && (await unreadTotal(mirror))).toBe(0);
    expect(await vera.rows(conversations)).toHaveLength(1);
    rocco.regainNetwork();
    await rocco.settled();
    await vera.settled();
    for (const phone of [rocco, vera])
      expect([await phone.rows(conversations), await phone.rows(messages)]).toEqual([[], []]);
  });
});
