// Hours of a booking: what both sides say of them, in whatever order it is heard, what settles by itself, and what stays when
// an account goes. Rocco worked from eighteen to two; the server's clock is moved by the test.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, minuteAt } from '#domain/attendance/codes.ts';
import { timesheetId } from '#domain/ids.ts';
import type { SentCommand } from '#sync/answer.ts';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { unwatched } from './devices.ts';
import { act, claim, command, newId, one, type Person, people, publishedShift, setScene, sync } from './scene.ts';

const HOUR_MS = 3_600_000;
const [PHONE, TABLET] = [newId(), newId()];

let db: Postgres;
let booking: string;
let shift: string;
let startsAt: number;
let key: string;

beforeAll(async () => {
  db = await startPostgres();
  const scene = await setScene(db);
  shift = await publishedShift(scene);
  booking = newId();
  await act(db, people.rocco, claim(shift, { booking_id: booking }));
  await db.query('update public.bookings set break_min = 30');
  const { start } = await one<{ start: Date }>(db, 'select starts_at as start from public.shifts');
  startsAt = start.getTime();
  await db.query('select private.run_clock()');
  ({ key } = await one<{ key: string }>(db, 'select key from public.shift_keys'));
  unwatched('timesheets are deleted between the tests, which nobody can do');
});
afterAll(() => db.stop());
beforeEach(() =>
  db.query(`
    delete from public.timesheets;
    delete from public.attendance_events;
    update public.bookings set status = 'confirmed';
    insert into private.bookings_to_draft select id, ends_at from public.bookings on conflict do nothing;
    delete from private.presence;
    delete from public.notifications`),
);

/** The server's clock stands at so many hours after the start; the shift lasts eight. */
async function at(hours: number): Promise<void> {
  await db.query(
    `create or replace function private.now() returns timestamptz language sql stable set search_path = '' as $$ select timestamptz '${new Date(startsAt + hours * HOUR_MS).toISOString()}' $$`,
  );
}

const instant = (hours: number) => new Date(startsAt + hours * HOUR_MS).toISOString();
const fact = (name: string, hours: number, more: object = {}) =>
  command(name, { id: newId(), booking_id: booking, said_at: instant(hours), ...more });
const hours = (name: string, more: object = {}) => command(name, { booking_id: booking, ...more });
const rocco = (...commands: SentCommand[]) => sync(db, people.rocco, { device: PHONE, commands });
const mina = (...commands: SentCommand[]) => sync(db, people.mina, { device: TABLET, commands });
/** Both apps are open. */
const heard = () => Promise.all([rocco(), mina()]);
/** Both apps were silent from an hour before the start until now; each begins with an empty call. */
async function heardAgainAt(hours: number): Promise<void> {
  await at(-1);
  await heard();
  await at(hours);
  await heard();
}
async function clock(): Promise<void> {
  await db.query('select private.run_clock()');
  expect(await db.query('select part, message from private.clock_errors')).toEqual([]);
}

const sheet = async () =>
  (
    await db.query<Record<string, unknown>>(
      `select id, state, rockstar_min, venue_min, agreed_min, basis, (extract(epoch from settles_at) - $1::float8 / 1000) / 3600 as settles
       from public.timesheets`,
      [startsAt],
    )
  ).map(row => ({ ...row, settles: row.settles === null ? null : Number(row.settles) }))[0];
const status = async () => (await one<{ status: string }>(db, 'select status from public.bookings')).status;
const told = async (person: Person) =>
  (await db.query<{ kind: string }>('select kind from public.notifications where user_id = $1', [person.id])).map(
    ({ kind }) => kind,
  );

/** Each notice of a dispute names the row that it is about, which its reader opens from there. */
const leadsToDispute = async () => {
  const notices = await db.query<{ dispute: string }>(
    "select payload ->> 'dispute_id' as dispute from public.notifications where kind like 'hours_disputed%'",
  );
  const { id } = await one<{ id: string }>(db, 'select id from public.disputes where booking_id = $1', [booking]);
  return notices.length > 0 && notices.every(({ dispute }) => dispute === id);
};

/** Came at two minutes past, left at four past the end: 7 h 32 after the break. */
const phoneNight = () => [fact('check_in', 2 / 60), fact('check_out', 8 + 4 / 60)];
/** A quarter past until the end: 7 h 15. */
const byHandNight = () => [
  fact('record_attendance', 0.25, { kind: 'in', reason: 'Phone was silent' }),
  fact('record_attendance', 8, { kind: 'out', reason: 'Phone was silent' }),
];

