// What took points in the last ninety days, worked out by the database's own function. Nothing of it is told to anybody.
import type { Sql } from './load.ts';

export async function loadReliability(sql: Sql): Promise<void> {
  await sql.query('alter table public.reliability_events disable trigger user');
  await sql.query(
    `select private.reckon_fault(id) from public.bookings
     where status in ('cancelled_by_worker', 'no_show') and starts_at > private.now() - interval '90 days'`,
  );
  // A no-show was marked when it happened, not while the market was made.
  await sql.query(
    `update public.reliability_events set counts_from = happened_at + interval '72 hours', strikes_left = case
       when happened_at + interval '72 hours' <= private.now() then strikes else 0 end
     where kind = 'no_show'`,
  );
  await sql.query('alter table public.reliability_events enable trigger user');
}
