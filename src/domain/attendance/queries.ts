import { rowsBy } from '#domain/rows-by.ts';
import { type Instant, toInstantText } from '#domain/time.ts';
import type { Mirror, PendingState } from '#sync/index.ts';
import { type AttendanceEventRow, attendanceEvents, type Fact, rowToFact } from './schema.ts';

export interface TrackedFact extends Fact {
  /** What of it has not reached the server; null when nothing. */
  readonly pending: PendingState | null;
}

/** In the order in which they count. */
export async function factsOfBooking(
  mirror: Mirror,
  args: { readonly bookingId: string },
): Promise<readonly TrackedFact[]> {
  return tracked(mirror, mirror.table(attendanceEvents).where('booking_id').equals(args.bookingId).toArray());
}

/** Of several bookings, by booking. */
export async function factsOfBookings(
  mirror: Mirror,
  args: { readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, readonly TrackedFact[]>> {
  const facts = await tracked(mirror, factRows(mirror, args));
  return new Map(args.ids.map(id => [id, facts.filter(fact => fact.bookingId === id)]));
}

export function factRows(
  mirror: Mirror,
  args: { readonly ids: readonly string[] },
): Promise<readonly AttendanceEventRow[]> {
  return rowsBy(mirror, attendanceEvents, { index: 'booking_id', keys: args.ids });
}

/** Of a venue's bookings that end in a span: one reading, where a week by its bookings is a trip to the database for each. */
export function factRowsOfVenue(
  mirror: Mirror,
  args: { readonly venueId: string; readonly from: Instant; readonly to: Instant },
): Promise<readonly AttendanceEventRow[]> {
  const { venueId, from, to } = args;
  return mirror
    .table(attendanceEvents)
    .where('[venue_id+ends_at]')
    .between([venueId, toInstantText(from)], [venueId, toInstantText(to)], true, true)
    .toArray();
}

async function tracked(
  mirror: Mirror,
  reading: PromiseLike<readonly AttendanceEventRow[]>,
): Promise<readonly TrackedFact[]> {
  const [rows, pending] = await Promise.all([reading, mirror.pending(attendanceEvents)]);
  return rows
    .map(row => ({ ...rowToFact(row), pending: pending.get(row.id) ?? null }))
    .sort((one, other) => one.at - other.at);
}
