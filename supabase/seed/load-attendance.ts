// When people came and left, and the hours that this comes to. What ended is worked; what runs at this moment has people here
// and some who have not come; of the last days a venue has hours to approve, of which some differ.
import { CAST } from './cast.ts';
import type { Sql } from './load.ts';

/** A number for each booking, always the same, that decides what becomes of it. */
const FATE = "(('x' || substr(md5(booking.id::text), 1, 6))::bit(24)::int % 100)";

/** Who said what, up to which fate, and by how many minutes it is off the plan. */
const NIGHTS = [
  { upTo: 60, said: ['in rockstar proven -4', 'out rockstar proven 6'] },
  { upTo: 70, said: ['in rockstar word -2', 'out rockstar word 4', 'in venue by_hand 0', 'out venue by_hand 2'] },
  { upTo: 79, said: ['in rockstar proven -6', 'out rockstar word 1'] },
  // Two figures that a person has to look at.
  { upTo: 86, said: ['in rockstar word -3', 'out rockstar word 10', 'in venue by_hand 0', 'out venue by_hand -35'] },
  { upTo: 93, said: ['in venue by_hand 0', 'out venue by_hand 0'] },
  { upTo: 100, said: ['in rockstar proven -5', 'out rockstar proven 38'] },
] as const;

/** Bookings are loaded before, as they were agreed. Nothing that is said here is told to anybody. */
export async function loadAttendance(sql: Sql): Promise<void> {
  for (const table of TABLES) await sql.query(`alter table ${table} disable trigger user`);
  await sql.query(
    "update public.bookings set status = 'checked_out', version = 2 where status = 'confirmed' and ends_at <= private.now()",
  );
  // One in ten has not come yet. Rocco and Rosa are never at work: their stories are told at whatever hour.
  await sql.query(
    `update public.bookings booking set status = 'checked_in', version = 2
     where status = 'confirmed' and starts_at <= private.now() and ${FATE} % 10 > 0 and worker_id <> all ($1)`,
    [[CAST.rocco.id, CAST.rosa.id]],
  );
  await sql.query("update public.bookings set no_show_at = starts_at + interval '40 minutes' where status = 'no_show'");
  await loadFacts(sql);
  await sql.query(
    `insert into private.bookings_to_draft select id, ends_at from public.bookings where status in ('confirmed', 'checked_in', 'change_pending')`,
  );
  // Of the day on which the demo is loaded everybody has been reminded: nothing stirs by itself in its first hours.
  await sql.query(
    `insert into private.bookings_to_watch
     select id, worker_id, starts_at, ends_at, starts_at <= private.now() + interval '1 day' from public.bookings where status in ('confirmed', 'change_pending') and ends_at > private.now()`,
  );
  await loadTimesheets(sql);
  await agreeOnOlder(sql);
  for (const table of TABLES) await sql.query(`alter table ${table} enable trigger user`);
}

const TABLES = ['public.bookings', 'public.attendance_events', 'public.timesheets'] as const;

async function loadFacts(sql: Sql): Promise<void> {
  const nights = NIGHTS.flatMap(({ upTo, said }, nth) => {
    const from = NIGHTS[nth - 1]?.upTo ?? 0;
    return said.map(one => {
      const [kind, source, verdict, minutes] = one.split(' ');
      return `(${from}, ${upTo}, '${kind}', '${source}', '${verdict}', ${minutes})`;
    });
  });
  await sql.query(
    `insert into public.attendance_events (id, booking_id, venue_id, worker_id, actor_id, ends_at, kind, source, said_at, offset_s,
       trusted_at, proven_at, verdict, reason, created_at, updated_at)
     select private.uuid5('attendance_events:' || booking.id || night.source || night.kind), booking.id, booking.venue_id, booking.worker_id,
       case night.source when 'rockstar' then booking.worker_id else ${A_MANAGER} end, booking.ends_at, night.kind, night.source, fact.at, 0,
       fact.at, case night.verdict when 'proven' then fact.at end, night.verdict,
       case night.source when 'venue' then 'As written down at the door.' end, fact.at, fact.at
     from public.bookings booking
     join (values ${nights.join(', ')}) night (from_fate, up_to, kind, source, verdict, minutes) on ${FATE} >= from_fate and ${FATE} < up_to
     cross join lateral (
       select case night.kind when 'in' then booking.starts_at else booking.ends_at end + night.minutes * interval '1 minute' as at) fact
     where booking.status in ('checked_out', 'approved') or (booking.status = 'checked_in' and night.kind = 'in')`,
  );
}

const A_MANAGER = `(select user_id from public.venue_users member
  where member.venue_id = booking.venue_id and role = 'admin' and revoked_at is null order by member.id limit 1)`;

/** Open, and still so for some hours: phones that had no signal told theirs late. */
async function loadTimesheets(sql: Sql): Promise<void> {
  await sql.query(
    `insert into public.timesheets (id, booking_id, venue_id, worker_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency,
       settles_at, last_by, created_at, updated_at)
     select private.uuid5('timesheets:' || booking.id), booking.id, venue_id, worker_id, role, starts_at, ends_at, tz, break_min, rate_minor,
       currency, greatest(ends_at + interval '72 hours', private.now() + (8 + ${FATE} % 40) * interval '1 hour'), 'rockstar', ends_at, ends_at
     from public.bookings booking where status in ('checked_out', 'approved')`,
  );
}

/** Two of three by the venue's word, and those that differed; the others settled by themselves. */
async function agreeOnOlder(sql: Sql): Promise<void> {
  await sql.query(
    `update public.timesheets sheet set settles_at = null, venue_min = said.minutes, 
       rockstar_min = case when settled.minutes is null or settled.basis = 'by_hand' then said.minutes end,
       agreed_min = coalesce(said.minutes, settled.minutes), basis = case when said.minutes is null then settled.basis else 'agreed' end,
       state = case when said.minutes is null then 'auto_approved' else 'approved' end,
       decided_by = case when said.minutes is not null then ${A_MANAGER} end,
       decided_at = booking.ends_at + case when said.minutes is null then interval '72 hours' else interval '18 hours' end
     from public.bookings booking
     cross join lateral private.settled_of((select own from public.timesheets own where own.booking_id = booking.id), booking) settled
     cross join lateral (select case when settled.minutes is null then private.planned_min(booking) when ${FATE} % 3 > 0 then settled.minutes end as minutes) said
     where sheet.booking_id = booking.id and booking.status = 'approved'`,
  );
}
