import { useMemo } from 'react';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { ownShiftStandings, type ShiftStanding } from '#domain/applications/queries.ts';
import { type Standing, standingAt } from '#domain/applications/standing.ts';
import { fillableUntil } from '#domain/shifts/rules.ts';
import { venuesById } from '#domain/venues/queries.ts';
import type { Venue } from '#domain/venues/schema.ts';

export interface OwnStanding extends ShiftStanding {
  readonly venue: Venue | undefined;
}

export interface OwnApplications {
  /** Refused, or a place is held: it cannot go on without the person. */
  readonly needYou: readonly OwnStanding[];
  /** Under way: on this device, sent, on the waitlist. */
  readonly waiting: readonly OwnStanding[];
  /** Answered, or too late to be; latest shift first. */
  readonly settled: readonly OwnStanding[];
}

/** What they applied for, without what is booked. Undefined until storage has answered. */
export function useOwnApplications(): OwnApplications | undefined {
  const now = useEncoreNow();
  const standings = useQuery(ownShiftStandings, null);
  const venues = useQuery(venuesById, null);
  return useMemo(() => {
    if (standings === undefined || venues === undefined) return undefined;
    const all = standings
      .map(
        (one): OwnStanding => ({
          ...one,
          standing: standingAt(one.standing, now),
          venue: venues.get(one.shift.venueId),
        }),
      )
      .sort((one, other) => one.shift.startsAt - other.shift.startsAt);
    const ahead = ({ shift }: OwnStanding) => fillableUntil(shift) > now;
    const waits = (one: OwnStanding) => WAITING.has(one.standing.kind) && ahead(one) && !needsPerson(one);
    return {
      needYou: all.filter(needsPerson),
      waiting: all.filter(waits),
      settled: all.filter(one => isApplication(one.standing) && !waits(one) && !needsPerson(one)).reverse(),
    };
  }, [standings, venues, now]);
}

function needsPerson({ standing }: OwnStanding): boolean {
  return standing.kind === 'refused' || (standing.kind === 'offered' && !standing.onDevice);
}

const WAITING: ReadonlySet<Standing['kind']> = new Set(['on_device', 'sent', 'waitlisted', 'offered']);
const BOOKED: ReadonlySet<Standing['kind']> = new Set(['confirmed', 'cancelled', 'ended', 'refused']);

function isApplication(standing: Standing): boolean {
  return !BOOKED.has(standing.kind);
}
