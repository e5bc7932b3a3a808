// Photos: what is taken for one, who sees whose, and what becomes of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#domain/ids.ts';
import { PHOTO } from '#tests/support/photo.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import {
  act,
  claim,
  command,
  makeAdmins,
  one,
  type Person,
  people,
  publishedShift,
  rival,
  type Scene,
  setScene,
  verdict,
  verify,
} from './scene.ts';

let postgres: Borrowed;
let scene: Scene;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
  await makeAdmins(scene.db);
});
afterAll(() => postgres.stop());

const set = (person: Person, content: unknown, id = newId()) =>
  verdict(scene.db, person, command('set_photo', { id, content }));

/** Which of these the person is shown. */
const shown = (person: Person, ids: readonly string[]): Promise<string[]> =>
  scene.db.asUser(person.id, async client => {
    const { rows } = await client.query<{ photos: object }>('select public.photos($1) as photos', [ids]);
    return Object.keys(rows[0]?.photos ?? {});
  });

const base64 = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64');
const padded = (start: readonly number[]) => base64(Buffer.concat([Buffer.from(start), Buffer.alloc(30)]));

describe('what is taken for a photo', () => {
  it.each([
    ['a PNG', PHOTO, 'image/png'],
    ['a JPEG', padded([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['a WebP', base64('RIFF....WEBPVP8 and the rest of it'), 'image/webp'],
  ])('is %s, by its first bytes', async (_, content, type) => {
    expect(await set(people.rosa, content)).toBe('applied');
    expect(
      await one(scene.db, 'select type, content from public.files where person_id = $1', [people.rosa.id]),
    ).toEqual({ type, content });
  });

  it.each([
    ['a document', base64('%PDF-1.7 and so on'), 'not_a_picture'],
    ['a page with a script', base64('<svg onload=alert(1)></svg>'), 'not_a_picture'],
    ['a sound in a RIFF file', base64('RIFF....WAVEfmt and the rest'), 'not_a_picture'],
    ['more than 60 KB', `/9j/${'A'.repeat(81_920)}`, 'file_too_large'],
    ['words', 'not base64!', 'invalid_arguments'],
    ['a part of base64', '/9j/A', 'invalid_arguments'],
    ['a number', 7, 'invalid_arguments'],
    ['nothing at all', '', 'invalid_arguments'],
  ])('is not %s', async (_, content, code) => {
    expect(await set(people.rosa, content)).toBe(code);
  });

  it('bears an id of its own', async () => {
    const id = newId();
    expect(await set(people.rosa, PHOTO, id)).toBe('applied');
    expect(await set(people.rocco, PHOTO, id)).toBe('invalid_arguments');
    expect(await set(people.rosa, PHOTO, id)).toBe('applied');
  });
});

describe('a photo', () => {
  const mine = newId();
  const older = newId();
  const house = newId();
  beforeAll(async () => {
    await set(people.rocco, PHOTO, older);
    await set(people.rocco, PHOTO, mine);
    await act(
      scene.db,
      people.mina,
      command('set_venue_photo', { venue_id: scene.venueId, id: house, content: PHOTO }),
    );
  });

  it('stands on the card, and takes the place of the one before', async () => {
    const card = await one(scene.db, 'select profile_image from public.profiles where id = $1', [people.rocco.id]);
    expect(card).toEqual({ profile_image: mine });
    expect(await shown(people.rocco, [mine, older])).toEqual([mine]);
  });

  it.each([
    ['the person', people.rocco, [mine, house]],
    ['a manager of a verified venue, who may find them', people.mina, [mine, house]],
    ['staff of it, who may not', people.stef, [house]],
    ['a venue that is not verified', rival, []],
    ['another rockstar', people.rosa, [house]],
    ['an admin who only reads', people.rae, [mine, house]],
  ])('is shown to %s as the card is', async (_, person, expected) => {
    expect((await shown(person, [mine, house, newId()])).sort()).toEqual([...expected].sort());
  });

  it('of somebody who is not to be found is shown to who has to do with them alone', async () => {
    await act(scene.db, people.rocco, command('edit_profile', { discoverable: false }));
    await verify(scene.db, scene.otherVenueId);
    expect(await shown(people.mina, [mine])).toEqual([]);
    expect(await shown(rival, [mine])).toEqual([]);
    await act(scene.db, people.rocco, claim(await publishedShift(scene, { inHours: 200 })));
    expect(await shown(people.mina, [mine])).toEqual([mine]);
    expect(await shown(people.stef, [mine])).toEqual([mine]);
    expect(await shown(rival, [mine])).toEqual([]);
  });

  it('is read by nobody past that function, and by nobody who is not signed in', async () => {
    const rows = await scene.db.asUser(people.mina.id, client => client.query('select id from public.files'));
    expect(rows.rows).toEqual([{ id: house }]);
    await expect(scene.db.query('set role anon; select public.photos(array[]::uuid[])')).rejects.toThrow(/permission/);
  });

  it('cannot be guessed at for long, nor asked for in heaps', async () => {
    const many = Array.from({ length: 21 }, () => newId());
    await expect(shown(people.sam, many)).rejects.toThrow('invalid_arguments');
    for (let nth = 0; nth < 120; nth += 1) expect(await shown(people.sam, [mine])).toEqual([]);
    await expect(shown(people.sam, [mine])).rejects.toThrow('throttled');
  });

  it('is in the person’s export, and goes with null', async () => {
    const page = await scene.db.asUser(people.rocco.id, client =>
      client.query<{ page: { parts: { name: string; rows: unknown[] }[] } }>('select public.export_my_data() as page'),
    );
    expect(page.rows[0]?.page.parts.find(({ name }) => name === 'photo')?.rows).toMatchObject([{ id: mine }]);
    expect(await set(people.rocco, null)).toBe('applied');
    expect(await one(scene.db, 'select profile_image from public.profiles where id = $1', [people.rocco.id])).toEqual({
      profile_image: null,
    });
    expect(await shown(people.rocco, [mine])).toEqual([]);
  });
});

it('of a venue is a manager’s to change', async () => {
  const asked = { venue_id: scene.venueId, id: newId(), content: null };
  expect(await verdict(scene.db, people.stef, command('set_venue_photo', asked))).toBe('not_allowed');
  expect(await verdict(scene.db, rival, command('set_venue_photo', asked))).toBe('not_allowed');
  expect(await verdict(scene.db, people.mina, command('set_venue_photo', asked))).toBe('applied');
  expect(await one(scene.db, 'select photo from public.venues where id = $1', [scene.venueId])).toEqual({
    photo: null,
  });
});

it('the profile says of its venue what the venue says of itself, and of later ones nothing', async () => {
  const edited = {
    id: scene.venueId,
    name: 'Thistle & Co',
    address: '9 Salt Market',
    industry: 'hotel',
    contact: 'Vera',
  };
  const said = () =>
    one(
      scene.db,
      'select venue_name, venue_address, venue_industry, venue_contact from public.profiles where id = $1',
      [people.vera.id],
    );
  await act(scene.db, people.mina, command('edit_venue', { ...edited, description: 'Two\nlines' }));
  await act(scene.db, people.vera, command('add_venue', { id: newId(), name: 'Second', address: '1 Quay' }));
  expect(await said()).toEqual({
    venue_name: 'Thistle & Co',
    venue_address: '9 Salt Market',
    venue_industry: 'hotel',
    venue_contact: 'Vera',
  });
  const venue = await one(scene.db, 'select description from public.venues where id = $1', [scene.venueId]);
  expect(venue).toEqual({ description: 'Two\nlines' });
});
