// The agreed hours of one booking. What each side's facts say is worked out (`attendance/figures.ts`); a row holds what cannot
// be: what a side said of it, the figure agreed, and when it settles by itself. Beside it stand the terms, so that it can be
// read without its booking. When a worker's account is deleted, both stay, on a card without a name.

import * as v from 'valibot';
import { type Fields, fieldsOf, unread } from '#domain/columns.ts';
import { type BookingId, idOf, type ProfileId, rowXid, type TimesheetId, type VenueId } from '#domain/ids.ts';
import { CURRENCIES } from '#domain/money.ts';
import { instantText, stampText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';

const TIMESHEET_STATES = ['open', 'submitted', 'countered', 'approved', 'auto_approved', 'disputed'] as const;
export type TimesheetState = (typeof TIMESHEET_STATES)[number];

/** What an agreed figure rests on. */
const BASES = [
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
  /** A person of the platform decided. */
  'decided',
] as const;
export type Basis = (typeof BASES)[number];

const timesheetRow = v.object({
  id: idOf<TimesheetId>(),
  row_xid: rowXid,
  /** Null when the booking is gone. */
  booking_id: v.nullable(idOf<BookingId>()),
  venue_id: idOf<VenueId>(),
  worker_id: v.nullable(idOf<ProfileId>()),
  role: v.string(),
  starts_at: instantText,
  ends_at: instantText,
  tz: v.string(),
  break_min: whole,
  rate_minor: whole,
  currency: v.picklist(CURRENCIES),
  /** Which of the platform's figures the booking was made under. */
  rules_version: whole,
  state: v.picklist(TIMESHEET_STATES),
  /** What each side said; null while its facts speak for it. */
  rockstar_min: v.nullable(whole),
  rockstar_reason: v.nullable(v.string()),
  venue_min: v.nullable(whole),
  venue_reason: v.nullable(v.string()),
  agreed_min: v.nullable(whole),
  basis: v.nullable(v.picklist(BASES)),
  decided_by: v.nullable(idOf<ProfileId>()),
  decided_at: v.nullable(instantText),
  /** Null once it is settled or disputed. */
  settles_at: v.nullable(instantText),
  locked_at: unread(v.nullable(instantText)),
  created_at: stampText,
  updated_at: stampText,
});
export type TimesheetRow = v.InferOutput<typeof timesheetRow>;

export const timesheets = defineTable<TimesheetRow>({
  name: 'timesheets',
  row: timesheetRow,
  indexes: ['[venue_id+starts_at]', 'worker_id'],
  scopes: row => [`venue:${row.venue_id}`, ...(row.worker_id === null ? [] : [`user:${row.worker_id}`])],
  expired: (row, horizonDay) => row.ends_at.slice(0, 10) < horizonDay,
});

/** `locked`: exported. */
export type Timesheet = Fields<typeof timesheetRow> & { readonly locked: boolean };
const timesheetFields = fieldsOf(timesheetRow);

export function rowToTimesheet(row: TimesheetRow): Timesheet {
  return { ...timesheetFields(row), locked: row.locked_at !== null };
}
