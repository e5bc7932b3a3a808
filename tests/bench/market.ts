// A whole country's market in a real PostgreSQL, made by the database itself and past its triggers, so that a million
// messages take half a minute. It grows from size to size; what it holds at 1 is what the issue's figures are for.
import type { Database } from '#tests/support/postgres.ts';

/** At share 1. Each kind is numbered from 0; who and what belongs to whom follows from the numbers. */
export const MARKET = {
  people: 100_000,
  venues: 2_000,
  shifts: 200_000,
  applications: 300_000,
  conversations: 50_000,
  messages: 1_000_000,
} as const;

/** The busy manager's venue has this many rows of its own, whatever the size of the rest. */
const BUSY = { shifts: 1_500, applications: 2_000, bookings: 1_000, people: 500 } as const;

/** People by number: the first are the venues' owners, all others rockstars. */
export const personId = (nth: number | string): string => `md5('person' || ${nth})::uuid`;
export const venueId = (nth: number | string): string => `md5('venue' || ${nth})::uuid`;

const area = (venue: string): string => `(array['london','london','manchester','leeds','bristol'])[${venue} % 5 + 1]`;
const owner = (venue: string): string => personId(venue);
const worker = (nth: string): string => personId(`(${MARKET.venues} + ${nth})`);

type Span = { readonly from: number; readonly to: number };
const numbers = ({ from, to }: Span): string => `generate_series(${from}, ${to - 1}) n`;

/** From one share of the market to a larger one; the first call also makes the busy venue. */
export async function growMarket(db: Database, share: { readonly from: number; readonly to: number }): Promise<void> {
  const of = (whole: number): Span => ({ from: Math.round(whole * share.from), to: Math.round(whole * share.to) });
  // Venues and people come whole: what is to be seen is the cost of rows that have nothing to do with the caller.
  const whole = [peopleSql({ from: 0, to: MARKET.people }), venuesSql({ from: 0, to: MARKET.venues }), busySql()];
  await pastTriggers(db, [
    ...(share.from === 0 ? whole : []),
    shiftsSql(of(MARKET.shifts)),
    applicationsSql(of(MARKET.applications)),
    conversationsSql(of(MARKET.conversations)),
    messagesSql(of(MARKET.messages)),
  ]);
}

/** More shifts than the market has at 1, up to that number. */
export async function growShifts(db: Database, shifts: number): Promise<void> {
  await pastTriggers(db, [shiftsSql({ from: MARKET.shifts, to: shifts })], 'public.shifts');
}

/** On a connection of its own, without the triggers' work; then what the clock needs to know, and the planner (of one table, where it is named). */
export async function pastTriggers(db: Database, statements: readonly string[], grown = ''): Promise<void> {
  const client = await db.connect();
  const settings =
    "set session_replication_role = 'replica'; set synchronous_commit = off; set maintenance_work_mem = '512MB'";
  for (const sql of [settings, ...statements, TO_CLOSE]) await client.query(sql);
  await client.query("set session_replication_role = 'origin'");
  await client.query(`vacuum analyze ${grown}`);
  await client.end();
}

function peopleSql(span: Span): string {
  return `
    insert into auth.users (id, email) select ${personId('n')}, 'p' || n || '@example.com' from ${numbers(span)};
    insert into public.profiles (id, name, role, location, skills)
      select ${personId('n')}, 'Person ' || n, case when n < ${MARKET.venues} then 'venue' else 'rockstar' end,
        (array['Hackney', 'Camden', 'Leeds', 'Brixton'])[n % 4 + 1], array[(array['bartender', 'host', 'barista', 'chef', 'server'])[n / 4 % 5 + 1]]
      from ${numbers(span)};
    insert into public.profile_private (id, email, areas)
      select ${personId('n')}, 'p' || n || '@example.com', array[${area('n')}] from ${numbers(span)};
    insert into private.acquaintances (audience, person_id)
      select 'user:' || ${personId('n')}, ${personId('n')} from ${numbers(span)};`;
}

function venuesSql(span: Span): string {
  return `
    insert into public.venues (id, name, area, tz, currency, status, verification_status, created_by)
      select ${venueId('n')}, 'Venue ' || n, ${area('n')}, 'Europe/London', 'GBP', 'active', 'verified', ${owner('n')} from ${numbers(span)};
    insert into public.venue_users (id, venue_id, user_id, name, email, role)
      select md5('seat' || n)::uuid, ${venueId('n')}, ${owner('n')}, 'Owner', 'p' || n || '@example.com', 'admin' from ${numbers(span)};`;
}

