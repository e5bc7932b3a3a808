// When the crowd was last heard from: most within six weeks, a few not for half a year, whom admins see as inactive. Nobody who
// works around today and nobody of the cast: for them it would tell of a silent phone.
import { CAST } from './cast.ts';
import type { Sql } from './load.ts';

export async function loadPresence(sql: Sql): Promise<void> {
  await sql.query(
    `insert into private.presence (user_id, heard_at)
     select person.id, private.now() - case when drawn.lot % 29 = 17 then 190 else 4 + drawn.lot % 40 end * interval '1 day' - drawn.lot * interval '5 minutes'
     from public.profiles person cross join lateral (select get_byte(uuid_send(person.id), 15) as lot) drawn
     where person.id <> all ($1) and person.account_status <> 'suspended' and not exists (
       select from public.bookings where worker_id = person.id and starts_at between private.now() - interval '7 days' and private.now() + interval '7 days')
     on conflict do nothing`,
    [Object.values(CAST).map(({ id }) => id)],
  );
}
