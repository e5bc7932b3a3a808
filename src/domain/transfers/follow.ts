// What becomes of asking colleagues when the booking moves that they are asked about: it is handed over as it stands, and only while it is
// simply confirmed. Twin of `private.follow_booking`; knows no command.

import type { BookingRow } from '#domain/bookings/schema.ts';
import type { MirrorTx } from '#sync/index.ts';
import { isOpenTransfer } from './rules.ts';
import { type TransferRow, transfers } from './schema.ts';

/** `booking`: as it is from now on. */
export async function followBooking(tx: MirrorTx, booking: BookingRow, at: string): Promise<void> {
  for (const transfer of await tx.where(transfers, 'booking_id', booking.id)) {
    const moved = isOpenTransfer(transfer.status) ? movedWith(booking, transfer) : null;
    if (moved !== null)
      await tx.patch(transfers, transfer.id, { ...moved, version: transfer.version + 1, updated_at: at });
  }
}

function movedWith(booking: BookingRow, transfer: TransferRow): Partial<TransferRow> | null {
  const { role, starts_at, ends_at, break_min, rate_minor } = booking;
  if (booking.status === 'change_pending') return { status: 'lapsed', lapsed_because: 'changed' };
  if (booking.status !== 'confirmed') return { status: 'lapsed', lapsed_because: 'booking_ended' };
  const isSame =
    Date.parse(starts_at) === Date.parse(transfer.starts_at) &&
    Date.parse(ends_at) === Date.parse(transfer.ends_at) &&
    role === transfer.role &&
    break_min === transfer.break_min &&
    rate_minor === transfer.rate_minor;
  return isSame ? null : { role, starts_at, ends_at, break_min, rate_minor };
}
