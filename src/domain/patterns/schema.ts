// A week as a venue posts it, under a name: shifts by weekday and time on the wall, without a date.

import * as v from 'valibot';
import { fieldsOf, unread } from '#domain/columns.ts';
import { idText, rowXid } from '#domain/ids.ts';
import { packWords } from '#domain/packs/schema.ts';
import { FAIR_MINUTES, plannedColumns } from '#domain/shifts/schema.ts';
import { stampText, timeText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';

/** As a template, with a weekday in a name's place; 0 is Monday. */
export const patternShift = v.object({
  weekday: v.pipe(whole, v.minValue(0), v.maxValue(6)),
  ...plannedColumns,
  starts_time: timeText,
  ends_time: timeText,
  favourites_hours: whole,
  /** Not in what was kept before templates had it. */
  fair_minutes: v.optional(FAIR_MINUTES),
  title: v.nullable(v.string()),
  pack: packWords,
});
export type PatternShift = v.InferOutput<typeof patternShift>;

const shiftPatternRow = v.object({
  id: idText,
  row_xid: rowXid,
  venue_id: unread(idText),
  name: v.string(),
  shifts: v.array(patternShift),
  created_at: stampText,
  updated_at: stampText,
});
export type ShiftPatternRow = v.InferOutput<typeof shiftPatternRow>;

export const shiftPatterns = defineTable<ShiftPatternRow>({
  name: 'shift_patterns',
  row: shiftPatternRow,
  indexes: ['venue_id'],
  scopes: row => [`venue:${row.venue_id}`],
});

export const rowToPattern = fieldsOf(shiftPatternRow);
export type ShiftPattern = ReturnType<typeof rowToPattern>;
