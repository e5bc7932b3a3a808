import { useMemo } from 'react';
import { useQuery } from '#bridge/use-query.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { type Earning, earningsOf } from '#domain/earnings/rules.ts';
import type { Instant } from '#domain/time.ts';
import { ownHours } from '#domain/timesheets/queries.ts';

/** Of one's bookings, by the hours as they stand; undefined until storage has answered. */
export function useOwnEarnings(bookings: readonly Booking[], now: Instant): readonly Earning[] | undefined {
  const hours = useQuery(ownHours, null);
  return useMemo(() => (hours === undefined ? undefined : earningsOf(bookings, hours, now)), [bookings, hours, now]);
}
