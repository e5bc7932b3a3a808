// What one earned at a venue in a month, by agreed hours, as the server adds it up: thirteen months, where the hours themselves go back
// eight weeks. What is owed stands beside it.

import * as v from 'valibot';
import { type Fields, fieldsOf } from '#domain/columns.ts';
import { type EarnedMonthId, idOf, type ProfileId, rowXid, type VenueId } from '#domain/ids.ts';
import { CURRENCIES } from '#domain/money.ts';
import { addMonths, stampText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';

const earnedMonthRow = v.object({
  id: idOf<EarnedMonthId>(),
  row_xid: rowXid,
  worker_id: idOf<ProfileId>(),
  venue_id: idOf<VenueId>(),
  /** Its first day. */
  month: v.string(),
  currency: v.picklist(CURRENCIES),
  shifts: whole,
  worked_min: whole,
  pay_minor: whole,
  owed_minor: whole,
  created_at: stampText,
  updated_at: stampText,
});
export type EarnedMonthRow = v.InferOutput<typeof earnedMonthRow>;

const MONTHS_BEFORE = 12;

export const earnedMonths = defineTable<EarnedMonthRow>({
  name: 'earned_months',
  row: earnedMonthRow,
  indexes: ['worker_id'],
  scopes: row => [`user:${row.worker_id}`],
  expired: (row, _, today) => row.month < firstMonth(today),
});

/** Twin of `private.first_earned_month`. */
export function firstMonth(today: string): string {
  return addMonths(`${today.slice(0, 7)}-01`, -MONTHS_BEFORE);
}

export type EarnedMonth = Fields<typeof earnedMonthRow>;
export const rowToEarnedMonth = fieldsOf(earnedMonthRow);
