// Keys of shifts, for the members of a venue alone: what their screens make each minute's code of. The server makes, renews
// and removes them.

import * as v from 'valibot';
import { idText, rowXid } from '#domain/ids.ts';
import { instantText } from '#domain/time.ts';
import { defineTable, type Mirror } from '#sync/index.ts';

const shiftKeyRow = v.object({
  id: idText,
  row_xid: rowXid,
  venue_id: idText,
  ends_at: instantText,
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  created_at: instantText,
  updated_at: instantText,
});
export type ShiftKeyRow = v.InferOutput<typeof shiftKeyRow>;

export const shiftKeys = defineTable<ShiftKeyRow>({
  name: 'shift_keys',
  row: shiftKeyRow,
  indexes: ['venue_id'],
  scopes: row => [`venue:${row.venue_id}`],
  expired: (row, horizonDay) => row.ends_at.slice(0, 10) < horizonDay,
});

/** Null when this device has not heard of one. */
export async function keyOfShift(mirror: Mirror, args: { readonly shiftId: string }): Promise<string | null> {
  return (await mirror.table(shiftKeys).get(args.shiftId))?.key ?? null;
}
