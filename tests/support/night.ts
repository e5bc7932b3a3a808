// What a busy venue has: a week of 300 timesheets, which sixty people on five nights left and whose hours are agreed but for twenty, and a
// night that has begun. Written past every command.
import type { Backend } from '#tests/support/backend.ts';

const VENUE = '(select id from public.venues where name = $1)';
const PERSON = "md5('hand' || n)::uuid";
/** Of the span `at` to eight hours later. */
const WALLS = `to_char(at at time zone venue.tz, 'YYYY-MM-DD"T"HH24:MI'), to_char((at + interval '8 hours') at time zone venue.tz, 'YYYY-MM-DD"T"HH24:MI')`;
const PEOPLE = 60;
const OPEN = 20;

/** Made past the triggers: nobody of them signs in. */
const HANDS = `
  set session_replication_role = 'replica';
  insert into auth.users (id, email) select ${PERSON}, 'hand' || n || '@example.com' from generate_series(1, ${PEOPLE}) n;
  insert into public.profiles (id, name, role) select ${PERSON}, 'Hand ' || n, 'rockstar' from generate_series(1, ${PEOPLE}) n;
  insert into public.profile_private (id, email) select ${PERSON}, 'hand' || n || '@example.com' from generate_series(1, ${PEOPLE}) n;
  insert into private.acquaintances (audience, person_id) select 'user:' || ${PERSON}, ${PERSON} from generate_series(1, ${PEOPLE}) n;
  set session_replication_role = 'origin'`;

/** Five nights of the last whole week, two shifts each. */
const NIGHTS = `
  insert into public.shifts (id, venue_id, area, role, starts_at, ends_at, tz, starts_local, ends_local, rate_minor, currency, positions, booking_mode, status)
  select md5('night' || night || half)::uuid, venue.id, venue.area, 'bartender', at, at + interval '8 hours', venue.tz, ${WALLS}, 1550, venue.currency,
    ${PEOPLE / 2}, 'review', 'published'
  from public.venues venue, generate_series(0, 4) night, generate_series(0, 1) half,
    lateral (select date_trunc('week', now()) - interval '7 days' + night * interval '1 day' + interval '18 hours' as at) span
  where venue.name = $1`;

const PLACES = `
  insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source, status)
  select md5('place' || night || ':' || n)::uuid, shift.id, ${PERSON}, shift.venue_id, shift.role, shift.starts_at, shift.ends_at, shift.tz, 30,
    shift.rate_minor, shift.currency, 'claim', 'checked_out'
  from generate_series(1, ${PEOPLE}) n, generate_series(0, 4) night
  join public.shifts shift on true where shift.id = md5('night' || night || n % 2)::uuid`;

const SAID = `
  insert into public.attendance_events (id, booking_id, actor_id, kind, source, said_at, trusted_at, proven_at, verdict)
  select gen_random_uuid(), place.id, place.worker_id, kind, 'rockstar', at, at, at, 'proven'
  from public.bookings place, lateral (values ('in', place.starts_at), ('out', place.ends_at)) said(kind, at)
  where place.status = 'checked_out' and place.venue_id = ${VENUE}`;

const AGREED = `
  update public.timesheets set state = 'approved', agreed_min = 450, basis = 'agreed', decided_at = now(), settles_at = null
  where venue_id = ${VENUE} and id not in (select id from public.timesheets where venue_id = ${VENUE} order by id limit ${OPEN})`;
const OPENED = `
  select private.open_timesheet(booking, 'rockstar') from public.bookings booking where status = 'checked_out' and venue_id = ${VENUE}`;

export async function workedWeek(backend: Backend, venue: string): Promise<void> {
  for (const sql of HANDS.split(';')) await backend.db(sql);
  await backend.db(NIGHTS, [venue]);
  await backend.db(PLACES);
  for (const sql of [SAID, OPENED, AGREED]) await backend.db(sql, [venue]);
}

/** A shift that began nine minutes ago, with these people on it and its key on the venue's devices. */
export async function runningNight(
  backend: Backend,
  { venue, emails }: { readonly venue: string; readonly emails: readonly string[] },
): Promise<{ readonly shift: string }> {
  const [begun] = await backend.db<{ id: string }>(
    `insert into public.shifts (id, venue_id, area, role, starts_at, ends_at, tz, starts_local, ends_local, rate_minor, currency, positions, booking_mode, status)
    select gen_random_uuid(), venue.id, venue.area, 'bartender', at, at + interval '8 hours', venue.tz, ${WALLS}, 1550,
      venue.currency, $2, 'review', 'published'
    from public.venues venue, lateral (select now() - interval '9 minutes' as at) begun where venue.name = $1 returning id`,
    [venue, emails.length],
  );
  const shift = begun?.id ?? '';
  await backend.db(
    `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source)
     select gen_random_uuid(), shift.id, person.id, shift.venue_id, shift.role, shift.starts_at, shift.ends_at, shift.tz, 30, shift.rate_minor,
       shift.currency, 'claim'
     from public.shifts shift, public.profile_private person where shift.id = $1 and person.email = any ($2)`,
    [shift, emails],
  );
  await backend.db('select private.open_shift_key($1)', [shift]);
  return { shift };
}
