// Two shifts that are being handed over: a colleague asks Rosa, and one of those booked at The Copper Thistle has found
// somebody, so that its managers have a word to say. Nobody but they is changed by it.
import { CAST, COPPER_THISTLE } from './cast.ts';
import type { Sql } from './load.ts';

export async function loadTransfers(sql: Sql): Promise<void> {
  await sql.query(HANDED_OVER, [null, CAST.rosa.id, 'Could you? My sister is getting married that day.']);
  const { rows } = await sql.query<{ id: string }>(`${HANDED_OVER} returning id`, [
    COPPER_THISTLE,
    null,
    'My exam was moved to that evening.',
  ]);
  await sql.query(
    "update public.transfers set status = 'agreed', agreed_at = private.now(), new_booking_id = private.uuid5('bookings:' || id), version = 2 where id = $1",
    [rows[0]?.id],
  );
}

/**
 * Of a house ($1, or any, that of the stories last) to somebody ($2, or anybody but the two whom the stories are about): the
 * first that fits.
 */
const HANDED_OVER = `
  insert into public.transfers (id, booking_id, shift_id, venue_id, giver_id, worker_id, giver_name, worker_name, note, role,
    starts_at, ends_at, tz, break_min, rate_minor, currency)
  select private.uuid5('transfers:' || booking.id || ':' || person.id), booking.id, booking.shift_id, booking.venue_id,
    booking.worker_id, person.id, private.first_name(giver.name), private.first_name(person.name), $3, booking.role,
    booking.starts_at, booking.ends_at, booking.tz, booking.break_min, booking.rate_minor, booking.currency
  from public.bookings booking
  join public.profiles giver on giver.id = booking.worker_id
  join public.shift_crew once on once.worker_id = booking.worker_id
  join public.shift_crew other on other.shift_id = once.shift_id and other.worker_id <> booking.worker_id
  join public.profiles person on person.id = other.worker_id
  where booking.status = 'confirmed' and booking.starts_at > private.now() + interval '1 day'
    and ($1::uuid is null or booking.venue_id = $1) and ($2::uuid is null or person.id = $2)
    and booking.worker_id <> all ('{${CAST.rocco.id},${CAST.rosa.id}}') and ($2 is not null or person.id <> all ('{${CAST.rocco.id},${CAST.rosa.id}}'))
    and booking.role = any (person.skills)
    and not exists (select from public.bookings own where own.worker_id = person.id
      and own.starts_at < booking.ends_at and own.ends_at > booking.starts_at)
    and not exists (select from public.transfers known where known.booking_id = booking.id)
  order by exists (select from public.bookings own where own.worker_id = person.id
      and own.starts_at < booking.ends_at + interval '11 hours' and own.ends_at > booking.starts_at - interval '11 hours'),
    booking.venue_id = '${COPPER_THISTLE}', booking.starts_at, booking.id, person.id limit 1`;
