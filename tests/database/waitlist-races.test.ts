// What several connections do to the waiting list at once: whatever comes first, no place is given twice and none is lost.
import { describe, expect, it, vi } from 'vitest';
import {
  act,
  application,
  claim,
  command,
  newId,
  one,
  people,
  publishedShift,
  shiftArgs,
  signUp,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

/** Every round has a night of its own, so that nobody is tired of the one before. */
const nights = Array.from({ length: 6 }, (_, nth) => 40 + 48 * nth);

/** Rocco had the only place and left; it is held for Rosa, and Sam is next in line. */
async function heldForRosa(inHours: number) {
  const shift = await publishedShift(scene, { inHours });
  const [rocco, rosa] = [newId(), newId()];
  await act(scene.db, people.rocco, claim(shift, { booking_id: rocco }));
  await act(scene.db, people.rosa, claim(shift, { application_id: rosa }));
  await act(scene.db, people.sam, claim(shift));
  await act(scene.db, people.rocco, command('cancel_booking', { id: rocco }));
  return {
    shift,
    take: command('respond_offer', { id: rosa, answer: 'accept', booking_id: newId(), seen_version: 2 }),
  };
}

interface Line {
  readonly rosa: string;
  readonly sam: string;
  readonly booked: number;
  readonly counted: number;
}

const lineOf = (shift: string) =>
  one<Line>(
    scene.db,
    `select max(status) filter (where worker_id = $2) as rosa, max(status) filter (where worker_id = $3) as sam,
       (select count(*)::int from public.bookings where shift_id = $1 and private.is_live_booking(status)) as booked,
       (select confirmed_count from public.shifts where id = $1) as counted
     from public.applications where shift_id = $1`,
    [shift, people.rosa.id, people.sam.id],
  );

const runClock = () => scene.db.query('select private.run_clock()');

describe('a held place', () => {
  it('its lapse against its taking: it is theirs or the next one’s, never both and never nobody’s', async () => {
    for (const inHours of nights) {
      const { shift, take } = await heldForRosa(inHours);
      await scene.db.query(
        "update public.applications set hold_until = clock_timestamp() + interval '15 ms' where shift_id = $1 and status = 'offered'",
        [shift],
      );
      const [said] = await Promise.all([verdict(scene.db, people.rosa, take), runClock(), runClock()]);
      expect(['applied', 'offer_lapsed']).toContain(said);
      // Both may have come before the time was over; the next minute settles that.
      await scene.db.query('select pg_sleep(0.02)');
      await runClock();
      expect(await lineOf(shift)).toEqual(
        said === 'applied'
          ? { rosa: 'accepted', sam: 'waitlisted', booked: 1, counted: 1 }
          : { rosa: 'expired', sam: 'offered', booked: 0, counted: 0 },
      );
    }
  });

  it('its taking against a cancelled shift: nobody stays booked, whoever was first', async () => {
    for (const inHours of nights) {
      const { shift, take } = await heldForRosa(inHours);
      const [said, cancelled] = await Promise.all([
        verdict(scene.db, people.rosa, take),
        verdict(scene.db, people.vera, command('cancel_shift', { id: shift })),
      ]);
      expect(cancelled).toBe('applied');
      expect(['applied', 'shift_gone', 'wrong_state']).toContain(said);
      expect(await lineOf(shift)).toMatchObject({ sam: 'closed', booked: 0, counted: 0 });
    }
  });
});

describe('a place that somebody leaves', () => {
  it('against an accept: the accepted one has it or is told that it is full', async () => {
    for (const inHours of nights) {
      const shift = await publishedShift(scene, { inHours, booking_mode: 'review' });
      const [first, second, booking] = [newId(), newId(), newId()];
      const accept = (id: string, booking_id: string) =>
        verdict(
          scene.db,
          people.vera,
          command('decide_application', { id, decision: 'accept', version: 1, booking_id }),
        );
      await act(scene.db, people.rocco, application(shift, { id: first }));
      await act(scene.db, people.rosa, application(shift, { id: second }));
      expect(await accept(first, booking)).toBe('applied');
      const [left, accepted] = await Promise.all([
        verdict(scene.db, people.rocco, command('cancel_booking', { id: booking })),
        accept(second, newId()),
      ]);
      expect(left).toBe('applied');
      const places = accepted === 'applied' ? 1 : 0;
      expect(['applied', 'too_late']).toContain(accepted);
      expect(await lineOf(shift)).toMatchObject({ booked: places, counted: places });
    }
  });
});

describe('more places', () => {
  it('against claims: those who waited are asked first, and there is never one place too many', async () => {
    const workers = Array.from({ length: 12 }, (_, nth) => ({
      ...people.sam,
      id: newId(),
      name: `Worker ${nth}`,
      email: `worker${nth}@example.com`,
    }));
    for (const worker of workers) await signUp(scene.db, worker);
    const shift = await publishedShift(scene);
    const [booked, ...others] = workers;
    if (booked !== undefined) await act(scene.db, booked, claim(shift));
    const { venue_id: _, ...terms } = shiftArgs({ id: shift, venue_id: scene.venueId, positions: 4 });
    const [raised, ...claimed] = await Promise.all([
      verdict(scene.db, people.vera, command('edit_shift', { ...terms, version: 2 })),
      ...others.map(worker => verdict(scene.db, worker, claim(shift))),
    ]);
    expect(raised).toBe('applied');
    expect(new Set(claimed)).toEqual(new Set(['applied']));
    const figures = await one<{ given: number; waiting: number; counted: boolean }>(
      scene.db,
      `select count(*) filter (where status in ('accepted', 'offered'))::int as given,
         count(*) filter (where status = 'waitlisted')::int as waiting,
         count(*) filter (where status = 'accepted') = (select confirmed_count from public.shifts where id = $1) as counted
       from public.applications where shift_id = $1`,
      [shift],
    );
    expect(figures).toEqual({ given: 4, waiting: 8, counted: true });
  });
});

describe('two people who wait in two lines for one night, each behind the other', () => {
  it('are both booked at one moment, each on one shift: no line waits for the other, and both close up', async () => {
    const { rocco, rosa, sam, vera, mina } = people;
    const first = await linedUp([sam, rocco, rosa]);
    const second = await linedUp([rocco, sam, rosa]);
    // Whoever takes them off the other line is stopped there, until both have begun.
    const held = await scene.db.connect();
    await held.query('begin');
    await held.query('select from public.applications where id = any ($1) for update', [
      [first.asked[0], second.asked[0]],
    ]);
    const both = Promise.all([take(vera, first.asked[1]), take(mina, second.asked[1])]);
    const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'sync'";
    await vi.waitFor(async () => expect(await scene.db.query(waiting)).toHaveLength(2), { timeout: 30_000 });
    await held.query('commit');
    expect(await both).toEqual(['applied', 'applied']);
    await runClock();
    const stands = await scene.db.query(
      `select shift_id, status, waitlist_pos as pos from public.applications where worker_id = $1 or status = 'accepted' order by shift_id <> $2, 3 nulls first`,
      [rosa.id, first.shift],
    );
    expect(stands).toEqual(
      [first.shift, second.shift].flatMap(shift_id => [
        { shift_id, status: 'accepted', pos: null },
        { shift_id, status: 'waitlisted', pos: 1 },
      ]),
    );
  });

  async function linedUp(inOrder: readonly (typeof people.sam)[]) {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const asked: string[] = [];
    for (const person of inOrder) {
      const id = newId();
      await act(scene.db, person, application(shift, { id }));
      const wait = command('decide_application', { id, decision: 'waitlist', version: 1 });
      expect(await verdict(scene.db, people.vera, wait)).toBe('applied');
      asked.push(id);
    }
    return { shift, asked };
  }

  const take = (who: typeof people.vera, id: string | undefined) =>
    verdict(scene.db, who, command('decide_application', { id, decision: 'accept', version: 2, booking_id: newId() }));
});
