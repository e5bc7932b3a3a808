// Worked time in the database, and what settles of it: the device's own tables of cases, through the functions that timesheets
// stand on.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SETTLED_HOURS_CASES } from '#tests/domain/settled-hours-cases.ts';
import { NIGHT, WORKED_TIME_CASES } from '#tests/domain/worked-time-cases.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { unwatched } from './devices.ts';
import { act, claim, newId, one, people, publishedShift, setScene } from './scene.ts';

let db: Borrowed;
const booking = newId();
beforeAll(async () => {
  db = await borrowDatabase();
  const scene = await setScene(db);
  unwatched('facts are deleted between the cases, which nobody can do');
  await act(db, people.rocco, claim(await publishedShift(scene), { booking_id: booking }));
});
afterAll(() => db.stop());

it('worked time is the device’s', async () => {
  for (const { name, facts, ends = [], starts = [], figure } of WORKED_TIME_CASES) {
    await db.query('delete from public.attendance_events');
    for (const [kind, minutes, verdict = 'word'] of [...facts, ['in', -9, 'by_hand'] as const])
      await db.query(
        `insert into public.attendance_events (id, booking_id, kind, source, reason, verdict, said_at, trusted_at, proven_at)
         select gen_random_uuid(), id, $2, case when $3 = 'by_hand' then 'venue' else 'rockstar' end, case when $3 = 'by_hand' then 'Why' end,
           $3, at, at, case when $3 = 'proven' then at end
         from (select id, starts_at + $4 * interval '1 minute' as at from public.bookings where id = $1) fact`,
        [booking, kind, verdict, minutes],
      );
    for (const [kind, times] of Object.entries({ until: ends, from: starts }))
      for (const [source, minutes, until] of times)
        await db.query(
          `insert into public.attendance_events (id, booking_id, kind, source, verdict, until, said_at, trusted_at)
           select gen_random_uuid(), id, $5, $2, 'word', starts_at + $4 * interval '1 minute', at, at
           from (select id, starts_at, starts_at + $3 * interval '1 minute' as at from public.bookings where id = $1) fact`,
          [booking, source, minutes, until, kind],
        );
    const [found] = await db.query<{ breakMin: number; paidMin: number; proven: boolean }>(
      `select figure.break_min as "breakMin", figure.paid_min as "paidMin", figure.proven
       from public.bookings booking, private.figure_of(booking, 'rockstar') figure
       where booking.id = $1 and booking.break_min = $2 and booking.ends_at = booking.starts_at + $3 * interval '1 minute'
         and figure.paid_min is not null`,
      [booking, NIGHT.breakMin, NIGHT.minutes],
    );
    expect({ [name]: found ?? null }).toEqual({ [name]: figure });
  }
});

it('what settles is the device’s', async () => {
  const figure = (minutes: number | undefined, proven = false) =>
    minutes === undefined ? 'null' : `row(null, null, 30, ${minutes}, ${proven})::private.worked_figure`;
  for (const { name, phone, byHand, rockstar, venue, settled } of SETTLED_HOURS_CASES) {
    const found = await one<{ minutes: number | null; basis: string | null }>(
      db,
      `select minutes, basis from private.what_settles(${figure(phone?.[0], phone?.[1])}, ${figure(byHand)}, $1, $2, 450)`,
      [rockstar ?? null, venue ?? null],
    );
    expect({ [name]: found }).toEqual({ [name]: { minutes: settled?.[0] ?? null, basis: settled?.[1] ?? null } });
  }
});