/** Twelve weeks back and four ahead, eight hours each; somebody came to those that have begun. */
function shiftColumns(id: string, of: { venue: string; hours: string }): string {
  const starts = `date_trunc('hour', now()) + (${of.hours} - 2016) * interval '1 hour'`;
  return `${id}, ${venueId(of.venue)}, ${area(of.venue)}, 'bartender', ${starts}, ${starts} + interval '8 hours', 'UTC', '', '', 1500, 'GBP', 3, 'instant', 'published', ${WORKED(starts)}`;
}

const SHIFT =
  'id, venue_id, area, role, starts_at, ends_at, tz, starts_local, ends_local, rate_minor, currency, positions, booking_mode, status, confirmed_count';

/** In two hours the clock has something to do; no measuring takes so long. */
const SOON = "interval '2 hours'";
export const WORKED = (starts: string): string => `case when ${starts} < now() + ${SOON} then 1 else 0 end`;
const TO_CLOSE = `insert into private.shifts_to_close select id, private.fillable_until(shifts) from public.shifts where starts_at > now() + ${SOON} on conflict do nothing`;

function shiftsSql(span: Span): string {
  const venue = `(1 + n % ${MARKET.venues - 1})`;
  return `insert into public.shifts (${SHIFT})
    select ${shiftColumns("md5('shift' || n)::uuid", { venue, hours: '(n * 7 % 2688)' })} from ${numbers(span)};`;
}

function applicationsSql(span: Span): string {
  const applicant = worker(`(n * 31 % ${MARKET.people - MARKET.venues})`);
  return `insert into public.applications (id, worker_id, venue_id, shift_id, status)
    select md5('application' || n)::uuid, ${applicant}, shift.venue_id, shift.id, 'submitted'
    from ${numbers(span)} join public.shifts shift on shift.id = md5('shift' || n * 2 / 3)::uuid
    on conflict do nothing;`;
}

function conversationsSql(span: Span): string {
  return `
    insert into public.conversations (id, venue_id, rockstar_id, last_message_at)
      select md5('chat' || n)::uuid, ${venueId(`(n % ${MARKET.venues})`)}, ${worker('n')}, now() - n * interval '1 minute' from ${numbers(span)}
      on conflict do nothing;
    insert into private.acquaintances (audience, person_id)
      select 'venue:' || ${venueId(`(n % ${MARKET.venues})`)}, ${worker('n')} from ${numbers(span)} on conflict do nothing;`;
}

/** Twenty to a conversation, over the last half year; the newest of the rockstar's are unread. */
function messagesSql(span: Span): string {
  const perChat = MARKET.messages / MARKET.conversations;
  return `insert into public.messages (id, conversation_id, venue_id, rockstar_id, sender_id, sender_side, content, created_at, read_at)
    select md5('message' || n)::uuid, chat.id, chat.venue_id, chat.rockstar_id,
      case when n % 2 = 0 then chat.rockstar_id else ${owner(`(n / ${perChat} % ${MARKET.venues})`)} end,
      case when n % 2 = 0 then 'rockstar' else 'venue' end, 'Message number ' || n || ', of the usual length for one.',
      now() - (${perChat} - n % ${perChat}) * interval '9 days', case when n % ${perChat} < ${perChat - 2} then now() end
    from ${numbers(span)} join public.conversations chat on chat.id = md5('chat' || n / ${perChat})::uuid;`;
}

/** Venue 0: within the mirror's horizon, with applicants and people booked. */
function busySql(): string {
  const hours = `(700 + n % 1900)`;
  const applicant = worker(`(n % ${BUSY.people})`);
  return `
    insert into public.shifts (${SHIFT})
      select ${shiftColumns("md5('busy' || n)::uuid", { venue: '0', hours })} from ${numbers({ from: 0, to: BUSY.shifts })};
    insert into public.applications (id, worker_id, venue_id, shift_id, status)
      select md5('busyapplication' || n)::uuid, ${applicant}, ${venueId(0)}, md5('busy' || n % ${BUSY.shifts})::uuid, 'submitted'
      from ${numbers({ from: 0, to: BUSY.applications })} on conflict do nothing;
    insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source, status)
      select md5('busybooking' || n)::uuid, shift.id, ${applicant}, shift.venue_id, 'bartender', shift.starts_at, shift.ends_at, 'UTC', 30, 1500, 'GBP', 'claim', 'cancelled_by_venue'
      from ${numbers({ from: 0, to: BUSY.bookings })} join public.shifts shift on shift.id = md5('busy' || n)::uuid;
    insert into private.acquaintances (audience, person_id)
      select 'venue:' || ${venueId(0)}, ${worker('n')} from ${numbers({ from: 0, to: BUSY.people })} on conflict do nothing;`;
}
