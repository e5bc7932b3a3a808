// The venue's week: a posted shift whose notes may be changed, and a template.
import { act, command, newId, people, publishedShift, type Scene } from '#tests/database/scene.ts';
import type { Tries } from './tries.ts';

export async function boardSituation(scene: Scene): Promise<Tries> {
  const posted = await publishedShift(scene, { inHours: 120 });
  const kept = newId();
  await act(scene.db, people.vera, command('save_shift_template', templateArgs(scene, { id: kept })));
  return {
    edit_shift_pack: () => command('edit_shift_pack', { shift_id: posted, pack: { kit: 'A pen' } }),
    save_shift_template: () => command('save_shift_template', templateArgs(scene)),
    delete_shift_template: () => command('delete_shift_template', { id: kept }),
  };
}

/** A Friday at the bar. */
export function templateArgs(scene: Scene, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: newId(),
    venue_id: scene.venueId,
    name: 'Friday bar',
    role: 'bartender',
    starts_time: '18:00',
    ends_time: '02:00',
    break_min: 30,
    rate_minor: 1550,
    tips: true,
    positions: 2,
    booking_mode: 'review',
    favourites_hours: 0,
    ...more,
  };
}
