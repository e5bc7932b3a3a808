// Control characters, wherever somebody writes: in commands, in the product's direct calls, in a sign-up; and what of them
// would otherwise reach a mail's subject or a calendar. Beside it: what is not said to whom one has blocked.
import { describe, expect, it } from 'vitest';
import {
  act,
  application,
  claim,
  command,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  rival,
  signUp,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

const EVIL = 'Bar\r\nBcc: all@example.com\r\u0007\u009b\u007f';
const TAME = 'Bar Bcc: all@example.com';
const { vera, rocco, mina } = people;

describe('control characters', () => {
  it('are no part of a name, by command, direct insert or sign-up', async () => {
    const id = newId();
    const venue = { id, name: EVIL, address: `1 Row${EVIL}` };
    expect(await verdict(scene.db, vera, command('add_venue', venue))).toBe('applied');
    expect(await one(scene.db, 'select name, address from public.venues where id = $1', [id])).toEqual({
      name: TAME,
      address: `1 Row${TAME}`,
    });
    await scene.db.asUser(rival.id, client =>
      client.query('insert into public.venues (name, industry, status) values ($1, $2, $3)', [EVIL, 'bar', 'active']),
    );
    expect(await scene.db.query('select from public.venues where name = $1', [TAME])).toHaveLength(2);
    const eve: Person = { ...people.sam, id: newId(), name: EVIL, email: 'eve@example.com' };
    await signUp(scene.db, eve);
    expect(await one(scene.db, 'select name from public.profiles where id = $1', [eve.id])).toEqual({ name: TAME });
  });

  it('nor is a word of a list made of letters without width', async () => {
    const skills = (...said: string[]) => verdict(scene.db, rocco, command('edit_profile', { skills: said }));
    expect(await skills('bartender', '\u200b\u2060')).toBe('invalid_arguments');
    expect(await skills('bartender', '')).toBe('invalid_arguments');
    expect(await skills('bartender', ' Latte art ')).toBe('applied');
    expect(await one(scene.db, 'select skills from public.profiles where id = $1', [rocco.id])).toEqual({
      skills: ['Latte art', 'bartender'],
    });
  });

  it('but ends of lines and tabs stay in a text of several lines', async () => {
    await act(
      scene.db,
      rocco,
      command('edit_profile', { bio: ' One\r\ntwo\r\n\tthree\u0000\u0007 '.replace('\u0000', '') }),
    );
    expect(await one(scene.db, 'select bio from public.profiles where id = $1', [rocco.id])).toEqual({
      bio: 'One\ntwo\n\tthree',
    });
    const shift = await publishedShift(scene);
    await act(scene.db, rocco, claim(shift));
    const { id } = await one<{ id: string }>(scene.db, 'select id from public.conversations');
    await act(
      scene.db,
      rocco,
      command('send_message', { id: newId(), conversation_id: id, content: 'a\r\nb\rc\u0008' }),
    );
    await scene.db.asUser(rocco.id, client =>
      client.query('insert into public.messages (conversation_id, sender_id, content) values ($1, $2, $3)', [
        id,
        rocco.id,
        'd\r\ne\u0007',
      ]),
    );
    const said = await scene.db.query<{ content: string }>('select content from public.messages');
    expect(said.map(({ content }) => content).sort()).toEqual(['a\nbc', 'd\ne']);
  });

  it('reach no subject of a mail and no line of a calendar', async () => {
    // Its letters stay: another name would end its verification.
    await scene.db.query('update public.venues set name = name || $1, address = $2 where id = $3', [
      '\u0007',
      'Row 1\rX-INJECTED:1\r\nBEGIN:VEVENT',
      scene.venueId,
    ]);
    const args = { id: newId(), venue_id: scene.venueId, email: 'new@example.com', role: 'staff' };
    expect(await verdict(scene.db, vera, command('invite_member', args))).toBe('applied');
    expect(await scene.db.query('select subject from private.outgoing_mails')).toEqual([
      { subject: 'Join Vera Okafor on Encore' },
    ]);
    await act(scene.db, rocco, claim(await publishedShift(scene)));
    const { text } = await one<{ text: string }>(
      scene.db,
      'select private.ical_text(private.calendar_events($1), private.now()) as text',
      [rocco.id],
    );
    expect(text).toContain('LOCATION:Row 1X-INJECTED:1\\nBEGIN:VEVENT');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it.each([
    ['nothing visible', '\u200b\u2060'],
    ['control characters alone', '\r\n\u0007\u0008'],
    ['only a turn of direction', '\u202e\u202e\u202e'],
  ])('leave no name of %s', async (_, name) => {
    expect(await verdict(scene.db, rocco, command('edit_profile', { name }))).toBe('invalid_arguments');
    expect(await verdict(scene.db, vera, command('add_venue', { id: newId(), name, address: '1 Row' }))).toBe(
      'invalid_arguments',
    );
    const insert = scene.db.asUser(rival.id, client =>
      client.query("insert into public.venues (name, industry, status) values ($1, 'bar', 'active')", [name]),
    );
    await expect(insert).rejects.toMatchObject({ message: 'invalid_arguments' });
    const eve: Person = { ...people.sam, id: newId(), name, email: 'eve@example.com' };
    await expect(signUp(scene.db, eve)).rejects.toMatchObject({ message: 'sign_up_refused' });
  });
});

describe('a venue that a rockstar blocked', () => {
  const block = () =>
    act(
      scene.db,
      rocco,
      command('set_relation', { venue_id: scene.venueId, worker_id: rocco.id, side: 'rockstar', kind: 'blocked' }),
    );
  const start = () => command('start_conversation', { venue_id: scene.venueId, rockstar_id: rocco.id });

  it('begins no chat, and is told no more than of a stranger', async () => {
    await act(scene.db, rocco, application(await publishedShift(scene, { booking_mode: 'review' })));
    await block();
    expect(await verdict(scene.db, vera, start())).toBe('chat_refused');
    await scene.db.query('delete from public.relations');
    expect(await verdict(scene.db, vera, start())).toBe('applied');
  });

  it('writes while a booking between the two is live, and not after; nor does the rockstar, until the block is taken back', async () => {
    await act(scene.db, rocco, claim(await publishedShift(scene)));
    const { id } = await one<{ id: string }>(scene.db, 'select id from public.conversations');
    const say = () => command('send_message', { id: newId(), conversation_id: id, content: 'Hello' });
    await block();
    expect(await verdict(scene.db, mina, say())).toBe('applied');
    const booking = await one<{ id: string }>(scene.db, 'select id from public.bookings');
    await act(scene.db, rocco, command('cancel_booking', booking));
    expect(await verdict(scene.db, mina, say())).toBe('no_messages');
    const insert = scene.db.asUser(mina.id, client =>
      client.query('insert into public.messages (conversation_id, sender_id, content) values ($1, $2, $3)', [
        id,
        mina.id,
        'Psst',
      ]),
    );
    await expect(insert).rejects.toMatchObject({ message: 'no_messages' });
    expect(await verdict(scene.db, rocco, say())).toBe('you_blocked_them');
    await scene.db.query('delete from public.relations');
    expect(await verdict(scene.db, mina, say())).toBe('applied');
    expect(await verdict(scene.db, rocco, say())).toBe('applied');
  });

  it('that blocked a rockstar is not written to by them, and does not write, but about what is booked', async () => {
    await act(scene.db, rocco, claim(await publishedShift(scene)));
    const { id } = await one<{ id: string }>(scene.db, 'select id from public.conversations');
    const say = () => command('send_message', { id: newId(), conversation_id: id, content: 'Hello' });
    const relate = (kind: string) =>
      command('set_relation', { venue_id: scene.venueId, worker_id: rocco.id, side: 'venue', kind });
    await act(scene.db, vera, relate('blocked'));
    for (const person of [rocco, mina]) expect(await verdict(scene.db, person, say())).toBe('applied');
    await act(scene.db, rocco, command('cancel_booking', await one(scene.db, 'select id from public.bookings')));
    expect(await verdict(scene.db, rocco, say())).toBe('no_messages_from_you');
    for (const person of [mina, people.stef]) expect(await verdict(scene.db, person, say())).toBe('you_blocked_them');
    await block();
    for (const person of [rocco, mina]) expect(await verdict(scene.db, person, say())).toBe('you_blocked_them');
    await scene.db.query("delete from public.relations where set_by_side = 'rockstar'");
    await act(scene.db, vera, relate('neutral'));
    for (const person of [rocco, mina]) expect(await verdict(scene.db, person, say())).toBe('applied');
  });
});

describe('the product’s direct inserts', () => {
  const seat = 'insert into public.venue_users (venue_id, user_id, name, email, role) values ($1, $2, $3, $4, $5)';
  const venue = "insert into public.venues (name, industry, status) values ('Mine', 'bar', $1)";
  const ofScene = (): unknown[] => [scene.venueId, rival.id, 'R', rival.email, 'admin'];

  it.each([
    { what: 'a seat', person: rival, sql: seat, values: ofScene, word: 'not_allowed' },
    { what: 'a venue of a rockstar', person: rocco, sql: venue, values: () => ['active'], word: 'not_allowed' },
    { what: 'a venue closed at once', person: vera, sql: venue, values: () => ['archived'], word: 'invalid_arguments' },
  ])('refuse $what in our words', async ({ person, sql, values, word }) => {
    const insert = scene.db.asUser(person.id, client => client.query(sql, values()));
    await expect(insert).rejects.toMatchObject({ message: word });
  });

  it('take a venue from who may, and the membership that is there already', async () => {
    await scene.db.asUser(vera.id, async client => {
      const { rows } = await client.query<{ id: string }>(
        "insert into public.venues (name, industry, status) values ('Second', 'bar', 'active') returning id",
      );
      await client.query(
        "insert into public.venue_users (venue_id, user_id, name, email, role) values ($1, $2, 'V', 'v@example.com', 'admin')",
        [rows[0]?.id, vera.id],
      );
    });
    expect(await scene.db.query("select from public.venues where name = 'Second'")).toHaveLength(1);
  });
});

it('venue people read their own venues, rockstars the open ones', async () => {
  const seen = async (person: Person) =>
    (await scene.db.asUser(person.id, client => client.query('select id from public.venues'))).rows
      .map(row => (row as { id: string }).id)
      .sort();
  const both = [scene.venueId, scene.otherVenueId].sort();
  expect(await seen(people.stef)).toEqual([scene.venueId]);
  expect(await seen(vera)).toEqual([scene.venueId]);
  expect(await seen(rocco)).toEqual(both);
});
