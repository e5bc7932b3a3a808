// What each kind of person sees of each table, by row level security alone: a cell of the access matrix for each count.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import {
  act,
  claim,
  command,
  makeAdmins,
  newId,
  type Person,
  people,
  publishedShift,
  rival,
  type Scene,
  setScene,
  suspend,
} from './scene.ts';
import { patternArgs, templateArgs } from './situations/board.ts';
import { jobArgs, publishedJob } from './situations/jobs.ts';

let postgres: Borrowed;
let scene: Scene;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
  await makeAdmins(postgres);
  await staff();
  await keep();
});
afterAll(() => postgres.stop());

/** Rocco is booked and chatted with; a second shift is open, a third a draft. */
async function staff(): Promise<void> {
  const pack = { arrival_note: 'Ring twice' };
  await act(postgres, people.rocco, claim(await publishedShift(scene, { pack })));
  await postgres.query(
    "insert into public.messages (conversation_id, sender_id, content) select id, rockstar_id, 'Here' from public.conversations",
  );
  const open = await publishedShift(scene, { inHours: 60, booking_mode: 'review', pack });
  await done(people.vera, 'send_work_invitation', {
    id: newId(),
    venue_id: scene.venueId,
    worker_id: people.rocco.id,
    shift_id: open,
  });
  await postgres.query(
    `insert into public.shifts select (jsonb_populate_record(shift, jsonb_build_object('id', gen_random_uuid(), 'status', 'draft', 'confirmed_count', 0))).*
     from public.shifts shift limit 1`,
  );
}

/** What the venue has beside its shifts, and what people keep for themselves. */
async function keep(): Promise<void> {
  const { rocco, vera } = people;
  await publishedJob(scene);
  await done(vera, 'save_job', jobArgs({ id: newId(), venue_id: scene.venueId }));
  await done(vera, 'save_shift_template', templateArgs(scene));
  await done(vera, 'save_shift_pattern', patternArgs(scene));
  const about = { venue_id: scene.venueId, worker_id: rocco.id, kind: 'favourite' };
  await done(vera, 'set_relation', { ...about, side: 'venue' });
  await done(rocco, 'set_relation', { ...about, side: 'rockstar' });
  const hours = { weekday: 1, start_local: '18:00', end_local: '02:00', valid_from: null, valid_to: null };
  await done(rocco, 'save_availability_rule', { id: newId(), kind: 'available', ...hours });
  await done(rocco, 'save_search', { id: newId(), name: 'Late bars', filters: '{}' });
  for (const person of [rocco, vera]) await done(person, 'save_settings', { color_scheme: 'dark' });
  // What the two say to one another about a shift is not the venue's before a yes.
  await postgres.query(
    `insert into public.transfers (id, booking_id, shift_id, venue_id, giver_id, worker_id, giver_name, worker_name, role, starts_at,
       ends_at, tz, break_min, rate_minor, currency)
     select gen_random_uuid(), id, shift_id, venue_id, worker_id, $1, 'Rocco', 'Rosa', role, starts_at, ends_at, tz, break_min,
       rate_minor, currency from public.bookings`,
    [people.rosa.id],
  );
  await done(rocco, 'check_in', { id: newId(), booking_id: await bookingOf(rocco), said_at: new Date().toISOString() });
  await postgres.query("select private.open_timesheet(booking, 'clock') from public.bookings booking");
  for (const state of ['sealed', 'published'])
    await postgres.query(
      `insert into public.reviews (id, booking_id, venue_id, worker_id, author_side, ends_at, stars, state, opened_at)
       select gen_random_uuid(), id, venue_id, worker_id, case $1 when 'sealed' then 'rockstar' else 'venue' end, ends_at, 4, $1,
         case $1 when 'published' then now() end
       from public.bookings`,
      [state],
    );
  await postgres.query(
    `insert into public.reliability_events (id, booking_id, worker_id, venue_id, tz, kind, points, minutes, happened_at, counts_from)
     select gen_random_uuid(), id, worker_id, venue_id, tz, 'late', 1, 14, starts_at, starts_at from public.bookings`,
  );
  await postgres.query(
    `select private.open_dispute(kind, gen_random_uuid(), booking, 'rockstar', 'I was there')
     from public.bookings booking, unnest(array['hours', 'strike']) kind`,
  );
  await postgres.query(
    `insert into public.earned_months (id, worker_id, venue_id, month, currency, shifts, worked_min, pay_minor, owed_minor)
     select gen_random_uuid(), worker_id, venue_id, date_trunc('month', now()), 'GBP', 1, 450, 11625, 0 from public.bookings`,
  );
  await postgres.query("select private.open_shift_key(id) from public.shifts where status = 'published'");
  await postgres.query(
    'insert into public.silences (id, venue_id, ends_at) select id, venue_id, ends_at from public.bookings',
  );
  await postgres.query(
    `insert into public.covers (id, venue_id, shift_id, worker_ids, waves, apart_min, next_at, ends_at)
     select gen_random_uuid(), venue_id, shift_id, '{}', 1, 8, now(), ends_at from public.bookings`,
  );
  await postgres.query(
    `insert into public.recorded_shifts (id, venue_id, worker_id, said_by, role, starts_at, ends_at, tz, break_min, rate_minor, currency)
     select gen_random_uuid(), venue_id, worker_id, 'venue', role, starts_at, ends_at, tz, break_min, rate_minor, currency from public.bookings`,
  );
  await postgres.query("insert into public.calendar_feeds values ($1, 'hash')", [rocco.id]);
  await postgres.query('delete from public.notifications');
  for (const person of [rocco, rocco, vera])
    await postgres.query("select private.notify($1, 'shift_cancelled')", [person.id]);
  await postgres.query(
    `insert into public.notice_receipts (id, venue_id, booking_id, kind, sent_at)
     select told.id, booking.venue_id, booking.id, 'shift_changed', now() from public.bookings booking,
       lateral (select id from public.notifications limit 1) told`,
  );
}

