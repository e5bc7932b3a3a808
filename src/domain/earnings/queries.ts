import { ownBookings } from '#domain/bookings/queries.ts';
import { addDays, addMonths, type Instant } from '#domain/time.ts';
import { ownHours } from '#domain/timesheets/queries.ts';
import type { Mirror } from '#sync/index.ts';
import { type Earning, earningsOf, earningsOfMonths } from './rules.ts';
import { earnedMonths, rowToEarnedMonth } from './schema.ts';

/** So far back this device has hours by shift. */
const KNOWN_DAYS = 55;

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
  // The month after the one in which the oldest day lies.
  const since = addMonths(`${addDays(args.today, -KNOWN_DAYS).slice(0, 7)}-01`, 1);
  const shifts = earningsOf(bookings, hours, args.now).filter(({ day }) => day >= since);
  return [...earningsOfMonths(months.map(rowToEarnedMonth), since), ...shifts];
}
