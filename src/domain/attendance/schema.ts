// What was said of when somebody came, left and rested: facts, each with who said it and what it rests on. The server judges
// a code when it hears of it; until then the fact waits, and it stands as the person's word whatever becomes of the code.

import * as v from 'valibot';
import { type BookingId, type FactId, idText, type ProfileId, rowXid } from '#domain/ids.ts';
import { type Instant, instantText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

export const FACT_KINDS = ['in', 'out', 'break_start', 'break_end'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

export const VERDICTS = [
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
  id: idText,
  row_xid: rowXid,
  booking_id: idText,
  venue_id: idText,
  worker_id: idText,
  actor_id: v.nullable(idText),
  /** Of the booking. */
  ends_at: instantText,
  kind: v.picklist(FACT_KINDS),
  source: v.picklist(['rockstar', 'venue']),
  /** By the clock of the device on which it was said. */
  said_at: instantText,
  /** By how many seconds the server's time was ahead of that clock when the device last heard it. */
  offset_s: v.nullable(v.pipe(v.number(), v.integer())),
  clock_jumped: v.boolean(),
  /** What is trusted of it; the arrival where nothing is. */
  trusted_at: instantText,
  /** The minute of the code. */
  proven_at: v.nullable(instantText),
  verdict: v.picklist(VERDICTS),
  reason: v.nullable(v.string()),
  created_at: instantText,
  updated_at: instantText,
});
export type AttendanceEventRow = v.InferOutput<typeof attendanceEventRow>;

export const attendanceEvents = defineTable<AttendanceEventRow>({
  name: 'attendance_events',
  row: attendanceEventRow,
  indexes: ['booking_id', 'venue_id', 'worker_id'],
  scopes: row => [`user:${row.worker_id}`, `venue:${row.venue_id}`],
  expired: (row, horizonDay) => row.ends_at.slice(0, 10) < horizonDay,
});

export interface Fact {
  readonly id: FactId;
  readonly bookingId: BookingId;
  readonly actorId: ProfileId | null;
  readonly kind: FactKind;
  readonly source: 'rockstar' | 'venue';
  /** The minute that its code proves, else what is trusted of what was said. */
  readonly at: Instant;
  readonly saidAt: Instant;
  readonly verdict: Verdict;
  readonly reason: string | null;
}

export function rowToFact(row: AttendanceEventRow): Fact {
  return {
    id: row.id as FactId,
    bookingId: row.booking_id as BookingId,
    actorId: row.actor_id as ProfileId | null,
    kind: row.kind,
    source: row.source,
    at: Date.parse(row.proven_at ?? row.trusted_at),
    saidAt: Date.parse(row.said_at),
    verdict: row.verdict,
    reason: row.reason,
  };
}
