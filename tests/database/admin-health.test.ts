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
  readonly parked: Readonly<Record<string, number>>;
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

const parked = (person: Person, session: string, told: unknown) =>
  scene.db.asUser(person.id, async client => {
    await client.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify({ sub: person.id, role: 'authenticated', session_id: session }),
    ]);
    await client.query('select public.report_parked($1)', [JSON.stringify(told)]);
  });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

it('says how long refused changes have waited on devices, as each told it last, until it is signed out', async () => {
  await scene.db.query('delete from private.parked_changes');
  const [phone, tablet] = [newId(), newId()];
  await scene.db.query('insert into auth.sessions (id, user_id) values ($1, $3), ($2, $4)', [
    ...[phone, tablet],
    ...[rosa.id, rocco.id],
  ]);
  await parked(rosa, phone, [daysAgo(0.5), daysAgo(3)]);
  // A clock that is ahead made nothing tomorrow; what is no time is no change.
  await parked(rocco, tablet, [daysAgo(-400), daysAgo(20), daysAgo(90), 'soon', 7, null]);
  expect((await healthFor(rae)).parked).toEqual({ day: 2, week: 1, month: 1, older: 1, devices: 2 });
  await parked(rosa, phone, []);
  expect((await healthFor(rae)).parked).toEqual({ day: 1, week: 0, month: 1, older: 1, devices: 1 });
  // Another person's session is not one's own to speak for.
  await parked(rosa, tablet, []);
  await parked(rosa, tablet, [daysAgo(1.5)]);
  expect((await healthFor(rae)).parked).toMatchObject({ week: 0, devices: 1 });
  await scene.db.query('delete from auth.sessions where id = $1', [tablet]);
  expect((await healthFor(rae)).parked).toMatchObject({ devices: 0 });
});

it('keeps nothing of a report that is none, or of more than a call may bring', async () => {
  await scene.db.query('delete from private.parked_changes');
  const session = newId();
  await scene.db.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, rosa.id]);
  for (const told of [{}, 'all', null, Array.from({ length: 2000 }, () => daysAgo(1))]) {
    await parked(rosa, session, told);
    expect((await healthFor(rae)).parked).toMatchObject({ devices: 0 });
  }
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
