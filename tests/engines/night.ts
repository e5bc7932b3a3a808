// A shift of Rosa's that has begun, and what its venue's screen shows.
import { codeOf, minuteAt } from '#domain/attendance/codes.ts';
import { rosa } from '#tests/e2e/engine.ts';
import type { Backend } from '#tests/support/backend.ts';

export interface Night {
  readonly booking: string;
  /** Of this minute. */
  digits(): Promise<string>;
  /** What came of it: where the person is, by what. */
  facts(): Promise<readonly { readonly kind: string; readonly verdict: string }[]>;
}

export async function nightOf(server: () => Backend): Promise<Night> {
  await server().db(
    `delete from public.bookings where worker_id = (select id from public.profile_private where email = $1)
       and tstzrange(starts_at, ends_at) && tstzrange(now() - interval '1 hour', now() + interval '9 hours')`,
    [rosa.email],
  );
  const [shift] = await server().db<{ id: string }>(`
    insert into public.shifts (id, venue_id, area, role, starts_at, ends_at, tz, starts_local, ends_local, rate_minor, currency, positions, booking_mode, status)
    select gen_random_uuid(), id, area, 'bartender', now() - interval '9 minutes', now() + interval '8 hours', tz, '', '', 1550, currency, 1, 'review', 'published'
    from public.venues where name = 'The Copper Thistle' returning id`);
  const [booked] = await server().db<{ id: string }>(
    `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source)
     select gen_random_uuid(), shift.id, person.id, shift.venue_id, shift.role, shift.starts_at, shift.ends_at, shift.tz, 30, shift.rate_minor,
       shift.currency, 'claim'
     from public.shifts shift, public.profile_private person where shift.id = $1 and person.email = $2 returning id`,
    [shift?.id, rosa.email],
  );
  await server().db('select private.open_shift_key($1)', [shift?.id]);
  const [made] = await server().db<{ key: string }>('select key from public.shift_keys where id = $1', [shift?.id]);
  const booking = booked?.id ?? '';
  return {
    booking,
    digits: async () => (await codeOf(made?.key ?? '', minuteAt(Date.now()))).digits,
    facts: () => server().db('select kind, verdict from public.attendance_events where booking_id = $1', [booking]),
  };
}
