// More rows of the mirror, in the manner of rows.ts: of people and their teams, of what they ask and offer one another, and of what
// comes after a shift. What must lie before or behind the present says so by `inHours`.
import type { AttendanceEventRow } from '#domain/attendance/schema.ts';
import type { AvailabilityExceptionRow, AvailabilityRuleRow } from '#domain/availability/schema.ts';
import { type ConversationRow, type MessageRow, unreadKey } from '#domain/conversations/schema.ts';
import type { DisputeRow } from '#domain/disputes/schema.ts';
import type { DocumentRow } from '#domain/documents/schema.ts';
import { relationId } from '#domain/ids.ts';
import type { InvitationRow } from '#domain/invitations/schema.ts';
import type { JobRow } from '#domain/jobs/schema.ts';
import type { ProfileRow } from '#domain/profiles/schema.ts';
import type { RecordedShiftRow } from '#domain/recorded/schema.ts';
import type { RelationRow } from '#domain/relations/schema.ts';
import type { ReviewRow } from '#domain/reviews/schema.ts';
import type { SavedSearchRow } from '#domain/searches/schema.ts';
import type { TimesheetRow } from '#domain/timesheets/schema.ts';
import type { TransferRow } from '#domain/transfers/schema.ts';
import type { VenueUserRow } from '#domain/venues/schema.ts';
import { BOOKING, bookingRow, MANAGER, SHIFT, VENUE, WORKER } from './rows.ts';

/** A colleague of whom a row is about. */
export const OTHER = '0190a000-0000-7000-8000-000000000011';
/** The one row of a kind that a test is about. */
export const ROW = '0190a000-0000-7000-8000-000000000012';
export const JOB = '0190a000-0000-7000-8000-000000000013';

const BEFORE = '2026-11-20T10:00:00.000Z';
const HOUR_MS = 3_600_000;
const stamps = { row_xid: '11', created_at: BEFORE, updated_at: BEFORE };

/** Of up to a hundred rows of one table. */
export function nthId(nth: number): string {
  return `0190a000-0000-7000-8000-0000000001${String(nth).padStart(2, '0')}`;
}

export function inHours(hours: number): string {
  return new Date(Date.now() + hours * HOUR_MS).toISOString();
}

export function profileRow(changes: Partial<ProfileRow> = {}): ProfileRow {
  return {
    ...{ id: WORKER, name: 'Rocco Bianchi', bio: null, location: null, role: 'rockstar', skills: [] },
    ...{ profile_image: null, venue_name: null, venue_address: null, venue_industry: null, venue_contact: null },
    ...{ discoverable: true, account_status: 'active', onboarding_done_at: BEFORE, reliability: null, last_ten: null },
    ...{ rating: null, rating_all: null, rating_count: null, documents: [], version: 1 },
    ...stamps,
    ...changes,
  };
}

/** The manager's own place in the venue. */
export function memberRow(changes: Partial<VenueUserRow> = {}): VenueUserRow {
  return {
    ...{ id: '0190a000-0000-7000-8000-000000000014', venue_id: VENUE, user_id: MANAGER, name: 'Mina' },
    ...{ email: 'mina@example.com', role: 'admin', is_primary: false, revoked_at: null },
    ...stamps,
    ...changes,
  };
}

export function jobRow(changes: Partial<JobRow> = {}): JobRow {
  return {
    ...{ id: JOB, venue_id: VENUE, area: 'london', role: 'bartender', title: 'Bar lead', description: null },
    ...{ employment_type: 'full_time', pay_min_minor: 1600, pay_max_minor: null, pay_period: 'hour', currency: 'GBP' },
    ...{ hours_per_week: null, start_date: null, skills: [], status: 'published', closes_at: null, version: 2 },
    ...{ published_at: BEFORE, created_by: MANAGER },
    ...stamps,
    ...changes,
  };
}

/** Of the worker with the venue, in which nothing was said yet. */
export function chatRow(changes: Partial<ConversationRow> = {}): ConversationRow {
  return {
    ...{ id: ROW, venue_id: VENUE, rockstar_id: WORKER, last_content: null, last_template: null },
    ...{ last_sender_id: null, last_sender_side: null, last_message_at: null },
    ...stamps,
    ...changes,
  };
}

/** The nth of the venue's messages in that chat that the worker has not read. */
export function unreadRow(nth: number): MessageRow {
  return {
    ...{ id: nthId(nth), conversation_id: ROW },
    ...{ venue_id: VENUE, rockstar_id: WORKER, sender_id: MANAGER, sender_side: 'venue', sender_name: 'Mina' },
    ...{ content: 'See you at eight', template: null, delivered_at: null, read_at: null },
    ...{ unread_by: unreadKey('rockstar', ROW) },
    ...stamps,
  };
}

/** Of the worker, by a colleague. */
export function transferRow(changes: Partial<TransferRow> = {}): TransferRow {
  return {
    ...{ id: ROW, booking_id: BOOKING, shift_id: SHIFT, venue_id: VENUE, giver_id: OTHER, worker_id: WORKER },
    ...{ giver_name: 'Rosa', worker_name: 'Rocco', note: null, role: 'bartender', tz: 'Europe/London' },
    ...{ starts_at: inHours(6), ends_at: inHours(12), break_min: 0, rate_minor: 1550, currency: 'GBP' },
    ...{ status: 'asked', lapsed_because: null, agreed_at: null, new_booking_id: null, version: 3 },
    ...stamps,
    ...changes,
  };
}

