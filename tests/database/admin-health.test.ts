// How the server and the devices do, as the platform's admins read it.
import { expect, it } from 'vitest';
import { claim, makeAdmins, newId, type Person, people, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { rae, rosa, rocco, vera } = people;

interface Health {
  readonly figures: readonly { readonly figure: string; readonly alarm: boolean }[];
  readonly devices: Readonly<Record<string, number>>;
  readonly builds: readonly object[];
  readonly refusals: readonly object[];
  readonly errors: readonly object[];
  readonly tables: readonly { readonly name: string; readonly bytes: number; readonly grown: number | null }[];
}
const healthFor = (person: Person) =>
  scene.db.asUser(person.id, async client => {
    const { rows } = await client.query<{ health: Health }>('select public.admin_health() as health');
    return rows[0]?.health as Health;
  });

it('says the operator’s figures, alarms first, and the largest tables', async () => {
  await scene.db.query(
    `insert into private.outgoing_mails (recipient, subject, words, tries) values ('gone@example.com', 'Join', '{}', 10)`,
  );
  const { figures, tables } = await healthFor(rae);
  const rows = await scene.db.query<{ figure: string }>('select figure from private.operations');
  expect(figures.map(({ figure }) => figure).sort()).toEqual(rows.map(({ figure }) => figure).sort());
  const alarms = figures.filter(({ alarm }) => alarm).map(({ figure }) => figure);
  expect(alarms).toContain('mails_given_up');
  expect(figures.slice(0, alarms.length).map(({ figure }) => figure)).toEqual(alarms);
  expect(tables).toHaveLength(10);
  expect(tables.map(({ bytes }) => bytes)).toEqual(tables.map(({ bytes }) => bytes).sort((one, other) => other - one));
});

it('counts devices by their last sync, and refusals of seven days by code', async () => {
  await scene.db.query('delete from private.devices');
  await scene.db.query(
    `insert into private.devices (id, user_id, last_sync_at)
     select gen_random_uuid(), $1, now() - days * interval '1 day' from unnest(array[0.5, 3, 20, 60, 90]) days`,
    [rosa.id],
  );
  expect((await healthFor(rae)).devices).toEqual({ day: 1, week: 1, month: 1, older: 2 });
  await scene.db.query('delete from private.receipts');
  for (const person of [rosa, rocco]) await verdict(scene.db, person, claim(newId()));
  await scene.db.query(
    "insert into private.receipts (user_id, command_id, name, state, code, at) values ($1, $2, 'claim_shift', 'rejected', 'old', now() - interval '9 days')",
    [rosa.id, newId()],
  );
  expect((await healthFor(rae)).refusals).toEqual([
    { name: 'claim_shift', code: 'not_found', times: 2, people: 2, firstAt: expect.any(String) },
  ]);
});

const syncs = (person: Person, device: string, build?: unknown) =>
  scene.db.asUser(person.id, client =>
    client.query('select public.sync($1)', [{ v: 1, device, cursor: null, commands: [], build }]),
  );
const buildOf = async (device: string) =>
  (await scene.db.query<{ build: string | null }>('select build from private.devices where id = $1', [device]))[0]
    ?.build;

it('knows which build each device runs, from the sync after an update on', async () => {
  await scene.db.query('delete from private.devices');
  const [phone, tablet, old] = [newId(), newId(), newId()];
  await syncs(rosa, phone, '0.1.0+aaaa');
  await syncs(rosa, phone, '0.2.0+bbbb');
  await syncs(rocco, tablet, '0.2.0+bbbb');
  await syncs(rocco, old);
  expect((await healthFor(rae)).builds).toMatchObject([
    { build: '0.2.0+bbbb', devices: 2, today: 2 },
    { build: null, devices: 1, today: 1 },
  ]);
});

it.each([
  ['a long one, cut', 'b'.repeat(60), 'b'.repeat(40)],
  ['a number', 7, null],
  ['an object', { version: 1 }, null],
  ['nothing but blanks', '  ', null],
])('syncs a device that says %s of its build', async (_, said, kept) => {
  const device = newId();
  await syncs(rosa, device, said);
  expect(await buildOf(device)).toBe(kept);
});

it('says how much each table grew in a week, once the clock has measured', async () => {
  expect((await healthFor(rae)).tables.map(({ grown }) => grown)).toEqual(Array.from({ length: 10 }, () => null));
  await scene.db.query('select private.run_clock()');
  expect((await healthFor(rae)).tables.map(({ grown }) => grown)).toEqual(
    Array.from({ length: 10 }, () => expect.any(Number)),
  );
  const [measured] = await scene.db.query<{ n: number }>(
    'select count(distinct day)::int as n from private.table_sizes',
  );
  expect(measured?.n).toBe(1);
});

it.each([vera, rocco])('is closed to $name', async person => {
  await expect(healthFor(person)).rejects.toThrow('not_allowed');
});
