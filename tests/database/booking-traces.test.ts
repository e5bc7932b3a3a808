// What a booking writes beside itself: the first names of a crew and the contacts of both sides; who sees them, and until when.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { unwatched } from './devices.ts';
import {
  act,
  claim,
  command,
  newId,
  type Person,
  people,
  publishedShift,
  type Scene,
  setScene,
  sync,
} from './scene.ts';

let postgres: Borrowed;
let scene: Scene;
const { vera, rocco, rosa, sam } = people;

beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
  await postgres.query("update public.profile_private set phone = '+44 7700 900123' where id = $1", [rocco.id]);
});
afterAll(() => postgres.stop());

async function mirrored(person: Person, table: string): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await sync(postgres, person);
  return (rows[table] ?? []) as readonly Record<string, unknown>[];
}

async function bookBoth(): Promise<{ shift: string; own: string }> {
  const shift = await publishedShift(scene, { positions: 3 });
  const own = newId();
  await act(postgres, rocco, claim(shift, { booking_id: own }));
  await act(postgres, rosa, claim(shift));
  return { shift, own };
}

it('a crew knows one another by first name, and nobody else does', async () => {
  const { own } = await bookBoth();
  expect((await mirrored(rocco, 'shift_crew')).map(row => row.first_name).sort()).toEqual(['Rocco', 'Rosa']);
  expect(await mirrored(sam, 'shift_crew')).toEqual([]);
  expect(await mirrored(vera, 'shift_crew')).toEqual([]);

  const { cursor } = await sync(postgres, rocco);
  await act(postgres, rocco, command('cancel_booking', { id: own }));
  const { gone } = await sync(postgres, rocco, { cursor });
  expect(gone.shift_crew).toHaveLength(2);
  expect((await mirrored(rosa, 'shift_crew')).map(row => row.first_name)).toEqual(['Rosa']);
});

it('each side has the other’s contact while the booking stands', async () => {
  unwatched('bookings are deleted here, which nobody can do');
  await postgres.query('delete from public.bookings');
  const { own } = await bookBoth();
  const seen = async (person: Person) =>
    (await mirrored(person, 'booking_contacts')).filter(row => row.booking_id === own);
  expect(await seen(rocco)).toMatchObject([{ side: 'venue', name: vera.name }]);
  expect(await seen(vera)).toMatchObject([{ side: 'rockstar', name: rocco.name, phone: '+44 7700 900123' }]);
  expect(await seen(rosa)).toEqual([]);
  await act(postgres, rocco, command('cancel_booking', { id: own }));
  expect(await seen(rocco)).toEqual([]);
  expect(await seen(vera)).toEqual([]);
});

it('contacts are gone thirty days after the shift', async () => {
  await postgres.query("update public.booking_contacts set ends_at = private.now() - interval '29 days'");
  await postgres.query('select private.run_clock()');
  expect((await postgres.query('select from public.booking_contacts')).length).toBeGreaterThan(0);
  await postgres.query("update public.booking_contacts set ends_at = private.now() - interval '30 days'");
  await postgres.query('select private.run_clock()');
  expect(await postgres.query('select from public.booking_contacts')).toEqual([]);
});
