// Leaving a booking. The place reopens and the cost is reckoned by the server; here only the state moves.

import * as v from 'valibot';
import { aboutShift } from '#domain/about.ts';
import { applications } from '#domain/applications/schema.ts';
import { type DescribeContext, defineCommand } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { noteText } from '#domain/reason.ts';
import { followBooking } from '#domain/transfers/follow.ts';
import type { CommandContext, MirrorTx } from '#sync/index.ts';
import { canMoveBooking } from './rules.ts';
import { bookings } from './schema.ts';

const cancelBookingArgs = v.object({
  id: idText,
  reason: v.optional(noteText),
});

export const cancelBooking = defineCommand({
  name: 'cancel_booking',
  version: 1,
  args: cancelBookingArgs,
  // How late it was is judged by when it was heard.
  serverFields: ['cancel_tier', 'cancel_heard_at'],
  lanes: args => [`booking:${args.id}`],
  async apply(tx, args, context) {
    const booking = await tx.get(bookings, args.id);
    if (booking === undefined) return;
    const status = booking.worker_id === context.userId ? 'cancelled_by_worker' : 'cancelled_by_venue';
    if (!canMoveBooking(booking.status, status)) return;
    await tx.patch(bookings, args.id, {
      status,
      cancelled_at: context.recordedAt,
      cancel_reason: args.reason ?? null,
      version: booking.version + 1,
      updated_at: context.recordedAt,
    });
    await closeApplication(tx, booking.application_id, context);
    await followBooking(tx, { ...booking, status }, context.recordedAt);
  },
  describe: (args, context) => aboutBooking(args.id, context),
});

/** The request behind it has come to nothing, which leaves its worker free to ask again. */
export async function closeApplication(
  tx: MirrorTx,
  applicationId: string | null,
  context: CommandContext,
): Promise<void> {
  const application = applicationId === null ? undefined : await tx.get(applications, applicationId);
  if (application?.status !== 'accepted') return;
  await tx.patch(applications, application.id, {
    status: 'closed',
    closed_reason: 'booking_cancelled',
    version: application.version + 1,
    updated_at: context.recordedAt,
  });
}

/** Its shift, and where its own side looks at it. */
export async function aboutBooking(id: string, context: DescribeContext) {
  const row = await context.mirror.table(bookings).get(id);
  const { subject, lines } = await aboutShift(row?.shift_id, context);
  const own = row?.worker_id === context.mirror.userId;
  return {
    subject,
    lines,
    editTo: row ? (own ? `/rockstar/shifts/${row.id}` : `/venue/shifts/${row.shift_id}`) : null,
  };
}
