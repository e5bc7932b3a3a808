import { expect, it } from 'vitest';
import { sendMessage, startConversation } from '#domain/conversations/commands.ts';
import { actsToTellEach } from '#domain/conversations/to-each.ts';
import { conversationId, newId, type ProfileId, type VenueId } from '#domain/ids.ts';

it('tells each in a chat of their own, which is begun where there is none', () => {
  const venueId = newId<VenueId>();
  const workers = [newId<ProfileId>(), newId<ProfileId>()];
  const acts = actsToTellEach({ venueId, workers, content: 'Black shoes', newId });
  expect(acts.map(({ command }) => command.name)).toEqual([
    startConversation.name,
    sendMessage.name,
    startConversation.name,
    sendMessage.name,
  ]);
  expect(acts.map(({ args }) => args)).toMatchObject(
    workers.flatMap(rockstar_id => [
      { venue_id: venueId, rockstar_id },
      { conversation_id: conversationId(venueId, rockstar_id), content: 'Black shoes' },
    ]),
  );
  expect(new Set(acts.flatMap(({ args }) => (args as { readonly id?: string }).id ?? [])).size).toBe(2);
});