async function provenNight(): Promise<SentCommand[]> {
  const code = async (h: number) => (await codeOf(key, minuteAt(startsAt + h * HOUR_MS))).qr;
  return [
    fact('check_in', 2 / 60, { code: await code(2 / 60) }),
    fact('check_out', 8 + 4 / 60, { code: await code(8 + 4 / 60) }),
  ];
}

describe('one timesheet', () => {
  it('comes of who left, by the booking’s own id', async () => {
    await heardAgainAt(8.5);
    await rocco(...phoneNight());
    expect(await sheet()).toMatchObject({ id: timesheetId(booking), state: 'open', agreed_min: null, settles: 80.5 });
  });

  it.each([
    ['phone first', [0, 1]],
    ['venue first', [1, 0]],
  ])('comes to the same when both were offline for nine hours, %s', async (_, order) => {
    await heardAgainAt(9);
    const devices = [
      () =>
        rocco(
          ...phoneNight(),
          fact('start_break', 4),
          fact('end_break', 4.5),
          hours('submit_timesheet', { minutes: 452 }),
        ),
      () => mina(...byHandNight(), hours('counter_timesheet', { minutes: 430, reason: 'Left early' })),
    ];
    for (const nth of order) {
      const { outcomes } = (await devices[nth]?.()) ?? { outcomes: [] };
      expect(outcomes.filter(({ state }) => state !== 'applied')).toEqual([]);
    }
    expect(await sheet()).toEqual({
      ...{ id: timesheetId(booking), state: 'countered', rockstar_min: 452, venue_min: 430 },
      ...{ agreed_min: null, basis: null, settles: 81 },
    });
    expect(await status()).toBe('checked_out');
  });

  it('is agreed when the venue approves what the phone says, and only what it saw', async () => {
    await heardAgainAt(9);
    await rocco(...phoneNight());
    const stale = await mina(hours('approve_timesheet', { minutes: 450 }));
    expect(stale.outcomes).toMatchObject([{ code: 'hours_changed' }]);
    await mina(hours('approve_timesheet', { minutes: 452 }));
    expect(await sheet()).toMatchObject({ state: 'approved', agreed_min: 452, basis: 'agreed', settles: null });
    expect(await status()).toBe('approved');
    expect(await told(people.rocco)).toEqual(['hours_agreed']);
    const late = await sync(db, people.vera, {
      commands: [hours('counter_timesheet', { minutes: 400, reason: 'No' })],
    });
    expect(late.outcomes, 'a colleague was faster').toMatchObject([{ code: 'hours_agreed' }]);
  });

  it('is agreed by a word, not by facts that happen to be the same', async () => {
    await heardAgainAt(9);
    await rocco(fact('check_in', 0.25), fact('check_out', 8));
    await mina(...byHandNight());
    expect(await sheet()).toMatchObject({ state: 'open', agreed_min: null });
    await rocco(hours('submit_timesheet', { minutes: 435 }));
    expect(await sheet()).toMatchObject({ state: 'approved', agreed_min: 435 });
  });

  it('waits for a person when one side asks, until both agree after all', async () => {
    await heardAgainAt(9);
    await rocco(...phoneNight());
    await mina(hours('counter_timesheet', { minutes: 400, reason: 'Long breaks' }));
    expect(await told(people.rocco)).toEqual(['hours_offered']);
    await rocco(hours('dispute_timesheet', { reason: 'I had one break' }));
    expect(await sheet()).toMatchObject({ state: 'disputed', settles: null });
    expect(await told(people.mina)).toEqual(['hours_disputed_to_venue']);
    expect(await leadsToDispute()).toBe(true);
    // Longer than hours wait for an answer, not as long as somebody has to decide.
    await at(100);
    await heard();
    await clock();
    expect(await sheet()).toMatchObject({ state: 'disputed' });
    await mina(hours('approve_timesheet', { minutes: 452 }));
    expect(await sheet()).toMatchObject({ state: 'approved', agreed_min: 452 });
  });

  it('is exported once it is agreed, and by its own venue', async () => {
    const lock = () => command('lock_timesheets', { venue_id: venue, ids: [timesheetId(booking)] });
    const { venue } = await one<{ venue: string }>(db, 'select venue_id as venue from public.bookings');
    const locked = async () => (await one<{ at: Date | null }>(db, 'select locked_at as at from public.timesheets')).at;
    await heardAgainAt(9);
    await rocco(...phoneNight());
    await mina(lock());
    expect(await locked()).toBeNull();
    await mina(hours('approve_timesheet', { minutes: 452 }), lock());
    expect(await locked()).not.toBeNull();
  });
});

