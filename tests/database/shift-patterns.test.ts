// save_shift_pattern, delete_shift_pattern: a week under a name.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { Mirror } from './mirror.ts';
import { act, command, newId, people, rival, type Scene, setScene, verdict } from './scene.ts';
import { patternArgs, patternShift } from './situations/board.ts';

let postgres: Borrowed;
let scene: Scene;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
});
afterAll(() => postgres.stop());

const save = (more: Record<string, unknown> = {}) => command('save_shift_pattern', patternArgs(scene, more));
const shifts = (...all: readonly Record<string, unknown>[]) => ({ shifts: all.map(patternShift) });

it('is kept, renamed and thrown away for the whole team, and for nobody else', async () => {
  const [id, stef, outside] = [newId(), new Mirror(postgres, people.stef), new Mirror(postgres, rival)];
  await act(postgres, people.vera, save({ id }));
  const renamed = (name: string, before: string) =>
    verdict(
      postgres,
      people.mina,
      command('save_shift_pattern', { id, venue_id: scene.venueId, name, seen: { name: before } }),
    );
  expect(await renamed(' A loud week ', 'A quiet week')).toBe('applied');
  expect(await renamed('A wet week', 'A quiet week')).toBe('changed_since');
  expect(
    await postgres.query(
      `select name, shifts -> 0 ->> 'weekday' as first, shifts -> 1 -> 'pack' as pack from public.shift_patterns`,
    ),
  ).toEqual([{ name: 'A loud week', first: '3', pack: { kit: 'A pen' } }]);
  await stef.pull();
  await outside.pull();
  expect([stef.size('shift_patterns'), outside.size('shift_patterns')]).toEqual([1, 0]);
  expect(await verdict(postgres, rival, save({ id, venue_id: scene.otherVenueId }))).toBe('not_allowed');
  expect(await verdict(postgres, people.stef, command('delete_shift_pattern', { id }))).toBe('not_allowed');
  expect(await verdict(postgres, people.mina, command('delete_shift_pattern', { id }))).toBe('applied');
  expect(await verdict(postgres, people.mina, command('delete_shift_pattern', { id }))).toBe('applied');
  await stef.pull();
  await stef.expectTrue();
  expect(stef.size('shift_patterns')).toBe(0);
});

it.each([
  ['invalid_arguments', shifts({ weekday: 7 })],
  ['invalid_arguments', shifts({ starts_time: '24:00' })],
  ['invalid_arguments', shifts({ weekday: 0, fair_minutes: -1 })],
  ['invalid_arguments', { shifts: [] }],
  ['invalid_arguments', { shifts: {} }],
  ['invalid_arguments', shifts(...Array.from({ length: 61 }, () => ({ weekday: 0 })))],
  ['invalid_arguments', { name: ' ' }],
  ['unknown_role', shifts({ weekday: 0, role: 'wizard' })],
  ['rate_out_of_range', shifts({ weekday: 0 }, { weekday: 1, rate_minor: 0 })],
  ['positions_out_of_range', shifts({ weekday: 0, positions: 51 })],
])('refuses with %s, whole', async (code, more) => {
  expect(await verdict(postgres, people.vera, save(more))).toBe(code);
});
