import type { ProfileId } from '#domain/ids.ts';
import { LAST_KEY } from '#domain/rows-by.ts';
import { LONGEST_SHIFT_MS } from '#domain/shifts/rules.ts';
import { type Instant, toInstantText } from '#domain/time.ts';
import type { Mirror, PendingState } from '#sync/index.ts';
import { hasWorked, holdsPlace } from './rules.ts';
import { type Booking, type BookingRow, bookings, rowToBooking } from './schema.ts';

export interface TrackedBooking extends Booking {
  /** What of it has not reached the server; null when nothing. */
  readonly pending: PendingState | null;
}

/** A rockstar's own, by start, whatever became of them. */
export async function ownBookings(mirror: Mirror): Promise<readonly TrackedBooking[]> {
  const rows = mirror
    .table(bookings)
    .where('[worker_id+starts_at]')
    .between([mirror.userId, ''], [mirror.userId, LAST_KEY])
    .toArray();
  return tracked(mirror, rows);
}

/** A Rockstar's places that are not over, the next first: what somebody who leaves would leave behind. */
export async function bookingsAhead(mirror: Mirror, { now }: { readonly now: Instant }): Promise<readonly Booking[]> {
  return (await ownBookings(mirror)).filter(({ status, endsAt }) => holdsPlace(status) && endsAt > now);
}

export async function bookingById(mirror: Mirror, args: { readonly id: string }): Promise<TrackedBooking | null> {
  const row = await mirror.table(bookings).get(args.id);
  if (row === undefined) return null;
  return (await tracked(mirror, [row]))[0] ?? null;
}

export async function bookingsOfShift(
  mirror: Mirror,
  args: { readonly shiftId: string },
): Promise<readonly TrackedBooking[]> {
  return tracked(mirror, mirror.table(bookings).where('shift_id').equals(args.shiftId).toArray());
}

