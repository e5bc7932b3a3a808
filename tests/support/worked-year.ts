// What somebody leaves behind who worked nearly every day of a year: bookings with what was said at the door and the hours that came of
// it, and what was written meanwhile. Past every command.
import type { Backend } from '#tests/support/backend.ts';

const DAYS = 250;
const MESSAGES = 3_000;
const PERSON = '(select id from public.profile_private where email = $1)';

const SHIFTS = `
  insert into public.shifts (id, venue_id, area, role, starts_at, ends_at, tz, starts_local, ends_local, rate_minor, currency, positions, booking_mode, status)
  select md5('worked' || n)::uuid, venue.id, venue.area, 'bartender', at, at + interval '6 hours', venue.tz,
    to_char(at at time zone venue.tz, 'YYYY-MM-DD"T"HH24:MI'), to_char((at + interval '6 hours') at time zone venue.tz, 'YYYY-MM-DD"T"HH24:MI'),
    1550, venue.currency, 1, 'review', 'published'
  from (select * from public.venues where name = $1) venue, generate_series(1, ${DAYS}) n,
    lateral (select date_trunc('day', now()) - interval '70 days' - n * interval '1 day' + interval '10 hours' as at) span`;

const BOOKINGS = `
  insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source, status)
  select md5('workedplace' || n)::uuid, shift.id, ${PERSON}, shift.venue_id, shift.role, shift.starts_at, shift.ends_at, shift.tz, 30,
    shift.rate_minor, shift.currency, 'claim', 'checked_out'
  from generate_series(1, ${DAYS}) n join public.shifts shift on shift.id = md5('worked' || n)::uuid
  -- But for days on which they have worked already.
  where not exists (select from public.bookings other
    where other.worker_id = ${PERSON} and other.starts_at < shift.ends_at and other.ends_at > shift.starts_at)`;

const SAID = `
  insert into public.attendance_events (id, booking_id, actor_id, kind, source, said_at, trusted_at, proven_at, verdict)
  select gen_random_uuid(), place.id, place.worker_id, kind, 'rockstar', at, at, at, 'proven'
  from public.bookings place, lateral (values ('in', place.starts_at), ('out', place.ends_at)) said(kind, at)
  where place.status = 'checked_out' and place.worker_id = ${PERSON}`;

const HOURS = `select private.open_timesheet(booking, 'rockstar') from public.bookings booking where status = 'checked_out' and worker_id = ${PERSON}`;

const WORDS = `
  insert into public.messages (id, conversation_id, venue_id, rockstar_id, sender_id, sender_side, content, created_at, read_at)
  select gen_random_uuid(), chat.id, chat.venue_id, chat.rockstar_id, chat.rockstar_id, 'rockstar', 'On my way, five minutes, number ' || n,
    now() - n * interval '2 hours', now()
  from (select * from public.conversations where rockstar_id = ${PERSON} limit 1) chat, generate_series(1, ${MESSAGES}) n`;

/** Of a person with a chat. */
export async function workedYear(
  backend: Backend,
  { venue, email }: { readonly venue: string; readonly email: string },
): Promise<void> {
  await backend.db(SHIFTS, [venue]);
  await backend.db("set session_replication_role = 'replica'");
  await backend.db(BOOKINGS, [email]);
  await backend.db(WORDS, [email]);
  await backend.db("set session_replication_role = 'origin'");
  await backend.db(SAID, [email]);
  await backend.db(HOURS, [email]);
}
