// Asking a colleague to take a shift over, and the answers. No effect here touches a booking: who is booked changes on the
// server alone, so neither of the two is told anything too early.

import * as v from 'valibot';
import { shiftCrew } from '#domain/bookings/crew.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { type DescribeContext, defineCommand } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { noteText } from '#domain/reason.ts';
import { venues } from '#domain/venues/schema.ts';
import { whole } from '#domain/whole.ts';
import type { CommandContext, MirrorTx } from '#sync/index.ts';
import { canMoveTransfer } from './rules.ts';
import { type TransferStatus, transfers } from './schema.ts';

const transferBookingArgs = v.object({
  id: idText,
  booking_id: idText,
  /** The colleague, by their row of a crew that one was part of. */
  crew_id: idText,
  note: v.optional(noteText),
});

export const transferBooking = defineCommand({
  name: 'transfer_booking',
  version: 1,
  args: transferBookingArgs,
  lanes: args => [`transfer:${args.id}`, `booking:${args.booking_id}`],
  makes: args => [`transfer:${args.id}`],
  async apply(tx, args, context) {
    const booking = await tx.get(bookings, args.booking_id);
    const colleague = await tx.get(shiftCrew, args.crew_id);
    if (booking === undefined || colleague === undefined) return;
    const self = await tx.get(profiles, context.userId);
    const { role, starts_at, ends_at, tz, break_min, rate_minor, currency, shift_id, venue_id } = booking;
    await tx.put(transfers, {
      ...{ role, starts_at, ends_at, tz, break_min, rate_minor, currency, shift_id, venue_id },
      id: args.id,
      row_xid: '0',
      booking_id: args.booking_id,
      giver_id: context.userId,
      worker_id: colleague.worker_id,
      giver_name: self?.name.split(' ')[0] ?? '',
      worker_name: colleague.first_name,
      note: args.note ?? null,
      status: 'asked',
      lapsed_because: null,
      agreed_at: null,
      new_booking_id: null,
      version: 1,
      created_at: context.recordedAt,
      updated_at: context.recordedAt,
    });
  },
  async describe(args, context) {
    const crew = await context.mirror.table(shiftCrew).get(args.crew_id);
    const { row, lines } = await aboutTransfer(args.id, context);
    return { subject: row?.worker_name ?? crew?.first_name, lines, editTo: `/rockstar/shifts/${args.booking_id}` };
  },
});

const respondTransferArgs = v.object({
  id: idText,
  answer: v.picklist(['accept', 'decline']),
  version: whole,
  /** Of the booking that a yes makes. */
  booking_id: v.optional(idText),
});

export const respondTransfer = defineCommand({
  name: 'respond_transfer',
  acts: ['accept_transfer', 'decline_transfer'],
  version: 1,
  args: respondTransferArgs,
  // Where nobody else decides, the yes is the booking.
  serverFields: ['status', 'new_booking_id'],
  lanes: args => [`transfer:${args.id}`],
  apply: (tx, args, context) =>
    move(tx, { id: args.id, to: args.answer === 'accept' ? 'agreed' : 'declined' }, context),
  async describe(args, context) {
    const { row, subject, lines } = await aboutTransfer(args.id, context);
    // Once it was withdrawn or somebody else has it, nothing of it is there to be answered.
    return { act: `${args.answer}_transfer`, subject, lines, editTo: row?.status === 'asked' ? '/rockstar' : null };
  },
});

const decideTransferArgs = v.object({ id: idText, decision: v.picklist(['accept', 'refuse']), version: whole });

/** The venue's word, where it picks its people itself. */
export const decideTransfer = defineCommand({
  name: 'decide_transfer',
  acts: ['approve_transfer', 'refuse_transfer'],
  version: 1,
  args: decideTransferArgs,
  lanes: args => [`transfer:${args.id}`],
  apply: (tx, args, context) =>
    move(tx, { id: args.id, to: args.decision === 'accept' ? 'transferred' : 'refused' }, context),
  async describe(args, context) {
    const { row, subject, lines } = await aboutTransfer(args.id, context);
    const act = args.decision === 'accept' ? 'approve_transfer' : 'refuse_transfer';
    return { act, subject, lines, editTo: row && `/venue/shifts/${row.shift_id}` };
  },
});

const withdrawTransferArgs = v.object({ id: idText });

export const withdrawTransfer = defineCommand({
  name: 'withdraw_transfer',
  version: 1,
  args: withdrawTransferArgs,
  lanes: args => [`transfer:${args.id}`],
  apply: (tx, args, context) => move(tx, { id: args.id, to: 'withdrawn' }, context),
  async describe(args, context) {
    const { row, subject, lines } = await aboutTransfer(args.id, context);
    return { subject, lines, editTo: row && `/rockstar/shifts/${row.booking_id}` };
  },
});

interface Move {
  readonly id: string;
  readonly to: TransferStatus;
}

async function move(tx: MirrorTx, { id, to }: Move, context: CommandContext): Promise<void> {
  const transfer = await tx.get(transfers, id);
  if (transfer === undefined || !canMoveTransfer(transfer.status, to)) return;
  await tx.patch(transfers, id, {
    status: to,
    ...(to === 'agreed' ? { agreed_at: context.recordedAt } : {}),
    version: transfer.version + 1,
    updated_at: context.recordedAt,
  });
}

/** Who is at the other end, which shift, and the row while there is one. */
async function aboutTransfer(id: string, { mirror, words }: DescribeContext) {
  const row = await mirror.table(transfers).get(id);
  if (row === undefined) return { row: null, lines: [words.gone] };
  const venue = await mirror.table(venues).get(row.venue_id);
  const shift = [words.role(row.role), venue?.name].filter(Boolean).join(', ');
  const span = words.span({ start: Date.parse(row.starts_at), end: Date.parse(row.ends_at), tz: row.tz });
  return { row, subject: row.worker_id === mirror.userId ? row.giver_name : row.worker_name, lines: [shift, span] };
}
