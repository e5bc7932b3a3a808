// A column more of a mirrored table, or one less, when devices are already there: by the call that later migrations make. Today's
// app stands for yesterday's, since it does not know the new column and asks for the one that is gone.
import pg from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { checkRows } from '#sync/answer-schema.ts';
import { people as cast } from '#tests/support/people.ts';
import { unwatched } from './devices.ts';
import { Mirror } from './mirror.ts';
import { act, command, one, type Person, publishedShift, rival, shiftArgs, sync } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const { vera, mina, rocco, sam } = cast;
const scene = sceneForEach();
let shift: string;

/** As the role that migrations run under; statements in one text are one transaction, as in a file of them. */
async function migrate(sql: string): Promise<void> {
  const owner = new pg.Client({ connectionString: scene.db.ownerUrl });
  await owner.connect();
  await owner.query(sql).finally(() => owner.end());
}
const ADDED = `alter table public.shifts add column parking_note text check (length(parking_note) <= 500);
  select private.write_put_of('shifts');
  select private.remirror_table('shifts', show => 'parking_note')`;

/** What the app of today makes of rows that this person is sent from now on. */
async function read(person: Person, cursor: string | null) {
  const answer = await sync(scene.db, person, { cursor });
  const { rows, unreadable } = await checkRows(catalogue, answer.rows, async () => undefined);
  return { rows, unreadable: [...unreadable.keys()], sent: answer.rows };
}
const note = (person: Person) =>
  scene.db.asUser(person.id, async client => {
    const { rows } = await client.query('select parking_note from public.shifts where id = $1', [shift]);
    return rows;
  });
const digests = async (person: Person) =>
  (await sync(scene.db, person, { digests: [...catalogue.tables].map(({ name }) => ({ table: name, scope: '*' })) }))
    .digests;

beforeEach(async () => {
  shift = await publishedShift(scene);
  unwatched('the rows that a device has already lack the column, as they should');
});

it('sends nothing to a device with an earlier app, lets it act, and sends it changes that it can read', async () => {
  const device = new Mirror(scene.db, mina);
  await device.rest();
  const before = await digests(mina);
  await migrate(ADDED);
  expect((await device.page()).rows).toEqual({});
  expect(await digests(mina)).toEqual(before);
  const args = shiftArgs({ id: shift, venue_id: scene.venueId });
  const { cursor } = device;
  expect(await act(scene.db, vera, command('edit_shift', { ...args, version: 2, title: 'Late bar' }))).toMatchObject({
    state: 'applied',
  });
  const { rows, unreadable, sent } = await read(mina, cursor);
  expect(sent.shifts).toMatchObject([{ id: shift, title: 'Late bar', parking_note: null }]);
  expect(unreadable).toEqual([]);
  expect(rows.get(`shifts:${shift}`)).not.toHaveProperty('parking_note');
});

it('gives a device that pulls from zero the column of old rows and of new ones, and changes no digest', async () => {
  await migrate(ADDED);
  await scene.db.query("update public.shifts set parking_note = 'Behind the church' where id = $1", [shift]);
  const device = new Mirror(scene.db, rocco);
  await device.pull();
  await publishedShift(scene, { inHours: 60 });
  await device.pull();
  expect(device.size('shifts')).toBe(2);
  await device.expectTrue();
  await device.expectDigests(['*', 'area:london']);
  expect(await note(rocco)).toEqual([{ parking_note: 'Behind the church' }]);
});

it('shows the column of no row that a person does not see, and before the call of none at all', async () => {
  await migrate('alter table public.shifts add column parking_note text');
  await expect(note(vera)).rejects.toThrow('permission denied');
  await migrate("select private.remirror_table('shifts', show => 'parking_note')");
  await scene.db.query("update public.shifts set status = 'draft', parking_note = 'Behind the church'");
  for (const stranger of [rocco, sam, rival]) {
    expect(await note(stranger)).toEqual([]);
    const { sent } = await read(stranger, null);
    expect(sent.shifts).toBeUndefined();
  }
  expect(await note(mina)).toHaveLength(1);
});

