// Asking for cover is one act, also without signal: who is free is judged when the server hears of it.

import * as v from 'valibot';
import { aboutShift } from '#domain/about.ts';
import { type DescribeContext, defineCommand } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { endInvitations } from '#domain/invitations/end.ts';
import { workInvitations } from '#domain/invitations/schema.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { APART_MIN, MOST_CHOSEN, WAVES } from './rules.ts';
import { covers } from './schema.ts';
import { stopSearch } from './stop.ts';

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const askForCoverArgs = v.object({
  id: idText,
  shift_id: idText,
  /** Of the first wave, whoever of them can come. */
  worker_ids: v.pipe(v.array(idText), v.maxLength(MOST_CHOSEN)),
  waves: within(WAVES),
  apart_min: within(APART_MIN),
  full_pay: v.optional(v.boolean()),
});

export const askForCover = defineCommand({
  name: 'ask_for_cover',
  version: 1,
  args: askForCoverArgs,
  serverFields: ['status', 'wave', 'next_at', 'version'],
  lanes: args => [`cover:${args.id}`, `shift:${args.shift_id}`],
  makes: args => [`cover:${args.id}`],
  async apply(tx, args, context) {
    const shift = await tx.get(shifts, args.shift_id);
    if (shift === undefined) return;
    await tx.put(covers, {
      id: args.id,
      row_xid: '0',
      venue_id: shift.venue_id,
      shift_id: args.shift_id,
      status: 'asking',
      waves: args.waves,
      apart_min: args.apart_min,
      full_pay: args.full_pay ?? false,
      wave: 0,
      next_at: context.recordedAt,
      ends_at: shift.ends_at,
      created_by: context.userId,
      version: 1,
      created_at: context.recordedAt,
      updated_at: context.recordedAt,
    });
  },
  describe: (args, context) => aboutCover(args.shift_id, context),
});

const stopCoverArgs = v.object({ id: idText });

export const stopCover = defineCommand({
  name: 'stop_cover',
  version: 1,
  args: stopCoverArgs,
  lanes: args => [`cover:${args.id}`],
  async apply(tx, args, context) {
    const cover = await tx.get(covers, args.id);
    if (cover?.status !== 'asking') return;
    const at = context.recordedAt;
    await stopSearch(tx, cover, at);
    await endInvitations(tx, await tx.where(workInvitations, 'cover_id', args.id), { status: 'revoked', at });
  },
  async describe(args, context) {
    const cover = await context.mirror.table(covers).get(args.id);
    return aboutCover(cover?.shift_id, context);
  },
});

async function aboutCover(shiftId: string | undefined, context: DescribeContext) {
  const { subject, lines } = await aboutShift(shiftId, context);
  return { subject, lines, editTo: shiftId === undefined ? null : `/venue/shifts/${shiftId}/cover` };
}
