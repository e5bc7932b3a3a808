// Every booking that ended comes to something: worked, not come, or settled, in whatever state it was when nobody said anything any more,
// so that «worked here», ranking and pools learn from all that happened. The server's clock alone decides it; no demo is seeded.
import { beforeEach, describe, expect, it } from 'vitest';
import { BOOKING_STATUSES } from '#domain/bookings/schema.ts';
import {
  at,
  booking,
  clock,
  db,
  fact,
  heard,
  heardAgainAt,
  hoursNight,
  mina,
  phoneNight,
  provenNight,
  rocco,
  sheet,
  status,
} from './hours-night.ts';
import { command, one, people } from './scene.ts';

hoursNight();

beforeEach(() =>
  db.query(`
    delete from public.reliability_events;
    update public.bookings set status = 'confirmed', contested = null, owed_minor = null, proposed = null, answer_by = null, cancelled_at = null, cancel_tier = null`),
);

/** After a draft and three days for an answer; after five days more for a dispute that opened by itself. */
const [SETTLED_DAYS, DECIDED_DAYS] = [5, 10];

/** What became of it, the two apps being opened once a day. */
async function whatBecame(days: number): Promise<string> {
  for (let day = 0; day <= days; day += 1) {
    await at(9 + 24 * day);
    await heard();
    await clock();
  }
  return status();
}

const propose = (): Promise<unknown> =>
  db.query(
    `update public.bookings set status = 'change_pending', proposed = '{"ends_at": "2027-01-01T00:00:00Z"}', answer_by = starts_at - interval '6 hours'`,
  );

/** What happened, what it becomes, and by which hours. */
const CASES: readonly (readonly [string, () => Promise<unknown>, string, object])[] = [
  ['and nobody ever did: by the plan', async () => undefined, 'approved', { basis: 'plan', agreed_min: 450 }],
  ['while a change waited for an answer: at the terms agreed', propose, 'approved', { basis: 'plan' }],
  ['and who came never left, as far as is known', () => rocco(fact('check_in', 0)), 'approved', {}],
  ['and who left was by themselves', () => rocco(...phoneNight()), 'approved', { basis: 'word', agreed_min: 452 }],
  ['and a code proves it', async () => rocco(...(await provenNight())), 'approved', { basis: 'code' }],
];

describe('a booking of which nobody says anything any more', () => {
  it.each(CASES)('%s', async (_, happens, becomes, hours) => {
    await heardAgainAt(8.5);
    await happens();
    expect(await whatBecame(SETTLED_DAYS)).toBe(becomes);
    expect(await sheet()).toMatchObject(hours);
  });

  it('and two figures differ: a person decides, or the clock in their place', async () => {
    await heardAgainAt(9);
    await rocco(...phoneNight());
    await mina(
      fact('record_attendance', 1, { kind: 'in', reason: 'Seen' }),
      fact('record_attendance', 8, { kind: 'out', reason: 'Seen' }),
    );
    expect(await whatBecame(SETTLED_DAYS)).toBe('checked_out');
    expect(await sheet()).toMatchObject({ state: 'disputed' });
    expect(await whatBecame(DECIDED_DAYS)).toBe('approved');
    expect(await sheet()).toMatchObject({ basis: 'decided', agreed_min: 450 });
  });

  it('and one side never opens the app again: it is waited for a fortnight more', async () => {
    await heardAgainAt(9);
    await rocco(...phoneNight());
    await at(81 + 335);
    await rocco();
    await clock();
    expect(await status()).toBe('checked_out');
    await at(81 + 336);
    await clock();
    expect(await status()).toBe('approved');
    expect(await sheet()).toMatchObject({ state: 'auto_approved', basis: 'word', agreed_min: 452 });
  });

  it('and somebody was said not to have come', async () => {
    await at(1);
    await mina(command('mark_no_show', { id: booking }));
    expect(await whatBecame(DECIDED_DAYS)).toBe('no_show');
    expect(await sheet()).toBeUndefined();
  });

  it('and it was called off while they checked in: what they worked is owed, as when they are sent home', async () => {
    await at(-1);
    await heard();
    await at(0.5);
    await mina(command('cancel_booking', { id: booking }));
    await at(9);
    const [coming] = await provenNight();
    await rocco(...(coming === undefined ? [] : [coming]), fact('check_out', 6));
    const contested = () =>
      one(db, 'select status, contested, round(60.0 * owed_minor / rate_minor)::int as minutes from public.bookings');
    expect(await contested()).toEqual({ status: 'cancelled_by_venue', contested: 'open', minutes: 240 });
    await at(8 + 71);
    await clock();
    expect(await contested()).toMatchObject({ contested: 'open' });
    await at(8 + 72);
    await clock();
    expect(await contested()).toEqual({ status: 'cancelled_by_venue', contested: 'sent_home', minutes: 358 });
  });
});

it('no state of a booking is left out of what the clock ends', async () => {
  const ends = ['approved', 'cancelled_by_worker', 'cancelled_by_venue', 'no_show', 'released', 'transferred'];
  const open = BOOKING_STATUSES.filter(known => !ends.includes(known));
  for (const state of open) {
    await db.query('delete from public.timesheets; delete from public.attendance_events');
    await db.query("update public.bookings set status = 'confirmed', proposed = null, answer_by = null");
    if (state === 'change_pending') await propose();
    else await db.query('update public.bookings set status = $1', [state]);
    await at(9);
    // `checked_out` has had its hours since somebody left.
    if (state === 'checked_out')
      await db.query("select private.open_timesheet(bookings, 'rockstar') from public.bookings");
    expect([state, await whatBecame(SETTLED_DAYS)]).toEqual([state, 'approved']);
  }
  expect(open).toEqual(['confirmed', 'change_pending', 'checked_in', 'checked_out']);
  const { worked } = await one<{ worked: number }>(
    db,
    `select count(*)::int as worked from public.bookings where worker_id = '${people.rocco.id}' and status in ('checked_out', 'approved')`,
  );
  expect(worked, 'what «worked here» counts').toBe(1);
});
