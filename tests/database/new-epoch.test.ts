// After a restore from a dump: stamps of another server's counter are ahead of this one's, and must not be afterwards.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { Mirror } from './mirror.ts';
import { act, application, claim, command, one, people, publishedShift, type Scene, setScene } from './scene.ts';

let postgres: Borrowed;
let scene: Scene;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
  await act(postgres, people.rocco, claim(await publishedShift(scene)));
  await act(postgres, people.rosa, application(await publishedShift(scene, { booking_mode: 'review' })));
});
afterAll(() => postgres.stop());

const STAMPED = "select name from private.mirrored_tables union all select 'acquaintances' order by 1";

/** As a dump of a server that had seen a thousand million transactions leaves it. */
async function restore(): Promise<void> {
  const client = await postgres.connect();
  await client.query("set session_replication_role = 'replica'");
  for (const { name } of (await client.query<{ name: string }>(STAMPED)).rows)
    await client.query(`update ${name === 'acquaintances' ? 'private' : 'public'}.${name} set row_xid = '1000000000'`);
}
async function ahead(): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await postgres.query<{ name: string }>(STAMPED)) {
    const rows = await postgres.query(
      `select from ${name === 'acquaintances' ? 'private' : 'public'}.${name} where row_xid > pg_current_xact_id()`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
const epoch = async () => (await one<{ epoch: string }>(postgres, 'select epoch from private.sync_state')).epoch;

it('stamps every row anew, the cards’ acquaintances too, tells nobody and changes nothing else', async () => {
  await restore();
  expect((await ahead()).length).toBeGreaterThan(8);
  const before = await one(
    postgres,
    'select (select count(*) from realtime.messages) as pokes, (select md5(string_agg(updated_at::text, $1 order by id)) from public.shifts) as times',
    [','],
  );
  await postgres.query('call private.new_epoch()');
  expect(await ahead()).toEqual([]);
  expect(
    await one(
      postgres,
      'select (select count(*) from realtime.messages) as pokes, (select md5(string_agg(updated_at::text, $1 order by id)) from public.shifts) as times',
      [','],
    ),
  ).toEqual(before);
  expect(await postgres.query('select from private.tombstones')).toEqual([]);

  const vera = new Mirror(postgres, people.vera);
  await vera.pull();
  await vera.expectTrue();
  const idle = await vera.page();
  expect(Object.keys(idle.rows)).toEqual([]);
  await act(postgres, people.rocco, command('edit_profile', { bio: 'After the restore' }));
  await vera.pull();
  await vera.expectTrue();
});

it('goes on in the same epoch where it was broken off', async () => {
  await restore();
  await postgres.query(
    `create function private.stop_here() returns trigger language plpgsql as $$ begin raise 'pulled the plug'; end $$`,
  );
  await postgres.query(
    'create trigger stop_here before update on public.bookings for each row execute function private.stop_here()',
  );
  await expect(postgres.query('call private.new_epoch()')).rejects.toThrow('pulled the plug');
  const [left, begun] = [await ahead(), await epoch()];
  expect(left).toContain('bookings');
  expect(left).not.toContain('venues');
  await postgres.query('drop trigger stop_here on public.bookings');
  await postgres.query('call private.new_epoch()');
  expect([await ahead(), await epoch()]).toEqual([[], begun]);
  await postgres.query('call private.new_epoch()');
  expect(await epoch()).not.toBe(begun);
});

it('tells whose devices were heard from lately, once, of the hours that are missing; not of a move that lost none', async () => {
  const clock = async () => {
    for (let minute = 0; minute < 2; minute++) await postgres.query('select private.run_clock()');
  };
  const told = () =>
    postgres.query<{ user_id: string; hours: number }>(
      `select user_id, round(extract(epoch from (payload ->> 'noticed_at')::timestamptz - (payload ->> 'copy_at')::timestamptz) / 3600)::int as hours
       from public.notifications where kind = 'service_restored' order by user_id`,
    );
  await clock();
  await postgres.query('delete from private.devices');
  for (const [person, days] of [
    [people.vera, 1],
    [people.vera, 2],
    [people.rocco, 3],
    [people.sam, 90],
  ] as const)
    await postgres.query(
      'insert into private.devices (id, user_id, last_sync_at) values (gen_random_uuid(), $1, now() - make_interval(days => $2))',
      [person.id, days],
    );
  expect(await told()).toEqual([]);

  await postgres.query("update private.clock_state set finished_at = now() - interval '5 hours'");
  await postgres.query('call private.new_epoch()');
  await clock();
  const both = [people.vera.id, people.rocco.id].sort().map(user_id => ({ user_id, hours: 5 }));
  expect(await told()).toEqual(both);

  await postgres.query('update private.history set epoch = null');
  await postgres.query('call private.new_epoch()');
  await clock();
  expect(await told()).toEqual(both);
});
