// What cards say of ratings and reliability: worked out by the clock from open reviews and facts, never from what is sealed, and not at
// the hour in which a review opens. The server's clock is moved by the test, which starts on a Wednesday noon.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SHIFTS_FOR_A_SCORE, scoreOf } from '#domain/reliability/rules.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { unwatched } from './devices.ts';
import { command, makeAdmins, newId, one, people, setScene, sync, verdict } from './scene.ts';
import { workedShift } from './situations/attendance.ts';

const NOON = Date.parse('2027-03-10T12:00:00Z');
const DAY = 86_400_000;

let db: Borrowed;
let booking: string;
let venue: string;

beforeAll(async () => {
  db = await borrowDatabase();
  booking = await workedShift(await setScene(db), 12, 600);
  await makeAdmins(db);
  ({ venue } = await one<{ venue: string }>(db, 'select venue_id as venue from public.bookings'));
  unwatched('bookings and reviews are made up between the tests, which nobody can do');
});
afterAll(() => db.stop());
beforeEach(async () => {
  await db.query(`set session_replication_role = replica;
    delete from public.reviews; delete from public.disputes; delete from public.reliability_events; delete from public.timesheets; delete from private.reputations_due;
    delete from public.bookings where id <> '${booking}';
    update public.bookings set status = 'confirmed', starts_at = '${instant(-1)}', ends_at = '${instant(-0.9)}';
    update public.profiles set rating = null, rating_all = null, rating_count = null, reliability = null, last_ten = null;
    update public.venues set rating = null, rating_all = null, rating_count = null, late_cancels_pct = null, approval_hours = null,
      as_posted_pct = null;
    set session_replication_role = origin`);
  await at(0);
});

const instant = (days: number) => new Date(NOON + days * DAY).toISOString();
/** The server's clock stands at so many days after the noon, and has done what is due. */
async function at(days: number): Promise<void> {
  await db.stopClock(instant(days));
  for (const { id } of await db.query<{ id: string }>(
    'select distinct subject_id as id from private.reputations_due where due_at <= private.now()',
  ))
    await db.query('select private.reckon_reputation($1)', [id]);
}

/** A booking of Rocco's that ended so many days after the noon; `more` are columns as SQL. */
async function worked(days: number, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const id = newId();
  const set = { status: "'checked_in'", ...more };
  const columns = Object.keys(set).join();
  await db.query(
    `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source, restored, ${columns})
     select $1, shift_id, worker_id, venue_id, role, $2, $3, tz, 0, rate_minor, currency, 'claim', true, ${Object.values(set).join()}
     from public.bookings where id = $4`,
    [id, instant(days - 0.25), instant(days), booking],
  );
  return id;
}
async function work(count: number): Promise<readonly string[]> {
  const ids = [];
  for (let nth = 0; nth < count; nth += 1) ids.push(await worked(-2 - nth));
  for (const id of ids) await db.query("update public.bookings set status = 'checked_out' where id = $1", [id]);
  return ids;
}
async function seal(of: string, stars: number, side: 'venue' | 'rockstar' = 'venue'): Promise<void> {
  await db.query(
    `insert into public.reviews (id, booking_id, venue_id, worker_id, author_side, ends_at, stars)
     select gen_random_uuid(), id, venue_id, worker_id, $2, ends_at, $3 from public.bookings where id = $1`,
    [of, side, stars],
  );
}
const open = () => db.query('select private.open_reviews(booking_id) from public.reviews group by booking_id');
const card = () =>
  one<Record<string, number | null>>(
    db,
    `select rating, rating_all, rating_count, reliability from public.profiles where id = '${people.rocco.id}'`,
  );
const record = () =>
  one<Record<string, number | null>>(
    db,
    `select rating, rating_all, rating_count, late_cancels_pct, approval_hours, as_posted_pct from public.venues where id = '${venue}'`,
  );

