// The venue's week: a posted shift whose notes may be changed and which may be cut in two, one that favourites alone see, a template and a
// pattern.
import { act, command, newId, people, publishedShift, type Scene, shiftArgs } from '#tests/database/scene.ts';
import type { Tries } from './tries.ts';

export async function boardSituation(scene: Scene): Promise<Tries> {
  const posted = await publishedShift(scene, { inHours: 120 });
  const kept = newId();
  await act(scene.db, people.vera, command('save_shift_template', templateArgs(scene, { id: kept })));
  const pattern = newId();
  await act(scene.db, people.vera, command('save_shift_pattern', patternArgs(scene, { id: pattern })));
  const held = await publishedShift(scene, { inHours: 130, favourites_hours: 24 });
  return {
    split_shift: () => command('split_shift', cutArgs(posted)),
    show_to_everyone: () => command('show_to_everyone', { id: held }),
    edit_shift_pack: () => command('edit_shift_pack', { shift_id: posted, pack: { kit: 'A pen' } }),
    save_shift_template: () => command('save_shift_template', templateArgs(scene)),
    delete_shift_template: () => command('delete_shift_template', { id: kept }),
    save_shift_pattern: () => command('save_shift_pattern', patternArgs(scene)),
    delete_shift_pattern: () => command('delete_shift_pattern', { id: pattern }),
  };
}

/** A shift of eight hours, from so many hours ahead, after five. */
export function cutArgs(id: string, { inHours = 120, version = 2 } = {}): Record<string, unknown> {
  const { ends_local, ends_at } = shiftArgs({ id, venue_id: id, inHours, hours: 5 });
  return { id, version, cut_local: ends_local, cut_at: ends_at, break_min: 30, rest_id: newId(), rest_break_min: 0 };
}

const AT_THE_BAR = {
  role: 'bartender',
  starts_time: '18:00',
  ends_time: '02:00',
  break_min: 30,
  rate_minor: 1550,
  tips: true,
  positions: 2,
  booking_mode: 'review',
  favourites_hours: 0,
};

/** A Friday at the bar. */
export function templateArgs(scene: Scene, more: Record<string, unknown> = {}): Record<string, unknown> {
  return { id: newId(), venue_id: scene.venueId, name: 'Friday bar', ...AT_THE_BAR, ...more };
}

/** Thursday and Friday at the bar. */
export function patternArgs(scene: Scene, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: newId(),
    venue_id: scene.venueId,
    name: 'A quiet week',
    shifts: [patternShift({ weekday: 3 }), patternShift({ weekday: 4, pack: { kit: 'A pen' } })],
    ...more,
  };
}

export function patternShift(more: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...AT_THE_BAR, title: null, pack: {}, ...more };
}
