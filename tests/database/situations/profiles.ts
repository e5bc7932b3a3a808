// Rocco has a document, and the file of another.
import { newId } from '#domain/ids.ts';
import { act, command, documentFiles, people, type Scene } from '#tests/database/scene.ts';
import { PHOTO } from '#tests/support/photo.ts';
import type { Tries } from './tries.ts';

export async function profileSituation(scene: Scene): Promise<Tries> {
  const [scan, other] = await documentFiles(scene.db, [people.rocco, people.rocco]);
  const said = { type: 'food_hygiene', number: '0123', expires_on: '2028-05-04' };
  const kept = newId();
  await act(scene.db, people.rocco, command('save_document', { id: kept, ...said, file_id: scan }));
  return {
    edit_profile: () => command('edit_profile', { bio: 'New words' }),
    set_photo: () => command('set_photo', { id: newId(), content: PHOTO }),
    save_document: () => command('save_document', { id: newId(), ...said, file_id: other }),
    delete_document: () => command('delete_document', { id: kept }),
    save_settings: () => command('save_settings', { color_scheme: 'dark' }),
  };
}
