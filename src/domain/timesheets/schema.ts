// The agreed hours of one booking. What each side's facts say is worked out (`attendance/figures.ts`); a row holds what cannot
// be: what a side said of it, the figure agreed, and when it settles by itself. Beside it stand the terms, because a timesheet
// stays when an account and its bookings are deleted.

import * as v from 'valibot';
import { type BookingId, idText, type ProfileId, rowXid, type TimesheetId, type VenueId } from '#domain/ids.ts';
import { CURRENCIES, type Currency } from '#domain/money.ts';
import { type Instant, instantText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

export const TIMESHEET_STATES = ['open', 'submitted', 'countered', 'approved', 'auto_approved', 'disputed'] as const;
export type TimesheetState = (typeof TIMESHEET_STATES)[number];

/** What an agreed figure rests on. */
export const BASES = [
  /** Both sides said it. */
  'agreed',
  /** A code proves coming and leaving. */
  'code',
  /** Two figures without proof, no more than five minutes apart. */
  'same',
  /** The worker's word alone. */
  'word',
  'by_hand',
  'plan',
] as const;
export type Basis = (typeof BASES)[number];

export type Side = 'rockstar' | 'venue';

const whole = v.pipe(v.number(), v.integer());

const timesheetRow = v.object({
  id: idText,
  row_xid: rowXid,
  /** Null when the worker's account was deleted, as is `worker_id`. */
  booking_id: v.nullable(idText),
  venue_id: idText,
  worker_id: v.nullable(idText),
  role: v.string(),
  starts_at: instantText,
  ends_at: instantText,
  tz: v.string(),
  break_min: whole,
  rate_minor: whole,
  currency: v.picklist(CURRENCIES),
  state: v.picklist(TIMESHEET_STATES),
  rockstar_min: v.nullable(whole),
  rockstar_reason: v.nullable(v.string()),
  venue_min: v.nullable(whole),
  venue_reason: v.nullable(v.string()),
  agreed_min: v.nullable(whole),
  basis: v.nullable(v.picklist(BASES)),
  decided_by: v.nullable(idText),
  decided_at: v.nullable(instantText),
  settles_at: v.nullable(instantText),
  locked_at: v.nullable(instantText),
  created_at: instantText,
  updated_at: instantText,
});
export type TimesheetRow = v.InferOutput<typeof timesheetRow>;

export const timesheets = defineTable<TimesheetRow>({
  name: 'timesheets',
  row: timesheetRow,
  indexes: ['[venue_id+starts_at]', 'worker_id'],
  scopes: row => [`venue:${row.venue_id}`, ...(row.worker_id === null ? [] : [`user:${row.worker_id}`])],
  expired: (row, horizonDay) => row.ends_at.slice(0, 10) < horizonDay,
});

export interface Timesheet {
  readonly id: TimesheetId;
  readonly bookingId: BookingId | null;
  readonly venueId: VenueId;
  readonly workerId: ProfileId | null;
  readonly role: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly tz: string;
  readonly breakMin: number;
  readonly rateMinor: number;
  readonly currency: Currency;
  readonly state: TimesheetState;
  /** What each side said; null while its facts speak for it. */
  readonly rockstarMin: number | null;
  readonly rockstarReason: string | null;
  readonly venueMin: number | null;
  readonly venueReason: string | null;
  readonly agreedMin: number | null;
  readonly basis: Basis | null;
  readonly decidedBy: ProfileId | null;
  readonly decidedAt: Instant | null;
  /** Null once it is settled or disputed. */
  readonly settlesAt: Instant | null;
  /** Exported. */
  readonly locked: boolean;
}

export function rowToTimesheet(row: TimesheetRow): Timesheet {
  return {
    id: row.id as TimesheetId,
    bookingId: row.booking_id as BookingId | null,
    venueId: row.venue_id as VenueId,
    workerId: row.worker_id as ProfileId | null,
    role: row.role,
    startsAt: Date.parse(row.starts_at),
    endsAt: Date.parse(row.ends_at),
    tz: row.tz,
    breakMin: row.break_min,
    rateMinor: row.rate_minor,
    currency: row.currency,
    state: row.state,
    rockstarMin: row.rockstar_min,
    rockstarReason: row.rockstar_reason,
    venueMin: row.venue_min,
    venueReason: row.venue_reason,
    agreedMin: row.agreed_min,
    basis: row.basis,
    decidedBy: row.decided_by as ProfileId | null,
    decidedAt: row.decided_at === null ? null : Date.parse(row.decided_at),
    settlesAt: row.settles_at === null ? null : Date.parse(row.settles_at),
    locked: row.locked_at !== null,
  };
}