describe('a rating', () => {
  it('counts what was open before the day began, from three on, and nothing that is sealed', async () => {
    const [first = '', second = '', third = '', fourth = ''] = await work(4);
    for (const [id, stars] of [[first, 5] as const, [second, 4] as const, [third, 4] as const]) await seal(id, stars);
    await at(3);
    expect(await card(), 'three are sealed').toMatchObject({ rating: null, rating_all: null, rating_count: null });
    await open();
    await seal(fourth, 1);
    await at(3.4);
    expect(await card(), 'it is still the day on which they opened').toMatchObject({ rating: null });
    await at(3.5);
    expect(await card()).toMatchObject({ rating: 43, rating_all: 43, rating_count: 3 });
    await at(60);
    await open();
    await at(93.4);
    expect(await card(), 'the fourth opened later').toMatchObject({ rating: 35, rating_count: 4 });
    await at(93.5);
    expect(await card(), 'three of them were open for ninety days').toMatchObject({ rating: null, rating_all: 35 });
  });

  it('of a venue moves with the week', async () => {
    for (const id of await work(3)) await seal(id, 5, 'rockstar');
    await open();
    await at(4.4);
    expect(await record()).toMatchObject({ rating: null });
    await at(4.5);
    expect(await record(), 'Monday').toMatchObject({ rating: 50, rating_all: 50, rating_count: 3 });
  });

  it('comes to who has the card, rings nobody, and is no edit of it', async () => {
    const cursorOf = async () => (await sync(db, people.mina, { device: newId() })).cursor;
    const ids = await work(3);
    for (const id of ids) await seal(id, 5);
    await open();
    const cursor = await cursorOf();
    const before = await one<{ at: Date; rung: number }>(
      db,
      `select updated_at as at, (select count(*)::int from realtime.messages) as rung from public.profiles where id = '${people.rocco.id}'`,
    );
    await at(1);
    expect(
      await one(
        db,
        `select updated_at as at, (select count(*)::int from realtime.messages) as rung from public.profiles where id = '${people.rocco.id}'`,
      ),
    ).toEqual(before);
    const { rows } = await sync(db, people.mina, { device: newId(), ...(cursor === undefined ? {} : { cursor }) });
    expect(rows.profiles).toMatchObject([{ id: people.rocco.id, rating: 50 }]);
  });
});

/** What the device works out from the same rows, so many days after the noon. */
async function scoreOnDevice(days: number): Promise<number> {
  const events = await db.query<{ points: number; at: Date; counts: Date | null }>(
    'select points, happened_at as at, counts_from as counts from public.reliability_events',
  );
  const onDevice = events.map(({ points, at, counts }) => ({
    ...{ points, happenedAt: at.getTime(), countsFrom: counts?.getTime() ?? null },
    appealedAt: null,
  }));
  return scoreOf(onDevice, NOON + days * DAY);
}

