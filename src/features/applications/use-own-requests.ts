import { useMemo } from 'react';
import { useQuery } from '#bridge/use-query.ts';
import { ownStandings } from '#domain/applications/queries.ts';
import type { Standing } from '#domain/applications/standing.ts';
import { shiftsByIds } from '#domain/shifts/queries.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { venuesById } from '#domain/venues/queries.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useNow } from '#ui/use-now.ts';

export interface OwnStanding {
  readonly shift: Shift;
  readonly venue: Venue | undefined;
  readonly standing: Standing;
}

export interface OwnRequests {
  /** Refused: it cannot go on without the person. */
  readonly needYou: readonly OwnStanding[];
  /** Under way: on this device, sent, on the waitlist. */
  readonly waiting: readonly OwnStanding[];
  /** Answered, or too late to be; latest shift first. */
  readonly settled: readonly OwnStanding[];
}

/** What was asked for, without what is booked. Undefined until storage has answered. */
export function useOwnRequests(): OwnRequests | undefined {
  const now = useNow();
  const standings = useQuery(ownStandings, null);
  const ids = useMemo(() => [...(standings?.keys() ?? [])], [standings]);
  const shifts = useQuery(shiftsByIds, { ids });
  const venues = useQuery(venuesById, null);
  return useMemo(() => {
    if (standings === undefined || shifts === undefined || venues === undefined) return undefined;
    const all = [...standings]
      .flatMap(([shiftId, standing]): OwnStanding[] => {
        const shift = shifts.get(shiftId);
        return shift === undefined ? [] : [{ shift, venue: venues.get(shift.venueId), standing }];
      })
      .sort((one, other) => one.shift.startsAt - other.shift.startsAt);
    const ahead = (one: OwnStanding) => one.shift.startsAt > now;
    const waits = (one: OwnStanding) => WAITING.has(one.standing.kind) && ahead(one);
    return {
      needYou: all.filter(one => one.standing.kind === 'refused'),
      waiting: all.filter(waits),
      settled: all.filter(one => isRequest(one.standing) && !waits(one)).reverse(),
    };
  }, [standings, shifts, venues, now]);
}

const WAITING: ReadonlySet<Standing['kind']> = new Set(['on_device', 'sent', 'waitlisted']);
const BOOKED: ReadonlySet<Standing['kind']> = new Set(['confirmed', 'cancelled', 'ended', 'refused']);

function isRequest(standing: Standing): boolean {
  return !BOOKED.has(standing.kind);
}