/** How often each person has worked at a venue, as far back as this device goes. */
export async function timesWorkedAt(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<ReadonlyMap<ProfileId, number>> {
  return countWorked(await everyBookingAt(mirror, args));
}

/** All of a venue's bookings that this device has. */
export function everyBookingAt(mirror: Mirror, args: { readonly venueId: string }): PromiseLike<readonly BookingRow[]> {
  return mirror
    .table(bookings)
    .where('[venue_id+starts_at]')
    .between([args.venueId, ''], [args.venueId, LAST_KEY])
    .toArray();
}

/** The same as bookings, by person. */
export async function bookingsByPerson(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<ReadonlyMap<string, readonly Booking[]>> {
  const theirs = new Map<string, Booking[]>();
  for (const row of await everyBookingAt(mirror, args)) {
    const known = theirs.get(row.worker_id);
    if (known === undefined) theirs.set(row.worker_id, [rowToBooking(row)]);
    else known.push(rowToBooking(row));
  }
  return theirs;
}

export function countWorked(rows: readonly BookingRow[]): ReadonlyMap<ProfileId, number> {
  const times = new Map<ProfileId, number>();
  for (const { worker_id, status } of rows) {
    const worker = worker_id as ProfileId;
    if (hasWorked(status)) times.set(worker, (times.get(worker) ?? 0) + 1);
  }
  return times;
}

/** A venue's bookings that touch a span of time. */
export async function venueBookingsBetween(
  mirror: Mirror,
  args: { readonly venueId: string; readonly from: Instant; readonly to: Instant },
): Promise<readonly TrackedBooking[]> {
  const rows = await mirror
    .table(bookings)
    .where('[venue_id+starts_at]')
    .between([args.venueId, toInstantText(args.from - LONGEST_SHIFT_MS)], [args.venueId, toInstantText(args.to)])
    .toArray();
  return tracked(
    mirror,
    rows.filter(row => Date.parse(row.ends_at) > args.from),
  );
}

/** The longest rest that the platform may ask for. */
const LONGEST_REST_MS = 24 * 3_600_000;

/** From a rest before a span to a rest after it, with the moment at which the span begins: a live query keeps its last answer until its next has come. */
export async function venueBookingsAround(
  mirror: Mirror,
  args: { readonly venueId: string; readonly from: Instant; readonly to: Instant },
): Promise<{ readonly from: Instant; readonly bookings: readonly TrackedBooking[] }> {
  const { venueId, from, to } = args;
  const around = { venueId, from: from - LONGEST_REST_MS, to: to + LONGEST_REST_MS };
  return { from, bookings: await venueBookingsBetween(mirror, around) };
}

/** What the two are booked for together: what runs now or comes next. */
export async function nextBookingWith(
  mirror: Mirror,
  args: { readonly venueId: string; readonly workerId: string; readonly from: Instant },
): Promise<TrackedBooking | null> {
  const rows = mirror
    .table(bookings)
    .where('[worker_id+starts_at]')
    .between([args.workerId, toInstantText(args.from - LONGEST_SHIFT_MS)], [args.workerId, LAST_KEY])
    .filter(row => row.venue_id === args.venueId && Date.parse(row.ends_at) > args.from && holdsPlace(row.status))
    .limit(1)
    .toArray();
  return (await tracked(mirror, rows))[0] ?? null;
}

/** Of a venue, from a moment on. */
function rowsFrom(mirror: Mirror, args: { readonly venueId: string; readonly from: Instant }): Promise<BookingRow[]> {
  return mirror
    .table(bookings)
    .where('[venue_id+starts_at]')
    .between([args.venueId, toInstantText(args.from)], [args.venueId, LAST_KEY])
    .toArray();
}

/** People whose place was cancelled while they were checking in, of whom the venue has not said whether they keep working. */
export async function contestedAt(
  mirror: Mirror,
  args: { readonly venueId: string; readonly from: Instant },
): Promise<readonly TrackedBooking[]> {
  const rows = await rowsFrom(mirror, args);
  return tracked(
    mirror,
    rows.filter(row => row.contested === 'open'),
  );
}

/** People of a venue who have not answered a change in time, soonest first: somebody has to decide. */
export async function lateAnswers(
  mirror: Mirror,
  args: { readonly venueId: string; readonly from: Instant },
): Promise<readonly TrackedBooking[]> {
  const rows = await rowsFrom(mirror, args);
  return tracked(
    mirror,
    rows.filter(row => row.status === 'change_pending' && row.answer_late),
  );
}

export interface Together {
  /** Runs now or is to come, the soonest first. */
  readonly ahead: readonly TrackedBooking[];
  /** Worked to the end, the latest first. */
  readonly worked: readonly TrackedBooking[];
}

/** What one person has worked, and is booked for, at one venue, as far back as this device goes. */
export async function bookingsWith(
  mirror: Mirror,
  args: { readonly venueId: string; readonly workerId: string; readonly from: Instant },
): Promise<Together> {
  const rows = await mirror
    .table(bookings)
    .where('[worker_id+starts_at]')
    .between([args.workerId, ''], [args.workerId, LAST_KEY])
    .toArray();
  const known = await tracked(
    mirror,
    rows.filter(row => row.venue_id === args.venueId),
  );
  return {
    ahead: known.filter(({ status, endsAt }) => holdsPlace(status) && endsAt > args.from),
    worked: known.filter(({ status }) => hasWorked(status)).toReversed(),
  };
}

/** Both are read side by side: each trip to the database and back is time between a tap and what it shows. */
async function tracked(
  mirror: Mirror,
  reading: PromiseLike<readonly BookingRow[]> | readonly BookingRow[],
): Promise<readonly TrackedBooking[]> {
  const [rows, pending] = await Promise.all([reading, mirror.pending(bookings)]);
  return rows.map(row => ({ ...rowToBooking(row), pending: pending.get(row.id) ?? null }));
}
