// The queues of the platform's admins beyond their first page: what was handed in, and disputes.
import { describe, expect, it } from 'vitest';
import { callFunction } from './call.ts';
import { claim, makeAdmins, newId, type Person, people, publishedShift, verdict, verify } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { sol, rae, rosa } = people;

interface Row {
  readonly id: string;
  readonly key: string;
}
interface Page {
  readonly rows: readonly Row[];
  readonly more: boolean;
  readonly total?: number;
  readonly counts?: Readonly<Record<string, number>>;
}

const pageOf = (call: string, args: Record<string, unknown>, person: Person = sol) =>
  callFunction<Page>(scene.db, person, call, args);

/** The ids of the first page and of the one behind it. */
async function bothPages(call: string, args: Record<string, unknown>): Promise<[readonly string[], readonly string[]]> {
  const first = await pageOf(call, args);
  expect(first.more).toBe(true);
  const last = first.rows.at(-1);
  const second = await pageOf(call, { ...args, after_key: last?.key, after_id: last?.id });
  expect(second.more).toBe(false);
  return [first.rows.map(({ id }) => id), second.rows.map(({ id }) => id)];
}

const ids = async (sql: string, values: readonly unknown[] = []) =>
  (await scene.db.query<{ id: string }>(sql, [...values])).map(({ id }) => id);

/** Of 23, handed in by twos at one moment. */
async function handInVenues(): Promise<readonly string[]> {
  await scene.db.query('delete from public.venue_verifications');
  const venues = await ids(
    "insert into public.venues (name) select 'Venue ' || nth from generate_series(1, 23) nth returning id",
  );
  await scene.db.query(
    `insert into public.venue_verifications (id, legal_name, registration_number, handed_in_at)
     select id, 'Company', '1', now() - (nth / 2) * interval '1 hour' from unnest($1::uuid[]) with ordinality as given(id, nth)`,
    [venues],
  );
  return ids('select id from public.venue_verifications order by handed_in_at, id');
}

async function handInDocuments(): Promise<readonly string[]> {
  await scene.db.query(
    `with file as (insert into public.files (id, person_id, kind, name, type, content)
       select gen_random_uuid(), $1, 'document', 'a.pdf', 'application/pdf', 'JVBERi0=' from generate_series(1, 23) returning id)
     insert into public.profile_documents (id, worker_id, type, file_id, handed_in_at)
     select gen_random_uuid(), $1, 'other', id, now() - (row_number() over () / 2) * interval '1 hour' from file`,
    [rosa.id],
  );
  return ids('select id from public.profile_documents order by handed_in_at, id');
}

const DECIDE = {
  admin_verifications: "update public.venue_verifications set state = 'rejected', reason = 'Blurred'",
  admin_documents: "update public.profile_documents set state = 'rejected', reason = 'Blurred'",
};

describe.each([
  ['admin_verifications', handInVenues],
  ['admin_documents', handInDocuments],
] as const)('%s', (call, handIn) => {
  it('has twenty on a page, the longest wait first, none missed and none twice', async () => {
    const all = await handIn();
    expect(await bothPages(call, { state: 'waiting' })).toEqual([all.slice(0, 20), all.slice(20)]);
    expect(await pageOf(call, { state: 'rejected' })).toMatchObject({ rows: [], more: false });
    expect((await pageOf(call, { state: 'waiting' })).counts).toMatchObject({ waiting: 23, rejected: 0 });
  });

  it('has the newest of what is decided first', async () => {
    const all = await handIn();
    await scene.db.query(DECIDE[call]);
    const newest = [...all].reverse();
    expect(await bothPages(call, { state: 'rejected' })).toEqual([newest.slice(0, 20), newest.slice(20)]);
  });

  it.each([{ state: 'lost' }, { state: 'waiting', after_key: 'soon', after_id: newId() }])('refuses %o', async args => {
    await expect(pageOf(call, args)).rejects.toThrow('invalid_arguments');
  });
});

