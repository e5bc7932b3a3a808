// save_shift_template, delete_shift_template: a venue's own words for what it posts again and again.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { Mirror } from './mirror.ts';
import { act, command, newId, people, rival, type Scene, setScene, verdict } from './scene.ts';
import { templateArgs } from './situations/board.ts';

let postgres: Borrowed;
let scene: Scene;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
});
afterAll(() => postgres.stop());

const save = (more: Record<string, unknown> = {}) => command('save_shift_template', templateArgs(scene, more));

it('is kept, changed and thrown away for the whole team, and for nobody else', async () => {
  const [id, stef, outside] = [newId(), new Mirror(postgres, people.stef), new Mirror(postgres, rival)];
  await act(postgres, people.vera, save({ id, pack: { kit: 'A pen', dress_code: 'Black' } }));
  expect(await verdict(postgres, people.mina, save({ id, name: ' Saturday bar ', pack: { kit: null } }))).toBe(
    'applied',
  );
  expect(await postgres.query('select name, pack, favourites_hours from public.shift_templates')).toEqual([
    { name: 'Saturday bar', pack: { dress_code: 'Black' }, favourites_hours: 0 },
  ]);
  await stef.pull();
  await outside.pull();
  expect([stef.size('shift_templates'), outside.size('shift_templates')]).toEqual([1, 0]);
  expect(await verdict(postgres, rival, save({ id, venue_id: scene.otherVenueId }))).toBe('not_allowed');
  expect(await verdict(postgres, people.stef, command('delete_shift_template', { id }))).toBe('not_allowed');
  expect(await verdict(postgres, people.mina, command('delete_shift_template', { id }))).toBe('applied');
  expect(await verdict(postgres, people.mina, command('delete_shift_template', { id }))).toBe('applied');
  await stef.pull();
  await stef.expectTrue();
  expect(stef.size('shift_templates')).toBe(0);
});

it('loses no colleague’s word: what was typed over something else is refused, what was only repeated stays', async () => {
  const id = newId();
  const over = (more: Record<string, unknown>) => verdict(postgres, people.mina, save({ id, ...more }));
  await act(postgres, people.vera, save({ id }));
  await act(postgres, people.vera, save({ id, rate_minor: 1700 }));
  expect(await over({ positions: 4, seen: { positions: 2 } })).toBe('applied');
  expect(await over({ rate_minor: 1600, seen: { rate_minor: 1550 } })).toBe('changed_since');
  expect(await postgres.query('select positions, rate_minor from public.shift_templates where id = $1', [id])).toEqual([
    { positions: 4, rate_minor: 1700 },
  ]);
});

it('keeps how requests are gathered, also when an earlier app, which does not know of it, saves over it', async () => {
  const id = newId();
  await act(postgres, people.vera, save({ id, booking_mode: 'instant', fair_minutes: 15 }));
  await act(postgres, people.mina, save({ id, booking_mode: 'instant', positions: 4 }));
  expect(
    await postgres.query('select positions, fair_minutes from public.shift_templates where id = $1', [id]),
  ).toEqual([{ positions: 4, fair_minutes: 15 }]);
});

it.each([
  ['unknown_role', { role: 'wizard' }],
  ['rate_out_of_range', { rate_minor: 0 }],
  ['positions_out_of_range', { positions: 51 }],
  ['break_out_of_range', { break_min: 960 }],
  ['invalid_arguments', { starts_time: '24:00' }],
  ['invalid_arguments', { ends_time: '6pm' }],
  ['invalid_arguments', { name: ' ' }],
  ['invalid_arguments', { name: 'x'.repeat(61) }],
  ['invalid_arguments', { favourites_hours: 169 }],
  ['invalid_arguments', { fair_minutes: 61 }],
  ['invalid_arguments', { booking_mode: 'auction' }],
])('refuses with %s: %o', async (code, more) => {
  expect(await verdict(postgres, people.vera, save(more))).toBe(code);
});
