// What takes points from a Rockstar's reliability, worked out from how a booking ended and from facts alone, and taken back when those
// change. Rocco's shift lasts eight hours; the server's clock is moved by the test.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, minuteAt } from '#domain/attendance/codes.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { unwatched } from './devices.ts';
import { act, claim, command, newId, one, people, publishedShift, setScene, sync } from './scene.ts';

const [PHONE, TABLET] = [newId(), newId()];

let db: Borrowed;
let booking: string;
let startsAt: number;
let key: string;

beforeAll(async () => {
  db = await borrowDatabase();
  const shift = await publishedShift(await setScene(db), { inHours: 100 });
  booking = newId();
  await act(db, people.rocco, claim(shift, { booking_id: booking }));
  startsAt = (await one<{ start: Date }>(db, 'select starts_at as start from public.shifts')).start.getTime();
  await db.query('select private.open_shift_key($1)', [shift]);
  ({ key } = await one<{ key: string }>(db, 'select key from public.shift_keys'));
  unwatched('what happened is undone between the tests, which nobody can do');
});
afterAll(() => db.stop());
beforeEach(() =>
  db.query(`
    delete from public.reliability_events; delete from public.attendance_events; delete from public.timesheets;
    delete from private.presence; delete from public.notifications;
    update public.bookings set status = 'confirmed', cancelled_at = null, cancel_tier = null, updated_at = created_at,
      created_at = created_at - interval '1 hour'`),
);

const instant = (hours: number) => new Date(startsAt + hours * 3_600_000).toISOString();
/** The server's clock stands at so many hours after the start. */
async function at(hours: number): Promise<void> {
  await db.stopClock(instant(hours));
}
async function heardAgainAt(hours: number): Promise<void> {
  await at(-1);
  await rocco();
  await at(hours);
  await rocco();
}

const rocco = (...commands: ReturnType<typeof command>[]) => sync(db, people.rocco, { device: PHONE, commands });
const fact = (name: string, hours: number, more: object = {}) =>
  command(name, { id: newId(), booking_id: booking, said_at: instant(hours), ...more });
const told = async () =>
  (
    await db.query<{ kind: string; n: number }>(
      "select kind, (payload ->> 'n')::int as n from public.notifications where user_id = $1 and kind like 'points_%' order by created_at",
      [people.rocco.id],
    )
  ).map(({ kind, n }) => `${kind} ${n}`);
const events = () => db.query('select kind, points, minutes from public.reliability_events');
const appeal = async (hours: number) => {
  await at(hours);
  const { id } = await one<{ id: string }>(db, 'select id from public.reliability_events');
  const [outcome] = (await rocco(command('appeal_points', { id, reason: 'The bus broke down' }))).outcomes;
  return outcome?.state === 'applied' ? 'applied' : (outcome as { code: string }).code;
};

describe('cancelling', () => {
  it.each([
    ['three days before', -72, []],
    ['a little less than three days before', -71.9, [{ kind: 'cancelled', points: 1, minutes: 4314 }]],
    ['a day before', -24, [{ kind: 'cancelled', points: 1, minutes: 1440 }]],
    ['twenty hours before', -20, [{ kind: 'cancelled', points: 3, minutes: 1200 }]],
    ['two hours before', -2, [{ kind: 'cancelled', points: 3, minutes: 120 }]],
    ['a little less than two hours before', -1.98, [{ kind: 'cancelled', points: 6, minutes: 119 }]],
    ['an hour before', -1, [{ kind: 'cancelled', points: 6, minutes: 60 }]],
  ])('%s', async (_, hours, taken) => {
    await at(hours);
    expect((await rocco(command('cancel_booking', { id: booking }))).outcomes).toMatchObject([{ state: 'applied' }]);
    expect(await events()).toEqual(taken);
  });

  it('by the venue takes nothing', async () => {
    await at(-1);
    await act(db, people.mina, command('cancel_booking', { id: booking }));
    expect(await events()).toEqual([]);
  });
});

