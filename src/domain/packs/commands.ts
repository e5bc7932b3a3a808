// Saying how to arrive. With a draft it travels inside `saveShift`; afterwards alone, because notes are no terms.

import * as v from 'valibot';
import { aboutShift } from '#domain/about.ts';
import { changes, defineCommand, written } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { type ShiftRow, shifts } from '#domain/shifts/schema.ts';
import type { CommandContext, MirrorTx } from '#sync/index.ts';
import { PACK_LIMITS, type PackTerms, type ShiftPackRow, shiftPacks } from './schema.ts';

const said = (most: number) => v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(most))));

export const packArgs = v.object({
  arrival_note: said(PACK_LIMITS.arrivalNote),
  contact_name: said(PACK_LIMITS.contactName),
  contact_phone: said(PACK_LIMITS.contactPhone),
  dress_code: said(PACK_LIMITS.dressCode),
  kit: said(PACK_LIMITS.kit),
});
export type PackArgs = v.InferOutput<typeof packArgs>;

export function packToArgs(pack: PackTerms): PackArgs {
  return {
    arrival_note: pack.arrivalNote || null,
    contact_name: pack.contactName || null,
    contact_phone: pack.contactPhone || null,
    dress_code: pack.dressCode || null,
    kit: pack.kit || null,
  };
}

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
  shift: Pick<ShiftRow, 'id' | 'venue_id' | 'ends_at'>,
  { pack, context }: { readonly pack: PackArgs; readonly context: CommandContext },
): Promise<void> {
  const known = await tx.get(shiftPacks, shift.id);
  const said = {
    arrival_note: written(pack.arrival_note, known?.arrival_note),
    contact_name: written(pack.contact_name, known?.contact_name),
    contact_phone: written(pack.contact_phone, known?.contact_phone),
    dress_code: written(pack.dress_code, known?.dress_code),
    kit: written(pack.kit, known?.kit),
  };
  if (!Object.values(said).some(Boolean)) {
    if (known !== undefined) await tx.remove(shiftPacks, shift.id);
    return;
  }
  const row: ShiftPackRow = {
    ...known,
    id: shift.id,
    row_xid: known?.row_xid ?? '0',
    venue_id: shift.venue_id,
    ends_at: shift.ends_at,
    ...said,
    created_at: known?.created_at ?? context.recordedAt,
    updated_at: context.recordedAt,
  };
  await tx.put(shiftPacks, row);
}
