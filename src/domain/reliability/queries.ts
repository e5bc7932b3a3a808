import { hasWorked } from '#domain/bookings/rules.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { disputes } from '#domain/disputes/schema.ts';
import { profiles } from '#domain/profiles/schema.ts';
import type { Mirror } from '#sync/index.ts';
import { SHIFTS_FOR_A_SCORE, strikesOf } from './rules.ts';
import { type ReliabilityEvent, reliabilityEvents, rowToReliabilityEvent } from './schema.ts';

export interface Ledger {
  /** The newest first. */
  readonly events: readonly ReliabilityEvent[];
  /** Shifts worked to the end of which nothing took points, as far as this device goes back. */
  readonly clean: number;
  /** Enough was worked for a figure, or the server has made one. */
  readonly scored: boolean;
  /** Rows with an appeal that has not reached the server. */
  readonly pending: ReadonlySet<string>;
  /** Rows with an appeal that somebody has still to decide; what was decided leaves the device after a while. */
  readonly undecided: ReadonlySet<string>;
}

/** How many strikes of one's own stand. */
export async function ownStrikes(mirror: Mirror): Promise<number> {
  const rows = await mirror.table(reliabilityEvents).where('worker_id').equals(mirror.userId).toArray();
  return strikesOf(rows.map(rowToReliabilityEvent)).standing;
}

export async function ownLedger(mirror: Mirror): Promise<Ledger> {
  const [rows, own, card, appeals, pending] = await Promise.all([
    mirror.table(reliabilityEvents).where('worker_id').equals(mirror.userId).toArray(),
    mirror.table(bookings).where('worker_id').equals(mirror.userId).toArray(),
    mirror.table(profiles).get(mirror.userId),
    mirror.table(disputes).where('worker_id').equals(mirror.userId).toArray(),
    mirror.pending(reliabilityEvents),
  ]);
  const worked = own.filter(({ status }) => hasWorked(status));
  const faulty = new Set(rows.filter(({ points }) => points > 0).map(({ booking_id }) => booking_id));
  return {
    events: rows.map(rowToReliabilityEvent).sort((one, other) => other.happenedAt - one.happenedAt),
    clean: worked.filter(({ id }) => !faulty.has(id)).length,
    scored: worked.length >= SHIFTS_FOR_A_SCORE || card?.reliability != null,
    pending: new Set(rows.map(({ id }) => id).filter(id => pending.get(id) !== undefined)),
    undecided: new Set(appeals.filter(({ state }) => state !== 'decided').map(one => one.subject_id)),
  };
}
