import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteConversation, sendMessage, startConversation } from '#domain/conversations/commands.ts';
import { conversations, messages } from '#domain/conversations/schema.ts';
import { insertsOf, threadOf } from '#domain/conversations/thread.ts';
import { venues } from '#domain/venues/schema.ts';
import { openChat } from './chat.ts';
import { until } from './phone.ts';
import { type Stage, setStage } from './stage.ts';

let stage: Stage;
let chat: string;

beforeAll(async () => {
  stage = await setStage();
  chat = await openChat(stage, 5);
});
afterAll(() => stage?.clear());

const say = (content: string) => ({ id: newId(), conversation_id: chat, content });

async function shown(of: 'vera' | 'rocco'): Promise<readonly (readonly [string, string])[]> {
  const mirror = stage[of].device.mirror.get();
  if (mirror === null) throw new Error('Nobody is signed in.');
  const thread = await threadOf(mirror, { id: chat, newest: 50 });
  return thread.messages.map(({ content, template, state }) => [template ?? content, state] as const);
}

describe('send_message', () => {
  it('goes up tick by tick: on this phone, sent, delivered', async () => {
    const { vera, rocco } = stage;
    rocco.loseNetwork();
    await rocco.act(sendMessage, say('In the cellar'));
    await rocco.act(sendMessage, { id: newId(), conversation_id: chat, template: 'late_10' });
    expect(await shown('rocco')).toEqual([
      ['In the cellar', 'onDevice'],
      ['late_10', 'onDevice'],
    ]);
    expect(await rocco.row(conversations, chat)).toMatchObject({ last_template: 'late_10' });
    rocco.regainNetwork();
    await rocco.settled();
    expect(await shown('rocco')).toEqual([
      ['In the cellar', 'sent'],
      ['late_10', 'sent'],
    ]);
    await vera.settled();
    await vera.settled();
    await rocco.settled();
    expect((await shown('rocco')).map(([, state]) => state)).toEqual(['delivered', 'delivered']);
    expect((await vera.rows(messages)).map(row => row.content)).toContain('I am running 10 minutes late.');
  });

  it('SP4.14 reaches an open chat by the chat’s own subscription, while the person’s topic is silent', async () => {
    const { vera, rocco } = stage;
    await rocco.settled();
    rocco.ignorePokes();
    const { status } = rocco.device;
    const before = status.get().lastPullAt;
    const leave = rocco.device.watchInserts(insertsOf(chat));
    // Joining closes the gap.
    await until(status, now => now.phase === 'idle' && now.lastPullAt !== before);
    await vera.act(sendMessage, say('Ring twice'));
    const arrived = async () => expect((await shown('rocco')).map(([words]) => words)).toContain('Ring twice');
    await vi.waitFor(arrived, { timeout: 10_000, interval: 20 });
    leave();
  });

  it('is heard in each of many chats that are opened in turn, over a line or two in all', async () => {
    const { vera, rocco } = stage;
    rocco.ignorePokes();
    const { status } = rocco.device;
    const made = rocco.linesMade;
    let leave = () => {};
    for (let nth = 0; nth < 5; nth += 1) {
      leave();
      await rocco.settled();
      const { lastPullAt } = status.get();
      leave = rocco.device.watchInserts(insertsOf(chat));
      await until(status, now => now.phase === 'idle' && now.lastPullAt !== lastPullAt);
    }
    await vera.act(sendMessage, say('Heard in the fifth'));
    const arrived = async () => expect((await shown('rocco')).map(([words]) => words)).toContain('Heard in the fifth');
    await vi.waitFor(arrived, { timeout: 10_000, interval: 20 });
    leave();
    // The next may be asked for before the server has let go of the last.
    expect(rocco.linesMade - made).toBeLessThanOrEqual(2);
  });

  it('written offline into a chat that is deleted meanwhile is refused and keeps its words', async () => {
    const { vera, rocco } = stage;
    await vera.settled();
    vera.loseNetwork();
    await vera.act(sendMessage, say('Use the back door'));
    await rocco.actAndSettle(deleteConversation, { id: chat });
    vera.regainNetwork();
    await vera.settled();
    expect(await vera.refusal()).toBe('conversation_gone');
    expect((await vera.outbox())[0]).toMatchObject({ args: { content: 'Use the back door' } });
    expect(await shown('vera')).toEqual([['Use the back door', 'failed']]);
    expect([await vera.rows(conversations), await vera.rows(messages)]).toEqual([[], []]);
    // It stays where it was said: what is said after it in a chat begun anew does not hide above it.
    const [venue] = await vera.rows(venues);
    await vera.actAndSettle(startConversation, { venue_id: venue?.id ?? '', rockstar_id: rocco.userId });
    await vera.actAndSettle(sendMessage, say('Here we are again'));
    expect((await shown('vera')).map(([words]) => words)).toEqual(['Use the back door', 'Here we are again']);
  });
});
