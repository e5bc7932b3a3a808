// What time alone changes, and that time is asked for in one place.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { Mirror } from './mirror.ts';
import { act, application, claim, one, people, publishedShift, type Scene, setScene, verdict } from './scene.ts';

let postgres: Borrowed;
let scene: Scene;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
});
afterAll(() => postgres.stop());

/** Lets so many hours pass for everything that asks for the time. */
async function pass(hours: number): Promise<void> {
  await postgres.advanceClock(`${hours} hours`);
}

it('a shift with nobody booked expires when it can be filled no more, one with somebody does not, and who waits is told', async () => {
  const [empty, staffed] = [await publishedShift(scene, { booking_mode: 'review' }), await publishedShift(scene)];
  await act(postgres, people.sam, application(empty));
  await act(postgres, people.rocco, claim(staffed));
  await act(postgres, people.rosa, claim(staffed));
  const rosa = new Mirror(postgres, people.rosa);
  await rosa.pull();

  await postgres.query('select private.run_clock()');
  expect(await one(postgres, 'select status from public.shifts where id = $1', [empty])).toEqual({
    status: 'published',
  });

  // It has started, and may still be filled.
  await pass(31);
  await postgres.query('select private.run_clock()');
  expect(await one(postgres, 'select status from public.shifts where id = $1', [empty])).toEqual({
    status: 'published',
  });
  await pass(38);
  await postgres.query('select private.run_clock()');
  await postgres.query('select private.run_clock()');
  expect(await one(postgres, 'select status, version from public.shifts where id = $1', [empty])).toEqual({
    status: 'expired',
    version: 3,
  });
  expect(await one(postgres, 'select status from public.shifts where id = $1', [staffed])).toEqual({
    status: 'published',
  });
  const told = await postgres.query(
    'select worker_id, status, closed_reason, version from public.applications order by status, closed_reason',
  );
  expect(told).toEqual([
    { worker_id: people.rocco.id, status: 'accepted', closed_reason: null, version: 1 },
    { worker_id: people.rosa.id, status: 'closed', closed_reason: 'filled', version: 2 },
    { worker_id: people.sam.id, status: 'closed', closed_reason: 'shift_expired', version: 2 },
  ]);
  await rosa.pull();
  await rosa.expectTrue();
  await pass(0);
});

it('a suspension with an end ends, one without stays', async () => {
  await postgres.query("update public.profiles set account_status = 'suspended' where id = any ($1)", [
    [people.rocco.id, people.rosa.id],
  ]);
  await postgres.query("update public.profile_private set suspended_until = now() + interval '5 hours' where id = $1", [
    people.rocco.id,
  ]);
  await pass(6);
  await postgres.query('select private.run_clock()');
  const shift = await publishedShift(scene, { inHours: 80 });
  expect(await verdict(postgres, people.rocco, claim(shift))).toBe('applied');
  expect(await verdict(postgres, people.rosa, claim(shift))).toBe('account_suspended');
  await pass(0);
});

it('a notice that has passed the horizon is thrown away, a younger one stays', async () => {
  const kept = () => postgres.query('select from public.notifications where user_id = $1', [people.sam.id]);
  await postgres.query('delete from public.notifications');
  await postgres.query("select private.notify($1, 'shift_cancelled')", [people.sam.id]);
  await pass(55 * 24);
  await postgres.query('select private.run_clock()');
  expect(await kept()).toHaveLength(1);
  await pass(58 * 24);
  await postgres.query('select private.run_clock()');
  expect(await kept()).toEqual([]);
  await pass(0);
});

it('nothing else reads a clock: every function asks private.now()', async () => {
  // The push measures how long it has been running, which is no hour of the day.
  const own = await postgres.query(
    `select proname from pg_proc where pronamespace in ('private'::regnamespace, 'public'::regnamespace) and proname not in ('now', 'push')
       and prosrc ~* '(clock_timestamp|statement_timestamp|current_date|current_timestamp|localtimestamp|(^|[^.a-z_])now\\(\\))'`,
  );
  expect(own).toEqual([]);
  const defaults = await postgres.query(
    `select attrelid::regclass::text as table_name from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
     where pg_get_expr(adbin, adrelid) ~ '^(now|CURRENT_)' and attrelid::regclass::text !~ '^(auth|realtime|supabase_migrations)[.]'`,
  );
  expect(defaults).toEqual([]);
});
