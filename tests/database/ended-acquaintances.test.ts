// Cards of people stay with a venue as long as what made them known, and leave with it; what they wrote keeps their name.
import { expect, it } from 'vitest';
import { shownTo } from '#tests/support/kept-rows.ts';
import { Mirror } from './mirror.ts';
import { act, application, command, newId, one, type Person, people, publishedShift } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const { vera, mina, rocco, rosa, sam } = people;
/** Days after an introduction. */
const [FIRST_LOOK, SECOND_LOOK, HALF_A_YEAR] = [57, 115, 240];

const scene = sceneForEach();

/** The clock's run after so many days. */
async function after(days: number): Promise<void> {
  await scene.db.advanceClock(`${days} days`);
  await scene.db.query('select private.run_clock()');
  const failed = await scene.db.query('select part, message from private.clock_errors');
  expect(failed).toEqual([]);
}

async function askedByAll(): Promise<Mirror> {
  const shift = await publishedShift(scene, { booking_mode: 'review' });
  for (const person of [rocco, rosa, sam]) await act(scene.db, person, application(shift));
  const device = new Mirror(scene.db, vera);
  await device.pull();
  expect([rocco, rosa, sam].map(({ id }) => device.has('profiles', id))).toEqual([true, true, true]);
  return device;
}

it('somebody who asked once is forgotten after the horizon; a favourite and who has a chat are not', async () => {
  const device = await askedByAll();
  const of = (worker: { id: string }) => ({ venue_id: scene.venueId, worker_id: worker.id });
  await act(scene.db, vera, command('set_relation', { ...of(rosa), side: 'venue', kind: 'favourite' }));
  await act(scene.db, vera, command('start_conversation', { venue_id: scene.venueId, rockstar_id: sam.id }));

  // The request is closed when its shift begins, so at the first look it is within the horizon still.
  await after(2);
  await after(FIRST_LOOK);
  await device.pull();
  expect(device.has('profiles', rocco.id)).toBe(true);

  await after(SECOND_LOOK);
  await device.pull();
  expect([rocco, rosa, sam].map(({ id }) => device.has('profiles', id))).toEqual([false, true, true]);
  expect(device.has('profiles', vera.id)).toBe(true);
  await device.expectTrue();
});

it('who asks again is known anew, and as long as at first', async () => {
  const device = await askedByAll();
  await after(2);
  await after(FIRST_LOOK);
  await device.pull();
  await act(
    scene.db,
    rocco,
    application(await publishedShift(scene, { booking_mode: 'review', inHours: 24 * FIRST_LOOK + 30 })),
  );
  await after(SECOND_LOOK);
  await device.pull();
  expect([rocco, rosa].map(({ id }) => device.has('profiles', id))).toEqual([true, false]);
  await device.expectTrue();

  await after(4 * FIRST_LOOK);
  await act(
    scene.db,
    rosa,
    application(await publishedShift(scene, { booking_mode: 'review', inHours: 24 * 4 * FIRST_LOOK + 30 })),
  );
  const fresh = new Mirror(scene.db, vera);
  await fresh.pull();
  expect([rocco, rosa].map(({ id }) => fresh.has('profiles', id))).toEqual([false, true]);
});

it('a message that is older than what devices keep bears its sender’s name, for whom it was meant and for nobody else', async () => {
  await askedByAll();
  const start = { venue_id: scene.venueId, rockstar_id: rocco.id };
  await act(scene.db, vera, command('start_conversation', start));
  const { id: chat } = await one<{ id: string }>(scene.db, 'select id from public.conversations');
  await act(scene.db, vera, command('send_message', { id: newId(), conversation_id: chat, content: 'Come at nine.' }));
  const phone = new Mirror(scene.db, rocco);
  await phone.pull();
  expect(phone.has('profiles', vera.id)).toBe(true);

  await after(2);
  await after(HALF_A_YEAR);
  await phone.pull();
  expect(phone.has('profiles', vera.id)).toBe(false);
  const older = (person: Person) =>
    scene.db.asUser(person.id, async client => {
      const { rows } = await client.query<{ found: object[] }>('select public.older_messages($1, now()) as found', [
        chat,
      ]);
      return rows[0]?.found;
    });
  expect(await older(rocco)).toMatchObject([{ content: 'Come at nine.', sender_name: vera.name }]);
  expect(await older(vera)).toMatchObject([{ sender_name: vera.name }]);
  expect(await older(sam)).toEqual([]);
});

it('what a colleague wrote who has left bears their name for a device that never knew them, which learns nothing else of them', async () => {
  await askedByAll();
  const start = { venue_id: scene.venueId, rockstar_id: rocco.id };
  await act(scene.db, vera, command('start_conversation', start));
  const { id: chat } = await one<{ id: string }>(scene.db, 'select id from public.conversations');
  const message = newId();
  await act(scene.db, mina, command('send_message', { id: message, conversation_id: chat, content: 'Come at nine.' }));
  const { id: seat } = await one<{ id: string }>(
    scene.db,
    'select id from public.venue_users where user_id = $1 and venue_id = $2',
    [mina.id, scene.venueId],
  );
  await act(scene.db, vera, command('remove_member', { id: seat }));
  // Called otherwise since: what was said keeps the name of then, and the venue learns neither the new one nor the new address.
  await act(scene.db, mina, command('edit_profile', { name: 'Mina Moved' }));
  await scene.db.query("update auth.users set email = 'moved@example.com' where id = $1", [mina.id]);

  const fresh = new Mirror(scene.db, vera);
  await fresh.pull();
  await fresh.expectTrue();
  const shown = await shownTo(scene.db, vera.id);
  expect(shown.messages).toMatchObject([{ id: message, sender_id: mina.id, sender_name: mina.name }]);
  expect(fresh.has('profiles', mina.id)).toBe(false);
  expect(JSON.stringify(shown)).not.toMatch(/moved/i);
  const stranger = new Mirror(scene.db, sam);
  await stranger.pull();
  expect(stranger.has('messages', message)).toBe(false);

  await scene.db.query('delete from auth.users where id = $1', [mina.id]);
  await fresh.pull();
  await fresh.expectTrue();
  expect((await shownTo(scene.db, vera.id)).messages).toMatchObject([{ sender_id: null, sender_name: null }]);
});
