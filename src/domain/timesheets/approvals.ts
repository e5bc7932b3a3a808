import { type Act, act } from '#sync/index.ts';
import { approveTimesheet, reopenTimesheet } from './commands.ts';
import type { Hours } from './hours.ts';

/** An approval of each at what its worker says; nothing of one whose worker says nothing, or whose account is deleted. */
export function actsToApprove(chosen: readonly Hours[]): readonly Act[] {
  return chosen.flatMap(({ sheet, rockstarMin }) =>
    sheet.bookingId === null || rockstarMin === null
      ? []
      : [act(approveTimesheet, { booking_id: sheet.bookingId, minutes: rockstarMin })],
  );
}

/** Takes those approvals up again. */
export function actsToReopen(approved: readonly Hours[]): readonly Act[] {
  return approved.flatMap(({ sheet, rockstarMin }) =>
    sheet.bookingId === null || rockstarMin === null ? [] : [act(reopenTimesheet, { booking_id: sheet.bookingId })],
  );
}
