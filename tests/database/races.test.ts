// What only several connections can show: nobody misses a row, nobody is booked twice, one of two wins.
import { describe, expect, it, vi } from 'vitest';
import type { SentCommand } from '#sync/answer.ts';
import type { Database } from '#tests/support/postgres.ts';
import { Mirror } from './mirror.ts';
import {
  act,
  application,
  claim,
  command,
  newId,
  type Outcome,
  one,
  people,
  publishedShift,
  signUp,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { publishedJob } from './situations/jobs.ts';

const scene = sceneForEach();

const crowd = Array.from({ length: 50 }, (_, nth) => ({
  ...people.sam,
  id: newId(),
  name: `Worker ${nth}`,
  email: `worker${nth}@example.com`,
}));

async function signUpCrowd(db: Database, count: number): Promise<typeof crowd> {
  const some = crowd.slice(0, count);
  for (const person of some) await signUp(db, person);
  return some;
}

const states = (outcomes: readonly Outcome[]) =>
  outcomes.map(outcome => (outcome.state === 'applied' ? 'applied' : outcome.code)).sort();
const tally = (db: Database, sql: string) =>
  db.query<{ status: string; count: number }>(
    `select status, count(*)::int as count from ${sql} group by 1 order by 1`,
  );

describe('the cursor', () => {
  it('FA17 16 writers that commit late, out of order or not at all: a reader misses nothing', async () => {
    const template = await publishedShift(scene);
    const mirror = new Mirror(scene.db, people.vera);
    await mirror.pull();
    const writers = Array.from({ length: 16 }, (_, nth) => write(nth, template));
    let writing = true;
    const reading = (async () => {
      let pulls = 0;
      while (writing) pulls += await mirror.pull();
      return pulls;
    })();
    const written = await Promise.all(writers);
    writing = false;
    expect(await reading).toBeGreaterThan(5);
    await mirror.pull();
    expect(mirror.size('shifts')).toBe(1 + written.reduce((sum, count) => sum + count, 0));
    await mirror.expectTrue();
  });

  /** Inserts and changes in transactions of random length; one in five is rolled back. How many rows it left. */
  async function write(seed: number, template: string): Promise<number> {
    const client = await scene.db.connect();
    let left = 0;
    for (let round = 0; round < 25; round += 1) {
      const undone = (seed + round) % 5 === 0;
      await client.query('begin');
      await client.query(
        `insert into public.shifts select (jsonb_populate_record(shift, jsonb_build_object('id', $1::text, 'status', 'draft'))).*
         from public.shifts shift where id = $2`,
        [newId(), template],
      );
      await client.query('select pg_sleep(random() * 0.03)');
      await client.query(
        "update public.shifts set title = $1 where id = (select id from public.shifts where status = 'draft' order by random() limit 1 for update skip locked)",
        [`Round ${round}`],
      );
      await client.query(undone ? 'rollback' : 'commit');
      if (!undone) left += 1;
    }
    return left;
  }
});

describe('claims', () => {
  it('50 at once for one place: one is booked, 49 wait in line', async () => {
    const workers = await signUpCrowd(scene.db, 50);
    const shift = await publishedShift(scene);
    const outcomes = await Promise.all(workers.map(worker => act(scene.db, worker, claim(shift))));
    expect(new Set(states(outcomes))).toEqual(new Set(['applied']));
    expect(await tally(scene.db, 'public.bookings')).toEqual([{ status: 'confirmed', count: 1 }]);
    expect(await tally(scene.db, 'public.applications')).toEqual([
      { status: 'accepted', count: 1 },
      { status: 'waitlisted', count: 49 },
    ]);
    const places = await scene.db.query<{ pos: number }>(
      'select waitlist_pos as pos from public.applications where waitlist_pos is not null order by 1',
    );
    expect(places.map(({ pos }) => pos)).toEqual(Array.from({ length: 49 }, (_, nth) => nth + 1));
    expect(await one(scene.db, 'select confirmed_count from public.shifts where id = $1', [shift])).toEqual({
      confirmed_count: 1,
    });
  });

  it('one worker, ten overlapping shifts, ten devices: one booking', async () => {
    const shifts: string[] = [];
    for (let nth = 0; nth < 10; nth += 1) shifts.push(await publishedShift(scene));
    // Of one person's calls few may wait; a device is told so and asks again.
    const insistently = (sent: SentCommand): Promise<Outcome> =>
      act(scene.db, people.rocco, sent).catch((error: Error) => {
        if (error.message !== 'try_again') throw error;
        return insistently(sent);
      });
    const outcomes = await Promise.all(shifts.map(shift => insistently(claim(shift))));
    expect(states(outcomes)).toEqual(['applied', ...Array.from({ length: 9 }, () => 'clash')]);
    expect(await tally(scene.db, 'public.bookings')).toEqual([{ status: 'confirmed', count: 1 }]);
  });

  it.each(['confirmed', 'change_pending', 'checked_in', 'checked_out', 'approved'])(
    'the table itself takes nobody twice at one time, whatever let them in: %s',
    async status => {
      const booked = newId();
      expect(
        (await act(scene.db, people.rocco, claim(await publishedShift(scene), { booking_id: booked }))).state,
      ).toBe('applied');
      const again = scene.db.query(
        `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source,
           status, proposed, answer_by)
         select gen_random_uuid(), $2, worker_id, venue_id, role, ends_at - interval '1 minute', ends_at + interval '8 hours', tz, break_min,
           rate_minor, currency, 'claim', $3::text, case when $3 = 'change_pending' then '{}'::jsonb end, case when $3 = 'change_pending' then now() end
         from public.bookings where id = $1`,
        [booked, await publishedShift(scene, { inHours: 37 }), status],
      );
      await expect(again).rejects.toThrow('no_overlap');
    },
  );

  it('claims against a cancelled shift: whoever came before is released, whoever came after is told', async () => {
    const workers = await signUpCrowd(scene.db, 12);
    const shift = await publishedShift(scene, { positions: 50 });
    const [cancelled, ...outcomes] = await Promise.all([
      act(scene.db, people.vera, command('cancel_shift', { id: shift })),
      ...workers.map(worker => act(scene.db, worker, claim(shift))),
    ]);
    expect(cancelled?.state).toBe('applied');
    for (const code of states(outcomes)) expect(['applied', 'shift_gone']).toContain(code);
    expect(await scene.db.query("select from public.bookings where status = 'confirmed'")).toHaveLength(0);
    expect(await one(scene.db, 'select confirmed_count from public.shifts where id = $1', [shift])).toEqual({
      confirmed_count: 0,
    });
  });
});

describe('decisions', () => {
  const accept = (id: string) =>
    command('decide_application', { id, decision: 'accept', version: 1, booking_id: newId() });

  it('two managers decide one application: the first stands, the other is told', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const id = newId();
    await act(scene.db, people.rocco, application(shift, { id }));
    const reject = command('decide_application', { id, decision: 'reject', version: 1 });
    const outcomes = await Promise.all([act(scene.db, people.vera, accept(id)), act(scene.db, people.mina, reject)]);
    expect(states(outcomes)).toEqual(['application_decided', 'applied']);
  });

  it('two managers decide one request for a job: the first stands, the other is told', async () => {
    const id = newId();
    const request = { id, job_id: await publishedJob(scene), seen_version: 2 };
    await act(scene.db, people.rocco, command('submit_application', request));
    const decide = (decision: string) => command('decide_application', { id, decision, version: 1 });
    const outcomes = await Promise.all([
      act(scene.db, people.vera, decide('offer')),
      act(scene.db, people.mina, decide('reject')),
    ]);
    expect(states(outcomes)).toEqual(['application_decided', 'applied']);
    const { version } = await one<{ version: number }>(scene.db, 'select version from public.applications');
    expect(version).toBe(2);
  });

  it('accept against withdraw: never a booking for a withdrawn request', async () => {
    for (let round = 0; round < 8; round += 1) {
      const shift = await publishedShift(scene, { booking_mode: 'review', inHours: 30 + 20 * round });
      const id = newId();
      await act(scene.db, people.rocco, application(shift, { id }));
      await Promise.all([
        act(scene.db, people.vera, accept(id)),
        act(scene.db, people.rocco, command('withdraw_application', { id })),
      ]);
      const { status, booked } = await one<{ status: string; booked: boolean }>(
        scene.db,
        'select status, exists (select from public.bookings where application_id = $1 and private.is_live_booking(status)) as booked from public.applications where id = $1',
        [id],
      );
      expect([status, booked]).toEqual(status === 'accepted' ? ['accepted', true] : ['withdrawn', false]);
    }
  });

  it('two venues accept one worker for the same night: one has them, the other is told of a clash', async () => {
    const [here, there] = [
      await publishedShift(scene, { booking_mode: 'review' }),
      await publishedShift(scene, { booking_mode: 'review' }),
    ];
    const [first, second] = [newId(), newId()];
    await act(scene.db, people.rocco, application(here, { id: first }));
    await act(scene.db, people.rocco, application(there, { id: second }));
    const outcomes = await Promise.all([
      act(scene.db, people.vera, accept(first)),
      act(scene.db, people.mina, accept(second)),
    ]);
    // The loser's request was taken back by the winner's, which moved its version.
    expect([
      ['applied', 'clash'],
      ['application_withdrawn', 'applied'],
    ]).toContainEqual(states(outcomes));
    expect(await tally(scene.db, 'public.bookings')).toEqual([{ status: 'confirmed', count: 1 }]);
  });
});

describe('a chat that is being deleted', () => {
  it('is gone for who writes into it meanwhile, and says so', async () => {
    const { id } = await one<{ id: string }>(scene.db, 'select private.open_conversation($1, $2) as id', [
      scene.venueId,
      people.rocco.id,
    ]);
    const deleting = await scene.db.connect();
    await deleting.query('begin');
    await deleting.query('delete from public.conversations where id = $1', [id]);
    const said = verdict(
      scene.db,
      people.rocco,
      command('send_message', { id: newId(), conversation_id: id, content: 'On my way' }),
    );
    const waits = () =>
      scene.db.query("select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'sync'");
    await vi.waitFor(async () => expect(await waits()).toHaveLength(1), { timeout: 30_000 });
    await deleting.query('commit');
    expect(await said).toBe('conversation_gone');
    expect(await scene.db.query('select from private.command_errors')).toEqual([]);
  });
});
