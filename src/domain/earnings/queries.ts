import { ownBookings } from '#domain/bookings/queries.ts';
import type { Instant } from '#domain/time.ts';
import { ownHours } from '#domain/timesheets/queries.ts';
import type { Mirror } from '#sync/index.ts';
import { type Earning, earningsOf, withMonths } from './rules.ts';
import { earnedMonths, rowToEarnedMonth } from './schema.ts';

interface OwnEarnings {
  /** A day of UTC. */
  readonly today: string;
  readonly now: Instant;
}

/** One's own, by shift as far back as whole months are here so, and by month before. */
export async function ownEarnings(mirror: Mirror, args: OwnEarnings): Promise<readonly Earning[]> {
  const [bookings, hours, months] = await Promise.all([
    ownBookings(mirror),
    ownHours(mirror),
    mirror.table(earnedMonths).where('worker_id').equals(mirror.userId).toArray(),
  ]);
  return withMonths(earningsOf(bookings, hours, args.now), months.map(rowToEarnedMonth), args.today);
}
