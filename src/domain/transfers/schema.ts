// Somebody who is booked asks a colleague to take the shift over. The row holds the terms that are handed over.

import * as v from 'valibot';
import {
  type BookingId,
  idText,
  type ProfileId,
  rowXid,
  type ShiftId,
  type TransferId,
  type VenueId,
} from '#domain/ids.ts';
import { CURRENCIES, type Currency } from '#domain/money.ts';
import { type Instant, instantText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

export const TRANSFER_STATUSES = [
  'asked',
  'agreed',
  'transferred',
  'declined',
  'refused',
  'withdrawn',
  'lapsed',
] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

const LAPSES = ['taken', 'booking_ended', 'changed', 'started'] as const;

const whole = v.pipe(v.number(), v.integer());

const transferRow = v.object({
  id: idText,
  row_xid: rowXid,
  booking_id: idText,
  shift_id: idText,
  venue_id: idText,
  giver_id: idText,
  worker_id: idText,
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
  new_booking_id: v.nullable(idText),
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

export interface Transfer {
  readonly id: TransferId;
  readonly bookingId: BookingId;
  readonly shiftId: ShiftId;
  readonly venueId: VenueId;
  readonly giverId: ProfileId;
  readonly workerId: ProfileId;
  readonly giverName: string;
  readonly workerName: string;
  readonly note: string | null;
  readonly role: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly tz: string;
  readonly breakMin: number;
  readonly rateMinor: number;
  readonly currency: Currency;
  readonly status: TransferStatus;
  readonly lapsedBecause: (typeof LAPSES)[number] | null;
  readonly version: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

export function rowToTransfer(row: TransferRow): Transfer {
  return {
    id: row.id as TransferId,
    bookingId: row.booking_id as BookingId,
    shiftId: row.shift_id as ShiftId,
    venueId: row.venue_id as VenueId,
    giverId: row.giver_id as ProfileId,
    workerId: row.worker_id as ProfileId,
    giverName: row.giver_name,
    workerName: row.worker_name,
    note: row.note,
    role: row.role,
    startsAt: Date.parse(row.starts_at),
    endsAt: Date.parse(row.ends_at),
    tz: row.tz,
    breakMin: row.break_min,
    rateMinor: row.rate_minor,
    currency: row.currency,
    status: row.status,
    lapsedBecause: row.lapsed_because,
    version: row.version,
    createdAt: Date.parse(row.created_at),
    updatedAt: Date.parse(row.updated_at),
  };
}
