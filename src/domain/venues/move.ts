// What a venue's shifts do when it moves. Drafts follow it, wall times and all; what is posted keeps its clock and its pay,
// and each person booked is asked about the new place. The server does the same in edit_venue.

import { jobs } from '#domain/jobs/schema.ts';
import { propose, termsOf } from '#domain/shifts/edit.ts';
import { type ShiftRow, shifts, signed } from '#domain/shifts/schema.ts';
import { instantOf, readWall, toInstantText } from '#domain/time.ts';
import type { CommandContext, MirrorTx } from '#sync/index.ts';
import { placeWords } from './place-words.ts';
import { isPlacedRow, type PlacedVenueRow, type VenueRow } from './schema.ts';

export async function moveShifts(tx: MirrorTx, venue: VenueRow, context: CommandContext): Promise<void> {
  if (!isPlacedRow(venue)) return;
  const place = await placeWords(tx, venue);
  for (const shift of await tx.where(shifts, 'venue_id', venue.id)) {
    if (shift.status === 'draft')
      await tx.patch(shifts, shift.id, { ...following(shift, venue), place, ...signed(context) });
    else if (shift.status === 'published' && shift.starts_at > context.recordedAt && shift.place !== place) {
      const { version } = shift;
      await tx.patch(shifts, shift.id, { place, version: version + 1, ...signed(context) });
      await propose(tx, { shiftId: shift.id, wanted: { ...termsOf(shift), place }, context });
    }
  }
  const { area, currency } = venue;
  for (const job of await tx.where(jobs, 'venue_id', venue.id)) {
    if (job.status === 'draft') await tx.patch(jobs, job.id, { area, currency });
  }
}

/** Of a time that the new clock shows twice PostgreSQL takes the second. */
function following(shift: ShiftRow, { area, tz, currency }: PlacedVenueRow): Partial<ShiftRow> {
  if (tz === shift.tz) return { area, currency };
  const read = (wall: string) => toInstantText(instantOf(readWall(wall, tz), 'second'));
  return { area, tz, currency, starts_at: read(shift.starts_local), ends_at: read(shift.ends_local) };
}
