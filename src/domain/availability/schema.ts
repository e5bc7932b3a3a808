// When a rockstar works: the hours of a usual week, and the days that differ. Wall times of the place where the work is.

import * as v from 'valibot';
import { fieldsOf, unread } from '#domain/columns.ts';
import { type ExceptionId, idOf, idText, type RuleId, rowXid } from '#domain/ids.ts';
import { dayText, stampText, timeText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

export const AVAILABILITY_KINDS = ['available', 'prefer', 'unavailable'] as const;
export type AvailabilityKind = (typeof AVAILABILITY_KINDS)[number];

/** 1 is Monday, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[];

const ruleRow = v.object({
  id: idOf<RuleId>(),
  row_xid: rowXid,
  worker_id: unread(idText),
  weekday: v.picklist(WEEKDAYS),
  start_local: timeText,
  /** At or before the start: on the next day. */
  end_local: timeText,
  kind: v.picklist(AVAILABILITY_KINDS),
  valid_from: v.nullable(dayText),
  valid_to: v.nullable(dayText),
  created_at: stampText,
  updated_at: stampText,
});
export type AvailabilityRuleRow = v.InferOutput<typeof ruleRow>;

const exceptionRow = v.object({
  id: idOf<ExceptionId>(),
  row_xid: rowXid,
  worker_id: unread(idText),
  starts_on: dayText,
  ends_on: dayText,
  start_local: v.nullable(timeText),
  end_local: v.nullable(timeText),
  kind: v.picklist(AVAILABILITY_KINDS),
  reason: v.nullable(v.string()),
  created_at: stampText,
  updated_at: stampText,
});
export type AvailabilityExceptionRow = v.InferOutput<typeof exceptionRow>;

export const availabilityRules = defineTable<AvailabilityRuleRow>({
  name: 'availability_rules',
  row: ruleRow,
  indexes: ['worker_id'],
  scopes: row => [`user:${row.worker_id}`],
});

export const availabilityExceptions = defineTable<AvailabilityExceptionRow>({
  name: 'availability_exceptions',
  row: exceptionRow,
  indexes: ['worker_id'],
  scopes: row => [`user:${row.worker_id}`],
});

export type AvailabilityRule = ReturnType<typeof rowToRule>;
export type AvailabilityException = ReturnType<typeof rowToException>;

export interface Calendar {
  readonly rules: readonly AvailabilityRule[];
  readonly exceptions: readonly AvailabilityException[];
}

const ruleFields = fieldsOf(ruleRow);
const exceptionFields = fieldsOf(exceptionRow);

export function rowToRule(row: AvailabilityRuleRow) {
  const { startLocal: start, endLocal: end, ...rule } = ruleFields(row);
  return { ...rule, start, end };
}

export function rowToException(row: AvailabilityExceptionRow) {
  const { startLocal: start, endLocal: end, ...exception } = exceptionFields(row);
  /** Null: the whole of each day. */
  const hours = start === null || end === null ? null : { start, end };
  return { ...exception, hours };
}
