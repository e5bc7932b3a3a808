// What the platform's people look back on: nine months before the twelve weeks of posts, in two cities, thinner than those; a booking
// that a venue called off; and one person more who is suspended. No device is given any of it, so nobody's phone looks another way.
import { CAST } from './cast.ts';
import type { Sql } from './load.ts';

const TABLES = [
  'public.shifts',
  'public.bookings',
  'public.timesheets',
  'public.profiles',
  'public.profile_private',
] as const;

export async function loadYear(sql: Sql): Promise<void> {
  for (const table of TABLES) await sql.query(`alter table ${table} disable trigger user`);
  await sql.query(PAST);
  await sql.query(CALLED_OFF, [[CAST.rocco.id, CAST.rosa.id]]);
  await sql.query(SUSPENDED, [[CAST.rocco.id, CAST.rosa.id]]);
  for (const table of TABLES) await sql.query(`alter table ${table} enable trigger user`);
}

/** The same hour on the wall, so many stretches of twelve weeks before. */
const back = (at: string) => `((${at} at time zone shift.tz) - stretch.nth * interval '84 days') at time zone shift.tz`;
const wall = (at: string) =>
  `to_char((${at} at time zone shift.tz) - stretch.nth * interval '84 days', 'YYYY-MM-DD"T"HH24:MI')`;
const copied = (of: string, more: string) => `
  select (jsonb_populate_record(${of}, jsonb_build_object('id', private.uuid5('year:' || stretch.nth || ':' || ${of}.id), ${more},
    'created_at', ${of}.created_at - stretch.nth * interval '84 days', 'updated_at', ${of}.updated_at - stretch.nth * interval '84 days'))).*
  from chosen join public.shifts shift using (id) cross join generate_series(1, 4) as stretch(nth)`;
const times = `'starts_at', ${back('shift.starts_at')}, 'ends_at', ${back('shift.ends_at')}`;

/** Every third post of London and Manchester; who worked then is who worked now. */
const PAST = `
  with chosen as materialized (
    select id from public.shifts past where area in ('london', 'manchester') and status in ('published', 'expired')
      and starts_at > private.now() - interval '83 days' and ends_at < private.now() - interval '1 day' and left(id::text, 1) in ('0', '3', '6', '9', 'c')
      and not exists (select from public.bookings where shift_id = past.id and private.is_live_booking(status) and status <> 'approved')),
  posts as (
    insert into public.shifts ${copied(
      'shift',
      `${times}, 'starts_local', ${wall('shift.starts_at')}, 'ends_local', ${wall('shift.ends_at')},
      'published_at', shift.published_at - stretch.nth * interval '84 days'`,
    )} returning id),
  places as (
    insert into public.bookings ${copied(
      'booking',
      `${times}, 'shift_id', private.uuid5('year:' || stretch.nth || ':' || shift.id), 'application_id', null,
      'cancelled_at', booking.cancelled_at - stretch.nth * interval '84 days'`,
    )} join public.bookings booking on booking.shift_id = shift.id where booking.status in ('approved', 'no_show', 'cancelled_by_worker') returning id)
  insert into public.timesheets ${copied(
    'sheet',
    `${times}, 'booking_id', private.uuid5('year:' || stretch.nth || ':' || booking.id), 'decided_at', sheet.decided_at - stretch.nth * interval '84 days'`,
  )} join public.bookings booking on booking.shift_id = shift.id and booking.status = 'approved'
    join public.timesheets sheet on sheet.booking_id = booking.id where sheet.agreed_min is not null`;

/** One that its worker had given back in time: it took no points, and its place is free as it was. */
const CALLED_OFF = `
  update public.bookings booking set status = 'cancelled_by_venue', cancel_tier = 'late', cancel_reason = 'The party was called off.',
    owed_minor = round(rate_minor / 60.0 * least(240, extract(epoch from ends_at - starts_at) / 60))
  where id = (select given.id from public.bookings given
    where given.status = 'cancelled_by_worker' and given.worker_id <> all ($1) and given.starts_at between private.now() - interval '20 days' and private.now()
      and not exists (select from public.reliability_events where booking_id = given.id)
    order by given.starts_at desc, given.id limit 1)`;

/** Nobody who waits for an answer; on most days somebody who is not booked and missed a shift. */
const SUSPENDED = `
  with chosen as (
    update public.profiles set account_status = 'suspended' where id = (
      select person.id from public.profiles person
      where person.role = 'rockstar' and person.account_status = 'active'
        and exists (select from public.bookings where worker_id = person.id and status in ('approved', 'no_show'))
        and not exists (select from public.applications where worker_id = person.id and private.is_live_application(status))
        and person.id <> all ($1)
      order by exists (select from public.bookings where worker_id = person.id and private.is_live_booking(status) and ends_at > private.now()),
        exists (select from public.bookings where worker_id = person.id and status = 'no_show') desc, person.id limit 1) returning id)
  update public.profile_private secret set suspended_at = private.now() - interval '3 days', suspended_reason = case
    when exists (select from public.bookings where worker_id = secret.id and status = 'no_show') then 'Did not come, and did not say so.'
    else 'Somebody else came under their name.' end
  from chosen where secret.id = chosen.id`;
