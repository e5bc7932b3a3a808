// Keeping what is posted again and again, and throwing it away.

import * as v from 'valibot';
import { changes, defineCommand, stamps, written } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { packArgs, packToArgs, perColumn } from '#domain/packs/schema.ts';
import { saidText } from '#domain/said.ts';
import type { ShiftDraft } from '#domain/shifts/draft.ts';
import { FAIR_MINUTES, plannedColumns } from '#domain/shifts/schema.ts';
import { timeText } from '#domain/time.ts';
import { newVenueLane } from '#domain/venues/lanes.ts';
import { whole } from '#domain/whole.ts';
import { type ShiftTemplate, type ShiftTemplateRow, shiftTemplates, TEMPLATE_NAME } from './schema.ts';

export const keptName = v.pipe(v.string(), saidText, v.minLength(TEMPLATE_NAME.least), v.maxLength(TEMPLATE_NAME.most));

const templateTerms = v.object({
  ...plannedColumns,
  starts_time: timeText,
  ends_time: timeText,
  favourites_hours: whole,
  fair_minutes: v.optional(FAIR_MINUTES),
  title: v.optional(v.nullable(v.pipe(v.string(), saidText, v.maxLength(100)))),
});

const saveTemplateArgs = v.object({
  ...templateTerms.entries,
  id: idText,
  venue_id: idText,
  name: keptName,
  /** What of it is given changes; the rest stays. */
  pack: v.optional(packArgs),
  /** What stood where something else is said now: the server refuses what a colleague has changed since, and nothing else. */
  seen: v.optional(v.partial(templateTerms)),
});
export type SaveShiftTemplateArgs = v.InferOutput<typeof saveTemplateArgs>;

export const saveShiftTemplate = defineCommand({
  name: 'save_shift_template',
  version: 1,
  args: saveTemplateArgs,
  lanes: args => [`template:${args.id}`],
  needs: args => [newVenueLane(args.venue_id)],
  async apply(tx, args, context) {
    const { seen, ...said } = args;
    const known = await tx.get(shiftTemplates, args.id);
    await tx.put(shiftTemplates, {
      ...known,
      ...said,
      title: written(args.title, known?.title),
      fair_minutes: args.fair_minutes ?? known?.fair_minutes ?? 0,
      // What was only repeated stays as it is by now: a colleague may have changed it.
      ...(known !== undefined && seen !== undefined && repeated(known, seen)),
      pack: wordsOfPack(perColumn(column => written(args.pack?.[column], known?.pack[column]))),
      ...stamps(known, context),
    });
  },
  describe: (args, { words }) => ({
    subject: args.name,
    lines: [`${words.role(args.role)} · ${args.starts_time}–${args.ends_time}`],
  }),
});

function repeated(known: ShiftTemplateRow, seen: object): Partial<ShiftTemplateRow> {
  const columns = Object.keys(templateTerms.entries).filter(column => !(column in seen));
  return Object.fromEntries(Object.entries(known).filter(([column]) => columns.includes(column)));
}

/** Without what is not said. */
export function wordsOfPack(said: { readonly [column: string]: string | null | undefined }): ShiftTemplateRow['pack'] {
  return Object.fromEntries(Object.entries(said).filter(([, words]) => words != null));
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
    fair_minutes: draft.fairMinutes,
    title: draft.title.trim() || null,
    pack: packToArgs(draft.pack),
  };
}

/** The same over one that is kept, with what stood where something else is said now. */
export function overTemplate(args: SaveShiftTemplateArgs, kept: ShiftTemplate): SaveShiftTemplateArgs {
  const before = draftToTemplate(templateToDraft(kept, ''), { id: args.id, venueId: args.venue_id, name: kept.name });
  const typed = changes(before, args);
  const seen = Object.entries(before ?? {}).filter(([column]) => column in templateTerms.entries && column in typed);
  return { ...args, seen: Object.fromEntries(seen) };
}

/** A template on a day. */
export function templateToDraft({ id: _id, name: _name, ...terms }: ShiftTemplate, date: string): ShiftDraft {
  return { ...terms, date, startOccurrence: 'first', endOccurrence: 'first' };
}
