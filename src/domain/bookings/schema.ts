// A booked place on a shift. Only the server makes one; the row holds the terms that were agreed, not the shift's
// present ones.

import * as v from 'valibot';
import { type Fields, fieldsOf, unread } from '#domain/columns.ts';
import {
  type ApplicationId,
  type BookingId,
  idOf,
  type ProfileId,
  rowXid,
  type ShiftId,
  type VenueId,
} from '#domain/ids.ts';
import { CURRENCIES } from '#domain/money.ts';
import { termsRow } from '#domain/shifts/terms.ts';
import { SIDES } from '#domain/side.ts';
import { instantText, stampText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';

export const BOOKING_STATUSES = [
  'confirmed',
  'change_pending',
  'checked_in',
  'checked_out',
  'approved',
  'cancelled_by_worker',
  'cancelled_by_venue',
  'no_show',
  'released',
  'transferred',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

const bookingRow = v.object({
  id: idOf<BookingId>(),
  row_xid: rowXid,
  shift_id: idOf<ShiftId>(),
  worker_id: idOf<ProfileId>(),
  venue_id: idOf<VenueId>(),
  application_id: v.nullable(idOf<ApplicationId>()),
  role: v.string(),
  starts_at: instantText,
  ends_at: instantText,
  tz: v.string(),
  break_min: whole,
  rate_minor: whole,
  currency: v.picklist(CURRENCIES),
  /** Address and city that were agreed; null where nobody wrote them down. */
  place: v.nullable(v.string()),
  status: v.picklist(BOOKING_STATUSES),
  source: v.picklist(['application', 'claim', 'invitation', 'transfer']),
  cancelled_at: v.nullable(instantText),
  cancel_reason: v.nullable(v.string()),
  cancel_tier: v.nullable(v.string()),
  /** When the server heard of the cancelling; later than it was said when the phone had no signal. */
  cancel_heard_at: v.nullable(instantText),
  /** What the venue owes for cancelling late, or for full pay; noted, never moved. */
  owed_minor: v.nullable(whole),
  /** Promised for the time between the planned start and their arrival; owed once they have come. */
  full_pay_minor: v.nullable(whole),
  /** Why the venue wants them with too little rest. */
  rest_reason: v.nullable(v.string()),
  /** Terms that wait for this person's yes; until then the agreed ones hold. */
  proposed: v.nullable(termsRow),
  answer_by: v.nullable(instantText),
  answer_late: v.boolean(),
  /** When they were said not to have come, also where that was withdrawn since. */
  no_show_at: v.nullable(instantText),
  /** Which side would have it come to nothing; the other has not said the same. */
  release_by: v.nullable(v.picklist(SIDES)),
  release_reason: v.nullable(v.string()),
  /** When this person was last asked whether they come. */
  confirm_asked_at: v.nullable(instantText),
  /** Since when they have said that they do. */
  coming_at: v.nullable(instantText),
  /** When the venue let them go because they had not answered. */
  replaced_at: v.nullable(instantText),
  /** Had come after all, when their place had been given away: counts for no place. */
  restored: unread(v.boolean()),
  /** Cancelled while they were checking in; whether the venue has said if they keep working. */
  contested: v.nullable(v.picklist(['open', 'kept', 'sent_home'])),
  /** Which of the platform's figures it was made under. */
  rules_version: whole,
  version: whole,
  created_at: instantText,
  updated_at: stampText,
});
export type BookingRow = v.InferOutput<typeof bookingRow>;

export const bookings = defineTable<BookingRow>({
  name: 'bookings',
  row: bookingRow,
  indexes: ['[worker_id+starts_at]', '[venue_id+starts_at]', 'shift_id', 'application_id'],
  scopes: row => [`venue:${row.venue_id}`, `user:${row.worker_id}`],
  expired: (row, horizonDay) => row.ends_at.slice(0, 10) < horizonDay,
});

export type Booking = Fields<typeof bookingRow>;
export const rowToBooking = fieldsOf(bookingRow);
