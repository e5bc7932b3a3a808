// What the tests of one process share: each finds its database as it was saved, or is told to borrow another.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Borrowed, borrowDatabase } from './borrowed.ts';

let db: Borrowed;
beforeEach(async () => {
  db = await borrowDatabase();
});
afterEach(() => db.stop());

const settings = () => db.query('select * from private.settings order by name');
const areas = () => db.query('select * from public.areas order by slug');
/** The number that the next mail gets. */
const nextNumber = async () => {
  const [row] = await db.query<{ value: string }>(
    "select nextval(pg_get_serial_sequence('private.outgoing_mails', 'id')) as value",
  );
  return row?.value;
};

it('brings back changed, new and deleted rows, and the numbers that were next', async () => {
  await db.query("insert into private.settings values ('saved', 'as it was')");
  await nextNumber();
  await db.save();
  const [ours, cities, number] = [await settings(), await areas(), await nextNumber()];
  await db.query("update private.settings set value = 'changed' where name = 'saved'");
  await db.query("insert into private.settings values ('new', 'of a test')");
  await db.query('delete from public.areas');
  expect(await db.restore()).toBe(true);
  expect(await settings()).toEqual(ours);
  expect(await areas()).toEqual(cities);
  expect(cities.length).toBeGreaterThan(0);
  expect(await nextNumber()).toBe(number);
});

it('is handed to the next without what the one before saved', async () => {
  const [fresh, number] = [await settings(), await nextNumber()];
  await db.query("insert into private.settings values ('saved', 'by the one before')");
  await db.save();
  await db.stop();
  db = await borrowDatabase();
  expect(await settings()).toEqual(fresh);
  expect(await nextNumber()).toBe(number);
});

it('has the clock of every day again', async () => {
  await db.save();
  await db.stopClock('2020-02-29 12:00Z');
  expect(await db.restore()).toBe(true);
  expect(await db.query('select private.now() > now() - interval $$1 day$$ as today')).toEqual([{ today: true }]);
});

it.each([
  ['created something', 'create table public.extra (id int)'],
  ['changed something', 'alter table public.areas add column mayor text'],
  ['dropped something', 'drop trigger if exists nothing on public.areas; drop table private.settings cascade'],
])('is not brought back where a test %s', async (_, sql) => {
  await db.save();
  await db.query(sql);
  expect(await db.restore()).toBe(false);
});

it('ends the work that a test left open', async () => {
  await db.save();
  const client = await db.connect();
  await client.query('begin');
  await client.query('lock table private.settings');
  expect(await db.restore()).toBe(true);
});

it('is not brought back while somebody else holds what has to be written', async () => {
  await db.save();
  await db.asUser(null, async client => {
    await client.query('reset role');
    await client.query('lock table private.settings');
    expect(await db.restore()).toBe(false);
  });
});
