// Strikes: what brings them, how long they stand, what clears them, and that three bring their Rockstar before a person, who alone decides.
// Rocco's shifts are made up; the server's clock is moved by the test.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { unwatched } from './devices.ts';
import { command, makeAdmins, newId, one, type Person, people, setScene, sync, verdict } from './scene.ts';
import { workedShift } from './situations/attendance.ts';

const NOON = Date.parse('2027-03-10T12:00:00Z');
const DAY = 86_400_000;
const { rocco, mina, sol, rae } = people;

let db: Borrowed;
let pattern: string;

beforeAll(async () => {
  db = await borrowDatabase();
  const scene = await setScene(db);
  await makeAdmins(db);
  pattern = await workedShift(scene, 12, 600);
  unwatched('bookings and their hours are made up, which nobody can do');
});
afterAll(() => db.stop());
beforeEach(async () => {
  await db.query(`set session_replication_role = replica;
    delete from public.disputes; delete from public.reliability_events; delete from public.timesheets; delete from private.reputations_due;
    delete from public.notifications; delete from public.bookings where id <> '${pattern}';
    update public.bookings set starts_at = '${instant(-200)}', ends_at = '${instant(-199)}';
    set session_replication_role = origin`);
  await at(0);
});

const instant = (days: number) => new Date(NOON + days * DAY).toISOString();
/** The server's clock stands at so many days after the noon, and has done what is due. */
async function at(days: number): Promise<void> {
  await db.stopClock(instant(days));
  await reckon();
}
async function reckon(): Promise<void> {
  for (const { id } of await db.query<{ id: string }>(
    'select distinct subject_id as id from private.reputations_due where due_at <= private.now()',
  ))
    await db.query('select private.reckon_reputation($1)', [id]);
  await db.query('select private.decide_overdue(id) from public.disputes');
}

/** A booking of Rocco's that starts so many days after the noon. */
async function booked(days: number): Promise<string> {
  const id = newId();
  await db.query(
    `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source, restored)
     select $1, shift_id, worker_id, venue_id, role, $2, $3, tz, 0, rate_minor, currency, 'claim', true from public.bookings where id = $4`,
    [id, instant(days), instant(days + 0.25), pattern],
  );
  return id;
}
const left = async (days: number, tier: string) =>
  db.query(
    "update public.bookings set status = 'cancelled_by_worker', cancelled_at = $2, cancel_tier = $3 where id = $1",
    [await booked(days), instant(days - 0.1), tier],
  );
async function missed(days: number): Promise<string> {
  const id = await booked(days);
  await db.query("update public.bookings set status = 'no_show' where id = $1", [id]);
  return (await one<{ id: string }>(db, 'select id from public.reliability_events where booking_id = $1', [id])).id;
}
/** A shift whose hours are agreed on this. */
async function worked(days: number, basis = 'code'): Promise<string> {
  const id = await booked(days);
  await db.query("select private.open_timesheet(bookings, 'clock') from public.bookings where id = $1", [id]);
  await db.query(
    "update public.timesheets set state = 'auto_approved', agreed_min = 360, basis = $2, decided_at = private.now(), settles_at = null where booking_id = $1",
    [id, basis],
  );
  return id;
}
const standing = () =>
  db.query<{ kind: string; strikes: number; left: number; clean: number }>(
    'select kind, strikes, strikes_left as left, clean_shifts as clean from public.reliability_events order by happened_at',
  );
const reviews = () => db.query("select state, outcome from public.disputes where kind = 'strikes' order by created_at");
const told = async () =>
  (
    await db.query<{ kind: string }>(
      "select kind from public.notifications where user_id = $1 and kind like 'strikes%' order by created_at",
      [rocco.id],
    )
  ).map(({ kind }) => kind);

