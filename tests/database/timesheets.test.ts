// Hours of a booking: what both sides say of them, in whatever order it is heard, what settles by itself, and what stays when
// an account goes.
import { describe, expect, it } from 'vitest';
import { timesheetId } from '#domain/ids.ts';
import {
  at,
  booking,
  byHandNight,
  clock,
  db,
  fact,
  heard,
  heardAgainAt,
  hours,
  hoursNight,
  instant,
  mina,
  phoneNight,
  provenNight,
  rocco,
  sheet,
  status,
  told,
} from './hours-night.ts';
import { command, newId, one, people, rival, sync, verdict } from './scene.ts';

hoursNight();

/** Each notice of a dispute names the row that it is about, which its reader opens from there. */
const leadsToDispute = async () => {
  const notices = await db.query<{ dispute: string }>(
    "select payload ->> 'dispute_id' as dispute from public.notifications where kind like 'hours_disputed%'",
  );
  const { id } = await one<{ id: string }>(db, 'select id from public.disputes where booking_id = $1', [booking]);
  return notices.length > 0 && notices.every(({ dispute }) => dispute === id);
};

describe('one timesheet', () => {
  it('comes of who left, by the booking’s own id', async () => {
    await heardAgainAt(8.5);
    await rocco(...phoneNight());
    expect(await sheet()).toMatchObject({ id: timesheetId(booking), state: 'open', agreed_min: null, settles: 80.5 });
  });

  it.each([
    ['phone first', [0, 1]],
    ['venue first', [1, 0]],
  ])('ST3 comes to the same when both were offline for nine hours, %s', async (_, order) => {
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
      commands: [
        hours('approve_timesheet', { minutes: 452 }),
        hours('approve_timesheet', { minutes: 450 }),
        hours('counter_timesheet', { minutes: 400, reason: 'No' }),
      ],
    });
    expect(late.outcomes, 'a colleague was faster').toMatchObject([
      { state: 'applied' },
      { code: 'hours_agreed' },
      { code: 'hours_agreed' },
    ]);
    expect(await told(people.rocco)).toEqual(['hours_agreed']);
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
    await mina(hours('approve_timesheet', { minutes: 452 }));
    const theirs = await one<{ id: string }>(db, 'select id from public.venues where created_by = $1', [rival.id]);
    const byRival = (venue_id: string) =>
      verdict(db, rival, command('lock_timesheets', { venue_id, ids: [timesheetId(booking)] }));
    expect([await byRival(venue), await byRival(theirs.id)]).toEqual(['not_allowed', 'applied']);
    expect(await locked()).toBeNull();
    await mina(lock());
    expect(await locked()).not.toBeNull();
  });

  it('is approved and exported after its venue was deleted, too', async () => {
    await heardAgainAt(9);
    await rocco(...phoneNight());
    const { venue } = await one<{ venue: string }>(db, 'select venue_id as venue from public.bookings');
    await db.query("update public.venues set status = 'archived' where id = $1", [venue]);
    await mina(hours('approve_timesheet', { minutes: 452 }));
    await mina(command('lock_timesheets', { venue_id: venue, ids: [timesheetId(booking)] }));
    const kept = await one<{ state: string; locked: boolean }>(
      db,
      'select state, locked_at is not null as locked from public.timesheets',
    );
    expect(kept).toEqual({ state: 'approved', locked: true });
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

  it.each([1440, 0])('asks a person to look at %i minutes that one side alone says', async minutes => {
    await heardAgainAt(9);
    await rocco(...phoneNight(), hours('submit_timesheet', { minutes }));
    await at(81);
    await heard();
    await clock();
    expect(await sheet()).toMatchObject({ state: 'disputed', agreed_min: null, settles: null });
    expect(await leadsToDispute()).toBe(true);
  });

  it('settles nothing before both sides were heard from since', async () => {
    await heardAgainAt(9);
    await rocco(...phoneNight());
    await at(200);
    await clock();
    expect(await sheet(), 'the venue knows nothing of it').toMatchObject({ state: 'open' });
    const membership = (revokedAt: string | null) =>
      db.query('update public.venue_users set revoked_at = $2 where user_id = $1', [people.mina.id, revokedAt]);
    await sync(db, people.stef, { device: newId() });
    await membership(instant(100));
    await mina();
    await clock();
    expect(await sheet(), 'staff decide nothing, nor does who left').toMatchObject({ state: 'open' });
    await membership(null);
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