export function invitationRow(changes: Partial<InvitationRow> = {}): InvitationRow {
  return {
    ...{ id: ROW, venue_id: VENUE, worker_id: WORKER, shift_id: SHIFT, job_id: null, message: null, status: 'sent' },
    ...{ expires_at: inHours(5), answered_at: null, answer_reason: null, cover_id: null, cover_wave: null },
    ...{ full_pay: false, created_by: MANAGER, version: 1 },
    ...stamps,
    ...changes,
  };
}

export function ruleRow(changes: Partial<AvailabilityRuleRow> = {}): AvailabilityRuleRow {
  return {
    ...{ id: ROW, worker_id: WORKER, weekday: 1, start_local: '17:00', end_local: '23:00', kind: 'available' },
    ...{ valid_from: null, valid_to: null },
    ...stamps,
    ...changes,
  };
}

export function exceptionRow(changes: Partial<AvailabilityExceptionRow> = {}): AvailabilityExceptionRow {
  const day = inHours(72).slice(0, 10);
  return {
    ...{ id: ROW, worker_id: WORKER, starts_on: day, ends_on: day, start_local: null, end_local: null },
    ...{ kind: 'unavailable', reason: null },
    ...stamps,
    ...changes,
  };
}

export function documentRow(changes: Partial<DocumentRow> = {}): DocumentRow {
  return {
    ...{ id: ROW, worker_id: WORKER, type: 'personal_licence', number: null, expires_on: null, file_id: OTHER },
    ...{ state: 'verified', reason: null, version: 1, handed_in_at: BEFORE },
    ...stamps,
    ...changes,
  };
}

export function searchRow(changes: Partial<SavedSearchRow> = {}): SavedSearchRow {
  return { id: ROW, worker_id: WORKER, name: 'Bars', filters: '{}', ...stamps, ...changes };
}

/** The worker's arrival, shown at the door. */
export function arrivalRow(changes: Partial<AttendanceEventRow> = {}): AttendanceEventRow {
  const at = inHours(-1);
  return {
    ...{ id: ROW, booking_id: BOOKING, venue_id: VENUE, worker_id: WORKER, actor_id: WORKER, ends_at: inHours(6) },
    ...{ kind: 'in', source: 'rockstar', said_at: at, offset_s: 0, clock_jumped: false, trusted_at: at },
    ...{ proven_at: at, verdict: 'proven', reason: null, distance_m: null, accuracy_m: null, until: null },
    ...{ row_xid: '11', created_at: at, updated_at: at },
    ...changes,
  };
}

/** Of the worker's last booking, which nobody has said anything about. */
export function timesheetRow(changes: Partial<TimesheetRow> = {}): TimesheetRow {
  const { starts_at, ends_at, tz, break_min, rate_minor, currency } = bookingRow();
  return {
    ...{ id: ROW, booking_id: BOOKING, venue_id: VENUE, worker_id: WORKER, role: 'bartender' },
    ...{ starts_at, ends_at, tz, break_min, rate_minor, currency, rules_version: 1, state: 'open' },
    ...{ rockstar_min: null, rockstar_reason: null, venue_min: null, venue_reason: null, agreed_min: null },
    ...{ basis: null, decided_by: null, decided_at: null, settles_at: inHours(24), locked_at: null },
    ...stamps,
    ...changes,
  };
}

/** The venue has the worker among its favourites. */
export function relationRow(changes: Partial<RelationRow> = {}): RelationRow {
  return {
    id: relationId({ venue_id: VENUE, worker_id: WORKER, side: 'venue' }),
    ...{ venue_id: VENUE, worker_id: WORKER, set_by_side: 'venue', kind: 'favourite', note: null },
    ...stamps,
    ...changes,
  };
}

/** The venue's of the worker. */
export function reviewRow(changes: Partial<ReviewRow> = {}): ReviewRow {
  return {
    ...{ id: ROW, booking_id: BOOKING, venue_id: VENUE, worker_id: WORKER, author_side: 'venue' },
    ...{ ends_at: inHours(-20), stars: 4, tags: [], words: 'Calm in a storm', state: 'sealed', reply: null },
    ...stamps,
    ...changes,
  };
}

export function disputeRow(changes: Partial<DisputeRow> = {}): DisputeRow {
  return {
    ...{ id: ROW, kind: 'hours', subject_id: OTHER, booking_id: BOOKING, worker_id: WORKER, venue_id: VENUE },
    ...{ opened_by: 'rockstar', state: 'open', rockstar_words: 'I left at two.', rockstar_at: BEFORE },
    ...{
      attached_messages: null,
      venue_words: null,
      venue_at: null,
      marked: null,
      record_read_at: null,
      question: null,
      question_lang: null,
    },
    ...{ asked_at: null, answer_by: inHours(24), decide_by: inHours(72), outcome: null, decided_min: null },
    ...{ reason: null, reason_lang: null, decided_at: null, version: 1 },
    ...stamps,
    ...changes,
  };
}

/** Written down by the worker, for the venue to confirm. */
export function recordedRow(changes: Partial<RecordedShiftRow> = {}): RecordedShiftRow {
  return {
    ...{ id: ROW, venue_id: VENUE, worker_id: WORKER, said_by: 'rockstar', role: 'bartender', tz: 'Europe/London' },
    ...{ starts_at: '2026-11-20T17:00:00.000Z', ends_at: '2026-11-20T23:00:00.000Z', break_min: 0 },
    ...{ rate_minor: 1500, currency: 'GBP', note: null, status: 'asked', created_by: WORKER, version: 1 },
    ...stamps,
    ...changes,
  };
}
