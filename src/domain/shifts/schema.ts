// A shift: work with a start, an end and a number of places, posted by a venue. Times stand twice, as instants and as
// the venue's wall time, because the wall time is what was agreed.

import * as v from 'valibot';
import { type Fields, fieldsOf } from '#domain/columns.ts';
import { idOf, type ProfileId, rowXid, type ShiftId, type VenueId } from '#domain/ids.ts';
import { CURRENCIES } from '#domain/money.ts';
import { instantText, stampText, wallText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { type CommandContext, defineTable } from '#sync/index.ts';

export const SHIFT_STATUSES = ['draft', 'published', 'cancelled', 'removed', 'expired'] as const;
export type ShiftStatus = (typeof SHIFT_STATUSES)[number];

export const BOOKING_MODES = ['review', 'instant_favourites', 'instant'] as const;
export type BookingMode = (typeof BOOKING_MODES)[number];

/** For how long an instant shift's first requests may be gathered. */
export const FAIR_MINUTES = v.pipe(whole, v.minValue(0), v.maxValue(60));

/** What a venue decides of every shift: the same in rows, templates and the arguments of commands. */
export const plannedColumns = {
  /** A slug of the catalogue, or one that this version of the app does not know yet. */
  role: v.string(),
  break_min: whole,
  rate_minor: whole,
  tips: v.boolean(),
  positions: whole,
  booking_mode: v.picklist(BOOKING_MODES),
};

const shiftRow = v.object({
  id: idOf<ShiftId>(),
  row_xid: rowXid,
  venue_id: idOf<VenueId>(),
  area: v.string(),
  ...plannedColumns,
  title: v.nullable(v.string()),
  starts_at: instantText,
  ends_at: instantText,
  tz: v.string(),
  starts_local: wallText,
  ends_local: wallText,
  currency: v.picklist(CURRENCIES),
  /** Address and city, as they were when it was written or when the venue last moved; null where nobody wrote them down. */
  place: v.nullable(v.string()),
  /** How long favourites see it before everybody else; 0 when all see it at once. */
  favourites_hours: whole,
  /** Set while only favourites see it. */
  visible_from: v.nullable(instantText),
  /** So long the first requests of an instant shift are gathered before places are given; 0: first come, first served. */
  fair_minutes: whole,
  /** Set while they are. */
  fair_until: v.nullable(instantText),
  /** The last way home when it ends, as the venue's pack says it: whoever thinks of asking reads it too. */
  getting_home: v.nullable(v.string()),
  status: v.picklist(SHIFT_STATUSES),
  confirmed_count: whole,
  version: whole,
  cancelled_reason: v.nullable(v.string()),
  /** Null: never posted, whatever became of it. */
  published_at: v.nullable(instantText),
  created_by: v.nullable(idOf<ProfileId>()),
  /** Who of the venue changed it last; null when it was nobody of the venue. Absent from rows of before it was written down. */
  updated_by: v.nullable(idOf<ProfileId>()),
  created_at: stampText,
  updated_at: stampText,
  /** Of an own venue, or applied for, booked on or invited to. Absent from rows of before there were others. */
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

export type Shift = Fields<typeof shiftRow>;
export const rowToShift = fieldsOf(shiftRow);

/** Whose change it is, and when. */
export function signed({ userId, recordedAt }: CommandContext): Pick<ShiftRow, 'updated_by' | 'updated_at'> {
  return { updated_by: userId as ProfileId, updated_at: recordedAt };
}
