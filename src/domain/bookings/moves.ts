// A booking that moves by what happened on the night, as the server will move it: terms that waited for an answer are dropped.
// Knows no command.

import { followBooking } from '#domain/transfers/follow.ts';
import type { CommandContext, MirrorTx } from '#sync/index.ts';
import { type BookingRow, type BookingStatus, bookings } from './schema.ts';

interface Move {
  readonly booking: BookingRow;
  readonly status: BookingStatus;
}

export async function moveBooking(tx: MirrorTx, { booking, status }: Move, context: CommandContext): Promise<void> {
  await tx.patch(bookings, booking.id, {
    proposed: null,
    answer_by: null,
    answer_late: false,
    status,
    version: booking.version + 1,
    updated_at: context.recordedAt,
  });
  // Of no other is anything to be handed over.
  if (booking.status === 'confirmed') await followBooking(tx, { ...booking, status }, context.recordedAt);
}
