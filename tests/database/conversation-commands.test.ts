// Chats by command: who may, what is refused, what the other side is left with. The same acts by a plain client's direct
// calls are in spec-calls.test.ts.
import { beforeEach, describe, expect, it } from 'vitest';
import { Mirror } from './mirror.ts';
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
  sync,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

let chat: string;
const scene = sceneForEach(async scene => {
  await act(scene.db, people.rocco, claim(await publishedShift(scene)));
  ({ id: chat } = await one<{ id: string }>(scene.db, 'select id from public.conversations'));
});

const say = (content: string, more: object = {}) =>
  command('send_message', { id: newId(), conversation_id: chat, content, ...more });
const read = (at = new Date().toISOString()) => command('mark_conversation_read', { id: chat, read_to: at });
const remove = () => command('delete_conversation', { id: chat });
const said = () =>
  scene.db.query<Record<string, unknown>>(
    `select content, template, sender_side, delivered_at is not null as delivered, read_at is not null as read, unread_by
     from public.messages order by created_at, id`,
  );

describe('a chat', () => {
  it('is opened by the booking, once, for both and for nobody else', async () => {
    await act(scene.db, people.rocco, claim(await publishedShift(scene, { inHours: 90 })));
    expect(await scene.db.query('select rockstar_id, venue_id from public.conversations')).toEqual([
      { rockstar_id: people.rocco.id, venue_id: scene.venueId },
    ]);
    for (const person of [people.vera, people.stef, people.rocco]) {
      const mirror = new Mirror(scene.db, person);
      await mirror.pull();
      expect([person.name, mirror.has('conversations', chat)]).toEqual([person.name, true]);
      await mirror.expectTrue();
    }
    const stranger = new Mirror(scene.db, people.rosa);
    await stranger.pull();
    expect([stranger.size('conversations'), stranger.size('messages')]).toEqual([0, 0]);
  });

  it('is begun with whoever applied, under the id that every device reckons', async () => {
    const start = (args: object) => command('start_conversation', { venue_id: scene.venueId, ...args });
    expect(await verdict(scene.db, people.vera, start({ rockstar_id: people.rosa.id }))).toBe('chat_refused');
    await act(scene.db, people.rosa, application(await publishedShift(scene, { inHours: 60, booking_mode: 'review' })));
    expect(await verdict(scene.db, people.mina, start({ rockstar_id: people.rosa.id }))).toBe('applied');
    expect(await verdict(scene.db, people.vera, start({ email: ` ${people.rosa.email.toUpperCase()} ` }))).toBe(
      'applied',
    );
    const rows = await scene.db.query('select id from public.conversations where rockstar_id = $1', [people.rosa.id]);
    expect(rows).toEqual([
      (await scene.db.query('select private.uuid5($1) as id', [`conversations:${scene.venueId}:${people.rosa.id}`]))[0],
    ]);
  });

  it('cannot be used to learn who has an account', async () => {
    const answers = new Set<string>();
    for (const email of ['nobody@example.com', people.sam.email, people.mina.email, rival.email, 'not an address'])
      answers.add(
        JSON.stringify({
          ...(await act(scene.db, people.vera, command('start_conversation', { venue_id: scene.venueId, email }))),
          id: '',
        }),
      );
    expect([...answers]).toEqual([JSON.stringify({ id: '', code: 'chat_refused', state: 'rejected' })]);
  });

  it.each([
    ['the rockstar', people.rocco, 'not_allowed'],
    ['staff', people.stef, 'not_allowed'],
    ['another venue’s admin', rival, 'not_allowed'],
  ] as const)('is not begun by %s', async (_, person, code) => {
    const start = command('start_conversation', { venue_id: scene.venueId, rockstar_id: people.rocco.id });
    expect(await verdict(scene.db, person, start)).toBe(code);
  });
});

