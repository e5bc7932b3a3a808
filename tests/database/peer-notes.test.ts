// The bench against the peers runs only on request, so what it builds on the shipped migrations is tried here.
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeNotes } from '#tests/bench/peers/notes.ts';
import { people } from '#tests/support/people.ts';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { command, signUp, sync, verdict } from './scene.ts';

let db: Postgres;
beforeAll(async () => {
  db = await startPostgres();
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
