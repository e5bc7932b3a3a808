// When a rockstar works: the hours of a usual week, and the days that differ. Wall times of the place where the work is.

import * as v from 'valibot';
import { type ExceptionId, idText, type RuleId, rowXid } from '#domain/ids.ts';
import { dayText, instantText, timeText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

export const AVAILABILITY_KINDS = ['available', 'prefer', 'unavailable'] as const;
export type AvailabilityKind = (typeof AVAILABILITY_KINDS)[number];

const ruleRow = v.object({
  id: idText,
  row_xid: rowXid,
  worker_id: idText,
  weekday: v.pipe(v.number(), v.integer()),
  start_local: timeText,
  end_local: timeText,
  kind: v.picklist(AVAILABILITY_KINDS),
  valid_from: v.nullable(dayText),
  valid_to: v.nullable(dayText),
  created_at: instantText,
  updated_at: instantText,
});
export type AvailabilityRuleRow = v.InferOutput<typeof ruleRow>;

const exceptionRow = v.object({
  id: idText,
  row_xid: rowXid,
  worker_id: idText,
  starts_on: dayText,
  ends_on: dayText,
  start_local: v.nullable(timeText),
  end_local: v.nullable(timeText),
  kind: v.picklist(AVAILABILITY_KINDS),
  reason: v.nullable(v.string()),
  created_at: instantText,
  updated_at: instantText,
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

/** 1 is Monday, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[];

export interface AvailabilityRule {
  readonly id: RuleId;
  readonly weekday: Weekday;
  readonly start: string;
  /** At or before the start: on the next day. */
  readonly end: string;
  readonly kind: AvailabilityKind;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

export interface AvailabilityException {
  readonly id: ExceptionId;
  readonly startsOn: string;
  readonly endsOn: string;
  /** Null: the whole of each day. */
  readonly hours: { readonly start: string; readonly end: string } | null;
  readonly kind: AvailabilityKind;
  readonly reason: string | null;
}

export interface Calendar {
  readonly rules: readonly AvailabilityRule[];
  readonly exceptions: readonly AvailabilityException[];
}

export function rowToRule(row: AvailabilityRuleRow): AvailabilityRule {
  return {
    id: row.id as RuleId,
    weekday: row.weekday as Weekday,
    start: row.start_local,
    end: row.end_local,
    kind: row.kind,
    validFrom: row.valid_from,
    validTo: row.valid_to,
  };
}

export function rowToException(row: AvailabilityExceptionRow): AvailabilityException {
  const { start_local: start, end_local: end } = row;
  return {
    id: row.id as ExceptionId,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    hours: start === null || end === null ? null : { start, end },
    kind: row.kind,
    reason: row.reason,
  };
}
