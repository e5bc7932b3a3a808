// Since when nothing has been heard of the phone of somebody who is due, for the members of a venue alone. The server writes it
// from an hour before the start until they have come or the end.

import * as v from 'valibot';
import { type BookingId, idText, rowXid } from '#domain/ids.ts';
import { type Instant, instantText } from '#domain/time.ts';
import { defineTable, type Mirror } from '#sync/index.ts';

const silenceRow = v.object({
  /** The booking's. */
  id: idText,
  row_xid: rowXid,
  venue_id: idText,
  ends_at: instantText,
  /** Null: heard again since. */
  silent_since: v.nullable(instantText),
  created_at: instantText,
  updated_at: instantText,
});
export type SilenceRow = v.InferOutput<typeof silenceRow>;

export const silences = defineTable<SilenceRow>({
  name: 'silences',
  row: silenceRow,
  indexes: ['venue_id'],
  scopes: row => [`venue:${row.venue_id}`],
  expired: (row, horizonDay) => row.ends_at.slice(0, 10) < horizonDay,
});

/** Of a venue, by booking. */
export async function silencesAt(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<ReadonlyMap<BookingId, Instant>> {
  const rows = await mirror.table(silences).where('venue_id').equals(args.venueId).toArray();
  return new Map(
    rows.flatMap(({ id, silent_since: since }) => (since === null ? [] : [[id as BookingId, Date.parse(since)]])),
  );
}
