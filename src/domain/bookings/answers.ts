// Answers to a proposed change: the person's own, and the venue's when none came in time.

import * as v from 'valibot';
import { aboutShift } from '#domain/about.ts';
import { defineCommand } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { notifications } from '#domain/notifications/schema.ts';
import { whole } from '#domain/whole.ts';
import type { MirrorTx } from '#sync/index.ts';
import { closeApplication } from './commands.ts';
import { type BookingRow, bookings } from './schema.ts';

const respondChangeArgs = v.object({ id: idText, answer: v.picklist(['accept', 'decline']), version: whole });

/** Yes to the new terms, or no and released, which never counts against anybody. */
export const respondChange = defineCommand({
  name: 'respond_change',
  acts: ['accept_change', 'decline_change'],
  version: 1,
  args: respondChangeArgs,
  lanes: args => [`booking:${args.id}`],
  async apply(tx, args, context) {
    const booking = await tx.get(bookings, args.id);
    if (booking?.status !== 'change_pending') return;
    const agreed =
      args.answer === 'accept'
        ? { ...booking.proposed, place: booking.proposed?.place ?? booking.place, status: 'confirmed' as const }
        : null;
    await tx.patch(bookings, args.id, {
      ...(agreed ?? { status: 'released', cancelled_at: context.recordedAt }),
      ...answered(booking, context.recordedAt),
    });
    if (agreed === null) await closeApplication(tx, booking.application_id, context);
    await acknowledgeChange(tx, { userId: context.userId, bookingId: args.id, at: context.recordedAt });
  },
  async describe(args, context) {
    const row = await context.mirror.table(bookings).get(args.id);
    const { subject, lines } = await aboutShift(row?.shift_id, context);
    return { act: `${args.answer}_change`, subject, lines, editTo: row ? `/rockstar/shifts/${row.id}` : null };
  },
});

const settleChangeArgs = v.object({ id: idText, choice: v.picklist(['revert', 'release']), version: whole });

/** Nobody answered: the old terms stand, or the person is let go. */
export const settleChange = defineCommand({
  name: 'settle_change',
  acts: ['revert_change', 'release_change'],
  version: 1,
  args: settleChangeArgs,
  lanes: args => [`booking:${args.id}`],
  async apply(tx, args, context) {
    const booking = await tx.get(bookings, args.id);
    if (booking?.status !== 'change_pending') return;
    const released = { status: 'released', cancelled_at: context.recordedAt } as const;
    await tx.patch(bookings, args.id, {
      ...(args.choice === 'release' ? released : { status: 'confirmed' }),
      ...answered(booking, context.recordedAt),
    });
    if (args.choice === 'release') await closeApplication(tx, booking.application_id, context);
  },
  async describe(args, context) {
    const row = await context.mirror.table(bookings).get(args.id);
    const { subject, lines } = await aboutShift(row?.shift_id, context);
    return { act: `${args.choice}_change`, subject, lines, editTo: row ? `/venue/shifts/${row.shift_id}` : null };
  },
});

function answered(booking: BookingRow, at: string): Partial<BookingRow> {
  return { proposed: null, answer_by: null, answer_late: false, version: booking.version + 1, updated_at: at };
}

/** Who answers a change has seen it: the bell does not ask again. */
async function acknowledgeChange(
  tx: MirrorTx,
  { userId, bookingId, at }: { readonly userId: string; readonly bookingId: string; readonly at: string },
): Promise<void> {
  for (const told of await tx.where(notifications, 'user_id', userId)) {
    if (told.kind !== 'change_proposed' || told.acked_at !== null || told.payload.booking_id !== bookingId) continue;
    await tx.patch(notifications, told.id, { acked_at: at, read_at: told.read_at ?? at });
  }
}
