import { useMemo } from 'react';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { LEAVING_MS } from '#domain/attendance/rules.ts';
import { ownBookings, type TrackedBooking } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { venuesById } from '#domain/venues/queries.ts';

/** Undefined until storage has answered. */
export function useOwnBookings() {
  const now = useEncoreNow();
  const all = useQuery(ownBookings, null);
  const venues = useQuery(venuesById, null);
  return useMemo(() => {
    if (all === undefined || venues === undefined) return undefined;
    const ahead = (booking: TrackedBooking) => booking.endsAt > now;
    return {
      now,
      /** By start, whatever became of them. */
      all,
      venues,
      /** Running or to come, soonest first. */
      upcoming: all.filter(booking => ahead(booking) && holdsPlace(booking.status)),
      /** Over by the plan, and not checked out of yet. */
      stillAt: all.filter(
        booking => !ahead(booking) && booking.status === 'checked_in' && now <= booking.endsAt + LEAVING_MS,
      ),
      /** Called off before their time, by whomever; what a colleague took over is not off. */
      calledOff: all.filter(
        booking => ahead(booking) && !holdsPlace(booking.status) && booking.status !== 'transferred',
      ),
      /** Latest first. */
      past: all.filter(booking => !ahead(booking)).toReversed(),
    };
  }, [all, venues, now]);
}

export type OwnBookings = NonNullable<ReturnType<typeof useOwnBookings>>;
