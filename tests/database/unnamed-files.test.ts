// Files that came before what names them: the app was ended in between, or the person thought better of it.
import { expect, it } from 'vitest';
import { command, newId, type Person, people, verdict, verify } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(async ({ db, venueId }) => {
  await verify(db, venueId, 'unverified');
  await db.stopClock(HANDED_IN);
});
const { vera, rocco } = people;
const HANDED_IN = '2048-01-01T09:00:00Z';
const PDF = Buffer.from('%PDF-1.7 a licence to serve, for instance').toString('base64');

const call = (person: Person, sql: string, values: readonly unknown[]) =>
  scene.db.asUser(person.id, client => client.query(sql, [...values]));
const addDocument = (id: string) =>
  call(rocco, 'select public.add_document_file($1, $2, $3)', [id, 'licence.pdf', PDF]);
const addEvidence = (id: string) =>
  call(vera, 'select public.add_evidence($1, $2, $3, $4)', [id, scene.venueId, 'licence.pdf', PDF]);
const clockAt = async (at: string) => {
  await scene.db.stopClock(at);
  await scene.db.query('select private.run_clock()');
};
const there = async (ids: readonly string[]) => {
  const rows = await scene.db.query<{ id: string }>('select id from public.files where id = any ($1)', [ids]);
  const found = new Set(rows.map(({ id }) => id));
  return ids.map(id => found.has(id));
};

it('go after thirty days; a document that was saved in time keeps its own', async () => {
  const [named, left] = [newId(), newId()];
  for (const id of [named, left]) await addDocument(id);
  await clockAt('2048-01-31T08:59:00Z');
  expect(await there([named, left])).toEqual([true, true]);
  const saving = command('save_document', { id: newId(), type: 'first_aid', file_id: named });
  expect(await verdict(scene.db, rocco, saving)).toBe('applied');
  await clockAt('2048-01-31T09:00:00Z');
  expect(await there([named, left])).toEqual([true, false]);
});

it('go after thirty days; what a venue has handed in with them stays', async () => {
  const [named, left] = [newId(), newId()];
  await addEvidence(named);
  const said = { legal_name: 'Thistle Ltd', registration_number: '01234567', website: null };
  const asking = command('request_verification', { id: scene.venueId, ...said, file_ids: [named] });
  expect(await verdict(scene.db, vera, asking)).toBe('applied');
  await addEvidence(left);
  await clockAt('2048-01-31T09:00:00Z');
  expect(await there([named, left])).toEqual([true, false]);
});

it('sent once more, a file that a document names keeps its name', async () => {
  const named = newId();
  await addDocument(named);
  const saving = command('save_document', { id: named, type: 'first_aid', file_id: named });
  expect(await verdict(scene.db, rocco, saving)).toBe('applied');
  await addDocument(named);
  await clockAt('2048-03-01T09:00:00Z');
  expect(await there([named])).toEqual([true]);
});
