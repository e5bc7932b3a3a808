// Rocco is invited to a shift of Vera's; Rosa, whom the venue may find, has not been asked yet. For a second shift cover is being
// asked for, for a third nobody has done anything. He wrote down a shift that he worked without a post.
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

/** Eighteen to two, so many days ago, in winter or summer. */
export function record(scene: Scene, { daysAgo = 20, ...of }: Record<string, unknown> & { daysAgo?: number } = {}) {
  const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const start = Date.parse(`${day}T18:00Z`);
  return command('record_shift', {
    ...{ id: newId(), venue_id: scene.venueId, worker_id: people.rocco.id, role: 'bartender', break_min: 30 },
    ...{ rate_minor: 1550, starts_at: new Date(start).toISOString() },
    ends_at: new Date(start + 8 * 3_600_000).toISOString(),
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
  const recorded = newId();
  await act(scene.db, people.rocco, record(scene, { id: recorded }));
  return {
    record_shift: () => record(scene, { daysAgo: 22 }),
    answer_recorded: () => command('answer_recorded', { id: recorded, answer: 'agree' }),
    send_work_invitation: () => invitation(scene, { shift_id: shift, worker_id: people.rosa.id }),
    respond_invitation: () =>
      command('respond_invitation', { id, answer: 'accept', seen_version: 2, booking_id: newId() }),
    revoke_invitation: () => command('revoke_invitation', { id }),
    ask_for_cover: () => cover(short),
    stop_cover: () => command('stop_cover', { id: running }),
  };
}
