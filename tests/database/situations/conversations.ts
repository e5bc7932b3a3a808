// The chat of Vera's venue with Rocco, in which each side has said something. Sam applied for a shift and has no chat yet.
import { act, application, command, newId, one, people, publishedShift, type Scene } from '#tests/database/scene.ts';
import type { Tries } from './tries.ts';

export async function conversationSituation(scene: Scene): Promise<Tries> {
  const { id } = await one<{ id: string }>(scene.db, 'select private.open_conversation($1, $2) as id', [
    scene.venueId,
    people.rocco.id,
  ]);
  const say = (content: string) => command('send_message', { id: newId(), conversation_id: id, content });
  await act(scene.db, people.rocco, say('Is it the front door?'));
  await act(scene.db, people.mina, say('Round the back.'));
  const review = await publishedShift(scene, { inHours: 280, booking_mode: 'review' });
  await act(scene.db, people.sam, application(review));
  return {
    start_conversation: () => command('start_conversation', { venue_id: scene.venueId, rockstar_id: people.sam.id }),
    send_message: () => say('Thanks'),
    mark_conversation_read: () => command('mark_conversation_read', { id, read_to: new Date().toISOString() }),
    delete_conversation: () => command('delete_conversation', { id }),
  };
}
