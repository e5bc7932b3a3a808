// Keeping what is posted again and again, and throwing it away.

import * as v from 'valibot';
import { defineCommand, written } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { packArgs, packToArgs, perColumn } from '#domain/packs/schema.ts';
import type { ShiftDraft } from '#domain/shifts/draft.ts';
import { plannedColumns } from '#domain/shifts/schema.ts';
import { timeText } from '#domain/time.ts';
import { type ShiftTemplate, type ShiftTemplateRow, shiftTemplates, TEMPLATE_NAME } from './schema.ts';

const whole = v.pipe(v.number(), v.integer());

const saveTemplateArgs = v.object({
  id: idText,
  venue_id: idText,
  name: v.pipe(v.string(), v.trim(), v.minLength(TEMPLATE_NAME.least), v.maxLength(TEMPLATE_NAME.most)),
  ...plannedColumns,
  starts_time: timeText,
  ends_time: timeText,
  favourites_hours: whole,
  title: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(100)))),
  /** What of it is given changes; the rest stays. */
  pack: v.optional(packArgs),
});
export type SaveShiftTemplateArgs = v.InferOutput<typeof saveTemplateArgs>;

export const saveShiftTemplate = defineCommand({
  name: 'save_shift_template',
  version: 1,
  args: saveTemplateArgs,
  lanes: args => [`template:${args.id}`],
  async apply(tx, args, context) {
    const known = await tx.get(shiftTemplates, args.id);
    await tx.put(shiftTemplates, {
      ...known,
      ...args,
      row_xid: known?.row_xid ?? '0',
      title: written(args.title, known?.title),
      pack: wordsOf(perColumn(column => written(args.pack?.[column], known?.pack[column]))),
      created_at: known?.created_at ?? context.recordedAt,
      updated_at: context.recordedAt,
    });
  },
  describe: (args, { words }) => ({
    subject: args.name,
    lines: [`${words.role(args.role)} · ${args.starts_time}–${args.ends_time}`],
  }),
});

function wordsOf(said: Readonly<Record<string, string | null>>): ShiftTemplateRow['pack'] {
  return Object.fromEntries(Object.entries(said).filter(([, words]) => words !== null));
}

const deleteTemplateArgs = v.object({ id: idText });

export const deleteShiftTemplate = defineCommand({
  name: 'delete_shift_template',
  version: 1,
  args: deleteTemplateArgs,
  lanes: args => [`template:${args.id}`],
  apply: (tx, args) => tx.remove(shiftTemplates, args.id),
  // It is gone from this device by then, unless the server refused that.
  async describe(args, { mirror }) {
    return { subject: (await mirror.table(shiftTemplates).get(args.id))?.name };
  },
});

/** The command's arguments; null while something is missing. */
export function draftToTemplate(
  draft: ShiftDraft,
  of: { readonly id: string; readonly venueId: string; readonly name: string },
): SaveShiftTemplateArgs | null {
  const { positions, rateMinor, breakMin } = draft;
  if (draft.role === '' || draft.start === '' || draft.end === '') return null;
  if (positions === null || rateMinor === null || breakMin === null) return null;
  return {
    id: of.id,
    venue_id: of.venueId,
    name: of.name,
    role: draft.role,
    starts_time: draft.start,
    ends_time: draft.end,
    break_min: breakMin,
    rate_minor: rateMinor,
    tips: draft.tips,
    positions,
    booking_mode: draft.mode,
    favourites_hours: draft.favouritesHours,
    title: draft.title.trim() || null,
    pack: packToArgs(draft.pack),
  };
}

/** A template on a day; how its requests are gathered is chosen for each post anew. */
export function templateToDraft({ id: _id, name: _name, ...terms }: ShiftTemplate, date: string): ShiftDraft {
  return { ...terms, date, startOccurrence: 'first', endOccurrence: 'first', fairMinutes: 0 };
}
