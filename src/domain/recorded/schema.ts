// A shift that was worked without a post, as one side wrote it down. It counts once the other side has said yes: its booking and
// its hours are rows of their own then.

import * as v from 'valibot';
import { type Fields, fieldsOf, unread } from '#domain/columns.ts';
import { idOf, idText, type ProfileId, type RecordedShiftId, rowXid, type VenueId } from '#domain/ids.ts';
import { CURRENCIES } from '#domain/money.ts';
import { SIDES } from '#domain/side.ts';
import { instantText, stampText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';

const RECORDED_STATUSES = ['asked', 'agreed', 'declined', 'withdrawn', 'lapsed'] as const;
export type RecordedStatus = (typeof RECORDED_STATUSES)[number];

const recordedShiftRow = v.object({
  id: idOf<RecordedShiftId>(),
  row_xid: rowXid,
  venue_id: idOf<VenueId>(),
  worker_id: idOf<ProfileId>(),
  said_by: v.picklist(SIDES),
  role: v.string(),
  starts_at: instantText,
  ends_at: instantText,
  tz: v.string(),
  break_min: whole,
  rate_minor: whole,
  currency: v.picklist(CURRENCIES),
  note: v.nullable(v.string()),
  status: v.picklist(RECORDED_STATUSES),
  created_by: unread(v.nullable(idText)),
  version: unread(whole),
  created_at: stampText,
  updated_at: stampText,
});
export type RecordedShiftRow = v.InferOutput<typeof recordedShiftRow>;

export const recordedShifts = defineTable<RecordedShiftRow>({
  name: 'recorded_shifts',
  row: recordedShiftRow,
  indexes: ['venue_id', 'worker_id'],
  scopes: row => [`user:${row.worker_id}`, `venue:${row.venue_id}`],
  expired: (row, horizonDay) => row.ends_at.slice(0, 10) < horizonDay,
});

export type RecordedShift = Fields<typeof recordedShiftRow>;
export const rowToRecordedShift = fieldsOf(recordedShiftRow);