describe('send_message', () => {
  it('is for both sides, staff too, and tells the list', async () => {
    for (const person of [people.rocco, people.vera, people.stef])
      expect(await verdict(scene.db, person, say(`From ${person.name}`))).toBe('applied');
    expect((await said()).map(({ sender_side }) => sender_side)).toEqual(['rockstar', 'venue', 'venue']);
    expect(
      await one(scene.db, 'select last_content, last_sender_id, last_sender_side from public.conversations'),
    ).toEqual({
      last_content: 'From Stef Janssen',
      last_sender_id: people.stef.id,
      last_sender_side: 'venue',
    });
  });

  it.each([people.rosa, people.sam, rival])('is not for $name', async person => {
    expect(await verdict(scene.db, person, say('Let me in'))).toBe('conversation_gone');
    expect(await said()).toEqual([]);
  });

  it('sends a template as its code; plain clients read it in English', async () => {
    expect(await verdict(scene.db, people.rocco, say('', { content: undefined, template: 'late_10' }))).toBe('applied');
    expect(await said()).toMatchObject([{ template: 'late_10', content: 'I am running 10 minutes late.' }]);
  });

  it.each([
    ['nothing', { content: '' }],
    ['spaces', { content: ' \n\t ' }],
    ['no width at all', { content: '\u200b\u2060\ufeff' }],
    ['only a turn of direction', { content: '\u202e\u200f' }],
    ['4,001 characters', { content: 'x'.repeat(4001) }],
    ['a number', { content: 7 }],
    ['an unknown template', { content: undefined, template: 'late_7' }],
    ['both words and a template', { template: 'late_5' }],
    ['neither', { content: undefined }],
    ['an id that is none', { id: 'x' }],
  ])('refuses %s', async (_, more) => {
    expect(await verdict(scene.db, people.rocco, say('Words', more))).toBe('invalid_arguments');
    expect(await said()).toEqual([]);
  });

  it.each([
    ['4,000 characters', 'x'.repeat(4000)],
    ['only emoji', '🍸🍸'],
    ['right to left', 'مرحبا، أنا في الطريق'],
    ['markup', '<img src=x onerror=alert(1)>'],
  ])('keeps %s as it was typed', async (_, content) => {
    expect(await verdict(scene.db, people.rocco, say(content))).toBe('applied');
    expect(await said()).toMatchObject([{ content }]);
  });

  it('never says one thing twice', async () => {
    const id = newId();
    expect(await verdict(scene.db, people.rocco, say('Once', { id }))).toBe('applied');
    expect(await verdict(scene.db, people.rocco, say('Twice', { id }))).toBe('not_again');
    expect(await said()).toHaveLength(1);
  });

  it('stops a flood at sixty a minute (recorded-times.test.ts: an evening offline is none)', async () => {
    const flood = Array.from({ length: 61 }, (_, nth) => say(`Number ${nth}`));
    const { outcomes } = await sync(scene.db, people.rocco, { commands: flood });
    expect(outcomes.filter(({ state }) => state === 'applied')).toHaveLength(60);
    expect(outcomes.at(-1)).toMatchObject({ code: 'throttled' });
  });

  it('does not reach a chat that one was removed from, or that is gone', async () => {
    await scene.db.query('update public.venue_users set revoked_at = now() where user_id = $1', [people.mina.id]);
    expect(await verdict(scene.db, people.mina, say('Still me'))).toBe('conversation_gone');
    await act(scene.db, people.rocco, remove());
    expect(await verdict(scene.db, people.vera, say('Too late'))).toBe('conversation_gone');
  });
});

describe('mark_conversation_read', () => {
  beforeEach(async () => {
    await act(scene.db, people.rocco, say('From Rocco'));
    await act(scene.db, people.vera, say('From Vera'));
  });

  it('SP4.13 is by side: a colleague’s words are not read by their own side', async () => {
    await act(scene.db, people.mina, read());
    expect((await said()).map(message => message.read)).toEqual([true, false]);
    await act(scene.db, people.rocco, read());
    expect((await said()).map(message => message.read)).toEqual([true, true]);
    expect((await said()).map(message => message.unread_by)).toEqual([null, null]);
  });

  it('goes no further than what was seen', async () => {
    await scene.db.query(
      "update public.messages set created_at = now() - interval '1 hour' where sender_side = 'venue'",
    );
    await act(scene.db, people.vera, say('Later'));
    await act(scene.db, people.rocco, read(new Date(Date.now() - 60_000).toISOString()));
    const unread = await scene.db.query('select content from public.messages where unread_by = $1', [
      `rockstar:${chat}`,
    ]);
    expect(unread).toEqual([{ content: 'Later' }]);
  });

  it('moves no list, and nothing of a stranger’s', async () => {
    const before = await one(scene.db, 'select updated_at, row_xid from public.conversations');
    await act(scene.db, people.rocco, read());
    expect(await one(scene.db, 'select updated_at, row_xid from public.conversations')).toEqual(before);
    for (const person of [people.rosa, rival]) expect(await verdict(scene.db, person, read())).toBe('applied');
    expect((await said()).map(message => message.read)).toEqual([false, true]);
  });
});

