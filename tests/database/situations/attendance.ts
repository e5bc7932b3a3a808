// Rocco works a shift of Vera's right now and is there since it began; of three that are over the hours stand open, are
// offered otherwise by the venue, and are agreed; of a fourth both have read what the other says. One of them took a point.
import { expect } from 'vitest';
import { signedSheets } from '#domain/attendance/sheets.ts';
import { type BookingId, reviewId, timesheetId } from '#domain/ids.ts';
import { act, command, newId, type Person, people, type Scene } from '#tests/database/scene.ts';
import { bookedShift } from './transfers.ts';
import type { Tries } from './tries.ts';

/** A shift of Rocco's that began so many hours ago and lasts eight. */
export async function runningShift(scene: Scene, sinceHours: number, inHours: number) {
  const { shift, booking } = await bookedShift(scene, people.rocco, { inHours });
  for (const [table, id] of Object.entries({ shifts: shift, bookings: booking })) {
    await scene.db.query(
      `update public.${table} set starts_at = now() - $2 * interval '1 hour', ends_at = now() + (8 - $2) * interval '1 hour' where id = $1`,
      [id, sinceHours],
    );
  }
  return { shift, booking };
}

/** So many hours of Rocco's by his word, from the start of the shift. */
async function workedFor(scene: Scene, booking: string, hours: number, ...kinds: readonly string[]): Promise<void> {
  for (const kind of ['in', ...kinds])
    await scene.db.query(
      `insert into public.attendance_events (id, booking_id, actor_id, kind, source, verdict, said_at, trusted_at)
       select gen_random_uuid(), id, worker_id, $2, 'rockstar', 'word', at, at
       from (select id, worker_id, starts_at + case $2 when 'out' then $3 else 0 end * interval '1 hour' as at
         from public.bookings where id = $1) fact`,
      [booking, kind, hours],
    );
  await scene.db.query("select private.follow_attendance($1, '')", [booking]);
}

/** A shift of Rocco's that is over, with half an hour of break, of which the hours are 7 h 30 by his word. */
export async function workedShift(scene: Scene, sinceHours: number, inHours: number): Promise<string> {
  const { booking } = await runningShift(scene, sinceHours, inHours);
  await scene.db.query('update public.bookings set break_min = 30 where id = $1', [booking]);
  await workedFor(scene, booking, 8, 'out');
  return booking;
}

/** Beside a place that Rocco has: one that the venue cancelled while he checked in. */
async function contestedPlace(scene: Scene, beside: string): Promise<string> {
  const contested = newId();
  await scene.db.query(
    `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source,
       status, cancelled_at, cancel_tier, contested)
     select $2, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source,
       'cancelled_by_venue', now(), 'after_check_in', 'open' from public.bookings where id = $1`,
    [beside, contested],
  );
  await workedFor(scene, contested, 1);
  return contested;
}

export const fact = (name: string, booking: string, more: object = {}) =>
  command(name, { id: newId(), booking_id: booking, said_at: new Date().toISOString(), ...more });

export async function attendanceSituation(scene: Scene): Promise<Tries> {
  const { booking } = await runningShift(scene, 1, 600);
  await workedFor(scene, booking, 1);
  const { booking: absent } = await runningShift(scene, 12, 616);
  const open = await workedShift(scene, 40, 604);
  const offered = await workedShift(scene, 60, 608);
  const agreed = await workedShift(scene, 80, 612);
  const reviewed = await workedShift(scene, 100, 616);
  const contested = await contestedPlace(scene, booking);
  const counter = { booking_id: offered, minutes: 400, reason: 'Left at one' };
  const done = async (person: Person, name: string, args: object) =>
    expect(await act(scene.db, person, command(name, args))).toMatchObject({ state: 'applied' });
  await done(people.vera, 'counter_timesheet', counter);
  await done(people.vera, 'approve_timesheet', { booking_id: agreed, minutes: 450 });
  const [late] = await scene.db.query<{ id: string }>(
    `insert into public.reliability_events (id, booking_id, worker_id, venue_id, tz, kind, points, minutes, happened_at, counts_from)
     select gen_random_uuid(), id, worker_id, venue_id, tz, 'late', 1, 14, starts_at, starts_at from public.bookings where id = $1 returning id`,
    [agreed],
  );
  const [missed] = await scene.db.query<{ id: string }>(
    `insert into public.reliability_events (id, booking_id, worker_id, venue_id, tz, kind, points, happened_at, counts_from)
     select gen_random_uuid(), id, worker_id, venue_id, tz, 'no_show', 12, starts_at, now() + interval '2 days' from public.bookings where id = $1 returning id`,
    [reviewed],
  );
  const review = { stars: 4, tags: ['on_time'], words: 'Calm through the rush' };
  await done(people.vera, 'submit_review', { booking_id: reviewed, ...review });
  await done(people.rocco, 'submit_review', { booking_id: reviewed, ...review, tags: ['good_team'] });
  const [{ key } = { key: '' }] = await scene.db.query<{ key: string }>(
    'select key from public.punch_keys where id = $1',
    [booking],
  );
  const resting = { id: newId(), kind: 'break_start', said_at: new Date().toISOString() } as const;
  const [sheet] = await signedSheets(key, { bookingId: booking as BookingId, punches: [resting] });
  return {
    relay_punches: () => command('relay_punches', { sheet }),
    accept_no_show: () => command('accept_no_show', { id: missed?.id }),
    appeal_points: () => command('appeal_points', { id: late?.id, reason: 'The bus broke down' }),
    submit_review: () => command('submit_review', { booking_id: agreed, ...review, tags: [] }),
    reply_review: () =>
      command('reply_review', { id: reviewId({ bookingId: reviewed, side: 'rockstar' }), reply: 'Thank you' }),
    dispute_review: () =>
      command('dispute_review', {
        id: reviewId({ bookingId: reviewed, side: 'rockstar' }),
        ...{ marked: 'the rush', reason: 'It was quiet' },
      }),
    submit_timesheet: () => command('submit_timesheet', { booking_id: open, minutes: 450 }),
    approve_timesheet: () => command('approve_timesheet', { booking_id: offered, minutes: 400 }),
    counter_timesheet: () => command('counter_timesheet', { ...counter, minutes: 410 }),
    dispute_timesheet: () => command('dispute_timesheet', { booking_id: open, reason: 'I was there' }),
    reopen_timesheet: () => command('reopen_timesheet', { booking_id: agreed }),
    lock_timesheets: () => command('lock_timesheets', { venue_id: scene.venueId, ids: [timesheetId(agreed)] }),
    check_in: () => fact('check_in', booking),
    check_out: () => fact('check_out', booking),
    start_break: () => fact('start_break', booking),
    end_break: () => fact('end_break', booking),
    propose_end: () => fact('propose_end', booking, { until: new Date(Date.now() + 5 * 3_600_000).toISOString() }),
    propose_start: () => fact('propose_start', booking, { from: new Date(Date.now() - 1.5 * 3_600_000).toISOString() }),
    settle_contest: () => command('settle_contest', { id: contested, choice: 'keep' }),
    mark_no_show: () => command('mark_no_show', { id: absent }),
    record_attendance: () => fact('record_attendance', booking, { kind: 'in', reason: 'Phone left at home' }),
  };
}
