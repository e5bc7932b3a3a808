// Rocco is invited to a shift of Vera's; Rosa, whom the venue may find, has not been asked yet. For a second shift cover is being
// asked for, for a third nobody has done anything.
import { act, command, newId, people, publishedShift, type Scene } from '#tests/database/scene.ts';
import type { Tries } from './tries.ts';

export function invitation(scene: Scene, of: Record<string, unknown>) {
  return command('send_work_invitation', { id: newId(), venue_id: scene.venueId, worker_id: people.rocco.id, ...of });
}

export function cover(shiftId: string, of: Record<string, unknown> = {}) {
  return command('ask_for_cover', {
    ...{ id: newId(), shift_id: shiftId, worker_ids: [people.rocco.id, people.rosa.id], waves: 3, apart_min: 8 },
    ...of,
  });
}

export async function invitationSituation(scene: Scene): Promise<Tries> {
  const id = newId();
  const shift = await publishedShift(scene, { inHours: 200, booking_mode: 'review' });
  await act(scene.db, people.vera, invitation(scene, { id, shift_id: shift }));
  const [searched, short, running] = [
    await publishedShift(scene, { inHours: 220 }),
    await publishedShift(scene, { inHours: 240 }),
    newId(),
  ];
  await act(scene.db, people.vera, cover(searched, { id: running }));
  return {
    send_work_invitation: () => invitation(scene, { shift_id: shift, worker_id: people.rosa.id }),
    respond_invitation: () =>
      command('respond_invitation', { id, answer: 'accept', seen_version: 2, booking_id: newId() }),
    revoke_invitation: () => command('revoke_invitation', { id }),
    ask_for_cover: () => cover(short),
    stop_cover: () => command('stop_cover', { id: running }),
  };
}
