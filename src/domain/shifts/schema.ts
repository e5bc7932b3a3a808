// A shift: work with a start, an end and a number of places, posted by a venue. Times stand twice, as instants and as
// the venue's wall time, because the wall time is what was agreed.

import * as v from 'valibot';
import { idText, type ProfileId, rowXid, type ShiftId, type VenueId } from '#domain/ids.ts';
import { CURRENCIES, type Currency } from '#domain/money.ts';
import { type Instant, instantText, wallText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

export const SHIFT_STATUSES = ['draft', 'published', 'cancelled', 'removed', 'expired'] as const;
export type ShiftStatus = (typeof SHIFT_STATUSES)[number];

export const BOOKING_MODES = ['review', 'instant_favourites', 'instant'] as const;
export type BookingMode = (typeof BOOKING_MODES)[number];

const whole = v.pipe(v.number(), v.integer());

const shiftRow = v.object({
  id: idText,
  row_xid: rowXid,
  venue_id: idText,
  area: v.string(),
  role: v.string(),
  title: v.nullable(v.string()),
  starts_at: instantText,
  ends_at: instantText,
  tz: v.string(),
  starts_local: wallText,
  ends_local: wallText,
  break_min: whole,
  rate_minor: whole,
  currency: v.picklist(CURRENCIES),
  /** Address and city, as they were when it was written or when the venue last moved. */
  place: v.nullable(v.string()),
  tips: v.boolean(),
  positions: whole,
  booking_mode: v.picklist(BOOKING_MODES),
  favourites_hours: whole,
  visible_from: v.nullable(instantText),
  status: v.picklist(SHIFT_STATUSES),
  confirmed_count: whole,
  version: whole,
  cancelled_reason: v.nullable(v.string()),
  published_at: v.nullable(instantText),
  created_by: v.nullable(idText),
  created_at: instantText,
  updated_at: instantText,
  /** Of an own venue, or asked for, booked on or invited to. Absent from rows of before there were others. */
  own: v.optional(v.boolean(), true),
});
export type ShiftRow = v.InferOutput<typeof shiftRow>;

export const shifts = defineTable<ShiftRow>({
  name: 'shifts',
  row: shiftRow,
  // Find reads what is published from now on; a venue reads its own by time.
  indexes: ['[status+starts_at]', '[venue_id+starts_at]'],
  scopes: row => [`venue:${row.venue_id}`, `area:${row.area}`, `shift:${row.id}`],
  // Other people's posts leave with the day on which they ended.
  expired: (row, horizonDay, today) => row.ends_at.slice(0, 10) < (row.own ? horizonDay : today),
});

export interface Shift {
  readonly id: ShiftId;
  readonly venueId: VenueId;
  readonly area: string;
  /** A slug of the catalogue, or one that this version of the app does not know yet. */
  readonly role: string;
  readonly title: string | null;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly tz: string;
  readonly startsLocal: string;
  readonly endsLocal: string;
  readonly breakMin: number;
  readonly rateMinor: number;
  readonly currency: Currency;
  /** Address and city; null where nobody wrote them down. */
  readonly place: string | null;
  readonly tips: boolean;
  readonly positions: number;
  readonly confirmedCount: number;
  readonly bookingMode: BookingMode;
  /** How long favourites see it before everybody else; 0 when all see it at once. */
  readonly favouritesHours: number;
  /** Set while only favourites see it. */
  readonly visibleFrom: Instant | null;
  readonly status: ShiftStatus;
  readonly version: number;
  readonly cancelledReason: string | null;
  /** Null: never posted, whatever became of it. */
  readonly publishedAt: Instant | null;
  readonly createdBy: ProfileId | null;
}

export function rowToShift(row: ShiftRow): Shift {
  return {
    id: row.id as ShiftId,
    venueId: row.venue_id as VenueId,
    area: row.area,
    role: row.role,
    title: row.title,
    startsAt: Date.parse(row.starts_at),
    endsAt: Date.parse(row.ends_at),
    tz: row.tz,
    startsLocal: row.starts_local,
    endsLocal: row.ends_local,
    breakMin: row.break_min,
    rateMinor: row.rate_minor,
    currency: row.currency,
    place: row.place,
    tips: row.tips,
    positions: row.positions,
    confirmedCount: row.confirmed_count,
    bookingMode: row.booking_mode,
    favouritesHours: row.favourites_hours,
    visibleFrom: row.visible_from === null ? null : Date.parse(row.visible_from),
    status: row.status,
    version: row.version,
    cancelledReason: row.cancelled_reason,
    publishedAt: row.published_at === null ? null : Date.parse(row.published_at),
    createdBy: row.created_by as ProfileId | null,
  };
}
