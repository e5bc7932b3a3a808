// The venue's week: a posted shift whose notes may be changed.
import { command, publishedShift, type Scene } from '#tests/database/scene.ts';
import type { Tries } from './tries.ts';

export async function boardSituation(scene: Scene): Promise<Tries> {
  const posted = await publishedShift(scene, { inHours: 120 });
  return {
    edit_shift_pack: () => command('edit_shift_pack', { shift_id: posted, pack: { kit: 'A pen' } }),
  };
}
