// Saying how to arrive. With a draft it travels inside `saveShift`; afterwards alone, because notes are no terms.

import * as v from 'valibot';
import { aboutShift } from '#domain/about.ts';
import { changes, defineCommand, stamps, written } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { type ShiftRow, shifts, signed } from '#domain/shifts/schema.ts';
import type { CommandContext, MirrorTx } from '#sync/index.ts';
import {
  type PackArgs,
  type PackTerms,
  packArgs,
  packToArgs,
  perColumn,
  type ShiftPackRow,
  shiftPacks,
} from './schema.ts';

/** Only what was typed: several people write a pack, and none of them replaces another's words. */
export function packChanges(before: PackTerms, after: PackTerms): PackArgs {
  return changes(packToArgs(before), packToArgs(after));
}

const editShiftPackArgs = v.object({ shift_id: idText, pack: packArgs });

export const editShiftPack = defineCommand({
  name: 'edit_shift_pack',
  version: 1,
  args: editShiftPackArgs,
  lanes: args => [`shift:${args.shift_id}`],
  async apply(tx, args, context) {
    const shift = await tx.get(shifts, args.shift_id);
    if (shift === undefined || (shift.status !== 'draft' && shift.status !== 'published')) return;
    await keepPack(tx, shift, { pack: args.pack, context });
  },
  async describe(args, context) {
    const { shift, subject, lines } = await aboutShift(args.shift_id, context);
    return { subject, lines, editTo: shift && `/venue/shifts/${args.shift_id}` };
  },
});

/** What is given changes, the rest stays; nothing said is no pack. */
export async function keepPack(
  tx: MirrorTx,
  shift: Pick<ShiftRow, 'id' | 'venue_id' | 'ends_at' | 'getting_home'>,
  { pack, context }: { readonly pack: PackArgs; readonly context: CommandContext },
): Promise<void> {
  const known = await tx.get(shiftPacks, shift.id);
  const said = perColumn(column => written(pack[column], known?.[column]));
  // On the post, for whoever thinks of asking.
  const getting_home = said.getting_home || null;
  if (getting_home !== shift.getting_home) await tx.patch(shifts, shift.id, { getting_home, ...signed(context) });
  if (!Object.values(said).some(Boolean)) {
    if (known !== undefined) await tx.remove(shiftPacks, shift.id);
    return;
  }
  const row: ShiftPackRow = {
    ...known,
    id: shift.id,
    venue_id: shift.venue_id,
    ends_at: shift.ends_at,
    ...said,
    ...stamps(known, context),
  };
  await tx.put(shiftPacks, row);
}
