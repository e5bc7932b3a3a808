// Puts the night that runs now into the demo, each time it is opened: a demo is kept for days, and its market stands still at
// the day on which it was made. Through the triggers, so that devices which know the demo already hear of it. A venue that is
// not the demo's, or is no longer active, is left alone; so is a night that still runs.
import { CAST, COPPER_THISTLE } from './cast.ts';
import { seedId } from './chance.ts';
import { insertRows, type Sql } from './load.ts';
import { nightStart, type Part, type Post, type Said, TONIGHT, WORKED } from './night.ts';
import { loadPacks } from './packs.ts';
import { VENUES } from './venues.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 86_400_000;
/** In quarters of an hour: a night lasts six hours, and is followed by none before its end. */
const STILL_THIS_ONE = 24;
/** With fewer hours to approve than that, the nights before are told too. */
const ENOUGH_HOURS = 6;

export async function loadNight(sql: Sql): Promise<void> {
  const now = await nowOf(sql);
  const start = nightStart(now);
  if (!(await isWanted(sql, start))) return;
  await sql.query('begin');
  try {
    await everybodyCame(sql);
    const open = await sql.query('select from public.timesheets where venue_id = $1 and settles_at is not null', [
      COPPER_THISTLE,
    ]);
    if (open.rows.length < ENOUGH_HOURS)
      for (const [nth, posts] of WORKED.entries()) await loadPosts(sql, posts, start - (nth + 1) * DAY_MS);
    await loadPosts(sql, TONIGHT, start);
    await sql.query(`select private.reckon_venue($1)`, [COPPER_THISTLE]);
    await sql.query('commit');
  } catch (error) {
    await sql.query('rollback');
    throw error;
  }
}

async function nowOf(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ ms: number }>('select (extract(epoch from private.now()) * 1000)::float8 as ms');
  return rows[0]?.ms ?? 0;
}

/** The bar's shift stands for its night. */
async function isWanted(sql: Sql, start: number): Promise<boolean> {
  const lately = Array.from({ length: STILL_THIS_ONE }, (_, nth) => shiftId('bartender', start - nth * QUARTER_MS));
  const { rows } = await sql.query<{ wanted: boolean }>(
    `select exists (select from public.venues where id = $1 and status = 'active')
       and not exists (select from public.shifts where id = any ($2)) as wanted`,
    [COPPER_THISTLE, lately],
  );
  return rows[0]?.wanted === true;
}

/** Nobody of the demo does it by themselves: whoever is booked on what has begun came, and of what is over has left. */
async function everybodyCame(sql: Sql): Promise<void> {
  const { rows } = await sql.query<{ id: string; came: boolean; over: boolean }>(
    `select id, status = 'checked_in' as came, ends_at <= private.now() as over from public.bookings
     where venue_id = $1 and status in ('confirmed', 'checked_in') and starts_at <= private.now()`,
    [COPPER_THISTLE],
  );
  for (const { id, came, over } of rows) {
    if (came && !over) continue;
    const left: Said[] = over ? [['out', 'rockstar', 'proven', 2]] : [];
    await state(sql, id, { said: came ? left : [['in', 'rockstar', 'proven', -3], ...left] });
    await settle(sql, id, false);
  }
}

async function loadPosts(sql: Sql, posts: readonly Post[], start: number): Promise<void> {
  const taken: string[] = [];
  for (const post of posts) {
    const id = shiftId(post.role, start + post.from * MINUTE_MS);
    const from = new Date(start + post.from * MINUTE_MS).toISOString();
    const to = new Date(start + post.to * MINUTE_MS).toISOString();
    const people = await freePeople(sql, { post, from, to, taken });
    taken.push(...people);
    await loadShift(sql, { id, post, from, to });
    for (const [nth, worker] of people.entries()) {
      const part = post.booked[nth];
      const application = { id, worker, from, accepted: part !== undefined };
      const applicationId = await loadApplication(sql, application);
      if (part !== undefined) await loadBooking(sql, { id, worker, from, applicationId, part });
    }
  }
}

