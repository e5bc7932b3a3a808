// What a plain client reads of tables by itself. Devices read views, which ask the same once more: a policy that is too wide shows only here.
import { expect, it } from 'vitest';
import { act, command, makeAdmins, newId, type Person, people, suspend } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { workedShift } from './situations/attendance.ts';
import { asked, bookedShift, makeColleagues } from './situations/transfers.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { ada, mina, rocco, rosa, vera, stef } = people;

const read = (person: Person, sql: string) =>
  scene.db.asUser(person.id, async client => (await client.query(sql)).rowCount);

it('a question to a colleague is for the two of them, and the venue’s with the yes', async () => {
  await makeColleagues(scene, 60);
  const { booking } = await bookedShift(scene, rocco, { inHours: 100, booking_mode: 'review' });
  const id = await asked(scene, rocco, { to: rosa, booking });
  const seen = async () =>
    Promise.all([rocco, rosa, mina, stef].map(person => read(person, 'select id from public.transfers')));
  expect(await seen()).toEqual([1, 1, 0, 0]);
  const yes = { id, answer: 'accept', version: 1, booking_id: newId() };
  expect(await act(scene.db, rosa, command('respond_transfer', yes))).toMatchObject({ state: 'applied' });
  expect(await seen()).toEqual([1, 1, 1, 1]);
});

it('a sealed review is for its own side, and for no admin', async () => {
  const booking = await workedShift(scene, 40, 600);
  const review = { booking_id: booking, stars: 2, tags: [], words: 'Calm at first' };
  expect(await act(scene.db, mina, command('submit_review', review))).toMatchObject({ state: 'applied' });
  const seen = async () => Promise.all([vera, rocco, ada].map(person => read(person, 'select id from public.reviews')));
  expect(await seen()).toEqual([1, 0, 0]);
  await act(scene.db, rocco, command('submit_review', review));
  expect(await seen()).toEqual([2, 2, 2]);
});

it('a seat that somebody offered is nobody’s while they are suspended', async () => {
  const token = 'b'.repeat(64);
  await scene.db.query(
    `insert into public.venue_invitations (id, venue_id, email, role, token_hash, invited_by)
     values ($1, $2, 'new@example.com', 'staff', private.hash_of($3), $4)`,
    [newId(), scene.venueId, token, vera.id],
  );
  const offered = () => read(rocco, `select email from public.get_venue_invitation('${token}')`);
  expect(await offered()).toBe(1);
  await suspend(scene.db, vera);
  expect(await offered()).toBe(0);
});
