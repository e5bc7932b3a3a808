// What was said of when somebody came, left and rested, and until when they work: facts, each with who said it and what it rests on. The server judges
// a code when it hears of it; until then the fact waits, and it stands as the person's word whatever becomes of the code.

import * as v from 'valibot';
import { type Fields, fieldsOf, unread } from '#domain/columns.ts';
import { type BookingId, type FactId, idOf, idText, type ProfileId, rowXid } from '#domain/ids.ts';
import { type Instant, instantText, stampText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';

/** What happened. */
export const HAPPENED_KINDS = ['in', 'out', 'break_start', 'break_end'] as const;
export type HappenedKind = (typeof HAPPENED_KINDS)[number];
/** An end or a start other than planned, which one side says; agreed when the other says the same. */
const TIME_KINDS = ['until', 'from'] as const;
export type TimeKind = (typeof TIME_KINDS)[number];
export const isTimeKind = (kind: FactKind): kind is TimeKind => kind === 'until' || kind === 'from';
const FACT_KINDS = [...HAPPENED_KINDS, ...TIME_KINDS] as const;
export type FactKind = (typeof FACT_KINDS)[number];

const VERDICTS = [
  /** Only on this device: the server has not seen the code yet. */
  'waiting',
  'proven',
  'old_key',
  'replay',
  'wrong_shift',
  'skew',
  'out_of_window',
  'mistyped',
  'unknown',
  'too_many',
  /** Said without a code. */
  'word',
  'by_hand',
] as const;
export type Verdict = (typeof VERDICTS)[number];

const attendanceEventRow = v.object({
  id: idOf<FactId>(),
  row_xid: rowXid,
  booking_id: idOf<BookingId>(),
  venue_id: unread(idText),
  worker_id: unread(idText),
  actor_id: v.nullable(idOf<ProfileId>()),
  /** Of the booking. */
  ends_at: stampText,
  kind: v.picklist(FACT_KINDS),
  source: v.picklist(['rockstar', 'venue']),
  /** By the clock of the device on which it was said. */
  said_at: instantText,
  /** By how many seconds the server's time was ahead of that clock when the device last heard it. */
  offset_s: unread(v.nullable(whole)),
  clock_jumped: unread(v.boolean()),
  /** What is trusted of it; the arrival where nothing is. */
  trusted_at: stampText,
  /** The minute of the code. */
  proven_at: unread(v.nullable(instantText)),
  verdict: v.picklist(VERDICTS),
  reason: v.nullable(v.string()),
  /** How far from the venue the phone took itself to be, give or take the other, in metres; null unless its owner added it. */
  distance_m: v.nullable(whole),
  accuracy_m: v.nullable(whole),
  /** Another end than planned, or of the kind `from` another start, which one side says. */
  until: v.nullable(instantText),
  created_at: instantText,
  updated_at: stampText,
});
export type AttendanceEventRow = v.InferOutput<typeof attendanceEventRow>;

export const attendanceEvents = defineTable<AttendanceEventRow>({
  name: 'attendance_events',
  row: attendanceEventRow,
  indexes: ['booking_id', '[venue_id+ends_at]', 'worker_id'],
  scopes: row => [`user:${row.worker_id}`, `venue:${row.venue_id}`],
  expired: (row, horizonDay) => row.ends_at.slice(0, 10) < horizonDay,
});

/** `at`: the minute that its code proves, else what is trusted of what was said. */
export type Fact = Fields<typeof attendanceEventRow> & { readonly at: Instant };
const factFields = fieldsOf(attendanceEventRow);

export function rowToFact(row: AttendanceEventRow): Fact {
  return { ...factFields(row), at: Date.parse(row.proven_at ?? row.trusted_at) };
}
