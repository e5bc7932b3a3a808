// To which venue something belongs: whoever works for several opens it from a notification, whichever of them is chosen.
import { bookings } from '#domain/bookings/schema.ts';
import { disputes } from '#domain/disputes/schema.ts';
import { jobs } from '#domain/jobs/schema.ts';
import { shifts } from '#domain/shifts/schema.ts';
import type { Mirror } from '#sync/index.ts';

export interface OfVenue {
  /** The venue itself, where it is named by an address. */
  readonly what: 'shift' | 'job' | 'dispute' | 'venue';
  readonly id: string;
}

/** Null where it is not on this device. */
export async function venueOf(mirror: Mirror, { what, id }: OfVenue): Promise<string | null> {
  if (what === 'venue') return id;
  if (what === 'shift') return (await mirror.table(shifts).get(id))?.venue_id ?? null;
  if (what === 'job') return (await mirror.table(jobs).get(id))?.venue_id ?? null;
  const dispute = await mirror.table(disputes).get(id);
  if (dispute === undefined) return null;
  return dispute.venue_id ?? (await mirror.table(bookings).get(dispute.booking_id ?? ''))?.venue_id ?? null;
}
