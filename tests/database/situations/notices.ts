// Rocco was told two things, one of which he has to confirm. What is not theirs is left alone without a word, so nobody
// learns whether it exists.
import { command, one, people, type Scene } from '#tests/database/scene.ts';
import type { Tries } from './tries.ts';

export async function noticeSituation(scene: Scene): Promise<Tries> {
  const tell = async (mustAck: boolean) => {
    await scene.db.query("select private.notify($1, 'long_week', '{}', $2)", [people.rocco.id, mustAck]);
    const { id } = await one<{ id: string }>(
      scene.db,
      "select id from public.notifications where user_id = $1 and kind = 'long_week' and must_ack = $2",
      [people.rocco.id, mustAck],
    );
    return id;
  };
  const [told, waiting] = [await tell(false), await tell(true)];
  return {
    mark_notifications_read: () => command('mark_notifications_read', { ids: [told] }),
    acknowledge_notification: () => command('acknowledge_notification', { id: waiting }),
  };
}
