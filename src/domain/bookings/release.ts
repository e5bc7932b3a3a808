// A booking that both sides would rather not have, and one of which nobody knows whether it stands. Each side says its own; what both
// say counts, in whatever order it is heard.

import * as v from 'valibot';
import { defineCommand } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { noteText } from '#domain/reason.ts';
import { followBooking } from '#domain/transfers/follow.ts';
import type { MirrorTx } from '#sync/index.ts';
import { aboutBooking, closeApplication } from './commands.ts';
import { isAwaited } from './rules.ts';
import { type BookingRow, bookings } from './schema.ts';

const proposeReleaseArgs = v.object({
  id: idText,
  /** False: it stands. */
  release: v.boolean(),
  reason: v.optional(noteText),
});

export const proposeRelease = defineCommand({
  name: 'propose_release',
  acts: ['ask_release', 'keep_booking'],
  version: 1,
  args: proposeReleaseArgs,
  lanes: args => [`booking:${args.id}`],
  async apply(tx, args, context) {
    const booking = await standing(tx, args.id);
    if (booking === null) return;
    const side = booking.worker_id === context.userId ? 'rockstar' : 'venue';
    const reason = args.reason === undefined || args.reason === '' ? null : args.reason;
    if (!args.release) {
      if (booking.release_by === null) return;
      await tx.patch(bookings, args.id, { release_by: null, release_reason: null, updated_at: context.recordedAt });
    } else if (booking.release_by === null || booking.release_by === side) {
      await tx.patch(bookings, args.id, { release_by: side, release_reason: reason, updated_at: context.recordedAt });
    } else {
      await release(tx, booking, { reason: booking.release_reason ?? reason, at: context.recordedAt });
      await closeApplication(tx, booking.application_id, context);
    }
  },
  async describe(args, context) {
    return { act: args.release ? 'ask_release' : 'keep_booking', ...(await aboutBooking(args.id, context)) };
  },
});

const ofBooking = v.object({ id: idText });

export const confirmBooking = defineCommand({
  name: 'confirm_booking',
  version: 1,
  args: ofBooking,
  lanes: args => [`booking:${args.id}`],
  async apply(tx, args, context) {
    const booking = await standing(tx, args.id);
    if (booking === null || booking.coming_at !== null) return;
    await tx.patch(bookings, args.id, { coming_at: context.recordedAt, updated_at: context.recordedAt });
  },
  describe: (args, context) => aboutBooking(args.id, context),
});

export const replaceBooking = defineCommand({
  name: 'replace_booking',
  version: 1,
  args: ofBooking,
  lanes: args => [`booking:${args.id}`],
  async apply(tx, args, context) {
    const booking = await standing(tx, args.id);
    if (booking === null || booking.coming_at !== null) return;
    await release(tx, booking, { reason: null, at: context.recordedAt });
    await tx.patch(bookings, args.id, { replaced_at: context.recordedAt });
    await closeApplication(tx, booking.application_id, context);
  },
  describe: (args, context) => aboutBooking(args.id, context),
});

async function standing(tx: MirrorTx, id: string): Promise<BookingRow | null> {
  const booking = await tx.get(bookings, id);
  return booking !== undefined && isAwaited(booking.status) ? booking : null;
}

interface Released {
  readonly reason: string | null;
  readonly at: string;
}

async function release(tx: MirrorTx, booking: BookingRow, { reason, at }: Released): Promise<void> {
  await tx.patch(bookings, booking.id, {
    status: 'released',
    cancelled_at: at,
    cancel_reason: reason,
    proposed: null,
    answer_by: null,
    answer_late: false,
    version: booking.version + 1,
    updated_at: at,
  });
  await followBooking(tx, { ...booking, status: 'released' }, at);
}
