// Errors of the app at the server: anybody tells, admins read, and telling is never the next error.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { makeAdmins, newId, type Person, people, setScene } from './scene.ts';

let postgres: Borrowed;
beforeAll(async () => {
  postgres = await borrowDatabase();
  await setScene(postgres);
  await makeAdmins(postgres);
});
afterAll(() => postgres.stop());

const report = <More extends object>(more: More = {} as More) => ({
  id: newId(),
  at: '2026-11-21T12:00:00.000Z',
  severity: 'critical',
  message: 'It broke',
  stack: 'at somewhere',
  path: '/rockstar/shifts?token=secret#more',
  ...more,
});

const tell = (person: Person | null, reports: unknown) =>
  postgres.asUser(person?.id ?? null, client =>
    client.query('select public.report_errors($1)', [JSON.stringify(reports)]),
  );

const read = (person: Person) =>
  postgres.asUser(
    person.id,
    async client => (await client.query('select id, user_id, path from public.error_reports')).rows,
  );

it('keeps whose it was and where, without query or fragment; admins read it and nobody else', async () => {
  const told = report();
  await tell(people.rocco, [told, told]);
  expect(await read(people.rae)).toEqual([{ id: told.id, user_id: people.rocco.id, path: '/rockstar/shifts' }]);
  expect(await read(people.rocco)).toEqual([]);
});

it('keeps which build of the app it was, cut to size', async () => {
  const told = report({ build: `0.2.0+${'b'.repeat(60)}` });
  await tell(people.rocco, [told]);
  expect(await postgres.query('select build from public.error_reports where id = $1', [told.id])).toEqual([
    { build: told.build.slice(0, 40) },
  ]);
});

it('takes them from somebody who is not signed in', async () => {
  const told = report();
  await tell(null, [told]);
  expect(await read(people.ada)).toContainEqual({ id: told.id, user_id: null, path: '/rockstar/shifts' });
});

it('takes what its person says of it later, once, and from nobody else', async () => {
  const told = report();
  await tell(people.rocco, [told]);
  await tell(people.sam, [{ ...told, note: 'Not mine' }]);
  await tell(null, [{ ...told, note: 'Not mine either' }]);
  await tell(people.rocco, [{ ...told, note: 'I pressed Save.' }]);
  await tell(people.rocco, [{ ...told, note: 'Or not' }]);
  const notes = await postgres.query('select note, user_id from public.error_reports where id = $1', [told.id]);
  expect(notes).toEqual([{ note: 'I pressed Save.', user_id: people.rocco.id }]);
});

it('cuts what is too long and passes over what is no report', async () => {
  const long = report({ message: 'm'.repeat(5000), stack: 's'.repeat(9000), at: 'yesterday' });
  await tell(people.vera, [long, report({ severity: 'mild' }), { id: 'me' }, 7, null]);
  await tell(people.vera, { not: 'a list' });
  const kept = await postgres.query(
    'select id, length(message) as message, length(stack) as stack from public.error_reports where user_id = $1',
    [people.vera.id],
  );
  expect(kept).toEqual([{ id: long.id, message: 500, stack: 4000 }]);
});

it('at most twenty a call, ten calls a minute', async () => {
  await tell(
    people.rosa,
    Array.from({ length: 30 }, () => report()),
  );
  expect(await postgres.query('select from public.error_reports where user_id = $1', [people.rosa.id])).toHaveLength(
    20,
  );
  for (let call = 2; call <= 10; call += 1) await tell(people.rosa, []);
  await expect(tell(people.rosa, [report()])).rejects.toThrow('throttled');
});

it('a hundred calls a day of one person, and less of who is not signed in', async () => {
  const used = (bucket: string, calls: number) =>
    postgres.query(
      `insert into private.brakes values ($1, now(), $2) on conflict (bucket) do update set used = excluded.used, since = now()`,
      [`error_reports_day:${bucket}`, calls],
    );
  const kept = async (person: Person | null, reports: readonly { id: string }[]) => {
    await tell(person, reports);
    const ids = reports.map(({ id }) => id);
    return (await postgres.query('select from public.error_reports where id = any ($1)', [ids])).length;
  };
  const seven = () => Array.from({ length: 7 }, () => report());
  await used(people.mina.id, 99);
  expect([await kept(people.mina, seven()), await kept(people.mina, seven())]).toEqual([7, 0]);
  await used('', 999);
  expect([await kept(null, seven()), await kept(null, seven())]).toEqual([5, 0]);
  expect(await kept(people.stef, seven()), 'whoever is signed in').toBe(7);
});
