// An account that is deleted: what goes with it, and whose account cannot go.
import { describe, expect, it } from 'vitest';
import { columnsNaming } from './columns-naming.ts';
import {
  act,
  addMember,
  claim,
  command,
  documentFiles,
  makeAdmins,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  rival,
  signUp,
  verdict,
  verify,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { runningShift, workedShift } from './situations/attendance.ts';
import { accept as acceptTransfer, asked, bookedShift, makeColleagues } from './situations/transfers.ts';

const scene = sceneForEach();

const remove = (...persons: readonly Person[]) =>
  scene.db.query('delete from auth.users where id = any ($1)', [persons.map(({ id }) => id)]);
const accounts = async () => (await scene.db.query<{ id: string }>('select id from auth.users')).map(({ id }) => id);

/** What stands of an account that is gone, by the column that names its card. */
const STAYS: readonly string[] = [
  'private.acquaintances.person_id',
  'public.bookings.worker_id',
  'public.conversations.rockstar_id',
  'public.messages.rockstar_id',
];

/** Rocco booked at Vera's and at the rival's, with a message of each side in both chats. */
async function twoChats(): Promise<void> {
  await verify(scene.db, scene.otherVenueId);
  const elsewhere = { ...scene, venueId: scene.otherVenueId };
  const [here, there] = [await publishedShift(scene), newId()];
  await scene.db.query(
    `insert into public.shifts (id, venue_id, area, role, starts_at, ends_at, tz, starts_local, ends_local, rate_minor, currency, positions, booking_mode, status, version)
     select $1, $2, area, role, starts_at + interval '2 days', ends_at + interval '2 days', tz, starts_local, ends_local, rate_minor, currency, 1, 'instant', 'published', 2
     from public.shifts where id = $3`,
    [there, elsewhere.venueId, here],
  );
  for (const shift of [here, there]) expect(await verdict(scene.db, people.rocco, claim(shift))).toBe('applied');
  const chats = await scene.db.query<{ id: string; venue_id: string }>('select id, venue_id from public.conversations');
  expect(chats).toHaveLength(2);
  for (const { id, venue_id } of chats) {
    const say = (content: string) => command('send_message', { id: newId(), conversation_id: id, content });
    await act(scene.db, people.rocco, say('Here'));
    await act(scene.db, venue_id === scene.venueId ? people.vera : rival, say('And here'));
  }
}

describe('deleting an account', () => {
  it('takes their messages along, sealed, and leaves those of the venues', async () => {
    await twoChats();
    await remove(people.rocco);
    const venues = [scene.venueId, scene.otherVenueId].sort();
    const sealed = await scene.db.query(
      'select venue_id, jsonb_array_length(messages) as messages from private.sealed_conversations order by venue_id',
    );
    expect(sealed).toEqual(venues.map(venue_id => ({ venue_id, messages: 1 })));
    expect(await scene.db.query('select venue_id, sender_side from public.messages order by venue_id')).toEqual(
      venues.map(venue_id => ({ venue_id, sender_side: 'venue' })),
    );
  });

  it('leaves a card without a name where others have hours of theirs, and nothing else', async () => {
    await twoChats();
    await scene.db.query(
      "update public.bookings set status = 'approved', cancel_reason = 'Mine', rest_reason = 'Mine', release_by = 'rockstar', release_reason = 'Mine', starts_at = starts_at - interval '60 days', ends_at = ends_at - interval '60 days' where venue_id = $1",
      [scene.venueId],
    );
    await act(
      scene.db,
      people.rocco,
      command('edit_profile', { bio: 'Bars', phone: '07700 900142', skills: ['host'] }),
    );
    await act(scene.db, people.rocco, command('save_settings', { color_scheme: 'dark' }));
    await documentFiles(scene.db, [people.rocco]);
    await scene.db.asUser(people.rocco.id, client => client.query('select public.renew_calendar_feed()'));
    await remove(people.rocco);
    expect(
      await one(scene.db, 'select name, bio, skills, discoverable from public.profiles where id = $1', [
        people.rocco.id,
      ]),
    ).toEqual({ name: 'Deleted account', bio: null, skills: [], discoverable: false });
    expect(
      await scene.db.query('select venue_id, status, cancel_reason, rest_reason, release_reason from public.bookings'),
    ).toEqual([
      { venue_id: scene.venueId, status: 'approved', cancel_reason: null, rest_reason: null, release_reason: null },
    ]);
    for (const [table, column] of await columnsNaming(scene.db, 'profiles')) {
      const left = await scene.db.query(`select from ${table} where ${column} = $1`, [people.rocco.id]);
      expect({ [`${table}.${column}`]: left.length > 0 }).toEqual({
        [`${table}.${column}`]: STAYS.includes(`${table}.${column}`),
      });
    }
  });

  it('leaves what the other side answered to: words about hours, in reviews and in disputes', async () => {
    const worked = await workedShift(scene, 40, 600);
    const said = (name: string, args: object) => act(scene.db, people.rocco, command(name, args));
    await said('counter_timesheet', { booking_id: worked, minutes: 500, reason: 'We closed late' });
    await said('submit_review', { booking_id: worked, stars: 4, tags: [], words: 'Calm' });
    const { booking: missed } = await runningShift(scene, 12, 616);
    await act(scene.db, people.mina, command('mark_no_show', { id: missed }));
    const event = await one<{ id: string }>(scene.db, 'select id from public.reliability_events');
    await said('appeal_points', { id: event.id, reason: 'I was there' });
    await remove(people.rocco);
    const kept = await scene.db.query(
      `select rockstar_reason as words from public.timesheets where booking_id = $1 union all
       select words from public.reviews union all select rockstar_words from public.disputes`,
      [worked],
    );
    expect(kept.map(({ words }) => words as string)).toEqual(['We closed late', 'Calm', 'I was there']);
    expect(await one(scene.db, 'select appeal from public.reliability_events'), 'the dispute has it').toEqual({
      appeal: null,
    });
  });

  it('takes what was said to the platform alone, and leaves that it was said and what was decided', async () => {
    const worked = await workedShift(scene, 40, 600);
    const [late] = await scene.db.query<{ id: string }>(
      `insert into public.reliability_events (id, booking_id, worker_id, venue_id, tz, kind, points, minutes, happened_at, counts_from)
       select gen_random_uuid(), id, worker_id, venue_id, tz, 'late', 1, 14, starts_at, starts_at from public.bookings where id = $1 returning id`,
      [worked],
    );
    const appeal = command('appeal_points', { id: late?.id, reason: 'My daughter was ill' });
    expect(await verdict(scene.db, people.rocco, appeal)).toBe('applied');
    await remove(people.rocco);
    expect(
      await one(scene.db, 'select state, rockstar_words as words, rockstar_at is null as silent from public.disputes'),
    ).toEqual({ state: 'answered', words: null, silent: false });
    expect(await one(scene.db, 'select appeal from public.reliability_events')).toEqual({ appeal: null });
  });

  it('takes the name out of what venues and colleagues were told, and the reasons', async () => {
    await makeColleagues(scene, 300);
    const { booking } = await bookedShift(scene, people.rocco, { inHours: 40, booking_mode: 'review' });
    const id = await asked(scene, people.rocco, { to: people.rosa, booking });
    await act(scene.db, people.rosa, acceptTransfer(id));
    const told = () =>
      scene.db.query<{ payload: object }>('select payload from public.notifications where user_id <> $1 order by id', [
        people.rocco.id,
      ]);
    const before = await told();
    expect(JSON.stringify(before)).toMatch(/Rocco Bianchi.*My exam|My exam.*Rocco Bianchi/);
    await remove(people.rocco);
    expect(await told()).toHaveLength(before.length);
    expect(JSON.stringify(await told())).not.toMatch(/Rocco|My exam/);
    expect(JSON.stringify(await told())).toMatch(/Rosa/);
  });

  it('takes it out of a list of names, and of what a venue is told of whom it only invited', async () => {
    const shift = await publishedShift(scene, { positions: 3 });
    for (const person of [people.rosa, people.rocco, people.sam]) await act(scene.db, person, claim(shift));
    const invited = await publishedShift(scene, { inHours: 80, booking_mode: 'review' });
    const iris = { ...people.sam, id: newId(), name: 'Iris Amann', email: 'iris@example.com' };
    await signUp(scene.db, iris);
    await scene.db.query("insert into private.acquaintances (audience, person_id) values ('venue:' || $1::text, $2)", [
      scene.venueId,
      iris.id,
    ]);
    const invitation = { id: newId(), venue_id: scene.venueId, worker_id: iris.id, shift_id: invited };
    expect(await verdict(scene.db, people.vera, command('send_work_invitation', invitation))).toBe('applied');
    await act(scene.db, iris, command('respond_invitation', { id: invitation.id, answer: 'decline' }));
    await act(scene.db, people.vera, command('cancel_shift', { id: shift, counted: [] }));
    const named = async (kind: string) =>
      (
        await one<{ name: string }>(
          scene.db,
          "select payload ->> 'name' as name from public.notifications where user_id = $1 and kind = $2",
          [people.vera.id, kind],
        )
      ).name;
    expect(await named('shift_cancelled_more')).toBe('Rosa Fernández, Rocco Bianchi, Sam Stone');
    expect(await named('shift_invitation_declined')).toBe('Iris Amann');
    await remove(people.rocco, iris);
    expect(await named('shift_cancelled_more')).toBe('Rosa Fernández, Sam Stone');
    expect(await named('shift_invitation_declined')).toBe(null);
  });

  it('of a member takes their name out of what they wrote for their venue, where it is told too', async () => {
    await twoChats();
    await addMember(scene.db, { venueId: scene.otherVenueId, person: people.vera, role: 'admin' });
    await remove(rival);
    const told = await scene.db.query(
      "select payload from public.notifications where user_id = $1 and kind = 'message_from_venue'",
      [people.rocco.id],
    );
    expect(told.length).toBeGreaterThan(0);
    expect(JSON.stringify(told)).not.toContain('"name"');
  });

  it('of whom nobody has to do with takes the card along', async () => {
    await remove(people.rosa);
    expect(await scene.db.query('select from public.profiles where id = $1', [people.rosa.id])).toEqual([]);
  });

  it('of a member leaves what they wrote for their venue', async () => {
    await twoChats();
    await addMember(scene.db, { venueId: scene.otherVenueId, person: people.vera, role: 'admin' });
    await remove(rival);
    expect(
      await scene.db.query(
        "select sender_id, sender_name from public.messages where venue_id = $1 and sender_side = 'venue'",
        [scene.otherVenueId],
      ),
    ).toEqual([{ sender_id: null, sender_name: null }]);
  });

  it('a client that deletes the messages of two chats at once is refused still', async () => {
    await twoChats();
    await addMember(scene.db, { venueId: scene.otherVenueId, person: people.vera, role: 'manager' });
    const both = scene.db.asUser(people.vera.id, client =>
      client.query("delete from public.messages where content <> ''"),
    );
    await expect(both).rejects.toThrow('not_allowed');
  });

  it('of a venue’s only admin is refused, also in one sweep with others', async () => {
    await expect(remove(people.vera)).rejects.toThrow('last_admin');
    await expect(remove(people.vera, people.mina, people.rocco)).rejects.toThrow('last_admin');
    expect(await accounts()).toContain(people.rocco.id);
    await scene.db.query("update public.venue_users set role = 'admin' where user_id = $1", [people.mina.id]);
    await remove(people.vera);
    await expect(remove(people.mina)).rejects.toThrow('last_admin');
    expect(await one(scene.db, 'select created_by from public.venues where id = $1', [scene.venueId])).toEqual({
      created_by: null,
    });
  });

  it('of an archived venue’s admin is not, and a venue that goes takes its members along', async () => {
    await scene.db.query("update public.venues set status = 'archived' where id = $1", [scene.otherVenueId]);
    await remove(rival);
    await scene.db.query('delete from public.venues where id = $1', [scene.venueId]);
    expect(await scene.db.query('select from public.venue_users where venue_id = $1', [scene.venueId])).toEqual([]);
  });

  it('of the last super admin is refused', async () => {
    await makeAdmins(scene.db);
    await remove(people.sol, people.rae);
    await expect(remove(people.ada)).rejects.toThrow('last_super_admin');
    await signUp(scene.db, people.sol, { role: 'rockstar' });
    await scene.db.query("insert into public.admin_users (user_id, role) values ($1, 'super_admin')", [people.sol.id]);
    await remove(people.ada);
  });
});