describe('after 72 hours without an answer', () => {
  it('settles what the code proves, though the venue wrote down less', async () => {
    await heardAgainAt(9);
    await rocco(...(await provenNight()));
    await mina(...byHandNight());
    await at(9 + 71.9);
    await heard();
    await clock();
    expect(await sheet()).toMatchObject({ state: 'open' });
    await at(9 + 72);
    await clock();
    expect(await sheet()).toMatchObject({ state: 'auto_approved', agreed_min: 452, basis: 'code' });
    expect(await status()).toBe('approved');
  });

  it('opens a dispute of two figures that nothing proves, and tells both', async () => {
    await heardAgainAt(9);
    await rocco(...phoneNight());
    await mina(...byHandNight());
    await at(82);
    await heard();
    await clock();
    expect(await sheet()).toMatchObject({ state: 'disputed', agreed_min: null });
    expect(await told(people.rocco)).toEqual(['hours_disputed']);
    expect(await told(people.mina)).toEqual(['hours_disputed_to_venue']);
    expect(await leadsToDispute()).toBe(true);
  });

  it('settles nothing before both sides were heard from since', async () => {
    await heardAgainAt(9);
    await rocco(...phoneNight());
    await at(200);
    await clock();
    expect(await sheet(), 'the venue knows nothing of it').toMatchObject({ state: 'open' });
    await mina();
    await clock();
    expect(await sheet()).toMatchObject({ state: 'auto_approved', agreed_min: 452, basis: 'word' });
  });

  it('counts anew from a fact that changes a figure, and only from that', async () => {
    await heardAgainAt(9);
    await rocco(...phoneNight());
    await at(20);
    await rocco(fact('check_in', 2 / 60));
    expect(await sheet()).toMatchObject({ settles: 81 });
    await rocco(fact('check_in', -0.5), fact('start_break', 3), fact('end_break', 3.25));
    expect(await sheet()).toMatchObject({ settles: 92 });
  });
});

describe('six hours after an end at which nobody checked out', () => {
  it('the plan stands as a draft, both are told, and it settles as the plan', async () => {
    await at(13.9);
    await clock();
    expect(await sheet()).toBeUndefined();
    await at(14);
    await clock();
    expect(await sheet()).toMatchObject({ state: 'open', settles: 86 });
    expect(await told(people.rocco)).toEqual(['hours_drafted']);
    expect(await told(people.mina)).toEqual(['hours_drafted_to_venue']);
    await at(86);
    await heard();
    await clock();
    expect(await sheet()).toMatchObject({ state: 'auto_approved', agreed_min: 450, basis: 'plan' });
    expect(await status(), 'every booking that ended is worked or not').toBe('approved');
  });

  it('a check-out that arrives later goes before the plan', async () => {
    await heardAgainAt(14);
    await clock();
    await rocco(...phoneNight());
    expect(await sheet()).toMatchObject({ state: 'open', settles: 86 });
    await at(90);
    await heard();
    await clock();
    expect(await sheet()).toMatchObject({ agreed_min: 452, basis: 'word' });
  });

  it('nothing is drafted of what was called off, and what turns out not to have been is removed', async () => {
    await db.query("update public.bookings set status = 'no_show'");
    await at(14);
    await clock();
    expect(await sheet()).toBeUndefined();
    await db.query("update public.bookings set status = 'confirmed'");
    await clock();
    await db.query("update public.bookings set status = 'no_show'");
    await at(90);
    await heard();
    await clock();
    expect(await sheet()).toBeUndefined();
  });
});

it('a timesheet outlives the account: it stands with its booking, on a card without a name', async () => {
  const client = await db.connect();
  try {
    await heardAgainAt(9);
    await rocco(...(await provenNight()));
    await client.query('begin');
    await client.query('delete from auth.users where id = $1', [people.rocco.id]);
    const { rows } = await client.query(
      `select person.name, booking.worker_id, sheet.role from public.timesheets sheet
       join public.profiles person on person.id = sheet.worker_id join public.bookings booking on booking.id = sheet.booking_id`,
    );
    expect(rows).toEqual([{ name: 'Deleted account', worker_id: people.rocco.id, role: 'bartender' }]);
  } finally {
    await client.query('rollback');
    await client.end();
  }
});