describe('what was typed finds', () => {
  const found = async (call: string, state: object, search: string) => {
    const { rows, total, counts } = await pageOf(call, { ...state, search });
    return [rows.length, counts?.waiting ?? total];
  };

  it.each([
    ['rosa', 2],
    ['ROSA@EXAMPLE', 2],
    ['a-7', 1],
    ['ros%', 0],
    ["o'", 0],
  ])('documents by name, address or number: %s', async (search, n) => {
    await handInDocuments();
    await scene.db.query('delete from public.profile_documents where handed_in_at > now() - interval $$11 hours$$');
    await scene.db.query(
      "update public.profile_documents set number = 'A-7' where id = (select min(id::text)::uuid from public.profile_documents)",
    );
    const [{ n: all } = { n: 0 }] = await scene.db.query<{ n: number }>(
      'select count(*)::int as n from public.profile_documents',
    );
    expect(all).toBe(2);
    expect(await found('admin_documents', { state: 'waiting' }, search)).toEqual([n, n]);
  });

  it.each([
    ['venué 2', 5],
    ['COMPANÍA', 1],
    ['x-9', 1],
    ['_', 0],
  ])('what venues handed in by name, legal name or number: %s', async (search, n) => {
    await handInVenues();
    await scene.db.query(
      `update public.venue_verifications set legal_name = 'Compañía', registration_number = 'X-9'
       where id = (select id from public.venues where name = 'Venue 1')`,
    );
    expect(await found('admin_verifications', { state: 'waiting' }, search)).toEqual([n, n]);
    expect(await found('admin_verifications', { state: 'rejected' }, search)).toEqual([0, n]);
  });

  it.each([
    ['rosa', 1],
    ['vera okafor', 1],
    ['harbour', 0],
  ])('disputes by person or venue, which those about points do not name: %s', async (search, n) => {
    await verify(scene.db, scene.venueId, 'verified');
    expect(await verdict(scene.db, rosa, claim(await publishedShift(scene)))).toBe('applied');
    await scene.db.query(
      `insert into public.disputes (id, kind, subject_id, booking_id, worker_id, opened_by, answer_by, decide_by)
       select gen_random_uuid(), 'strike', gen_random_uuid(), id, worker_id, 'rockstar', now(), now() from public.bookings`,
    );
    expect(await found('admin_disputes', { shown: 'waiting' }, search)).toEqual([n, n]);
    expect(await found('admin_disputes', { shown: 'decided' }, search)).toEqual([0, 0]);
  });
});

it('disputes have fifty on a page: those to decide by their deadline, the decided ones the newest first', async () => {
  await verify(scene.db, scene.venueId, 'verified');
  expect(await verdict(scene.db, rosa, claim(await publishedShift(scene)))).toBe('applied');
  await scene.db.query(
    `insert into public.disputes (id, kind, subject_id, booking_id, worker_id, opened_by, state, rockstar_words, rockstar_at, answer_by, decide_by, outcome, decided_at)
     select gen_random_uuid(), 'strike', gen_random_uuid(), booking.id, $1, 'rockstar', case when nth <= 53 then 'open' else 'decided' end, 'No', now(), now(),
       now() + nth / 2 * interval '1 hour', case when nth > 53 then 'upheld' end, case when nth > 53 then now() - nth / 2 * interval '1 hour' end
     from (select id from public.bookings where worker_id = $1 limit 1) booking, generate_series(1, 106) nth`,
    [rosa.id],
  );
  const waiting = await ids("select id from public.disputes where state <> 'decided' order by decide_by, id");
  const decided = await ids("select id from public.disputes where state = 'decided' order by decided_at desc, id desc");
  expect(await bothPages('admin_disputes', { shown: 'waiting' })).toEqual([waiting.slice(0, 50), waiting.slice(50)]);
  expect(await bothPages('admin_disputes', { shown: 'decided' })).toEqual([decided.slice(0, 50), decided.slice(50)]);
  expect((await pageOf('admin_disputes', { shown: 'waiting' }, rae)).total).toBe(53);
  await expect(pageOf('admin_disputes', { shown: 'waiting', after_key: 'soon', after_id: newId() })).rejects.toThrow(
    'invalid_arguments',
  );
});
