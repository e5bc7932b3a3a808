// Every entity's id has a type of its own, so that a shift's id cannot stand where a venue's belongs. Rows carry plain
// text; the column's schema says which brand screens read.

import { v5, v7 } from 'uuid';
import * as v from 'valibot';
import { branded, type ReadAs, unread } from './columns.ts';

declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

export type ProfileId = Branded<'profile'>;
export type VenueId = Branded<'venue'>;
export type MembershipId = Branded<'membership'>;
export type ShiftId = Branded<'shift'>;
export type ApplicationId = Branded<'application'>;
export type BookingId = Branded<'booking'>;
export type JobId = Branded<'job'>;
export type InvitationId = Branded<'invitation'>;
export type CoverId = Branded<'cover'>;
export type RecordedShiftId = Branded<'recorded_shift'>;
export type TransferId = Branded<'transfer'>;
export type FactId = Branded<'attendance_event'>;
export type TimesheetId = Branded<'timesheet'>;
export type ReviewId = Branded<'review'>;
export type ReliabilityEventId = Branded<'reliability_event'>;
export type DocumentId = Branded<'profile_document'>;
export type DisputeId = Branded<'dispute'>;
export type EarnedMonthId = Branded<'earned_month'>;
export type NotificationId = Branded<'notification'>;
export type SearchId = Branded<'saved_search'>;
export type RuleId = Branded<'availability_rule'>;
export type ExceptionId = Branded<'availability_exception'>;
export type ConversationId = Branded<'conversation'>;
export type MessageId = Branded<'message'>;

/** Rows with a natural key take their id from it, so that two devices that make the same thing make the same row. */
const NATURAL_KEYS = '6f1d5c1e-7f64-4c3e-9a57-3f1f0f6f7e10';

/** Made on the device, in the order of time, before the server has heard of the row. */
export function newId<Id extends string>(): Id {
  return v7() as Id;
}

export function membershipId(venueId: string, userId: string): MembershipId {
  return v5(`venue_users:${venueId}:${userId}`, NATURAL_KEYS) as MembershipId;
}

/** One opinion of each side about the other. */
export function relationId(of: {
  readonly venue_id: string;
  readonly worker_id: string;
  readonly side: string;
}): string {
  return v5(`relations:${of.venue_id}:${of.worker_id}:${of.side}`, NATURAL_KEYS);
}

/** What tells one person of what the other side wrote in a chat; the server writes the row. */
export function chatNoticeId(of: {
  readonly fromSide: string;
  readonly conversationId: string;
  readonly userId: string;
}): string {
  return v5(`notifications:message_from_${of.fromSide}:${of.conversationId}:${of.userId}`, NATURAL_KEYS);
}

export function conversationId(venueId: string, rockstarId: string): ConversationId {
  return v5(`conversations:${venueId}:${rockstarId}`, NATURAL_KEYS) as ConversationId;
}

/** One for each booking. */
export function timesheetId(bookingId: string): TimesheetId {
  return v5(`timesheets:${bookingId}`, NATURAL_KEYS) as TimesheetId;
}

/** One of each side about a booking. */
export function reviewId(of: { readonly bookingId: string; readonly side: string }): ReviewId {
  return v5(`reviews:${of.bookingId}:${of.side}`, NATURAL_KEYS) as ReviewId;
}

/** One for each set of hours, no-show or points that is disputed. */
export function disputeId(of: { readonly kind: string; readonly subjectId: string }): DisputeId {
  return v5(`disputes:${of.kind}:${of.subjectId}`, NATURAL_KEYS) as DisputeId;
}

/** A uuid as it comes over the wire. */
export const idText = v.pipe(v.string(), v.uuid());

/** The same in a row, of one entity. */
/* @__NO_SIDE_EFFECTS__ */
export function idOf<Id extends string>(): ReadAs<typeof idText, Id> {
  return branded(idText);
}

/** A row's version on the server: the transaction's number as text. */
export const rowXid = unread(v.pipe(v.string(), v.digits()));
