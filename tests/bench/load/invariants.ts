// What must hold once everybody has come to rest, each counted: nothing is lost, nobody is booked twice, no place given twice.
import type { Database } from '#tests/support/postgres.ts';

const LIVE = "('confirmed', 'change_pending', 'checked_in', 'checked_out', 'approved')";

/** By name a count that must be 0; of shifts at these venues, since those that fill a market have nobody who works them. */
const COUNTS: Readonly<Record<string, string>> = {
  'double bookings': `select count(*) from public.bookings a join public.bookings b
    on a.worker_id = b.worker_id and a.id < b.id and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
    where a.status in ${LIVE} and b.status in ${LIVE}`,
  'shifts with a wrong number of places taken': `select count(*) from public.shifts shift
    where venue_id = any ($1) and (confirmed_count > positions or confirmed_count <> (select count(*) from public.bookings where shift_id = shift.id and status in ${LIVE}))`,
  'accepted requests without a booking': `select count(*) from public.applications request where status = 'accepted' and shift_id is not null
    and not exists (select from public.bookings where shift_id = request.shift_id and worker_id = request.worker_id and status in ${LIVE})`,
  'errors in commands': 'select count(*) from private.command_errors',
  'errors of the clock': 'select count(*) from private.clock_errors',
};

export async function brokenInvariants(
  db: Database,
  venues: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const counted: Record<string, number> = {};
  for (const [name, sql] of Object.entries(COUNTS)) {
    const [row] = await db.query<{ count: string }>(sql, sql.includes('$1') ? [venues] : []);
    counted[name] = Number(row?.count ?? Number.NaN);
  }
  return counted;
}

export async function bookedOn(db: Database, shiftId: string): Promise<number> {
  const [row] = await db.query<{ count: string }>(
    `select count(*) from public.bookings where shift_id = $1 and status in ${LIVE}`,
    [shiftId],
  );
  return Number(row?.count ?? 0);
}

/** Of commands whose answer arrived or was lost, those that the server has no receipt of. */
export async function withoutReceipt(db: Database, ids: readonly string[]): Promise<number> {
  const [row] = await db.query<{ count: string }>(
    'select count(*) from unnest($1::uuid[]) sent(id) where not exists (select from private.receipts where command_id = sent.id)',
    [ids],
  );
  return Number(row?.count ?? 0);
}

/** What went wrong inside commands, in words. */
export async function errorsOf(db: Database): Promise<string[]> {
  const errors = await db.query<{ said: string }>(
    "select concat_ws(' ', name, sqlstate, message, context) as said from private.command_errors order by id",
  );
  return errors.map(({ said }) => said);
}
