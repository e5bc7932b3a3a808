// What the clock does with rows that it cannot deal with: everything else goes on, the failure is noted and tried again, and
// an operator can see since when the clock has not been well.
import { describe, expect, it } from 'vitest';
import { act, application, claim, command, newId, one, people, publishedShift } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

async function setNow(minutes: number): Promise<void> {
  await scene.db.advanceClock(`${minutes} minutes`);
}
const run = () => scene.db.query('select private.run_clock()');
const statusOf = async (shift: string) =>
  (await one<{ status: string }>(scene.db, 'select status from public.shifts where id = $1', [shift])).status;
const health = () =>
  one<{ failing: string; good: boolean; ran: boolean }>(
    scene.db,
    `select (select count(*) from private.clock_errors) as failing, private.age_s(good_at) < 50 as good, private.age_s(finished_at) < 50 as ran
     from private.clock_state`,
  );

/** As a bug would: every notice of this kind about one venue is refused. */
async function poison(venueId: string): Promise<void> {
  await scene.db.query(
    `create function private.poison() returns trigger language plpgsql as $$ begin
       if new.kind = 'application_shift_expired' and new.payload ->> 'venue_id' = '${venueId}' then raise 'poisoned'; end if;
       return new;
     end $$`,
  );
  await scene.db.query(
    'create trigger poison before insert on public.notifications for each row execute function private.poison()',
  );
}

describe('a row that the clock cannot deal with', () => {
  it('stops nothing else, is noted, tried again less and less often, and leaves when it succeeds', async () => {
    await scene.db.query("update public.venues set verification_status = 'verified'");
    const [bad, good] = [await publishedShift(scene), await publishedShift(scene)];
    await scene.db.query('update public.shifts set venue_id = $1 where id = $2', [scene.otherVenueId, good]);
    for (const shift of [bad, good])
      await scene.db.query(
        "insert into public.applications (id, worker_id, venue_id, shift_id, status, source) select gen_random_uuid(), $1, venue_id, id, 'submitted', 'application' from public.shifts where id = $2",
        [shift === bad ? people.rocco.id : people.rosa.id, shift],
      );
    await run();
    expect(await health()).toEqual({ failing: '0', good: true, ran: true });

    await poison(scene.venueId);
    const day = 60 * 38;
    await setNow(day);
    await run();
    expect([await statusOf(bad), await statusOf(good)]).toEqual(['published', 'expired']);
    expect(await scene.db.query('select part, row_id, failures, message from private.clock_errors')).toEqual([
      { part: 'close_shift', row_id: bad, failures: 1, message: 'poisoned' },
    ]);
    expect(await health()).toEqual({ failing: '1', good: false, ran: true });

    const failures = async () =>
      (await one<{ failures: number }>(scene.db, 'select failures from private.clock_errors')).failures;
    const tried: number[] = [];
    for (let minute = 1; minute <= 16; minute += 1) {
      await setNow(day + minute);
      await run();
      tried.push(await failures());
    }
    expect(tried).toEqual([2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5]);

    await scene.db.query('drop trigger poison on public.notifications');
    await setNow(day + 120);
    await run();
    expect(await statusOf(bad)).toBe('expired');
    expect(await health()).toEqual({ failing: '0', good: true, ran: true });
  });

  it('leaves when it is not due any more', async () => {
    await scene.db.query("update public.venues set verification_status = 'verified'");
    const shift = await publishedShift(scene);
    await act(scene.db, people.rocco, application(shift));
    await poison(scene.venueId);
    await setNow(60 * 38);
    await run();
    expect(await errors()).toEqual([{ part: 'close_shift', row_id: shift }]);
    await setNow(0);
    await act(scene.db, people.vera, command('cancel_shift', { id: shift }));
    await setNow(60 * 38 + 2);
    await run();
    expect(await health()).toEqual({ failing: '0', good: true, ran: true });
  });

  it('is not a reason of control characters: the facts of a notice are cut to what it takes', async () => {
    const shift = await publishedShift(scene);
    await act(scene.db, people.rocco, claim(shift));
    const facts = {
      reason: '\u0001'.repeat(500),
      name: '\u0002'.repeat(300),
      shift_id: shift,
      deep: { of: 'x'.repeat(5000) },
    };
    await scene.db.query("select private.notify($1, 'shift_cancelled', $2)", [people.rocco.id, JSON.stringify(facts)]);
    const { payload } = await one<{ payload: Record<string, string> }>(
      scene.db,
      "select payload from public.notifications where kind = 'shift_cancelled'",
    );
    expect(payload).toEqual({ reason: `${'\u0001'.repeat(250)}…`, name: '\u0002'.repeat(300), shift_id: shift });
  });

  it('is not one that somebody holds: it is left to the next run without a note', async () => {
    const [held, free] = [await publishedShift(scene), await publishedShift(scene)];
    await act(scene.db, people.rocco, application(free));
    await setNow(60 * 38);
    const holder = await scene.db.connect();
    await holder.query('begin');
    await holder.query('select from public.shifts where id = $1 for update', [held]);
    await run();
    expect([await statusOf(held), await statusOf(free)]).toEqual(['published', 'expired']);
    expect(await scene.db.query('select from private.clock_errors')).toEqual([]);
    await holder.query('rollback');
    await run();
    expect(await statusOf(held)).toBe('expired');
  });
});

