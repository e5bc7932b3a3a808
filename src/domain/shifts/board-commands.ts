// What is done to shifts on the week's board beside changing one: cutting one in two, and showing everybody what favourites had first.

import * as v from 'valibot';
import { aboutShift } from '#domain/about.ts';
import { defineCommand } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { keepPack } from '#domain/packs/commands.ts';
import { packToArgs, rowToPack, shiftPacks } from '#domain/packs/schema.ts';
import { instantText, wallText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import type { CommandContext, MirrorTx } from '#sync/index.ts';
import { editShift, seenArgs } from './edit.ts';
import { gatheredUntil } from './rules.ts';
import { type ShiftRow, shifts, signed } from './schema.ts';

const splitShiftArgs = v.object({
  id: idText,
  /** Of the shift that was seen. */
  version: whole,
  /** What stood where it is shortened, of a posted one: see edit_shift. */
  seen: v.optional(seenArgs),
  /** Where the first ends and the rest begins. */
  cut_local: wallText,
  cut_at: instantText,
  break_min: whole,
  /** Becomes a draft. */
  rest_id: idText,
  rest_break_min: whole,
});
export type SplitShiftArgs = v.InferOutput<typeof splitShiftArgs>;

export const splitShift = defineCommand({
  name: 'split_shift',
  version: 1,
  args: splitShiftArgs,
  lanes: args => [`shift:${args.id}`, `shift:${args.rest_id}`],
  makes: args => [`shift:${args.rest_id}`],
  async apply(tx, args, context) {
    const shift = await tx.get(shifts, args.id);
    if (shift === undefined || (shift.status !== 'draft' && shift.status !== 'published')) return;
    await shorten(tx, shift, { args, context });
    const rest = restOf(shift, { args, context });
    await tx.put(shifts, rest);
    const pack = await tx.get(shiftPacks, shift.id);
    if (pack !== undefined) await keepPack(tx, rest, { pack: packToArgs(rowToPack(pack)), context });
  },
  async describe(args, context) {
    const { shift, subject, lines } = await aboutShift(args.id, context);
    return { subject, lines, editTo: shift && `/venue/shifts/${args.id}` };
  },
});

interface Cut {
  readonly args: SplitShiftArgs;
  readonly context: CommandContext;
}

async function shorten(tx: MirrorTx, shift: ShiftRow, { args, context }: Cut): Promise<void> {
  const shorter = { ends_local: args.cut_local, ends_at: args.cut_at, break_min: args.break_min };
  if (shift.status === 'published') {
    await editShift.apply(tx, { id: shift.id, version: args.version, ...shorter }, context);
    return;
  }
  await tx.patch(shifts, shift.id, { ...shorter, version: shift.version + 1, ...signed(context) });
}

function restOf(shift: ShiftRow, { args, context }: Cut): ShiftRow {
  return {
    ...shift,
    id: args.rest_id,
    row_xid: '0',
    starts_local: args.cut_local,
    starts_at: args.cut_at,
    break_min: args.rest_break_min,
    status: 'draft',
    visible_from: null,
    fair_until: null,
    confirmed_count: 0,
    version: 1,
    published_at: null,
    created_by: context.userId,
    updated_by: context.userId,
    created_at: context.recordedAt,
    updated_at: context.recordedAt,
  };
}

const showToEveryoneArgs = v.object({ id: idText });

/** Ends the time in which a venue's favourites alone see a post. */
export const showToEveryone = defineCommand({
  name: 'show_to_everyone',
  version: 1,
  args: showToEveryoneArgs,
  lanes: args => [`shift:${args.id}`],
  async apply(tx, args, context) {
    const shift = await tx.get(shifts, args.id);
    if (shift?.status !== 'published' || shift.visible_from === null) return;
    await tx.patch(shifts, args.id, {
      visible_from: null,
      fair_until: gatheredUntil({ ...shift, favourites_hours: 0 }, Date.parse(context.recordedAt)),
      ...signed(context),
    });
  },
  async describe(args, context) {
    const { shift, subject, lines } = await aboutShift(args.id, context);
    return { subject, lines, editTo: shift && `/venue/shifts/${args.id}` };
  },
});