describe('strikes', () => {
  it('of leaving stand from the first moment, before the clock has worked anything out', async () => {
    await left(-1, 'last_minute');
    expect(await standing()).toEqual([{ kind: 'cancelled', strikes: 2, left: 2, clean: 0 }]);
  });

  it('of a no-show stand after the three days in which nothing is taken', async () => {
    await missed(-1);
    expect(await standing()).toEqual([{ kind: 'no_show', strikes: 3, left: 0, clean: 0 }]);
    await at(2.99);
    expect(await standing()).toMatchObject([{ left: 0 }]);
    await at(3.01);
    expect(await standing()).toEqual([{ kind: 'no_show', strikes: 3, left: 3, clean: 0 }]);
    await db.query("update public.bookings set status = 'checked_in' where status = 'no_show'");
    expect(await standing()).toEqual([{ kind: 'no_show', strikes: 0, left: 0, clean: 0 }]);
  });

  it.each([
    ['in the first quarter of an hour', 'undo', []],
    ['three days before', 'early', []],
    ['a day before', 'notice', [0]],
    ['within a day', 'late', [1]],
    ['within two hours', 'last_minute', [2]],
  ])('of leaving a booking %s', async (_, tier, strikes) => {
    await left(-1, tier);
    await reckon();
    expect((await standing()).map(event => event.left)).toEqual(strikes);
  });

  it('of not coming are three, and fall with the no-show', async () => {
    await missed(-1);
    await at(3.01);
    expect(await standing()).toMatchObject([{ strikes: 3, left: 3 }]);
    await db.query("update public.bookings set status = 'checked_in' where status = 'no_show'");
    await reckon();
    expect(await standing()).toMatchObject([{ strikes: 0, left: 0 }]);
  });

  it('stand for ninety days', async () => {
    await left(-1, 'late');
    await at(88.89);
    expect(await standing()).toMatchObject([{ left: 1 }]);
    await at(88.91);
    expect(await standing()).toMatchObject([{ strikes: 1, left: 0 }]);
  });

  it('go one by one, the oldest first, with each tenth clean shift after it', async () => {
    await left(-40, 'last_minute');
    await left(-39, 'late');
    for (let nth = 0; nth < 9; nth += 1) await worked(-30 + nth);
    // Before the strike; on the plan alone; with points of its own.
    await worked(-50);
    await worked(-20, 'plan');
    const late = await worked(-19);
    await db.query(
      `insert into public.reliability_events (id, booking_id, worker_id, venue_id, tz, kind, points, minutes, happened_at, counts_from)
       select gen_random_uuid(), id, worker_id, venue_id, tz, 'late', 1, 14, starts_at, starts_at from public.bookings where id = $1`,
      [late],
    );
    await reckon();
    expect(await standing()).toMatchObject([{ left: 2, clean: 9 }, { left: 1, clean: 0 }, { kind: 'late' }]);
    const tenth = await worked(-10);
    await reckon();
    expect(await standing()).toMatchObject([{ left: 1, clean: 0 }, { left: 1 }, { left: 0 }]);
    await db.query(
      "update public.timesheets set state = 'open', agreed_min = null, basis = null, decided_at = null, settles_at = private.now() where booking_id = $1",
      [tenth],
    );
    await reckon();
    expect(await standing(), 'its hours were taken up again').toMatchObject([{ left: 2, clean: 9 }, { left: 1 }, {}]);
  });

  it('are on the devices of whose they are, and of nobody else', async () => {
    await left(-1, 'late');
    await reckon();
    const rowsOf = async (person: Person) =>
      (await sync(db, person, { device: newId() })).rows.reliability_events ?? [];
    expect(await rowsOf(rocco)).toMatchObject([{ strikes: 1, strikes_left: 1, clean_shifts: 0 }]);
    expect(await rowsOf(mina)).toEqual([]);
  });
});

