// What cards say of ratings and reliability, and what was earned in each month, worked out by the database's own functions.
import type { Sql } from './load.ts';

export async function loadReputation(sql: Sql): Promise<void> {
  await sql.query("select private.reckon_person(id) from public.profiles where role = 'rockstar'");
  await sql.query(
    'select private.add_up_months(worker_id) from (select distinct worker_id from public.timesheets) worked',
  );
  await sql.query('select private.reckon_venue(id) from public.venues');
}
