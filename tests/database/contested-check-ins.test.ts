// A venue cancels a place while its person checks in, and neither has heard of the other: both stay, in whichever order they arrive.
// Rocco works from eighteen to two, for £15.50 an hour; the server's clock is moved by the test.
import { beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  booking,
  clock,
  db,
  fact,
  hours,
  hoursNight,
  instant,
  mina,
  provenNight,
  rocco,
  told,
} from './hours-night.ts';
import { command, one, people } from './scene.ts';

hoursNight();

const CODE_MIN = 2;
/** Four hours of what he was to earn. */
const LEAST = `(select round(rate_minor * 4)::int from public.bookings)`;

beforeEach(() =>
  db.query(`
    update public.bookings set contested = null, owed_minor = null, cancelled_at = null, cancel_tier = null, restored = false;
    update public.shifts set confirmed_count = 1`),
);

const standing = () =>
  one(
    db,
    `select status, contested, cancel_tier as tier, owed_minor = ${LEAST} as least, restored from public.bookings`,
  );
/** Said half an hour into the shift. */
const cancel = () => command('cancel_booking', { id: booking, reason: 'Quiet night' }, { recordedAt: instant(0.5) });
const settle = (choice: string) => command('settle_contest', { id: booking, choice });
const comes = async (at = CODE_MIN / 60) => {
  const [coming] = await provenNight(at);
  if (coming === undefined) throw new Error('The night has a coming');
  return coming;
};
/** Each was heard an hour before the start, and then no more. */
async function bothSilent(): Promise<void> {
  await at(-1);
  await rocco();
  await mina();
}

const CONTESTED = {
  status: 'cancelled_by_venue',
  contested: 'open',
  tier: 'after_check_in',
  least: true,
  restored: false,
};

describe('a check-in of a place that was being cancelled', () => {
  it.each(['the cancelling first', 'the check-in first'])('is contested, and the least is owed: %s', async order => {
    const coming = await comes();
    await bothSilent();
    const devices = [() => mina(cancel()), () => rocco(coming)];
    for (const [nth, device] of (order === 'the cancelling first' ? devices : devices.toReversed()).entries()) {
      await at(1 + nth);
      const { outcomes } = await device();
      expect(outcomes).toMatchObject([{ state: 'applied' }]);
    }
    expect(await standing()).toEqual(CONTESTED);
    expect(await told(people.rocco)).toEqual(
      expect.arrayContaining(['booking_cancelled_by_venue', 'check_in_contested']),
    );
    expect(await told(people.mina)).toEqual(['check_in_contested_to_venue']);
  });

  it('is no contest of somebody who had heard of it, nor by a word that nothing shows', async () => {
    await bothSilent();
    await at(0.5);
    await mina(cancel());
    await rocco(fact('check_in', CODE_MIN / 60));
    expect(await standing()).toMatchObject({ contested: null });
    // He has read that he is not to come, and comes.
    await at(1);
    await rocco(await comes(0.75));
    expect(await standing()).toMatchObject({ status: 'cancelled_by_venue', contested: null });
  });

  it('is no contest when the venue sends home whom it knows to be there', async () => {
    await bothSilent();
    await at(0.1);
    await rocco(await comes());
    await at(0.5);
    await mina();
    await mina(cancel());
    expect(await standing()).toMatchObject({ status: 'cancelled_by_venue', contested: null, tier: 'after_check_in' });
  });
});

describe('contested, a manager says', () => {
  const contest = async () => {
    await bothSilent();
    await at(0.5);
    expect((await mina(cancel())).outcomes).toEqual([expect.objectContaining({ state: 'applied' })]);
    await rocco(await comes());
    expect(await standing()).toEqual(CONTESTED);
  };

  it('that they keep working: the place is theirs again, with hours', async () => {
    await contest();
    await mina(settle('keep'));
    expect(await standing()).toEqual({
      status: 'checked_in',
      contested: 'kept',
      tier: null,
      least: null,
      restored: false,
    });
    expect(await told(people.rocco)).toContain('contest_kept');
    expect((await mina(settle('send_home'))).outcomes).toMatchObject([{ code: 'wrong_state' }]);
    await at(8.2);
    const [, leaving] = await provenNight();
    if (leaving !== undefined) await rocco(leaving);
    expect(await one(db, 'select state from public.timesheets')).toEqual({ state: 'open' });
    expect((await mina(hours('approve_timesheet', { minutes: 452 }))).outcomes).toMatchObject([{ state: 'applied' }]);
  });

  it('that they keep working, when the place is somebody else’s by then: it counts nowhere', async () => {
    await contest();
    await db.query(
      `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source)
       select gen_random_uuid(), shift_id, $1, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, 'claim' from public.bookings`,
      [people.rosa.id],
    );
    await mina(settle('keep'));
    const kept = await one(db, 'select status, restored from public.bookings where id = $1', [booking]);
    expect(kept).toEqual({ status: 'checked_in', restored: true });
    await db.query('delete from public.bookings where id <> $1', [booking]);
  });

  it('that they go home: what they worked is owed, and never less than the least', async () => {
    await contest();
    await at(1);
    await mina(settle('send_home'));
    expect(await standing()).toMatchObject({ status: 'cancelled_by_venue', contested: 'sent_home', least: true });
    await db.query("update public.bookings set contested = 'open'");
    await at(6 + CODE_MIN / 60);
    await mina(settle('send_home'));
    expect(await one(db, 'select round(rate_minor * 6)::int = owed_minor as six from public.bookings')).toEqual({
      six: true,
    });
    expect(await told(people.rocco)).toContain('contest_sent_home');
    await clock();
  });

  it('nothing for three days after the end: what they worked until they left is owed, the least where nobody knows when', async () => {
    await contest();
    await at(8 + 71);
    await clock();
    expect(await standing()).toEqual(CONTESTED);
    await at(8 + 73);
    await clock();
    expect(await standing()).toMatchObject({ status: 'cancelled_by_venue', contested: 'sent_home', least: true });
    await db.query("update public.bookings set contested = 'open'");
    await db.query(
      `insert into public.attendance_events (id, booking_id, actor_id, kind, source, said_at, trusted_at, verdict)
       select gen_random_uuid(), booking_id, actor_id, 'out', source, $1, $1, 'word' from public.attendance_events where kind = 'in'`,
      [instant(6 + CODE_MIN / 60)],
    );
    await clock();
    expect(await one(db, 'select round(rate_minor * 6)::int = owed_minor as six from public.bookings')).toEqual({
      six: true,
    });
    // Whoever stayed on is owed what was planned, from when they came.
    await db.query("update public.bookings set contested = 'open'");
    await db.query("update public.attendance_events set trusted_at = $1 where kind = 'out'", [instant(9)]);
    await clock();
    expect(
      await one(db, 'select round(rate_minor * $1 / 60.0)::int = owed_minor as planned from public.bookings', [
        8 * 60 - CODE_MIN,
      ]),
    ).toEqual({ planned: true });
  });
});
