import { command } from '#tests/database/scene.ts';
import type { Tries } from './tries.ts';

export function profileSituation(): Tries {
  return {
    edit_profile: () => command('edit_profile', { bio: 'New words' }),
    save_settings: () => command('save_settings', { color_scheme: 'dark' }),
  };
}
