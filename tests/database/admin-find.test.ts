// What the search finds for an admin as they type: users, venues, bookings; literally what was typed, and for admins alone.
import { expect, it } from 'vitest';
import { act, claim, makeAdmins, type Person, people, publishedShift } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { rae, rosa, rocco, vera } = people;

interface Found {
  readonly users: readonly { readonly id: string }[];
  readonly venues: readonly { readonly id: string }[];
  readonly bookings: readonly { readonly name: string; readonly venueName: string }[];
}
const find = (words: string | null, person: Person = rae) =>
  scene.db.asUser(person.id, async client => {
    const { rows } = await client.query<{ found: Found }>('select public.admin_find($1) as found', [words]);
    return rows[0]?.found as Found;
  });
const NOTHING = { users: [], venues: [], bookings: [] };

it('finds somebody by a part of their name or address, whatever case and accents, with what they are booked on', async () => {
  const shift = await publishedShift(scene, { inHours: 30 });
  await act(scene.db, rocco, claim(shift));
  const byName = await find('röcco bia');
  expect(byName.users).toMatchObject([{ id: rocco.id, name: rocco.name, email: rocco.email }]);
  expect(byName.bookings).toMatchObject([{ shiftId: shift, name: rocco.name }]);
  expect((await find(rosa.email.slice(0, 6).toUpperCase())).users.map(({ id }) => id)).toContain(rosa.id);
});

it('finds a venue with who is booked there', async () => {
  await act(scene.db, rocco, claim(await publishedShift(scene, { inHours: 30 })));
  await scene.db.query("update public.venues set name = 'The Copper Thistle' where id = $1", [scene.venueId]);
  const found = await find('copper');
  expect(found.venues).toMatchObject([{ id: scene.venueId, name: 'The Copper Thistle' }]);
  expect(found.bookings).toMatchObject([{ name: rocco.name, venueName: 'The Copper Thistle' }]);
});

it.each(['', 'r', '%%', '__', "o' or true --", '\\\\', 'a,b', '"x"'])('finds nothing by «%s»', async words => {
  expect(await find(words)).toEqual(NOTHING);
});

it('takes no words for none', async () => {
  expect(await find(null)).toEqual(NOTHING);
});

it.each([vera, rocco])('is closed to $name', async person => {
  await expect(find('rocco', person)).rejects.toThrow('not_allowed');
});
