// A fact of attendance as this device writes it down, and the booking's state that follows. Knows no command.

import { moveBooking } from '#domain/bookings/moves.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { timesheetId } from '#domain/ids.ts';
import { type Instant, toInstantText } from '#domain/time.ts';
import { timesheets } from '#domain/timesheets/schema.ts';
import { openHours, openTimesheet, weighTimesheet } from '#domain/timesheets/writing.ts';
import { venues } from '#domain/venues/schema.ts';
import type { CommandContext, MirrorTx } from '#sync/index.ts';
import { inWindow, stateByFacts, takesFacts } from './rules.ts';
import { type AttendanceEventRow, attendanceEvents, type FactKind, isTimeKind, rowToFact } from './schema.ts';

const SECOND_MS = 1_000;

interface OwnFact {
  readonly id: string;
  readonly booking_id: string;
  readonly kind: FactKind;
  readonly said_at: string;
  readonly offset_s?: number | undefined;
  readonly clock_jumped?: boolean | undefined;
  readonly code?: string | undefined;
  readonly until?: string | undefined;
  readonly distance_m?: number | undefined;
  readonly accuracy_m?: number | undefined;
}

/** What a worker states of themselves, corrected by what their device had last heard. */
export function addOwnFact(tx: MirrorTx, args: OwnFact, context: CommandContext): Promise<void> {
  const at = Date.parse(args.said_at) + (args.offset_s ?? 0) * SECOND_MS;
  return addFact(tx, { ...args, source: 'rockstar', at, reason: null }, context);
}

interface NewFact extends OwnFact {
  readonly source: 'rockstar' | 'venue';
  readonly at: Instant;
  readonly reason: string | null;
  /** Whose word it is where somebody else carries it. */
  readonly actor_id?: string;
}

/** A fact that is there already is the same. */
export async function addFact(tx: MirrorTx, fact: NewFact, context: CommandContext): Promise<void> {
  // Side by side: who says it waits for each trip to the database.
  const [booking, known] = await Promise.all([
    tx.get(bookings, fact.booking_id),
    tx.get(attendanceEvents, fact.id),
    tx.where(attendanceEvents, 'booking_id', fact.booking_id),
    tx.get(timesheets, timesheetId(fact.booking_id)),
  ]);
  if (booking === undefined || !takesFacts(booking.status) || known !== undefined) return;
  const planned = { startsAt: Date.parse(booking.starts_at), endsAt: Date.parse(booking.ends_at) };
  const row: AttendanceEventRow = {
    id: fact.id,
    row_xid: '0',
    booking_id: booking.id,
    venue_id: booking.venue_id,
    worker_id: booking.worker_id,
    actor_id: fact.actor_id ?? context.userId,
    ends_at: booking.ends_at,
    kind: fact.kind,
    source: fact.source,
    said_at: fact.said_at,
    offset_s: fact.offset_s ?? null,
    clock_jumped: fact.clock_jumped ?? false,
    trusted_at: toInstantText(fact.at),
    proven_at: null,
    verdict: inWindow(fact.kind, fact.at, planned) ? verdictOf(fact) : 'out_of_window',
    reason: fact.reason,
    ...(await distanceOf(tx, fact, booking.venue_id)),
    until: fact.until ?? null,
    created_at: context.recordedAt,
    updated_at: context.recordedAt,
  };
  await tx.put(attendanceEvents, row);
  const facts = (await tx.where(attendanceEvents, 'booking_id', booking.id)).map(rowToFact);
  const status = stateByFacts(booking.status, facts);
  if (status !== booking.status) await moveBooking(tx, { booking, status }, context);
  if (status === 'checked_out') await openTimesheet(tx, booking, context);
  const sheet = await openHours(tx, booking.id);
  if (sheet !== undefined) await weighTimesheet(tx, sheet, context);
}

/** Nothing where nobody placed the venue, and of a coming alone, as the server takes it. */
async function distanceOf(tx: MirrorTx, fact: NewFact, venueId: string) {
  const { distance_m = null, accuracy_m = null } = fact;
  const taken = fact.kind === 'in' && distance_m !== null && (await tx.get(venues, venueId))?.point_placed === true;
  return taken ? { distance_m, accuracy_m } : { distance_m: null, accuracy_m: null };
}

function verdictOf({ kind, source, code }: NewFact): AttendanceEventRow['verdict'] {
  if (source === 'venue' && !isTimeKind(kind)) return 'by_hand';
  return code === undefined ? 'word' : 'waiting';
}
