// What took points from a Rockstar's reliability: one row for each booking of which something did. The server works it out and takes
// it back; only its Rockstar's devices have it, for the ninety days in which it counts.

import * as v from 'valibot';
import { type Fields, fieldsOf } from '#domain/columns.ts';
import { type BookingId, idOf, type ProfileId, type ReliabilityEventId, rowXid, type VenueId } from '#domain/ids.ts';
import { addDays, instantText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';

export const FAULTS = ['late', 'cancelled', 'no_show'] as const;

const reliabilityEventRow = v.object({
  id: idOf<ReliabilityEventId>(),
  row_xid: rowXid,
  booking_id: idOf<BookingId>(),
  worker_id: idOf<ProfileId>(),
  venue_id: idOf<VenueId>(),
  tz: v.string(),
  kind: v.picklist(FAULTS),
  /** 0: taken back. */
  points: whole,
  /** That came with it, whether they stand or not; 0: taken back. */
  strikes: whole,
  /** Of these, those that stand. */
  strikes_left: whole,
  /** Of the ten clean shifts that clear the oldest strike; on its row alone. */
  clean_shifts: whole,
  /** How late, or how long before the start; null of a no-show. */
  minutes: v.nullable(whole),
  happened_at: instantText,
  /** Points and strikes; null while a person has first to say that they stand. */
  counts_from: v.nullable(instantText),
  /** Its person said that a no-show is right. */
  accepted_at: v.nullable(instantText),
  appealed_at: v.nullable(instantText),
  appeal: v.nullable(v.string()),
  created_at: instantText,
  updated_at: instantText,
});
export type ReliabilityEventRow = v.InferOutput<typeof reliabilityEventRow>;

/** The mirror holds fifty-six days of most; these are kept for ninety. */
const LONGER_DAYS = 34;

export const reliabilityEvents = defineTable<ReliabilityEventRow>({
  name: 'reliability_events',
  row: reliabilityEventRow,
  indexes: ['worker_id'],
  scopes: row => [`user:${row.worker_id}`],
  expired: (row, horizonDay) => row.happened_at.slice(0, 10) < addDays(horizonDay, -LONGER_DAYS),
});

export type ReliabilityEvent = Fields<typeof reliabilityEventRow>;
export const rowToReliabilityEvent = fieldsOf(reliabilityEventRow);