describe('three strikes', () => {
  const seen = (kind: string) =>
    one<{ id: string; version: number }>(db, 'select id, version from public.disputes where kind = $1', [kind]);
  const decide = async (person: Person, outcome: string, kind = 'strikes') => {
    const words = { outcome, reason: 'Three trains', lang: 'en' };
    return verdict(db, person, command('decide_dispute', { ...(await seen(kind)), ...words }));
  };
  const reopen = async (kind: string) =>
    verdict(db, sol, command('reopen_dispute', { ...(await seen(kind)), reason: 'Once more' }));
  /** Points are given back by a decision, and taken again by another. */
  const givenAndTaken = async () => {
    expect(await decide(sol, 'taken_back', 'strike')).toBe('applied');
    await reckon();
    const between = await reviews();
    expect([await reopen('strike'), await decide(sol, 'upheld', 'strike')]).toEqual(['applied', 'applied']);
    await reckon();
    return between;
  };

  it('come before a person once, who is told what they were; nobody is suspended by a number', async () => {
    await left(-2, 'late');
    await reckon();
    expect(await reviews()).toEqual([]);
    await left(-1, 'last_minute');
    await reckon();
    await reckon();
    expect(await reviews()).toEqual([{ state: 'open', outcome: null }]);
    expect(await told()).toEqual(['strikes_reviewed']);
    const { id } = await one<{ id: string }>(db, 'select id from public.disputes');
    const read = await db.asUser(rae.id, async client => {
      const { rows } = await client.query<{ answer: unknown }>('select public.admin_dispute($1) as answer', [id]);
      return rows[0]?.answer;
    });
    expect(read).toMatchObject({
      ...{ kind: 'strikes', shift: null, venue: null, rockstar: { name: rocco.name } },
      strikes: {
        userId: rocco.id,
        events: [
          { kind: 'cancelled', strikes: 2 },
          { kind: 'cancelled', strikes: 1 },
        ],
      },
    });
    expect(await sync(db, mina, { device: newId() }).then(({ rows }) => rows.disputes ?? [])).toEqual([]);
    expect(await verdict(db, rocco, command('answer_dispute', { id, words: 'No trains ran' }))).toBe('applied');
    expect(await one(db, `select account_status as status from public.profiles where id = '${rocco.id}'`)).toEqual({
      status: 'active',
    });
  });

  it('are cleared by a decision, which stays, and their points stay too', async () => {
    await left(-2, 'late');
    await left(-1, 'last_minute');
    await reckon();
    expect(await decide(rae, 'taken_back')).toBe('not_allowed');
    expect(await decide(sol, 'taken_back')).toBe('applied');
    await reckon();
    expect(await standing()).toMatchObject([
      { strikes: 1, left: 0 },
      { strikes: 2, left: 0 },
    ]);
    expect(await one(db, 'select sum(points)::int as points from public.reliability_events')).toEqual({ points: 9 });
    expect(await told()).toEqual(['strikes_reviewed', 'strikes_decided']);
    expect(await reopen('strikes')).toBe('wrong_state');
  });

  it('stay when nobody decides, and come again only with the next strike', async () => {
    await left(-2, 'late');
    await left(-1, 'last_minute');
    await reckon();
    await at(6);
    expect(await reviews()).toEqual([{ state: 'decided', outcome: 'upheld' }]);
    expect((await standing()).map(event => event.left)).toEqual([1, 2]);
    await left(6, 'late');
    await reckon();
    expect(await reviews()).toEqual([
      { state: 'decided', outcome: 'upheld' },
      { state: 'open', outcome: null },
    ]);
  });

  it('of a no-show wait while it may be contested, and while a person looks at it', async () => {
    const contested = await missed(-0.5);
    await at(1);
    expect(await verdict(db, rocco, command('appeal_points', { id: contested, reason: 'I came' }))).toBe('applied');
    await at(3.5);
    expect(await reviews()).toEqual([]);
    expect(await decide(sol, 'upheld', 'no_show')).toBe('applied');
    await reckon();
    expect(await reviews()).toEqual([{ state: 'open', outcome: null }]);
  });

  it('of a no-show that nobody contests come before a person after three days', async () => {
    await missed(-0.5);
    await at(2.99);
    expect(await reviews()).toEqual([]);
    await at(3.01);
    expect(await reviews()).toEqual([{ state: 'open', outcome: null }]);
  });

  it('that were fewer come before a person again once they are three, unless one has decided', async () => {
    await left(-2, 'last_minute');
    await left(-1, 'late');
    await reckon();
    const { id } = await one<{ id: string }>(db, 'select id from public.reliability_events where strikes = 2');
    expect(await verdict(db, rocco, command('appeal_points', { id, reason: 'The wrong shift' }))).toBe('applied');
    expect(await givenAndTaken()).toEqual([{ state: 'decided', outcome: 'taken_back' }]);
    expect(await reviews()).toEqual([{ state: 'open', outcome: null }]);
    expect(await told()).toEqual(['strikes_reviewed', 'strikes_reviewed']);
    expect(await decide(sol, 'upheld')).toBe('applied');
    expect(await reopen('strike')).toBe('applied');
    expect(await givenAndTaken()).toEqual([{ state: 'decided', outcome: 'upheld' }]);
    expect(await reviews(), 'a person let them stand').toEqual([{ state: 'decided', outcome: 'upheld' }]);
  });

  it('that are fewer by then leave nothing to decide', async () => {
    await left(-2, 'late');
    await left(-1, 'last_minute');
    await reckon();
    await db.query(
      "update public.bookings set cancel_tier = 'notice', status = 'no_show' where cancel_tier = 'last_minute'",
    );
    await db.query("update public.bookings set status = 'checked_in' where status = 'no_show'");
    await reckon();
    expect(await reviews()).toEqual([{ state: 'decided', outcome: 'taken_back' }]);
  });
});
