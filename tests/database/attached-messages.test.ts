// With an appeal go the messages to the venue that its person chose: their own, around that shift, as they were. Both sides and whoever
// decides read them, and nobody else; the chat itself stays closed.
import { beforeEach, expect, it } from 'vitest';
import { conversationId } from '#domain/ids.ts';
import { act, command, makeAdmins, newId, one, type Person, people, sync, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { runningShift } from './situations/attendance.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { mina, rae, rocco, rosa } = people;

let chat: string;
let event: string;
beforeEach(async () => {
  const { booking } = await runningShift(scene, 12, 616);
  const venueId = scene.venueId;
  chat = conversationId(venueId, rocco.id);
  await act(scene.db, rocco, command('start_conversation', { venue_id: venueId, rockstar_id: rocco.id }));
  await act(scene.db, mina, command('mark_no_show', { id: booking }));
  ({ id: event } = await one<{ id: string }>(scene.db, 'select id from public.reliability_events'));
});

async function said(person: Person, content: string, daysAgo = 0): Promise<string> {
  const id = newId();
  await act(scene.db, person, command('send_message', { id, conversation_id: chat, content }));
  await scene.db.query("update public.messages set recorded_at = recorded_at - $2 * interval '1 day' where id = $1", [
    id,
    daysAgo,
  ]);
  return id;
}
const contest = (messages: readonly string[]) =>
  verdict(scene.db, rocco, command('appeal_points', { id: event, reason: '', messages }));
const attached = async () =>
  (await one<{ said: readonly object[] | null }>(scene.db, 'select attached_messages as said from public.disputes'))
    .said;

it('those that were chosen are copied, and stay when the chat is deleted', async () => {
  const [door, kitchen] = [
    await said(rocco, 'The tablet at the door is off'),
    await said(rocco, 'I am in the kitchen'),
  ];
  await said(rocco, 'This one was left out');
  expect(await contest([kitchen, door])).toBe('applied');
  const both = [{ id: door, content: 'The tablet at the door is off', template: null }, { id: kitchen }];
  expect(await attached()).toMatchObject(both);
  await act(scene.db, mina, command('delete_conversation', { id: chat }));
  expect(await attached()).toMatchObject(both);
});

it('are nobody else’s words, and none of another time', async () => {
  const others = await said(mina, 'Where are you?');
  const old = await said(rocco, 'See you next month', 20);
  expect(await contest([others, old, newId()])).toBe('applied');
  expect(await attached()).toBeNull();
});

it('are at most eight, each of its first five hundred characters', async () => {
  const long = await said(rocco, 'a'.repeat(2000));
  expect(await contest(Array.from({ length: 9 }, () => newId()))).toBe('invalid_arguments');
  expect(await contest([long])).toBe('applied');
  expect(await attached()).toMatchObject([{ content: 'a'.repeat(500) }]);
});

it('go with the account of whoever wrote them, as their messages do', async () => {
  await contest([await said(rocco, 'The tablet at the door is off')]);
  await scene.db.query('delete from auth.users where id = $1', [rocco.id]);
  expect(await attached()).toBeNull();
});

it('are read by both sides and by the platform, and by nobody else', async () => {
  await contest([await said(rocco, 'The tablet at the door is off')]);
  const seenBy = async (person: Person) => (await sync(scene.db, person, { device: newId() })).rows.disputes;
  const words = [{ content: 'The tablet at the door is off' }];
  for (const person of [rocco, mina]) expect(await seenBy(person)).toMatchObject([{ attached_messages: words }]);
  expect(await seenBy(rosa)).toBeUndefined();
  const { id } = await one<{ id: string }>(scene.db, 'select id from public.disputes');
  const detail = await scene.db.asUser(rae.id, async client => {
    const { rows } = await client.query('select public.admin_dispute($1) as detail', [id]);
    return rows[0]?.detail as object;
  });
  expect(detail).toMatchObject({ rockstar: { messages: words }, venue: { messages: [] } });
});