describe('delivered', () => {
  const arrived = async () => (await said()).map(({ delivered }) => delivered);

  it('is told by the next sync of the device that got it, not by the sending', async () => {
    const phone = new Mirror(scene.db, people.rocco);
    await phone.pull();
    await act(scene.db, people.vera, say('Are you near?'));
    expect(await arrived()).toEqual([false]);
    await phone.page();
    expect(await arrived()).toEqual([false]);
    await phone.page();
    expect(await arrived()).toEqual([true]);
    await phone.pull();
    await phone.expectTrue();
  });

  it('is no merit of the sender’s own devices or of a stranger’s', async () => {
    await act(scene.db, people.vera, say('Are you near?'));
    for (const person of [people.vera, people.mina, people.rosa]) {
      const mirror = new Mirror(scene.db, person);
      await mirror.pull();
      await mirror.page();
    }
    expect(await arrived()).toEqual([false]);
  });
});

describe('delete_conversation', () => {
  beforeEach(async () => {
    await act(scene.db, people.rocco, say('Evidence'));
  });
  const left = () => scene.db.query('select from public.conversations');

  it.each([people.rocco, people.mina, people.vera])('by $name takes it from both sides and seals it', async person => {
    const other: Person = person === people.rocco ? people.vera : people.rocco;
    const mirror = new Mirror(scene.db, other);
    await mirror.pull();
    expect(await verdict(scene.db, person, remove())).toBe('applied');
    await mirror.pull();
    expect([mirror.size('conversations'), mirror.size('messages')]).toEqual([0, 0]);
    await mirror.expectTrue();
    expect(await one(scene.db, 'select deleted_by, messages from private.sealed_conversations')).toMatchObject({
      deleted_by: person.id,
      messages: [{ content: 'Evidence', sender_id: people.rocco.id }],
    });
    expect(await verdict(scene.db, person, remove())).toBe('applied');
    const told = await scene.db.query<{ user_id: string }>(
      "select user_id from public.notifications where kind = 'conversation_deleted'",
    );
    const managers = [people.vera.id, people.mina.id].sort();
    expect(told.map(({ user_id }) => user_id).sort()).toEqual(person === people.rocco ? managers : [people.rocco.id]);
  });

  it.each([
    [people.stef, 'not_allowed'],
    [people.rosa, 'applied'],
    [rival, 'applied'],
  ] as const)('is not for $0.name', async (person, word) => {
    expect(await verdict(scene.db, person, remove())).toBe(word);
    expect(await left()).toHaveLength(1);
    expect(await scene.db.query("select from public.notifications where kind = 'conversation_deleted'")).toEqual([]);
  });

  it('leaves the way open for another beginning', async () => {
    await act(scene.db, people.rocco, remove());
    await act(
      scene.db,
      people.vera,
      command('start_conversation', { venue_id: scene.venueId, rockstar_id: people.rocco.id }),
    );
    expect(await left()).toHaveLength(1);
    expect(await said()).toEqual([]);
  });

  it('an account that goes takes its chats along, sealed', async () => {
    await act(scene.db, people.rosa, claim(await publishedShift(scene, { inHours: 70 })));
    await scene.db.query(
      "insert into public.messages (conversation_id, sender_id, content) select id, rockstar_id, 'Too' from public.conversations",
    );
    await scene.db.query('delete from auth.users where id = $1', [people.rocco.id]);
    expect(await left()).toHaveLength(1);
    await scene.db.query('delete from public.venues where id = $1', [scene.venueId]);
    expect(await left()).toEqual([]);
    const sealed = await scene.db.query(
      'select jsonb_array_length(messages) as count from private.sealed_conversations',
    );
    expect(sealed).toHaveLength(2);
  });
});
