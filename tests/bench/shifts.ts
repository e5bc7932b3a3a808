// Shifts in any number, past every command, in the embedded backend.
import type { Backend } from '#tests/support/backend.ts';

/** Of the only venue: one every ten minutes, published; the first in ten minutes from tomorrow's same hour on. */
export async function openShifts(
  backend: Backend,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await backend.db(`
    insert into public.shifts (id, venue_id, role, starts_at, ends_at, starts_local, ends_local, break_min, rate_minor,
      tips, positions, booking_mode, status, published_at, created_by, version)
    select gen_random_uuid(), v.id, case when nth % 3 = 0 then 'bartender' else 'host' end, at, at + interval '6 hours',
      to_char(at at time zone v.tz, 'YYYY-MM-DD"T"HH24:MI'),
      to_char((at + interval '6 hours') at time zone v.tz, 'YYYY-MM-DD"T"HH24:MI'),
      0, 1300 + nth % 700, true, 3, case when nth % 2 = 0 then 'instant' else 'review' end, 'published', now(), v.created_by, 2
    from public.venues v, generate_series(${from}, ${to}) nth,
      lateral (select date_trunc('hour', now()) + interval '1 day' + nth * interval '10 minutes' as at) as placed`);
}

/** So many in the next whole week, of the only venue, which was looked at: others may have ten. */
export async function weekOfShifts(backend: Backend, count: number): Promise<void> {
  await backend.db(`update public.venues set verification_status = 'verified'`);
  await backend.db(`
    insert into public.shifts (id, venue_id, role, starts_at, ends_at, starts_local, ends_local, break_min, rate_minor,
      tips, positions, booking_mode, status, published_at, created_by, version)
    select gen_random_uuid(), v.id, roles.slug, at at time zone v.tz, (at + interval '6 hours') at time zone v.tz,
      to_char(at, 'YYYY-MM-DD"T"HH24:MI'), to_char(at + interval '6 hours', 'YYYY-MM-DD"T"HH24:MI'),
      0, 1500, true, 3, 'review', 'published', now(), v.created_by, 2
    from public.venues v, public.roles_catalog roles,
      generate_series(date_trunc('week', now() at time zone 'UTC') + interval '7 days 10 hours',
        date_trunc('week', now() at time zone 'UTC') + interval '14 days', interval '8 hours') at
    order by at limit ${count}`);
}
