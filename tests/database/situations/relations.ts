// Rocco has asked Vera's venue for work, so it may have an opinion of him.
import { command, people, type Scene } from '#tests/database/scene.ts';
import type { Tries } from './tries.ts';

export function relationSituation(scene: Scene): Tries {
  return {
    set_relation: () =>
      command('set_relation', {
        venue_id: scene.venueId,
        worker_id: people.rocco.id,
        side: 'venue',
        kind: 'favourite',
      }),
  };
}
