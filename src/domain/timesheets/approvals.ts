import { type Act, act } from '#sync/index.ts';
import { approveTimesheet, lockTimesheets, MOST_LOCKED, reopenTimesheet } from './commands.ts';
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

/** Notes of those that are agreed that they were exported, in as many commands as it takes. */
export function actsToLock(venueId: string, exported: readonly Hours[]): readonly Act[] {
  const ids = exported.filter(({ sheet }) => sheet.agreedMin !== null && !sheet.locked).map(({ sheet }) => sheet.id);
  return Array.from({ length: Math.ceil(ids.length / MOST_LOCKED) }, (_, nth) =>
    act(lockTimesheets, { venue_id: venueId, ids: ids.slice(nth * MOST_LOCKED, (nth + 1) * MOST_LOCKED) }),
  );
}
