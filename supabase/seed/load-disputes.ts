// What is before the platform's people: three of each kind, of the last days; and hours that they decided in the weeks before. The sides have said something, but not all of them.
// Nothing of it is told to anybody.
import { CAST } from './cast.ts';
import type { Sql } from './load.ts';

const TABLES = ['public.disputes', 'public.reliability_events', 'public.timesheets'] as const;

export async function loadDisputes(sql: Sql): Promise<void> {
  for (const table of TABLES) await sql.query(`alter table ${table} disable trigger user`);
  await sql.query(appealed('no_show'), [CAST.rocco.id]);
  await sql.query(appealed('strike'), [CAST.rocco.id]);
  await sql.query(HOURS, [[CAST.rocco.id, CAST.rosa.id], CAST.vera.id]);
  await sql.query(OF_REVIEWS, [CAST.rocco.id]);
  await sql.query(OF_ACCOUNTS);
  await sql.query(ANSWERS);
  await sql.query(DECIDED, [[CAST.rocco.id, CAST.rosa.id], CAST.vera.id, CAST.ada.id]);
  await sql.query(WHOSE);
  for (const table of TABLES) await sql.query(`alter table ${table} enable trigger user`);
}

/** The newest that a person may still have appealed against, and Rocco's own. */
const appealed = (kind: 'no_show' | 'strike') => `
  with chosen as (
    select id, booking_id from public.reliability_events
    where (kind = 'no_show') = ${kind === 'no_show'} and points > 0
    order by worker_id = $1 desc, happened_at desc limit 3
  ), noted as (
    update public.reliability_events event set appealed_at = private.now() - interval '1 day', appeal = '${OF_POINTS[kind]}',
      counts_from = case when counts_from <= private.now() - interval '1 day' then counts_from end
    from chosen where event.id = chosen.id returning event.id, event.booking_id
  )
  select private.open_dispute('${kind}', noted.id, booking, 'rockstar', '${OF_POINTS[kind]}')
  from noted join public.bookings booking on booking.id = noted.booking_id`;

const OF_POINTS = {
  no_show: 'I stood at the side door from ten to six. Nobody let me in.',
  strike: 'My train stood in the tunnel for an hour. I wrote as soon as there was signal.',
} as const;

/** Figures that differ, if there are three, at venues where no story of the demo is told: nobody's week looks another way. */
const HOURS = `
  with chosen as (
    update public.timesheets sheet set state = 'disputed', settles_at = null, rockstar_reason = 'I was there to the end.'
    where id in (select own.id from public.timesheets own join public.bookings booking on booking.id = own.booking_id,
        private.settled_of(own, booking) settled
      where own.state = 'open' and own.worker_id <> all ($1)
        and own.venue_id not in (select venue_id from public.venue_users where user_id = $2)
      order by settled.minutes is not null, own.id limit 3)
    returning id, booking_id
  )
  select private.open_dispute('hours', chosen.id, booking, 'rockstar', 'I was there to the end.')
  from chosen join public.bookings booking on booking.id = chosen.booking_id`;

/** What venues said of people in a sentence, the lowest first; Rocco's are his to dispute. */
const OF_REVIEWS = `
  with chosen as (
    select review.id, review.words, booking from public.reviews review join public.bookings booking on booking.id = review.booking_id
    where review.author_side = 'venue' and review.state = 'published' and review.words is not null and review.worker_id <> $1
    order by review.stars, review.id limit 3
  ), opened as (
    select words, private.open_dispute('review', id, booking, 'rockstar', 'It says what was not so: ask who was at the door.') as dispute from chosen
  )
  update public.disputes known set marked = opened.words from opened where known.id = opened.dispute`;

const OF_ACCOUNTS = `
  insert into public.disputes (id, kind, subject_id, worker_id, opened_by, rockstar_words, answer_by, decide_by, rockstar_at, state)
  select private.uuid5('disputes:account:' || person.id), 'account', person.id, person.id, 'rockstar',
    'I was in hospital for two of them. I can show the papers.', private.now(), private.now(), private.now(), 'answered'
  from public.profiles person where account_status = 'suspended' order by person.id limit 3`;

/** One venue of each kind has answered; deadlines are a day apart. */
const ANSWERS = `
  with numbered as (
    select id, row_number() over (partition by kind order by id) as nth from public.disputes
  )
  update public.disputes dispute set decide_by = private.now() + nth * interval '1 day', answer_by = private.now() + (nth - 2) * interval '1 day',
    created_at = private.now() + (nth - 5) * interval '1 day', rockstar_at = private.now() + (nth - 5) * interval '1 day',
    venue_words = case when nth = 1 and venue_id is not null then 'The door list of that night says otherwise.' end,
    venue_at = case when nth = 1 and venue_id is not null then private.now() - interval '3 hours' end,
    state = case when venue_id is null or nth = 1 then 'answered' else 'open' end
  from numbered where numbered.id = dispute.id`;

/** Hours of eleven weeks that stand as they are, as somebody decided them. */
const DECIDED = `
  with chosen as (
    update public.timesheets sheet set basis = 'decided', decided_by = $3, rockstar_reason = 'I was there to the end.'
    where id in (select own.id from public.timesheets own join public.bookings booking on booking.id = own.booking_id
      where own.agreed_min is not null and own.locked_at is null and own.worker_id <> all ($1)
        and own.venue_id not in (select venue_id from public.venue_users where user_id = $2)
        and booking.ends_at between private.now() - interval '77 days' and private.now() - interval '8 days'
      order by own.id limit 12)
    returning id, booking_id, agreed_min
  )
  insert into public.disputes (id, kind, subject_id, booking_id, worker_id, venue_id, opened_by, state, rockstar_words, rockstar_at, venue_words, venue_at,
    answer_by, decide_by, outcome, decided_min, reason, reason_lang, decided_by, decided_at, created_at)
  select private.uuid5('disputes:hours:' || chosen.id), 'hours', chosen.id, booking.id, booking.worker_id, booking.venue_id, 'rockstar', 'decided',
    'I was there to the end.', booking.ends_at + interval '1 day', 'The door list of that night says otherwise.', booking.ends_at + interval '2 days',
    booking.ends_at + interval '4 days', booking.ends_at + interval '6 days', 'hours', chosen.agreed_min,
    'What was recorded that night speaks for it.', 'en', $3, booking.ends_at + interval '3 days', booking.ends_at + interval '1 day'
  from chosen join public.bookings booking on booking.id = chosen.booking_id`;

const WHOSE = `update public.disputes dispute set rests_on = private.rests_on(dispute, decided_min) where state = 'decided'`;
