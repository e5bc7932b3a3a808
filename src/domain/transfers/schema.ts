// Somebody who is booked asks a colleague to take the shift over. The row holds the terms that are handed over.

import * as v from 'valibot';
import { type Fields, fieldsOf } from '#domain/columns.ts';
import {
  type BookingId,
  idOf,
  type ProfileId,
  rowXid,
  type ShiftId,
  type TransferId,
  type VenueId,
} from '#domain/ids.ts';
import { CURRENCIES } from '#domain/money.ts';
import { instantText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';

const TRANSFER_STATUSES = ['asked', 'agreed', 'transferred', 'declined', 'refused', 'withdrawn', 'lapsed'] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

const LAPSES = ['taken', 'booking_ended', 'changed', 'started'] as const;

const transferRow = v.object({
  id: idOf<TransferId>(),
  row_xid: rowXid,
  booking_id: idOf<BookingId>(),
  shift_id: idOf<ShiftId>(),
  venue_id: idOf<VenueId>(),
  giver_id: idOf<ProfileId>(),
  worker_id: idOf<ProfileId>(),
  /** First names: of the giver for the one asked, and the reverse. */
  giver_name: v.string(),
  worker_name: v.string(),
  note: v.nullable(v.string()),
  role: v.string(),
  starts_at: instantText,
  ends_at: instantText,
  tz: v.string(),
  break_min: whole,
  rate_minor: whole,
  currency: v.picklist(CURRENCIES),
  status: v.picklist(TRANSFER_STATUSES),
  lapsed_because: v.nullable(v.picklist(LAPSES)),
  agreed_at: v.nullable(instantText),
  new_booking_id: v.nullable(idOf<BookingId>()),
  version: whole,
  created_at: instantText,
  updated_at: instantText,
});
export type TransferRow = v.InferOutput<typeof transferRow>;

export const transfers = defineTable<TransferRow>({
  name: 'transfers',
  row: transferRow,
  indexes: ['booking_id', 'shift_id', 'worker_id'],
  scopes: row => [
    `user:${row.worker_id}`,
    `shift:${row.shift_id}`,
    ...(row.agreed_at === null ? [] : [`venue:${row.venue_id}`]),
  ],
  expired: (row, horizonDay) => row.ends_at.slice(0, 10) < horizonDay,
});

export type Transfer = Fields<typeof transferRow>;
export const rowToTransfer = fieldsOf(transferRow);
