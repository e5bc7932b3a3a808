// What a venue posts again and again, under a name: times on the wall and terms, and no day.

import * as v from 'valibot';
import { idText, rowXid } from '#domain/ids.ts';
import { type PackTerms, packWords, rowToPack } from '#domain/packs/schema.ts';
import { BOOKING_MODES, type BookingMode } from '#domain/shifts/schema.ts';
import { instantText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

const whole = v.pipe(v.number(), v.integer());
const line = v.nullable(v.string());
export const timeText = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const shiftTemplateRow = v.object({
  id: idText,
  row_xid: rowXid,
  venue_id: idText,
  name: v.string(),
  role: v.string(),
  starts_time: timeText,
  ends_time: timeText,
  break_min: whole,
  rate_minor: whole,
  tips: v.boolean(),
  positions: whole,
  booking_mode: v.picklist(BOOKING_MODES),
  favourites_hours: whole,
  title: line,
  pack: packWords,
  created_at: instantText,
  updated_at: instantText,
});
export type ShiftTemplateRow = v.InferOutput<typeof shiftTemplateRow>;

export const shiftTemplates = defineTable<ShiftTemplateRow>({
  name: 'shift_templates',
  row: shiftTemplateRow,
  indexes: ['venue_id'],
  scopes: row => [`venue:${row.venue_id}`],
});

export const TEMPLATE_NAME = { least: 1, most: 60 } as const;

export interface ShiftTemplate {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly start: string;
  readonly end: string;
  readonly breakMin: number;
  readonly rateMinor: number;
  readonly tips: boolean;
  readonly positions: number;
  readonly mode: BookingMode;
  readonly favouritesHours: number;
  readonly title: string;
  readonly pack: PackTerms;
}

export function rowToTemplate(row: ShiftTemplateRow): ShiftTemplate {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    start: row.starts_time,
    end: row.ends_time,
    breakMin: row.break_min,
    rateMinor: row.rate_minor,
    tips: row.tips,
    positions: row.positions,
    mode: row.booking_mode,
    favouritesHours: row.favourites_hours,
    title: row.title ?? '',
    pack: rowToPack(row.pack),
  };
}
