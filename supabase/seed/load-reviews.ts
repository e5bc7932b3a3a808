// What both sides said of shifts that were worked: most of them five stars, two in five with words, and what is newer than two weeks
// and from one side alone still sealed. Nothing said here is told to anybody.
import type { Sql } from './load.ts';

/** A number from 0 to 99 for each booking and question, always the same. */
const chance = (question: string) =>
  `(('x' || substr(md5(booking.id::text || side.name || '${question}'), 1, 6))::bit(24)::int % 100)`;

/** Stars 5 to 1 as 72, 18, 6, 2 and 2 of a hundred. */
const STARS = `case when ${chance('stars')} < 72 then 5 when ${chance('stars')} < 90 then 4 when ${chance('stars')} < 96 then 3
  when ${chance('stars')} < 98 then 2 else 1 end`;

const WORDS = {
  rockstar: ['Proper break, kind team.', 'Take the stairs slowly, they are steep.', 'Busy night, everyone helped.'],
  venue: ['Came early and knew the bar.', 'Calm through the rush.', 'Would book again.'],
} as const;

const wordsOf = (side: keyof typeof WORDS) =>
  `(array[${WORDS[side].map(words => `'${words}'`).join()}])[1 + ${chance('which')} % ${WORDS[side].length}]`;

export async function loadReviews(sql: Sql): Promise<void> {
  await sql.query('alter table public.reviews disable trigger user');
  await sql.query(
    `insert into public.reviews (id, booking_id, venue_id, worker_id, author_side, author_id, ends_at, stars, tags, words, created_at, updated_at)
     select private.uuid5('reviews:' || booking.id || ':' || side.name), booking.id, booking.venue_id, booking.worker_id, side.name,
       case side.name when 'rockstar' then booking.worker_id end, booking.ends_at, ${STARS},
       (private.review_tags(side.name))[1 + ${chance('tags')} % 2:2 + ${chance('tags')} % 3],
       case when ${chance('words')} < 40 then case side.name when 'rockstar' then ${wordsOf('rockstar')} else ${wordsOf('venue')} end end,
       said.at, said.at
     from public.bookings booking
     cross join (values ('rockstar'), ('venue')) side (name)
     cross join lateral (select booking.ends_at + interval '20 hours' as at) said
     where booking.status = 'approved' and ${chance('asked')} < 80 and said.at < private.now()`,
  );
  await sql.query(
    `update public.reviews review set state = 'published', opened_at = least(private.now(), ends_at + interval '14 days')
     where ends_at + interval '14 days' <= private.now()
       or exists (select from public.reviews other where other.booking_id = review.booking_id and other.id <> review.id)`,
  );
  await sql.query('alter table public.reviews enable trigger user');
}
