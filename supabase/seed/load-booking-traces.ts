// What bookings write beside themselves, for those that were loaded past the triggers: crews, and contacts where the shift
// is not thirty days past.
import type { Sql } from './load.ts';

export async function loadBookingTraces(sql: Sql): Promise<void> {
  await sql.query(`
    insert into public.shift_crew (id, shift_id, worker_id, first_name, role, ends_at)
    select private.uuid5('shift_crew:' || booking.shift_id || ':' || booking.worker_id), booking.shift_id, booking.worker_id,
      private.first_name(person.name), booking.role, booking.ends_at
    from public.bookings booking join public.profiles person on person.id = booking.worker_id
    where private.is_live_booking(booking.status)`);
  await sql.query(`
    select count(private.open_contacts(booking)) from public.bookings booking
    where private.is_live_booking(booking.status) and booking.ends_at > private.now() - interval '30 days'`);
}
