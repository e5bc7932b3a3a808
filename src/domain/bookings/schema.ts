// A booked place on a shift. Only the server makes one; the row holds the terms that were agreed, not the shift's
// present ones.

import * as v from 'valibot';
import {
  type ApplicationId,
  type BookingId,
  idText,
  type ProfileId,
  rowXid,
  type ShiftId,
  type VenueId,
} from '#domain/ids.ts';
import { CURRENCIES, type Currency } from '#domain/money.ts';
import { rowToTerms, type Terms, termsRow } from '#domain/shifts/terms.ts';
import { type Instant, instantText } from '#domain/time.ts';
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

const whole = v.pipe(v.number(), v.integer());

const bookingRow = v.object({
  id: idText,
  row_xid: rowXid,
  shift_id: idText,
  worker_id: idText,
  venue_id: idText,
  application_id: v.nullable(idText),
  role: v.string(),
  starts_at: instantText,
  ends_at: instantText,
  tz: v.string(),
  break_min: whole,
  rate_minor: whole,
  currency: v.picklist(CURRENCIES),
  place: v.nullable(v.string()),
  status: v.picklist(BOOKING_STATUSES),
  source: v.picklist(['application', 'claim', 'invitation', 'transfer']),
  cancelled_at: v.nullable(instantText),
  cancel_reason: v.nullable(v.string()),
  cancel_tier: v.nullable(v.string()),
  cancel_heard_at: v.nullable(instantText),
  owed_minor: v.nullable(whole),
  rest_reason: v.nullable(v.string()),
  proposed: v.nullable(termsRow),
  answer_by: v.nullable(instantText),
  answer_late: v.boolean(),
  version: whole,
  created_at: instantText,
  updated_at: instantText,
});
export type BookingRow = v.InferOutput<typeof bookingRow>;

export const bookings = defineTable<BookingRow>({
  name: 'bookings',
  row: bookingRow,
  indexes: ['[worker_id+starts_at]', '[venue_id+starts_at]', 'shift_id', 'application_id'],
  scopes: row => [`venue:${row.venue_id}`, `user:${row.worker_id}`],
  expired: (row, horizonDay) => row.ends_at.slice(0, 10) < horizonDay,
});

export interface Booking {
  readonly id: BookingId;
  readonly shiftId: ShiftId;
  readonly workerId: ProfileId;
  readonly venueId: VenueId;
  readonly applicationId: ApplicationId | null;
  readonly role: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly tz: string;
  readonly breakMin: number;
  readonly rateMinor: number;
  readonly currency: Currency;
  /** Address and city that were agreed; null where nobody wrote them down. */
  readonly place: string | null;
  readonly status: BookingStatus;
  readonly cancelledAt: Instant | null;
  readonly cancelReason: string | null;
  /** When the server heard of the cancelling; later than it was said when the phone had no signal. */
  readonly cancelHeardAt: Instant | null;
  /** What the venue owes for calling off late; noted, never moved. */
  readonly owedMinor: number | null;
  /** Why the venue wants them with less than eleven hours of rest. */
  readonly restReason: string | null;
  /** Terms that wait for this person's yes; until then the agreed ones hold. */
  readonly proposed: Terms | null;
  readonly answerBy: Instant | null;
  readonly answerLate: boolean;
  readonly version: number;
  readonly createdAt: Instant;
}

export function rowToBooking(row: BookingRow): Booking {
  return {
    id: row.id as BookingId,
    shiftId: row.shift_id as ShiftId,
    workerId: row.worker_id as ProfileId,
    venueId: row.venue_id as VenueId,
    applicationId: row.application_id as ApplicationId | null,
    role: row.role,
    startsAt: Date.parse(row.starts_at),
    endsAt: Date.parse(row.ends_at),
    tz: row.tz,
    breakMin: row.break_min,
    rateMinor: row.rate_minor,
    currency: row.currency,
    place: row.place,
    status: row.status,
    cancelledAt: row.cancelled_at === null ? null : Date.parse(row.cancelled_at),
    cancelReason: row.cancel_reason,
    cancelHeardAt: row.cancel_heard_at === null ? null : Date.parse(row.cancel_heard_at),
    owedMinor: row.owed_minor,
    restReason: row.rest_reason,
    proposed: row.proposed === null ? null : rowToTerms(row.proposed),
    answerBy: row.answer_by === null ? null : Date.parse(row.answer_by),
    answerLate: row.answer_late,
    version: row.version,
    createdAt: Date.parse(row.created_at),
  };
}
