import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitApplication } from '#domain/applications/commands.ts';
import { sendMessage, startConversation } from '#domain/conversations/commands.ts';
import { conversations, messages } from '#domain/conversations/schema.ts';
import { conversationId } from '#domain/ids.ts';
import { venues } from '#domain/venues/schema.ts';
import { postShift, type Stage, seenVersion, setStage } from './stage.ts';

let stage: Stage;
let venueId: string;

beforeAll(async () => {
  stage = await setStage();
  const { vera, rosa } = stage;
  const [venue] = await vera.rows(venues);
  venueId = venue?.id ?? '';
  const shift_id = await postShift(vera);
  await rosa.settled();
  await rosa.actAndSettle(submitApplication, {
    id: newId(),
    shift_id,
    seen_version: await seenVersion(rosa, shift_id),
  });
  await vera.settled();
});
afterAll(() => stage?.clear());

describe('start_conversation', () => {
  it('with an applicant works without network, and so does writing to them', async () => {
    const { vera, rosa } = stage;
    const chat = conversationId(venueId, rosa.userId);
    vera.loseNetwork();
    await vera.act(startConversation, { venue_id: venueId, rockstar_id: rosa.userId });
    await vera.act(sendMessage, { id: newId(), conversation_id: chat, content: 'Can you do Friday?' });
    expect(await vera.row(conversations, chat)).toMatchObject({ row_xid: '0', last_content: 'Can you do Friday?' });
    vera.regainNetwork();
    await vera.settled();
    await rosa.settled();
    expect((await rosa.rows(messages)).map(row => [row.conversation_id, row.content])).toEqual([
      [chat, 'Can you do Friday?'],
    ]);
    expect(await vera.outbox()).toEqual([]);
  });

  it('by an address waits for the server, which knows applicants and nobody else', async () => {
    const { vera } = stage;
    const before = (await vera.rows(conversations)).length;
    await vera.act(startConversation, { venue_id: venueId, email: 'rocco@example.com' });
    expect(await vera.rows(conversations)).toHaveLength(before);
    await vera.settled();
    expect(await vera.refusal()).toBe('chat_refused');
    await vera.device.discard((await vera.outbox())[0]?.id ?? '');
    await vera.actAndSettle(startConversation, { venue_id: venueId, email: 'rosa@example.com' });
    expect(await vera.outbox()).toEqual([]);
  });
});
