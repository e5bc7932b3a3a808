import { type ShiftCrewRow, shiftCrew } from '#domain/bookings/crew.ts';
import { bookings } from '#domain/bookings/schema.ts';
import type { Instant } from '#domain/time.ts';
import { venues } from '#domain/venues/schema.ts';
import type { Mirror, PendingState } from '#sync/index.ts';
import { rowToTransfer, type Transfer, type TransferRow, transfers } from './schema.ts';

export interface TrackedTransfer extends Transfer {
  /** What of it has not reached the server; null when nothing. */
  readonly pending: PendingState | null;
}

/** Whom a booking was offered to, latest first. */
export async function transfersOfBooking(
  mirror: Mirror,
  args: { readonly bookingId: string },
): Promise<readonly TrackedTransfer[]> {
  return tracked(mirror, await mirror.table(transfers).where('booking_id').equals(args.bookingId).toArray());
}

/** What colleagues ask of the person, the soonest shift first. */
export async function transfersToAnswer(mirror: Mirror): Promise<readonly TrackedTransfer[]> {
  const rows = await mirror.table(transfers).where('worker_id').equals(mirror.userId).toArray();
  return soonestFirst(await tracked(mirror, rows));
}

export async function transfersOfShift(
  mirror: Mirror,
  args: { readonly shiftId: string },
): Promise<readonly TrackedTransfer[]> {
  return tracked(mirror, await mirror.table(transfers).where('shift_id').equals(args.shiftId).toArray());
}

/** What waits for this venue's word, the soonest shift first. A device of the venue knows few, and no other ones. */
export async function transfersToDecide(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<readonly TrackedTransfer[]> {
  const rows = await mirror.table(transfers).toArray();
  const waiting = rows.filter(row => row.venue_id === args.venueId && row.status === 'agreed');
  return soonestFirst(await tracked(mirror, waiting));
}

function soonestFirst(found: readonly TrackedTransfer[]): readonly TrackedTransfer[] {
  return found.toSorted((one, other) => one.startsAt - other.startsAt);
}

/** Somebody with whom the person was on a shift, by the latest such shift. */
export interface FormerColleague {
  readonly crewId: string;
  readonly workerId: string;
  readonly firstName: string;
  /** What they did then. */
  readonly role: string;
  readonly lastAt: Instant;
  readonly tz: string;
  readonly venue: string;
}

/** Who could be asked to take this booking over: same role first, then the latest. Whoever is on that shift is left out. */
export async function colleaguesToAsk(
  mirror: Mirror,
  args: { readonly shiftId: string; readonly role: string },
): Promise<readonly FormerColleague[]> {
  const crew = await mirror.table(shiftCrew).toArray();
  const there = new Set(crew.filter(row => row.shift_id === args.shiftId).map(row => row.worker_id));
  const latest = new Map<string, ShiftCrewRow>();
  for (const row of crew) {
    if (row.worker_id === mirror.userId || there.has(row.worker_id)) continue;
    const known = latest.get(row.worker_id);
    if (known === undefined || isNearer(row, known, args.role)) latest.set(row.worker_id, row);
  }
  const found = await Promise.all([...latest.values()].map(row => colleague(mirror, row)));
  return found.sort(
    (one, other) =>
      Number(other.role === args.role) - Number(one.role === args.role) ||
      other.lastAt - one.lastAt ||
      one.firstName.localeCompare(other.firstName),
  );
}

function isNearer(row: ShiftCrewRow, known: ShiftCrewRow, role: string): boolean {
  if ((row.role === role) !== (known.role === role)) return row.role === role;
  return row.ends_at > known.ends_at;
}

async function colleague(mirror: Mirror, row: ShiftCrewRow): Promise<FormerColleague> {
  const [booking] = await mirror.table(bookings).where('shift_id').equals(row.shift_id).toArray();
  const venue = booking === undefined ? undefined : await mirror.table(venues).get(booking.venue_id);
  return {
    crewId: row.id,
    workerId: row.worker_id,
    firstName: row.first_name,
    role: row.role,
    lastAt: Date.parse(booking?.starts_at ?? row.ends_at),
    tz: booking?.tz ?? 'UTC',
    venue: venue?.name ?? '',
  };
}

async function tracked(mirror: Mirror, rows: readonly TransferRow[]): Promise<readonly TrackedTransfer[]> {
  const pending = await mirror.pending(transfers);
  return rows
    .map(row => ({ ...rowToTransfer(row), pending: pending.get(row.id) ?? null }))
    .sort((one, other) => other.createdAt - one.createdAt);
}
