// How far a notice about a booking has got that its person must see, for the members of the venue whose change it is. The
// server writes it: a device that fetched says where it is, reading says that it was seen.

import * as v from 'valibot';
import { type Fields, fieldsOf, unread } from '#domain/columns.ts';
import { type BookingId, idOf, idText, rowXid } from '#domain/ids.ts';
import { rowsBy } from '#domain/rows-by.ts';
import { instantText, stampText } from '#domain/time.ts';
import { defineTable, type Mirror } from '#sync/index.ts';

const receiptRow = v.object({
  /** The notice's. */
  id: idText,
  row_xid: rowXid,
  venue_id: unread(idText),
  booking_id: idOf<BookingId>(),
  /** Of the notice. */
  kind: v.string(),
  sent_at: instantText,
  /** When a device of theirs fetched it. */
  arrived_at: v.nullable(instantText),
  seen_at: v.nullable(instantText),
  created_at: unread(instantText),
  updated_at: stampText,
});
export type ReceiptRow = v.InferOutput<typeof receiptRow>;

export const noticeReceipts = defineTable<ReceiptRow>({
  name: 'notice_receipts',
  row: receiptRow,
  indexes: ['booking_id'],
  scopes: row => [`venue:${row.venue_id}`],
  expired: (row, horizonDay) => row.sent_at.slice(0, 10) < horizonDay,
});

export type Receipt = Fields<typeof receiptRow>;
const rowToReceipt = fieldsOf(receiptRow);

/** The newest of each booking. */
export async function receiptsOf(
  mirror: Mirror,
  args: { readonly bookingIds: readonly string[] },
): Promise<ReadonlyMap<BookingId, Receipt>> {
  const rows = await rowsBy(mirror, noticeReceipts, { index: 'booking_id', keys: args.bookingIds });
  const inOrder = rows.map(rowToReceipt).sort((one, other) => one.sentAt - other.sentAt);
  return new Map(inOrder.map(receipt => [receipt.bookingId, receipt]));
}