function shiftId(role: string, startsAt: number): string {
  return seedId(`night:${role}:${new Date(startsAt).toISOString()}`);
}

interface Wanted {
  readonly post: Post;
  readonly from: string;
  readonly to: string;
  readonly taken: readonly string[];
}

/** Who could work it, those who have been here most often first. Whose phone is silent is Rocco, if he can. */
async function freePeople(sql: Sql, { post, from, to, taken }: Wanted): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select person.id from public.profiles person join public.profile_private secret using (id)
     where person.role = 'rockstar' and account_status = 'active' and 'london' = any (secret.areas) and $1 = any (person.skills)
       and person.onboarding_done_at < private.now() - interval '30 days' and person.id <> all ($2)
       and not exists (select from public.bookings own where own.worker_id = person.id and private.is_live_booking(own.status)
         and own.starts_at < $4::timestamptz and own.ends_at > $3)
     order by person.id = $5 desc, exists (select from public.bookings near where near.worker_id = person.id and private.is_live_booking(near.status)
         and near.venue_id <> $6 and near.starts_at < $4::timestamptz + interval '11 hours' and near.ends_at > $3::timestamptz - interval '11 hours'),
       (select count(*) from public.bookings here where here.worker_id = person.id and here.venue_id = $6) desc, person.id
     limit $7`,
    [
      post.role,
      [...taken, CAST.rosa.id, ...(post.booked[0]?.silent ? [] : [CAST.rocco.id])],
      from,
      to,
      CAST.rocco.id,
      COPPER_THISTLE,
      post.booked.length + (post.applied ?? 0),
    ],
  );
  return rows.map(({ id }) => id);
}

interface Placed {
  readonly id: string;
  readonly post: Post;
  readonly from: string;
  readonly to: string;
}

async function loadShift(sql: Sql, { id, post, from, to }: Placed): Promise<void> {
  const posted = new Date(Date.parse(from) - 3 * DAY_MS).toISOString();
  const wall = (instant: string) => `to_char(${instant} at time zone venue.tz, 'YYYY-MM-DD"T"HH24:MI')`;
  await insertRows(sql, 'public.shifts', {
    rows: [
      {
        id,
        venue_id: COPPER_THISTLE,
        role: post.role,
        starts_at: from,
        ends_at: to,
        break_min: post.breakMin,
        rate_minor: post.rateMinor,
        tips: true,
        positions: post.positions,
        booking_mode: post.applied === undefined ? 'instant' : 'review',
        status: 'published',
        favourites_hours: 0,
        confirmed_count: 0,
        version: 2,
        published_at: posted,
        created_at: posted,
        updated_at: posted,
      },
    ],
    from: 'join public.venues venue on venue.id = given.venue_id',
    computed: { starts_local: wall('given.starts_at'), ends_local: wall('given.ends_at') },
  });
  // Whoever opens the demo looks at the code before the clock has come to it.
  await sql.query('select private.open_shift_key($1)', [id]);
  const venue = VENUES.find(one => one.id === COPPER_THISTLE);
  if (venue !== undefined) await loadPacks(sql, [{ id, role: post.role, venue }]);
}

interface Asked {
  readonly id: string;
  readonly worker: string;
  readonly from: string;
  readonly accepted: boolean;
}

async function loadApplication(sql: Sql, { id, worker, from, accepted }: Asked): Promise<string> {
  const at = new Date(Date.parse(from) - 2 * DAY_MS).toISOString();
  const application = seedId(`application:${id}:${worker}`);
  await insertRows(sql, 'public.applications', {
    rows: [
      {
        id: application,
        worker_id: worker,
        venue_id: COPPER_THISTLE,
        shift_id: id,
        status: accepted ? 'accepted' : 'submitted',
        source: 'application',
        seen_version: 2,
        decided_at: accepted ? at : null,
        recorded_at: at,
        version: accepted ? 2 : 1,
        created_at: at,
        updated_at: at,
      },
    ],
  });
  return application;
}

interface Booked {
  readonly id: string;
  readonly worker: string;
  readonly from: string;
  readonly applicationId: string;
  readonly part: Part;
}

async function loadBooking(sql: Sql, { id, worker, from, applicationId, part }: Booked): Promise<void> {
  const booking = seedId(`booking:${applicationId}`);
  await sql.query(
    `insert into public.bookings (id, shift_id, worker_id, application_id, source, created_at, updated_at, venue_id, role, starts_at, ends_at,
       tz, break_min, rate_minor, currency)
     select $1, shift.id, $3, $4, 'application', $5, $5, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency
     from public.shifts shift where id = $2`,
    [booking, id, worker, applicationId, new Date(Date.parse(from) - 2 * DAY_MS).toISOString()],
  );
  await state(sql, booking, part);
  await settle(sql, booking, part.sent === true);
  await listen(sql, { booking, worker, part });
}

async function state(sql: Sql, booking: string, { said }: Pick<Part, 'said'>): Promise<void> {
  for (const [kind, source, verdict, minutes] of said) {
    await sql.query(
      `insert into public.attendance_events (id, booking_id, actor_id, kind, source, said_at, offset_s, trusted_at, proven_at, verdict, reason,
         distance_m, accuracy_m, created_at, updated_at)
       select $1, booking.id, case $4 when 'rockstar' then booking.worker_id else $7 end, $3, $4, fact.at, 0, fact.at,
         case $5 when 'proven' then fact.at end, $5, case $4 when 'venue' then 'No phone at hand.' end, near.distance, near.accuracy, fact.at, fact.at
       from public.bookings booking
       cross join lateral (select case $3 when 'out' then booking.ends_at else booking.starts_at end + $6 * interval '1 minute' as at) fact
       -- Who came without a code says how far their phone was.
       left join (values (60, 20)) near (distance, accuracy) on $5 = 'word' and $3 = 'in'
       where booking.id = $2`,
      [seedId(`fact:${booking}:${kind}:${source}`), booking, kind, source, verdict, minutes, CAST.mina.id],
    );
  }
  await sql.query(
    `update public.bookings set version = version + 1,
       status = case when $2 then 'checked_out' else 'checked_in' end where id = $1 and $3`,
    [booking, said.some(([kind]) => kind === 'out'), said.length > 0],
  );
}

/** The hours of what has ended wait for the venue; nothing of it is told to anybody. */
async function settle(sql: Sql, booking: string, sent: boolean): Promise<void> {
  await sql.query(
    `select private.open_timesheet(booking, 'rockstar') from public.bookings booking where id = $1 and ends_at <= private.now()`,
    [booking],
  );
  await sql.query(`delete from private.bookings_to_draft where booking_id = $1 and ends_at <= private.now()`, [
    booking,
  ]);
  if (!sent) return;
  await sql.query(
    `update public.timesheets sheet set state = 'submitted', rockstar_min = (private.figure_of(booking, 'rockstar')).paid_min
     from public.bookings booking where booking.id = $1 and sheet.booking_id = booking.id`,
    [booking],
  );
}

/** Everybody was heard of a moment ago and stays so, but for the one phone that is silent. */
async function listen(sql: Sql, of: { booking: string; worker: string; part: Part }): Promise<void> {
  const { booking, worker, part } = of;
  await sql.query(
    `insert into private.presence (user_id, heard_at) select worker_id, case when $2 then starts_at - interval '115 minutes' else private.now() end
     from public.bookings where id = $1 and ends_at > private.now() on conflict (user_id) do update set heard_at = excluded.heard_at`,
    [booking, part.silent === true],
  );
  if (part.silent) await sql.query('select private.watch_phone($1)', [booking]);
  else await sql.query('delete from private.bookings_to_watch where booking_id = $1', [booking]);
  if (part.wrote === undefined) return;
  await sql.query(
    `insert into public.messages (id, conversation_id, venue_id, rockstar_id, sender_id, sender_side, content)
     select $1, chat.id, chat.venue_id, chat.rockstar_id, $2, 'rockstar', $3 from public.conversations chat where venue_id = $4 and rockstar_id = $2`,
    [seedId(`message:${booking}`), worker, part.wrote, COPPER_THISTLE],
  );
}
