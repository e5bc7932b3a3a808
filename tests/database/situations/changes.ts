// Rocco holds an offer of a place on one shift of Vera's.
import { act, application, command, newId, people, publishedShift, type Scene } from '#tests/database/scene.ts';
import type { Tries } from './tries.ts';

export async function changeSituation(scene: Scene): Promise<Tries> {
  const offered = newId();
  const held = await publishedShift(scene, { inHours: 150, booking_mode: 'review' });
  await act(scene.db, people.rocco, application(held, { id: offered }));
  await act(scene.db, people.vera, command('decide_application', { id: offered, decision: 'offer', version: 1 }));
  return {
    respond_offer: () =>
      command('respond_offer', { id: offered, answer: 'accept', booking_id: newId(), seen_version: 2 }),
  };
}
