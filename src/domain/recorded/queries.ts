// What was written down as worked without a post, by either side; and with which venues a Rockstar may have worked so.

import { applications } from '#domain/applications/schema.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { conversations } from '#domain/conversations/schema.ts';
import { isPlaced, type PlacedVenue, rowToVenue, venues } from '#domain/venues/schema.ts';
import type { Mirror, PendingState } from '#sync/index.ts';
import { type RecordedShift, type RecordedShiftRow, recordedShifts, rowToRecordedShift } from './schema.ts';

export interface TrackedRecord extends RecordedShift {
  /** What of it has not reached the server; null when nothing. */
  readonly pending: PendingState | null;
}

/** A Rockstar's own, the latest shift first. */
export async function ownRecords(mirror: Mirror): Promise<readonly TrackedRecord[]> {
  return tracked(mirror, await mirror.table(recordedShifts).where('worker_id').equals(mirror.userId).toArray());
}

export async function recordsOfVenue(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<readonly TrackedRecord[]> {
  return tracked(mirror, await mirror.table(recordedShifts).where('venue_id').equals(args.venueId).toArray());
}

/** Venues that know the person, as far as this device remembers: worked there, asked there, or a chat. By name. */
export async function venuesToRecordAt(mirror: Mirror): Promise<readonly PlacedVenue[]> {
  const [booked, asked, chats] = await Promise.all([
    mirror.table(bookings).toArray(),
    mirror.table(applications).toArray(),
    mirror.table(conversations).toArray(),
  ]);
  const ids = new Set([
    ...booked.filter(row => row.worker_id === mirror.userId).map(row => row.venue_id as string),
    ...asked.filter(row => row.worker_id === mirror.userId).map(row => row.venue_id as string),
    ...chats.filter(row => row.rockstar_id === mirror.userId).map(row => row.venue_id as string),
  ]);
  const rows = await mirror.table(venues).bulkGet([...ids]);
  return rows
    .flatMap(row => (row === undefined ? [] : [rowToVenue(row)]))
    .filter(isPlaced)
    .sort((one, other) => one.name.localeCompare(other.name));
}

async function tracked(mirror: Mirror, rows: readonly RecordedShiftRow[]): Promise<readonly TrackedRecord[]> {
  const pending = await mirror.pending(recordedShifts);
  return rows
    .map(row => ({ ...rowToRecordedShift(row), pending: pending.get(row.id) ?? null }))
    .sort((one, other) => other.startsAt - one.startsAt);
}