describe('coming', () => {
  it.each([
    ['ten minutes after the start takes nothing', 10, []],
    ['eleven minutes after it takes one', 11, [{ kind: 'late', points: 1, minutes: 11 }]],
    ['fourteen minutes after it takes one', 14, [{ kind: 'late', points: 1, minutes: 14 }]],
  ])('%s', async (_, minutes, taken) => {
    await heardAgainAt(1);
    await rocco(fact('check_in', minutes / 60));
    expect(await events()).toEqual(taken);
  });

  it('in time by a code, though the venue wrote down a late hour first', async () => {
    await heardAgainAt(1);
    const byHand = fact('record_attendance', 0.5, { kind: 'in', reason: 'Phone was silent' });
    await sync(db, people.mina, { device: TABLET, commands: [byHand] });
    expect(await events()).toMatchObject([{ kind: 'late', points: 1 }]);
    const code = (await codeOf(key, minuteAt(startsAt + 2 * 60_000))).qr;
    await rocco(fact('check_in', 2 / 60, { code }));
    expect(await events(), 'the row stays, with nothing taken').toMatchObject([{ kind: 'late', points: 0 }]);
  });
});

describe('is told of points', () => {
  it('of coming late, whoever says so, and of their coming back with a code', async () => {
    await heardAgainAt(1);
    const byHand = fact('record_attendance', 0.5, { kind: 'in', reason: 'Phone was silent' });
    await sync(db, people.mina, { device: TABLET, commands: [byHand] });
    expect(await told()).toEqual(['points_late 1']);
    await at(1.1);
    const code = (await codeOf(key, minuteAt(startsAt + 2 * 60_000))).qr;
    await rocco(fact('check_in', 2 / 60, { code }));
    expect(await told()).toEqual(['points_late 1', 'points_back 0']);
  });

  it.each([
    ['not of those that the cancel sheet showed', -20, []],
    ['of a cancellation whose time could not be believed', -80, ['points_cancelled 3']],
  ])('%s', async (_, recorded, words) => {
    await at(-20);
    await rocco(command('cancel_booking', { id: booking }, { recordedAt: instant(recorded) }));
    expect([await events(), await told()]).toMatchObject([[{ points: 3 }], words]);
  });

  it('not of a no-show a second time', async () => {
    await at(1);
    await db.query("update public.bookings set status = 'no_show'");
    expect([await events(), await told()]).toMatchObject([[{ points: 12 }], []]);
  });
});

it('a no-show takes twelve, and gives them back when it is withdrawn', async () => {
  await at(1);
  await db.query("update public.bookings set status = 'no_show'");
  expect(await events()).toEqual([{ kind: 'no_show', points: 12, minutes: null }]);
  await db.query("update public.bookings set status = 'confirmed'");
  expect(await events()).toEqual([{ kind: 'no_show', points: 0, minutes: null }]);
});

it('points are appealed against once, within fourteen days, by whose they are', async () => {
  await at(1);
  await db.query("update public.bookings set status = 'no_show'");
  const { id } = await one<{ id: string }>(db, 'select id from public.reliability_events');
  for (const person of [people.rosa, people.vera])
    expect(await act(db, person, command('appeal_points', { id, reason: 'No' }))).toMatchObject({ code: 'not_found' });
  expect(await appeal(14 * 24)).toBe('appeal_closed');
  expect(await appeal(13 * 24)).toBe('applied');
  expect(await appeal(13 * 24)).toBe('already_appealed');
});

it('a contested no-show that was a late arrival leaves the contest, and may itself be appealed against', async () => {
  await heardAgainAt(1);
  await db.query("update public.bookings set status = 'no_show'");
  expect(await appeal(1)).toBe('applied');
  const code = (await codeOf(key, minuteAt(startsAt + 14 * 60_000))).qr;
  await rocco(fact('check_in', 14 / 60, { code }));
  expect(await events()).toEqual([{ kind: 'late', points: 1, minutes: 14 }]);
  expect(await db.query('select kind, outcome from public.disputes')).toEqual([
    { kind: 'no_show', outcome: 'taken_back' },
  ]);
  expect(await appeal(2)).toBe('applied');
});

it('points are on the devices of whose they are for as long as they count', async () => {
  await at(1);
  await db.query("update public.bookings set status = 'no_show'");
  const heardAfter = async (days: number, person = people.rocco) => {
    await at(days * 24);
    const { rows } = await sync(db, person, { device: newId() });
    return (rows.reliability_events ?? []).length;
  };
  expect([await heardAfter(57), await heardAfter(89), await heardAfter(92)]).toEqual([1, 1, 0]);
  expect(await heardAfter(89, people.vera)).toBe(0);
});