it('hides a column from everybody, and an app that asks for it still reads every row', async () => {
  await migrate(
    "select private.remirror_table('shifts', hide => 'title'), private.remirror_table('shifts', hide => 'tips', instead => 'false')",
  );
  await migrate('alter table public.shifts drop column title');
  const { rows, unreadable } = await read(rocco, null);
  expect(unreadable).toEqual([]);
  expect(rows.get(`shifts:${shift}`)).toMatchObject({ title: null, tips: false });
  const asked = scene.db.asUser(vera.id, client => client.query('select tips from public.shifts'));
  await expect(asked).rejects.toThrow('permission denied');
  // Shown again it is sent as it is.
  await migrate("select private.remirror_table('shifts', show => 'tips')");
  expect((await read(rocco, null)).rows.get(`shifts:${shift}`)).toMatchObject({ title: null, tips: true });
});

it.each([
  ['a column that the condition reads', "'shifts', hide => 'visible_from'", 'permission denied'],
  ['the column of a scope', "'shifts', hide => 'area', instead => '''london'''", 'permission denied'],
  ['what earlier apps cannot do without', "'shifts', hide => 'tips'", 'earlier apps cannot read'],
  ['what is not shown', "'shifts', hide => 'starts_local, nothing'", 'does not show'],
  ['what is not there', "'shifts', show => 'nothing'", 'does not exist'],
  ['a table without a mirror', "'audit_log', show => 'action'", 'returned no rows'],
])('refuses %s, and leaves everything as it was', async (_, args, why) => {
  const device = new Mirror(scene.db, rocco);
  await device.pull();
  await expect(migrate(`select private.remirror_table(${args})`)).rejects.toThrow(why);
  await device.pull();
  await device.expectTrue();
});

it('takes another condition and other expressions, which reach devices by their digests', async () => {
  const device = new Mirror(scene.db, rocco);
  await device.pull();
  await migrate(
    "select private.remirror_table('shift_packs', seen => 'false', more => $$'en' as spoken$$), private.remirror_table('shifts', seen => 'false')",
  );
  await device.repair('shifts', '*');
  expect(device.size('shifts')).toBe(0);
  await device.expectTrue();
  expect(
    await one(scene.db, "select shown, seen, more from private.mirrored_tables where name = 'shift_packs'"),
  ).toMatchObject({ shown: expect.arrayContaining(['id', 'dress_code']), seen: 'false', more: "'en' as spoken" });
});

it('keeps the pages and digests of tables that have theirs written by hand', async () => {
  const written = () =>
    scene.db.query(
      "select proname, prosrc from pg_proc where proname ~ '_of_(profiles|shifts)$' order by proname, oid",
    );
  const before = await written();
  await migrate(
    "select private.remirror_table('profiles', hide => 'bio'), private.remirror_table('shifts', hide => 'title')",
  );
  expect(await written()).toEqual(before);
  const device = new Mirror(scene.db, mina);
  await device.pull();
  await device.expectTrue();
  await device.expectDigests(['*']);
});

it('waits for nobody who writes, and two seconds at most for a call that is reading', async () => {
  const [writer, reader] = [await scene.db.connect(), await scene.db.connect()];
  await writer.query("begin; update public.shifts set title = 'Half done'");
  await migrate("select private.remirror_table('shifts', hide => 'tips', instead => 'false')");
  await writer.query('commit');
  await reader.query('begin; select from private.mirror_shifts');
  const asked = performance.now();
  await expect(migrate("select private.remirror_table('shifts', show => 'tips')")).rejects.toThrow('lock timeout');
  // A busy machine is slow to say so; without an end it waits for as long as the reader reads.
  expect(performance.now() - asked).toBeLessThan(20_000);
  await reader.query('commit');
  await migrate("select private.remirror_table('shifts', show => 'tips')");
  expect((await read(mina, null)).rows.get(`shifts:${shift}`)).toMatchObject({ tips: true, title: 'Half done' });
});

it('fills a column where the migration says that it restamps: every device gets it, nobody is notified', async () => {
  const device = new Mirror(scene.db, rocco);
  await device.rest();
  const bells = () => one(scene.db, 'select count(*)::int as pokes from realtime.messages');
  const before = await bells();
  await migrate(
    `${ADDED}; select set_config('encore.restamping', 'on', true); update public.shifts set parking_note = 'Behind the church'`,
  );
  expect(await bells()).toEqual(before);
  await device.pull();
  await device.expectTrue();
});
