// How a hand-over moves. The giver stays booked until the server says that it is done.

import type { Booking } from '#domain/bookings/schema.ts';
import type { Instant } from '#domain/time.ts';
import type { Transfer, TransferStatus } from './schema.ts';

const TRANSFER_MOVES: Readonly<Record<TransferStatus, readonly TransferStatus[]>> = {
  asked: ['agreed', 'transferred', 'declined', 'withdrawn', 'lapsed'],
  agreed: ['transferred', 'declined', 'refused', 'withdrawn', 'lapsed'],
  transferred: [],
  declined: [],
  refused: [],
  withdrawn: [],
  lapsed: [],
};

export function canMoveTransfer(from: TransferStatus, to: TransferStatus): boolean {
  return TRANSFER_MOVES[from].includes(to);
}

/** Somebody still has to answer. */
export function isOpenTransfer(status: TransferStatus): boolean {
  return TRANSFER_MOVES[status].length > 0;
}

/** The same, and there is time. */
export function isLiveTransfer(transfer: Pick<Transfer, 'status' | 'startsAt'>, now: Instant): boolean {
  return isOpenTransfer(transfer.status) && transfer.startsAt > now;
}

/** Only what is simply booked, until it begins: terms that wait for an answer are answered first. */
export function canHandOver(booking: Pick<Booking, 'status' | 'startsAt'>, now: Instant): boolean {
  return booking.status === 'confirmed' && now < booking.startsAt;
}