const NO_ROW = '00000000-0000-0000-0000-000000000000';
const errors = () => scene.db.query('select part, row_id from private.clock_errors order by part');

describe('the question which parts have anything to do', () => {
  it('is answered by none, or by those that have', async () => {
    await run();
    const due = async () =>
      (await one<{ parts: string[] }>(scene.db, 'select private.parts_due() as parts')).parts.sort();
    expect(await due()).toEqual([]);
    await publishedShift(scene);
    await setNow(60 * 38);
    expect(await due()).toEqual([
      'clear_brakes',
      'close_shift',
      'measure_tables',
      'open_shift_key',
      'tell_of_posts',
      'tell_short_shift',
    ]);
  });

  it('runs every part if it fails, and the failure is an alarm until it is mended', async () => {
    const shift = await publishedShift(scene);
    await run();
    await scene.db.query(
      "insert into private.clock_parts values ('broken', 0, 'select id from private.nowhere', 'select private.broken($1)')",
    );
    await setNow(60 * 38);
    await run();
    expect(await statusOf(shift)).toBe('expired');
    expect(await errors()).toEqual([
      { part: 'asking', row_id: NO_ROW },
      { part: 'finding broken', row_id: NO_ROW },
    ]);
    expect(await health()).toEqual({ failing: '2', good: false, ran: true });

    await scene.db.query("delete from private.clock_parts where part = 'broken'");
    await setNow(60 * 38 + 2);
    await run();
    expect(await errors()).toEqual([]);
    expect(await health()).toEqual({ failing: '0', good: true, ran: true });
  });

  it('is checked when a part is added', async () => {
    const adding = (finds: string) => scene.db.query("select private.register_part('broken', 0, $1)", [finds]);
    await expect(adding('select id from private.nowhere')).rejects.toMatchObject({ code: '42P01' });
    await expect(adding('select status from public.shifts')).rejects.toMatchObject({ code: '42883' });
  });
});

describe('every part', () => {
  it('does nothing to a row that has gone meanwhile', async () => {
    const parts = await scene.db.query<{ part: string; does: string }>('select part, does from private.clock_parts');
    expect(parts.length).toBeGreaterThan(20);
    const before = await one(scene.db, 'select count(*) from private.tombstones');
    for (const { does } of parts) await scene.db.query(does.replace('$1', `'${newId()}'`));
    expect(await one(scene.db, 'select count(*) from private.tombstones')).toEqual(before);
  });
});

describe('a busy evening', () => {
  it('is dealt with at once and in small transactions', async () => {
    await scene.db.query(
      `insert into public.shifts (id, venue_id, area, role, starts_at, ends_at, tz, starts_local, ends_local, rate_minor, currency, positions, booking_mode, status)
       select gen_random_uuid(), $1, 'london', 'bartender', now() + interval '1 hour', now() + interval '9 hours', 'UTC', '', '', 1500, 'GBP', 1, 'review', 'published' from generate_series(1, 120)`,
      [scene.venueId],
    );
    await setNow(8 * 60 + 1);
    await scene.db.query('call private.run_clock_to_the_end()');
    const sizes = await scene.db.query<{ size: number }>(
      "select count(*)::int as size from public.shifts where status = 'expired' group by row_xid order by row_xid",
    );
    expect(sizes).toEqual([{ size: 50 }, { size: 50 }, { size: 20 }]);
    expect(await health()).toEqual({ failing: '0', good: true, ran: true });
  });
});

describe('clearing away', () => {
  it('takes old notices in bounded batches, leaves no tombstone and notifies nobody', async () => {
    await scene.db.query(
      `insert into public.notifications (user_id, kind, created_at) select $1, 'shift_cancelled', now() - interval '60 days' from generate_series(1, 6000)`,
      [people.rocco.id],
    );
    const traces = () =>
      one(
        scene.db,
        'select (select count(*) from private.tombstones) as stones, (select count(*) from realtime.messages) as pokes',
      );
    const before = await traces();
    const left = async () =>
      Number(
        (
          await one<{ count: string }>(scene.db, 'select count(*) from public.notifications where user_id = $1', [
            people.rocco.id,
          ])
        ).count,
      );
    await run();
    expect(await left()).toBe(1000);
    await run();
    expect(await left()).toBe(0);
    expect(await traces()).toEqual(before);
    // A notice that goes for another reason still leaves a tombstone.
    await scene.db.query("select private.notify($1, 'shift_cancelled')", [people.rocco.id]);
    await scene.db.query('delete from public.notifications');
    expect(await traces()).not.toEqual(before);
  });
});
