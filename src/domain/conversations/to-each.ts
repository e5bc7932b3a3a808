// The same words to several people, each in a chat of their own, so that nobody reads the others' answers. Saved as one: to all or to nobody.
import { conversationId, type MessageId, type ProfileId, type VenueId } from '#domain/ids.ts';
import { type Act, act } from '#sync/index.ts';
import { sendMessage, startConversation } from './commands.ts';

interface ToEach {
  readonly venueId: VenueId;
  readonly workers: readonly ProfileId[];
  readonly content: string;
  readonly newId: () => MessageId;
}

/** A chat that somebody deleted is begun again. */
export function actsToTellEach({ venueId, workers, content, newId }: ToEach): readonly Act[] {
  return workers.flatMap(worker => [
    act(startConversation, { venue_id: venueId, rockstar_id: worker }),
    act(sendMessage, { id: newId(), conversation_id: conversationId(venueId, worker), content }),
  ]);
}
