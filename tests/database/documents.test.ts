// A rockstar's documents: who keeps, reads and decides, what venues learn of them, and the reminders.
import { describe, expect, it } from 'vitest';
import { PHOTO } from '#tests/support/photo.ts';
import type { Database } from '#tests/support/postgres.ts';
import {
  act,
  application,
  command,
  documentFiles,
  makeAdmins,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  rival,
  suspend,
  sync,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(async ({ db }) => {
  await makeAdmins(db);
});
const { ada, sol, rae, vera, stef, rocco, rosa } = people;
const PDF = Buffer.from('%PDF-1.7 a licence to serve, for instance').toString('base64');

const add = (person: Person, { id = newId(), name = 'licence.pdf', content = PDF as string | null } = {}) =>
  scene.db
    .asUser(person.id, client => client.query('select public.add_document_file($1, $2, $3)', [id, name, content]))
    .then(
      () => 'applied',
      (error: Error) => error.message,
    );
const read = (person: Person, id: string) =>
  scene.db.asUser(person.id, async client => {
    const { rows } = await client.query<{ file: { name: string } | null }>('select public.document_file($1) as file', [
      id,
    ]);
    return rows[0]?.file?.name ?? null;
  });
interface Queued {
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly fileName: string;
    readonly bytes: number;
  }[];
  readonly counts: object;
}
const queue = (person: Person, state = 'waiting') =>
  scene.db.asUser(person.id, async client => {
    const { rows } = await client.query<{ page: Queued }>('select public.admin_documents($1) as page', [state]);
    return rows[0]?.page ?? { rows: [], counts: {} };
  });
const save = (args: object, person = rocco) =>
  verdict(scene.db, person, command('save_document', { type: 'personal_licence', ...args }));
const decide = (person: Person, args: object) => verdict(scene.db, person, command('admin_decide_document', args));
/** The server's clock stands there, and has run. */
const runClockAt = async (db: Database, at: string) => {
  await db.stopClock(at);
  await db.query('select private.run_clock()');
};
const document = (id: string) =>
  one<{ state: string; reason: string | null; version: number }>(
    scene.db,
    'select state, reason, version from public.profile_documents where id = $1',
    [id],
  );
const card = () =>
  one<{ documents: unknown }>(scene.db, 'select documents from public.profiles where id = $1', [rocco.id]);
const told = () =>
  scene.db.query<{ kind: string; payload: { reason?: string; day?: string } }>(
    "select kind, payload from public.notifications where user_id = $1 and kind like 'document_%' order by created_at",
    [rocco.id],
  );

/** Rocco's licence, as it waits to be looked at. */
async function licence(more: object = {}) {
  const [file = ''] = await documentFiles(scene.db, [rocco]);
  const id = newId();
  expect(await save({ id, file_id: file, number: 'PL 0123', expires_on: '2048-05-04', ...more })).toBe('applied');
  return { id, file };
}

describe('the file', () => {
  it('is a rockstar’s to add, and a file by its first bytes', async () => {
    for (const person of [vera, stef, ada]) expect(await add(person)).toBe('not_allowed');
    expect(await add(rocco)).toBe('applied');
    expect(await add(rocco, { name: 'card.png', content: PHOTO })).toBe('applied');
    const renamed = Buffer.from('MZ, a program that calls itself a PDF').toString('base64');
    expect(await add(rocco, { content: renamed })).toBe('file_unreadable');
    expect(await add(rocco, { content: `${PDF}${'AAAA'.repeat(350_000)}` })).toBe('file_too_large');
    expect(await add(rocco, { content: 'not base64' })).toBe('invalid_arguments');
  });

  it('is read by its person and by support, whose looking is written down, and by nobody else', async () => {
    const { file } = await licence();
    for (const person of [vera, rosa, stef, rae, rival]) expect(await read(person, file)).toBeNull();
    expect(await read(rocco, file)).toBe('scan.pdf');
    expect(await read(sol, file)).toBe('scan.pdf');
    const looked = await scene.db.query('select actor, row_id from public.audit_log where action = $1', [
      'document_file',
    ]);
    expect(looked).toEqual([{ actor: sol.id, row_id: rocco.id }]);
  });

  it('gives way to newer ones unless a document names it', async () => {
    const { file } = await licence();
    const ids = Array.from({ length: 11 }, () => newId());
    for (const id of ids) await add(rocco, { id });
    const kept = await scene.db.query<{ id: string }>('select id from public.files where person_id = $1', [rocco.id]);
    expect(kept.map(({ id }) => id).sort()).toEqual([file, ...ids.slice(1)].sort());
  });
});

describe('a document', () => {
  it('is named with a file of one’s own, and goes with it', async () => {
    const [theirs = ''] = await documentFiles(scene.db, [rosa]);
    expect(await save({ id: newId(), file_id: theirs })).toBe('invalid_arguments');
    const { id, file } = await licence();
    expect(await save({ id, file_id: theirs }, rosa)).toBe('invalid_arguments');
    expect(await verdict(scene.db, rosa, command('delete_document', { id }))).toBe('applied');
    expect(await read(rocco, file)).toBe('scan.pdf');
    expect(await verdict(scene.db, rocco, command('delete_document', { id }))).toBe('applied');
    expect(await read(rocco, file)).toBeNull();
    expect((await card()).documents).toEqual([]);
  });

  it('is one of ten at most', async () => {
    const files = await documentFiles(
      scene.db,
      Array.from({ length: 11 }, () => rocco),
    );
    const verdicts = [];
    for (const file_id of files) verdicts.push(await save({ id: newId(), file_id }));
    expect(verdicts.slice(9)).toEqual(['applied', 'too_many']);
  });

  it('shows those who have the card what it is and how long it is valid, and neither file nor number', async () => {
    const { id } = await licence();
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    await act(scene.db, rocco, application(shift));
    const page = JSON.stringify(await sync(scene.db, vera));
    expect(page).toContain('{"type":"personal_licence","until":"2048-05-04","verified":false}');
    expect(page).not.toContain('PL 0123');
    expect(page).not.toContain(id);
  });
});

