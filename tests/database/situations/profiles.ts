import { newId } from '#domain/ids.ts';
import { command } from '#tests/database/scene.ts';
import { PHOTO } from '#tests/support/photo.ts';
import type { Tries } from './tries.ts';

export function profileSituation(): Tries {
  return {
    edit_profile: () => command('edit_profile', { bio: 'New words' }),
    set_photo: () => command('set_photo', { id: newId(), content: PHOTO }),
    save_settings: () => command('save_settings', { color_scheme: 'dark' }),
  };
}