describe('reliability', () => {
  it('is new until three shifts, and what the device works out from the same rows', async () => {
    await work(SHIFTS_FOR_A_SCORE - 1);
    await at(0.01);
    expect(await card()).toMatchObject({ reliability: null });
    const [third] = await work(1);
    await at(0.02);
    expect(await card()).toMatchObject({ reliability: 100 });
    await db.query(
      `insert into public.reliability_events (id, booking_id, worker_id, venue_id, tz, kind, points, minutes, happened_at, counts_from)
       select gen_random_uuid(), id, worker_id, venue_id, tz, 'cancelled', 6, 60, private.now(), private.now() from public.bookings where id = $1`,
      [third],
    );
    for (const [days, score] of [
      [0.03, 94],
      [90.01, 94],
      [90.02, 100],
    ] as const) {
      await at(days);
      expect([(await card()).reliability, await scoreOnDevice(days)]).toEqual([score, score]);
    }
  });

  it('of who has no three shifts falls with the first points, and never below 0', async () => {
    await db.query("update public.bookings set status = 'no_show' where id = $1", [booking]);
    await at(3.01);
    expect(await card()).toMatchObject({ reliability: 88 });
    const more = await Promise.all(Array.from({ length: 8 }, (_, nth) => worked(-2 - nth)));
    await db.query("update public.bookings set status = 'no_show' where id = any ($1)", [more]);
    await at(6.02);
    expect(await card()).toMatchObject({ reliability: 0 });
  });

  describe('after a no-show', () => {
    /** Of three kept shifts and one that was missed at noon: the card and the device, so many days later. */
    const scoresAt = async (days: number) => {
      await at(days);
      return [(await card()).reliability, await scoreOnDevice(days)];
    };
    const contested = async (days: number, reason: string) => {
      await at(days);
      const { id } = await one<{ id: string }>(db, 'select id from public.reliability_events');
      return verdict(db, people.rocco, command('appeal_points', { id, reason }));
    };
    const theContest = () => one<object>(db, "select id, version from public.disputes where kind = 'no_show'");
    const decided = async (days: number, outcome: string) => {
      await at(days);
      const decision = { ...(await theContest()), outcome, reason: 'The door saw nobody', lang: 'en' };
      return verdict(db, people.sol, command('decide_dispute', decision));
    };
    beforeEach(async () => {
      await work(SHIFTS_FOR_A_SCORE);
      await db.query("update public.bookings set status = 'no_show' where id = $1", [await worked(0)]);
    });

    it('nothing is taken for three days', async () => {
      expect(await scoresAt(0.01)).toEqual([100, 100]);
      expect(await scoresAt(2.99)).toEqual([100, 100]);
      expect(await scoresAt(3.01)).toEqual([88, 88]);
    });

    it('that was contested in them, without a word, nothing is taken before a person says that it stands', async () => {
      expect(await contested(2.9, '')).toBe('applied');
      expect(await scoresAt(4)).toEqual([100, 100]);
      expect(await decided(5, 'upheld')).toBe('applied');
      expect(await scoresAt(5.01)).toEqual([88, 88]);
    });

    it('a decision that is taken back gives back what it took', async () => {
      await contested(2.9, 'I was there');
      await decided(5, 'upheld');
      expect(await scoresAt(5.01)).toEqual([88, 88]);
      const reopening = command('reopen_dispute', { ...(await theContest()), reason: 'A witness' });
      expect(await verdict(db, people.sol, reopening)).toBe('applied');
      expect(await scoresAt(5.02)).toEqual([100, 100]);
    });

    it('that was contested later the points count until a person decides', async () => {
      expect(await contested(3.1, 'I was there')).toBe('applied');
      expect(await scoresAt(4)).toEqual([88, 88]);
    });
  });

  it('comes with the last ten shifts as four counts, which a kept shift joins with the next day and points at once', async () => {
    const ten = () =>
      one<{ ten: number[] | null }>(db, `select last_ten as ten from public.profiles where id = '${people.rocco.id}'`);
    await worked(-1, { status: "'cancelled_by_worker'", cancel_tier: "'early'" });
    await db.query('select private.reckon_person($1)', [people.rocco.id]);
    expect(await ten(), 'nothing was worked, and cancelling early is no mark').toEqual({ ten: null });
    const ids = await work(SHIFTS_FOR_A_SCORE);
    await at(0.01);
    expect(await ten(), 'the first score does not wait').toEqual({ ten: [3, 0, 0, 0] });
    await work(9);
    await at(0.02);
    expect(await ten()).toEqual({ ten: [3, 0, 0, 0] });
    await at(0.5);
    expect(await ten()).toEqual({ ten: [10, 0, 0, 0] });
    for (const [nth, kind] of ['late', 'cancelled', 'no_show'].entries())
      await db.query(
        `insert into public.reliability_events (id, booking_id, worker_id, venue_id, tz, kind, points, happened_at, counts_from)
         select gen_random_uuid(), id, worker_id, venue_id, tz, $2, 3, private.now(), private.now() from public.bookings where id = $1`,
        [ids[nth], kind],
      );
    await at(0.51);
    expect(await ten()).toEqual({ ten: [7, 1, 1, 1] });
    await db.query("update public.reliability_events set points = 0 where kind = 'late'");
    await at(0.52);
    expect(await ten(), 'what was taken back is a shift like others').toEqual({ ten: [8, 0, 1, 1] });
  });
});

it('a venue keeps its word by late cancellations, approvals and hours of ninety days', async () => {
  const ids = await work(3);
  const late = await worked(-1, { status: "'confirmed'" });
  await db.query(
    "update public.bookings set status = 'cancelled_by_venue', cancel_tier = 'late', cancelled_at = private.now() where id = $1",
    [late],
  );
  for (const [nth, id] of ids.entries())
    await db.query(
      `insert into public.timesheets (id, booking_id, venue_id, worker_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, last_by,
         state, agreed_min, basis, decided_at)
       select gen_random_uuid(), id, venue_id, worker_id, role, starts_at, ends_at, tz, 0, rate_minor, currency, 'venue',
         'approved', $2::int, 'agreed', ends_at + $3::interval from public.bookings where id = $1`,
      [id, nth === 0 ? 240 : 350, `${nth + 3} hours`],
    );
  await at(4.5);
  expect(await record()).toMatchObject({ late_cancels_pct: 25, approval_hours: 4, as_posted_pct: 67 });
  await at(95);
  expect(await record(), 'nothing of ninety days').toMatchObject({ late_cancels_pct: null, approval_hours: null });
});

it('the clock does it, and finds nobody again until something changes', async () => {
  await work(3);
  await db.query('select private.run_clock()');
  expect(await card()).toMatchObject({ reliability: 100 });
  expect(await db.query("select part, message from private.clock_errors where part = 'reckon_reputation'")).toEqual([]);
  expect(await db.query('select subject_id from private.reputations_due where due_at <= private.now()')).toEqual([]);
});
