// A year of a busy city in the market of market.ts: shifts with who was booked on them and what was written, and the queues of
// the platform's admins. Made past the triggers, like the market.
import { MARKET, pastTriggers, personId, venueId } from '#tests/bench/market.ts';
import type { Database } from '#tests/support/postgres.ts';

const YEAR = {
  shifts: 50_000,
  bookings: 100_000,
  messages: 300_000,
  jobs: 20_000,
  disputes: 5_000,
  documents: 20_000,
  log: 50_000,
} as const;

const rows = (count: number): string => `generate_series(0, ${count - 1}) n`;
const worker = (nth: string): string => personId(`(${MARKET.venues} + ${nth} % ${MARKET.people - MARKET.venues})`);
/** Of London. */
const venue = (nth: string): string => venueId(`(${nth} % 400 * 5)`);
const back = (nth: string, whole: number): string => `now() - (${nth} * 365.0 / ${whole}) * interval '1 day'`;

export async function growYear(db: Database): Promise<void> {
  await pastTriggers(db, [
    `
    insert into public.shifts (id, venue_id, area, role, starts_at, ends_at, tz, starts_local, ends_local, rate_minor, currency, positions, booking_mode, status, confirmed_count, published_at)
      select md5('yearshift' || n)::uuid, ${venue('n')}, 'london', 'bartender', ${back('n', YEAR.shifts)}, ${back('n', YEAR.shifts)} + interval '8 hours',
        'Europe/London', '', '', 1500, 'GBP', 3, 'instant', 'published', 2, ${back('n', YEAR.shifts)} - interval '9 days' from ${rows(YEAR.shifts)};
    insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source, status, cancel_tier, created_at)
      select md5('yearbooking' || n)::uuid, shift.id, ${worker('n')}, shift.venue_id, 'bartender', shift.starts_at, shift.ends_at, shift.tz, 30, 1500, 'GBP', 'claim',
        (array['approved', 'approved', 'approved', 'cancelled_by_worker', 'no_show'])[n % 5 + 1], case when n % 5 = 3 then 'late' end, shift.published_at + n % 900 * interval '1 minute'
      from ${rows(YEAR.bookings)} join public.shifts shift on shift.id = md5('yearshift' || n / 2)::uuid;
    insert into public.messages (id, conversation_id, venue_id, rockstar_id, sender_id, sender_side, content, created_at, read_at)
      select md5('yearmessage' || n)::uuid, chat.id, chat.venue_id, chat.rockstar_id, chat.rockstar_id, 'rockstar', 'Message ' || n, ${back(`(${YEAR.messages} - n)`, YEAR.messages)}, now()
      from ${rows(YEAR.messages)} join public.conversations chat on chat.id = md5('chat' || n % 400)::uuid;
    insert into public.jobs (id, venue_id, area, role, title, employment_type, pay_min_minor, pay_period, currency, status, published_at, created_at)
      select md5('yearjob' || n)::uuid, ${venue('n')}, 'london', 'bartender', 'Bar lead ' || n, 'full_time', 3000000, 'year', 'GBP',
        (array['published', 'closed', 'filled'])[n % 3 + 1], ${back('n', YEAR.jobs)}, ${back('n', YEAR.jobs)} from ${rows(YEAR.jobs)};
    insert into public.disputes (id, kind, subject_id, booking_id, worker_id, opened_by, state, rockstar_words, rockstar_at, answer_by, decide_by, outcome, decided_at)
      select md5('yeardispute' || n)::uuid, 'strike', md5('yearevent' || n)::uuid, booking.id, booking.worker_id, 'rockstar', case when n % 4 = 0 then 'open' else 'decided' end,
        'I was there', now(), now() + n * interval '1 minute', now() + n * interval '2 minutes', case when n % 4 > 0 then 'upheld' end, case when n % 4 > 0 then now() - n * interval '1 minute' end
      from ${rows(YEAR.disputes)} join public.bookings booking on booking.id = md5('yearbooking' || n)::uuid;
    insert into public.files (id, person_id, kind, name, type, content)
      select md5('yearfile' || n)::uuid, ${worker('n')}, 'document', 'licence.pdf', 'application/pdf', 'JVBERi0=' from ${rows(YEAR.documents)};
    insert into public.profile_documents (id, worker_id, type, file_id, state, handed_in_at)
      select md5('yeardocument' || n)::uuid, ${worker('n')}, 'first_aid', md5('yearfile' || n)::uuid, (array['waiting', 'verified'])[n % 2 + 1], ${back('n', YEAR.documents)}
      from ${rows(YEAR.documents)};
    insert into public.audit_log (at, actor, action, table_name, row_id, reason)
      select ${back('n', YEAR.log)}, ${personId(MARKET.people - 2)}, 'suspend_user', 'profiles', ${worker('n')}, 'No-shows' from ${rows(YEAR.log)};
    insert into public.venue_verifications (id, legal_name, registration_number, state, handed_in_at)
      select ${venueId('n')}, 'Company ' || n, n::text, (array['waiting', 'verified'])[n % 2 + 1], ${back('n', MARKET.venues)} from ${rows(MARKET.venues)};`,
  ]);
}