describe('the decision', () => {
  it('is support’s, about what was shown, with words when it is a no', async () => {
    const { id } = await licence();
    for (const person of [vera, rocco, rae])
      expect(await decide(person, { id, version: 1, decision: 'verified' })).toBe('not_allowed');
    expect(await decide(sol, { id, version: 1, decision: 'rejected' })).toBe('invalid_arguments');
    expect(await decide(sol, { id, version: 1, decision: 'rejected', reason: 'Cut off' })).toBe('applied');
    expect(await document(id)).toEqual({ state: 'rejected', reason: 'Cut off', version: 2 });
    expect((await card()).documents).toEqual([]);
    expect(await decide(ada, { id, version: 1, decision: 'verified' })).toBe('wrong_state');
    expect(await decide(ada, { id, version: 2, decision: 'verified' })).toBe('applied');
    expect((await card()).documents).toEqual([{ type: 'personal_licence', until: '2048-05-04', verified: true }]);
    expect((await told()).map(({ kind, payload }) => [kind, payload.reason])).toEqual([
      ['document_rejected', 'Cut off'],
      ['document_verified', undefined],
    ]);
  });

  it('is made anew of what is changed, and stands when nothing is', async () => {
    const { id, file } = await licence();
    await decide(sol, { id, version: 1, decision: 'verified' });
    expect(await save({ id, file_id: file })).toBe('applied');
    expect(await document(id)).toMatchObject({ state: 'verified', version: 2 });
    expect(await save({ id, file_id: file, expires_on: '2049-05-04' })).toBe('applied');
    expect(await document(id)).toMatchObject({ state: 'waiting', version: 3 });
    expect((await card()).documents).toEqual([{ type: 'personal_licence', until: '2049-05-04', verified: false }]);
  });

  it('has a queue that read-only admins do not see, longest wait first', async () => {
    const { id } = await licence();
    const second = await licence();
    await expect(queue(rae)).rejects.toThrow('not_allowed');
    await expect(queue(vera)).rejects.toThrow('not_allowed');
    const { rows, counts } = await queue(sol);
    expect(rows.map(row => row.id)).toEqual([id, second.id]);
    expect(rows[0]).toMatchObject({ name: rocco.name, fileName: 'scan.pdf', bytes: 18 });
    expect(counts).toEqual({ waiting: 2, verified: 0, rejected: 0 });
  });

  it('outlives a suspension: what was handed in is still decided', async () => {
    const { id } = await licence();
    await suspend(scene.db, rocco);
    expect(await decide(sol, { id, version: 1, decision: 'verified' })).toBe('applied');
  });
});

describe('reminders', () => {
  const days = async () =>
    (await told()).filter(({ kind }) => kind === 'document_expires').map(({ payload }) => payload.day);

  it('come thirty and seven days before, once each', async () => {
    await licence({ expires_on: '2048-05-04' });
    await runClockAt(scene.db, '2048-04-04T08:59:00Z');
    expect(await days()).toEqual([]);
    for (const at of ['2048-04-04T09:00:00Z', '2048-04-20T09:00:00Z']) await runClockAt(scene.db, at);
    expect(await days()).toEqual(['2048-05-04']);
    for (const at of ['2048-04-27T09:00:00Z', '2048-05-03T09:00:00Z', '2048-05-10T09:00:00Z'])
      await runClockAt(scene.db, at);
    expect(await days()).toEqual(['2048-05-04', '2048-05-04']);
  });

  it('come once when the clock was late for both', async () => {
    await licence({ expires_on: '2048-05-04' });
    await runClockAt(scene.db, '2048-05-01T09:00:00Z');
    await runClockAt(scene.db, '2048-05-02T09:00:00Z');
    expect(await days()).toEqual(['2048-05-04']);
  });

  it('come no more once it has expired', async () => {
    await licence({ expires_on: '2048-05-04' });
    await runClockAt(scene.db, '2048-05-05T00:01:00Z');
    expect(await days()).toEqual([]);
  });

  it.each([
    ['America/Los_Angeles', '2048-05-05T02:00:00Z', ['2048-05-04']],
    ['Pacific/Kiritimati', '2048-05-04T10:30:00Z', []],
  ])('come until the last day is over where the person is: %s', async (zone, at, expected) => {
    await scene.db.query('update public.profile_private set tz = $1 where id = $2', [zone, rocco.id]);
    await licence({ expires_on: '2048-05-04' });
    await runClockAt(scene.db, at);
    expect(await days()).toEqual(expected);
  });

  it('begin anew with another date', async () => {
    const { id, file } = await licence({ expires_on: '2048-05-04' });
    await runClockAt(scene.db, '2048-04-10T09:00:00Z');
    await save({ id, file_id: file, expires_on: '2048-06-14' });
    await runClockAt(scene.db, '2048-05-01T09:00:00Z');
    expect(await days()).toEqual(['2048-05-04']);
    await runClockAt(scene.db, '2048-05-20T09:00:00Z');
    expect(await days()).toEqual(['2048-05-04', '2048-06-14']);
  });
});
