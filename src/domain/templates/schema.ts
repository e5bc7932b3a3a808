// What a venue posts again and again, under a name: times on the wall and terms, and no day.

import * as v from 'valibot';
import { fieldsOf, unread } from '#domain/columns.ts';
import { idText, rowXid } from '#domain/ids.ts';
import { packWords, rowToPack } from '#domain/packs/schema.ts';
import { plannedColumns } from '#domain/shifts/schema.ts';
import { stampText, timeText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';

const line = v.nullable(v.string());

const shiftTemplateRow = v.object({
  id: idText,
  row_xid: rowXid,
  venue_id: unread(idText),
  name: v.string(),
  ...plannedColumns,
  starts_time: timeText,
  ends_time: timeText,
  favourites_hours: whole,
  fair_minutes: whole,
  title: line,
  pack: packWords,
  created_at: stampText,
  updated_at: stampText,
});
export type ShiftTemplateRow = v.InferOutput<typeof shiftTemplateRow>;

export const shiftTemplates = defineTable<ShiftTemplateRow>({
  name: 'shift_templates',
  row: shiftTemplateRow,
  indexes: ['venue_id'],
  scopes: row => [`venue:${row.venue_id}`],
});

export const TEMPLATE_NAME = { least: 1, most: 60 } as const;

export type ShiftTemplate = ReturnType<typeof rowToTemplate>;
const templateFields = fieldsOf(shiftTemplateRow);

export function rowToTemplate(row: ShiftTemplateRow) {
  const { startsTime: start, endsTime: end, bookingMode: mode, ...template } = templateFields(row);
  return { ...template, start, end, mode, title: row.title ?? '', pack: rowToPack(row.pack) };
}
