// What two sides of a booking do not agree on, and a person of the platform decides; a suspension that its person appeals against;
// and three strikes, which are looked at. One row for each set of hours, no-show, points, review, suspension or strikes that was brought
// before them; both sides have it, but not the venue where it is about points for being late or cancelling, strikes or an account.

import * as v from 'valibot';
import { type Fields, fieldsOf, unread } from '#domain/columns.ts';
import { type BookingId, type DisputeId, idOf, idText, type ProfileId, rowXid, type VenueId } from '#domain/ids.ts';
import { instantText, stampText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';

export const DISPUTE_KINDS = ['hours', 'no_show', 'strike', 'review', 'account', 'strikes'] as const;
export type DisputeKind = (typeof DISPUTE_KINDS)[number];

export const OUTCOMES = [
  /** So many minutes. */
  'hours',
  'upheld',
  /** The no-show, the points, the review, the suspension or the strikes. */
  'taken_back',
  /** The two sides said the same after all, or an appeal was taken back. */
  'agreed',
] as const;

export const DISPUTE_STATES = ['open', 'answered', 'decided'] as const;

/** One of the worker's own messages to the venue, as it was when they attached it. */
export const attachedMessage = v.object({
  id: idText,
  at: v.string(),
  content: v.string(),
  template: v.nullable(v.string()),
});
export type AttachedMessage = v.InferOutput<typeof attachedMessage>;

/** As many as the server takes, and of each so many characters. */
export const MOST_ATTACHED = 8;
export const ATTACHED_LENGTH = 500;

const disputeRow = v.object({
  id: idOf<DisputeId>(),
  row_xid: rowXid,
  kind: v.picklist(DISPUTE_KINDS),
  /** A timesheet, an event of reliability, a review, or an id of its own for a suspension, the newest of the events for strikes. */
  subject_id: v.pipe(v.string(), v.uuid()),
  /** Null: it is about an account or its strikes. */
  booking_id: v.nullable(idOf<BookingId>()),
  worker_id: idOf<ProfileId>(),
  /** Null: the venue is no side of it. */
  venue_id: v.nullable(idOf<VenueId>()),
  opened_by: v.picklist(['rockstar', 'venue', 'clock']),
  state: v.picklist(DISPUTE_STATES),
  rockstar_words: v.nullable(v.string()),
  rockstar_at: v.nullable(instantText),
  /** Null: none. */
  attached_messages: v.nullable(v.array(attachedMessage)),
  venue_words: v.nullable(v.string()),
  venue_at: v.nullable(instantText),
  /** The part of the review that it is about; null: all of it. */
  marked: v.nullable(v.string()),
  /** When the platform last read the chat around the shift. */
  record_read_at: v.nullable(instantText),
  /** What the platform asked both sides again, as it was typed. */
  question: v.nullable(v.string()),
  question_lang: v.nullable(v.string()),
  asked_at: v.nullable(instantText),
  answer_by: instantText,
  decide_by: instantText,
  outcome: v.nullable(v.picklist(OUTCOMES)),
  decided_min: v.nullable(whole),
  /** As the person who decided typed it; null when nobody did. */
  reason: v.nullable(v.string()),
  reason_lang: v.nullable(v.string()),
  decided_at: v.nullable(instantText),
  version: unread(whole),
  created_at: instantText,
  updated_at: stampText,
});
export type DisputeRow = v.InferOutput<typeof disputeRow>;

export const disputes = defineTable<DisputeRow>({
  name: 'disputes',
  row: disputeRow,
  indexes: ['worker_id'],
  scopes: row => [`user:${row.worker_id}`, ...(row.venue_id === null ? [] : [`venue:${row.venue_id}`])],
  expired: (row, horizonDay) => row.decided_at !== null && row.decided_at.slice(0, 10) < horizonDay,
});

export type Dispute = Fields<typeof disputeRow>;
export const rowToDispute = fieldsOf(disputeRow);
