// The bench against the peers runs only on request, so what it builds on the shipped migrations is tried here.
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeNotes } from '#tests/bench/peers/notes.ts';
import { ReplicacheServer } from '#tests/bench/peers/replicache-server.ts';
import { people } from '#tests/support/people.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { command, signUp, sync, verdict } from './scene.ts';

let db: Borrowed;
beforeAll(async () => {
  db = await borrowDatabase();
  await signUp(db, people.rocco);
  await signUp(db, people.rosa);
  await makeNotes(db);
});
afterAll(() => db.stop());

it('a note of the bench is written by a command and pulled by its owner alone', async () => {
  const [id, text] = [newId(), 'One of the bench.'];
  const { outcomes, rows } = await sync(db, people.rocco, { commands: [command('put_peer_note', { id, text })] });
  expect(outcomes).toMatchObject([{ state: 'applied' }]);
  expect(rows.peer_notes).toMatchObject([{ id, text, owner_id: people.rocco.id }]);
  expect((await sync(db, people.rosa)).rows.peer_notes ?? []).toEqual([]);
});

it('notes that refer to one another, and their edits, arrive in their order', async () => {
  const [id, aboutIt] = [newId(), newId()];
  const commands = [
    command('put_peer_note', { id, text: 'First.', label: 'First.' }, { v: 2 }),
    command('put_peer_note', { id: aboutIt, text: 'About it.', about: id }),
    command('edit_peer_note', { id, text: 'Last.' }),
  ];
  const { outcomes, rows } = await sync(db, people.rocco, { commands });
  expect(outcomes.map(({ state }) => state)).toEqual(['applied', 'applied', 'applied']);
  expect(rows.peer_notes).toContainEqual(expect.objectContaining({ id, text: 'Last.', label: 'First.' }));
});

it('the server side of Replicache takes a push once and answers with what changed', async () => {
  const server = new ReplicacheServer(db);
  const ask = async (path: string, asked: object) => {
    const { body } = await server.answer(path, people.rosa.id, JSON.stringify({ clientGroupID: 'group', ...asked }));
    return JSON.parse(body) as { cookie: object; lastMutationIDChanges: object; patch: { op: string }[] };
  };
  const put = (nth: number, text: string) => {
    return { id: nth, clientID: 'client', name: 'put_peer_note', args: { id: newId(), text } };
  };
  const push = { schemaVersion: '1', mutations: [put(1, 'One.'), put(2, 'refused'), put(3, 'Three.')] };
  for (let again = 0; again < 2; again += 1) await ask('/push', push);
  const first = await ask('/pull', { cookie: null });
  expect(first.lastMutationIDChanges).toEqual({ client: 3 });
  expect(first.patch.map(({ op }) => op)).toEqual(['clear', 'put', 'put']);
  await ask('/push', { ...push, mutations: [put(4, 'Four.')] });
  expect((await ask('/pull', { cookie: first.cookie })).patch).toMatchObject([{ op: 'put', value: { text: 'Four.' } }]);
});

it('the poison of the bench is refused', async () => {
  const sent = command('put_peer_note', { id: newId(), text: 'refused' });
  expect(await verdict(db, people.rocco, sent)).toBe('not_allowed');
});

it('a note that changes hands leaves its first owner', async () => {
  const id = newId();
  const sent = command('put_peer_note', { id, text: 'Soon of another.' });
  const { cursor } = await sync(db, people.rocco, { commands: [sent] });
  await db.query('update public.peer_notes set owner_id = $1 where id = $2', [people.rosa.id, id]);
  expect((await sync(db, people.rocco, { cursor })).gone.peer_notes).toEqual([id]);
});
