// People whose app is closed hear of what somebody else waits for: applications and messages, counted while nobody has read of them.
import { describe, expect, it } from 'vitest';
import { chatNoticeId } from '#domain/ids.ts';
import { act, application, claim, command, newId, one, type Person, people, publishedShift } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { publishedJob } from './situations/jobs.ts';

const scene = sceneForEach();
const { vera, mina, stef, rocco, rosa } = people;

interface Told {
  readonly kind: string;
  readonly n: number;
  readonly unread: boolean;
}
const told = (person: Person) =>
  scene.db.query<Told>(
    "select kind, (payload ->> 'n')::int as n, read_at is null as unread from public.notifications where user_id = $1",
    [person.id],
  );
const reads = async (person: Person) => {
  const rows = await scene.db.query<{ id: string }>('select id from public.notifications where user_id = $1', [
    person.id,
  ]);
  await act(scene.db, person, command('mark_notifications_read', { ids: rows.map(({ id }) => id) }));
};
/** What leaves for closed apps. */
const mailed = (person: Person) =>
  scene.db.query('select from private.notice_mails where user_id = $1', [person.id]).then(rows => rows.length);

describe('an application', () => {
  it('is told to managers and admins, not to staff; more of them are a number, and what comes after reading is told anew', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    await act(scene.db, rocco, application(shift));
    for (const person of [vera, mina])
      expect(await told(person)).toEqual([{ kind: 'shift_applied', n: 1, unread: true }]);
    expect([await told(stef), await told(rocco)]).toEqual([[], []]);
    expect(
      await one(
        scene.db,
        "select payload ->> 'name' as name, payload ->> 'shift_id' as shift from public.notifications where user_id = $1",
        [vera.id],
      ),
    ).toEqual({ name: rocco.name, shift });
    await reads(mina);
    await act(scene.db, rosa, application(shift));
    expect(await told(vera)).toEqual([{ kind: 'shift_applied', n: 2, unread: true }]);
    expect(await told(mina)).toEqual([{ kind: 'shift_applied', n: 1, unread: true }]);
    expect([await mailed(vera), await mailed(mina)]).toEqual([1, 1]);
  });

  it('says to whoever works for several venues that it is one of them, and to nobody else', async () => {
    await act(
      scene.db,
      vera,
      command('add_venue', { id: newId(), name: 'Harbour', address: '3 Quay Street', area: 'london' }),
    );
    await act(scene.db, rocco, application(await publishedShift(scene, { booking_mode: 'review' })));
    const marks = await scene.db.query(
      "select user_id, payload -> 'several' as several from public.notifications where kind = 'shift_applied' order by user_id",
    );
    expect(marks).toHaveLength(2);
    expect(marks).toEqual(
      expect.arrayContaining([
        { user_id: vera.id, several: true },
        { user_id: mina.id, several: null },
      ]),
    );
  });

  it('for a job too', async () => {
    const job = await publishedJob(scene);
    await act(scene.db, rocco, command('submit_application', { id: newId(), job_id: job, seen_version: 2 }));
    expect(await told(vera)).toEqual([{ kind: 'job_applied', n: 1, unread: true }]);
  });

  it('that is booked at once, or waits for a full shift, asks nothing of the venue', async () => {
    const shift = await publishedShift(scene);
    await act(scene.db, rocco, claim(shift));
    await act(scene.db, rosa, claim(shift));
    expect(await told(vera)).toEqual([]);
  });
});

describe('a message', () => {
  async function chat(): Promise<string> {
    await act(scene.db, rocco, claim(await publishedShift(scene)));
    return (await one<{ id: string }>(scene.db, 'select id from public.conversations')).id;
  }
  const says = (person: Person, conversation_id: string) =>
    act(scene.db, person, command('send_message', { id: newId(), conversation_id, content: 'At the back door' }));
  const readsChat = (person: Person, id: string) =>
    act(
      scene.db,
      person,
      command('mark_conversation_read', { id, read_to: new Date(Date.now() + 1000).toISOString() }),
    );

  it('is told to the other side, without its words, under the id that the device works out', async () => {
    const id = await chat();
    await says(vera, id);
    await says(mina, id);
    expect(await told(rocco)).toEqual([{ kind: 'message_from_venue', n: 2, unread: true }]);
    expect([await told(vera), await told(mina)]).toEqual([[], []]);
    const row = await one<{ id: string; payload: object }>(scene.db, 'select id, payload from public.notifications');
    expect(row.id).toBe(chatNoticeId({ fromSide: 'venue', conversationId: id, userId: rocco.id }));
    expect(JSON.stringify(row.payload)).not.toContain('back door');
    expect(await mailed(rocco)).toBe(1);
  });

  it('read by one of the venue, it is read for all of it; the next one is told anew', async () => {
    const id = await chat();
    await says(rocco, id);
    for (const person of [vera, mina])
      expect(await told(person)).toEqual([{ kind: 'message_from_rockstar', n: 1, unread: true }]);
    expect(await told(stef)).toEqual([]);
    await readsChat(stef, id);
    for (const person of [vera, mina])
      expect(await told(person)).toEqual([{ kind: 'message_from_rockstar', n: 1, unread: false }]);
    await says(rocco, id);
    expect(await told(vera)).toEqual([{ kind: 'message_from_rockstar', n: 1, unread: true }]);
  });

  it('stays unread while one of its messages is', async () => {
    const id = await chat();
    await says(rocco, id);
    await says(rocco, id);
    await scene.db.query(
      "update public.messages set created_at = now() - interval '1 minute' where id = (select min(id::text)::uuid from public.messages)",
    );
    const readTo = (seconds: number) =>
      command('mark_conversation_read', { id, read_to: new Date(Date.now() + seconds * 1000).toISOString() });
    await act(scene.db, vera, readTo(-30));
    expect(await told(mina)).toEqual([{ kind: 'message_from_rockstar', n: 2, unread: true }]);
    await act(scene.db, vera, readTo(1));
    expect(await told(mina)).toEqual([{ kind: 'message_from_rockstar', n: 2, unread: false }]);
  });

  it('after one that was acknowledged arrives, and is told anew', async () => {
    const id = await chat();
    await says(vera, id);
    const notice = chatNoticeId({ fromSide: 'venue', conversationId: id, userId: rocco.id });
    await act(scene.db, rocco, command('acknowledge_notification', { id: notice }));
    await says(vera, id);
    expect(await told(rocco)).toEqual([{ kind: 'message_from_venue', n: 1, unread: true }]);
    expect(await one(scene.db, 'select acked_at from public.notifications')).toEqual({ acked_at: null });
  });

  it('of a chat that is deleted has nothing more to tell', async () => {
    const id = await chat();
    await says(rocco, id);
    await act(scene.db, mina, command('delete_conversation', { id }));
    for (const person of [vera, mina])
      expect(await told(person)).toEqual([{ kind: 'message_from_rockstar', n: 1, unread: false }]);
  });
});
