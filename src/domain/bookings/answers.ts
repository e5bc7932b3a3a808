// Answers to a proposed change: the person's own, and the venue's when none came in time.

import * as v from 'valibot';
import { idText } from '#domain/ids.ts';
import { defineCommand } from '#sync/index.ts';
import { type BookingRow, bookings } from './schema.ts';

const whole = v.pipe(v.number(), v.integer());

const respondChangeArgs = v.object({ id: idText, answer: v.picklist(['accept', 'decline']), version: whole });
export type RespondChangeArgs = v.InferOutput<typeof respondChangeArgs>;

/** Yes to the new terms, or no and released, which never counts against anybody. */
export const respondChange = defineCommand<RespondChangeArgs>({
  name: 'respond_change',
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
  },
});

const settleChangeArgs = v.object({ id: idText, choice: v.picklist(['revert', 'release']), version: whole });
export type SettleChangeArgs = v.InferOutput<typeof settleChangeArgs>;

/** Nobody answered: the old terms stand, or the person is let go. */
export const settleChange = defineCommand<SettleChangeArgs>({
  name: 'settle_change',
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
  },
});

function answered(booking: BookingRow, at: string): Partial<BookingRow> {
  return { proposed: null, answer_by: null, answer_late: false, version: booking.version + 1, updated_at: at };
}