async function bookingOf(person: Person): Promise<string> {
  const [booking] = await postgres.query<{ id: string }>('select id from public.bookings where worker_id = $1', [
    person.id,
  ]);
  return booking?.id ?? '';
}

async function done(person: Person, name: string, args: object): Promise<void> {
  expect([name, await act(postgres, person, command(name, args))]).toMatchObject([name, { state: 'applied' }]);
}

const WHO: readonly (readonly [Person, string])[] = [
  [people.vera, 'the venue’s admin'],
  [people.mina, 'its manager'],
  [people.stef, 'its staff'],
  [people.rocco, 'who is booked there'],
  [people.rosa, 'another rockstar'],
  [people.sam, 'a stranger'],
  [people.rae, 'a read-only admin'],
  [rival, 'another venue’s admin'],
];
/** How many rows of a table each of them sees, in that order. */
const SEEN: Readonly<Record<string, readonly number[]>> = {
  profiles: [2, 2, 2, 1, 1, 1, 10, 1],
  profile_private: [1, 1, 1, 1, 1, 1, 1, 1],
  venues: [1, 1, 1, 2, 2, 2, 2, 1],
  venue_users: [3, 3, 3, 0, 0, 0, 4, 1],
  shifts: [3, 3, 3, 2, 2, 2, 3, 0],
  applications: [1, 1, 1, 1, 0, 0, 1, 0],
  bookings: [1, 1, 1, 1, 0, 0, 1, 0],
  conversations: [1, 1, 1, 1, 0, 0, 0, 0],
  messages: [1, 1, 1, 1, 0, 0, 0, 0],
  shift_packs: [2, 2, 2, 1, 0, 0, 0, 0],
  shift_templates: [1, 1, 1, 0, 0, 0, 1, 0],
  shift_patterns: [1, 1, 1, 0, 0, 0, 1, 0],
  jobs: [2, 2, 2, 1, 1, 1, 2, 0],
  work_invitations: [1, 1, 1, 1, 0, 0, 1, 0],
  attendance_events: [1, 1, 1, 1, 0, 0, 1, 0],
  timesheets: [1, 1, 1, 1, 0, 0, 1, 0],
  reliability_events: [0, 0, 0, 1, 0, 0, 1, 0],
  // What is disputed of points for being late is none of the venue's.
  disputes: [1, 1, 1, 2, 0, 0, 2, 0],
  earned_months: [0, 0, 0, 1, 0, 0, 0, 0],
  // One of the rockstar's that is sealed, one of the venue's that is open.
  reviews: [1, 1, 1, 2, 0, 0, 1, 0],
  shift_keys: [2, 2, 2, 0, 0, 0, 0, 0],
  silences: [1, 1, 1, 0, 0, 0, 0, 0],
  notice_receipts: [1, 1, 1, 0, 0, 0, 0, 0],
  covers: [1, 1, 1, 0, 0, 0, 1, 0],
  recorded_shifts: [1, 1, 1, 1, 0, 0, 1, 0],
  punch_keys: [0, 0, 0, 1, 0, 0, 0, 0],
  transfers: [0, 0, 0, 1, 1, 0, 1, 0],
  relations: [1, 1, 1, 1, 0, 0, 0, 0],
  notifications: [1, 0, 0, 2, 0, 0, 0, 0],
  availability_rules: [0, 0, 0, 1, 0, 0, 1, 0],
  // The least pay somebody asks for may stand in it.
  saved_searches: [0, 0, 0, 1, 0, 0, 0, 0],
  user_settings: [1, 0, 0, 1, 0, 0, 0, 0],
  calendar_feeds: [0, 0, 0, 1, 0, 0, 0, 0],
};

it.each(WHO)('$name, $1', async person => {
  const nth = WHO.findIndex(([one]) => one === person);
  const seen = await postgres.asUser(person.id, async client => {
    const found: Record<string, number> = {};
    for (const table of Object.keys(SEEN)) {
      const counted = await client.query<{ count: number }>(`select count(*)::int as count from public.${table}`);
      found[table] = counted.rows[0]?.count ?? -1;
    }
    return found;
  });
  expect(seen).toEqual(Object.fromEntries(Object.entries(SEEN).map(([table, counts]) => [table, counts[nth]])));
});

it('a removed member sees what a stranger sees', async () => {
  await postgres.query('update public.venue_users set revoked_at = now() where user_id = $1', [people.stef.id]);
  const count = async (table: string) =>
    postgres.asUser(people.stef.id, async client => (await client.query(`select from public.${table}`)).rowCount);
  expect([
    await count('venue_users'),
    await count('shifts'),
    await count('applications'),
    await count('bookings'),
    await count('profiles'),
  ]).toEqual([0, 0, 0, 0, 1]);
  await postgres.query('update public.venue_users set revoked_at = null where user_id = $1', [people.stef.id]);
  expect(await count('bookings')).toBe(1);
});

it('a suspended person still sees what is theirs', async () => {
  await suspend(postgres, people.rocco);
  const own = await postgres.asUser(
    people.rocco.id,
    async client => (await client.query('select from public.bookings')).rowCount,
  );
  expect(own).toBe(1);
  await postgres.query("update public.profiles set account_status = 'active'");
});
