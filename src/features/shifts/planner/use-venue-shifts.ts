import { useMemo } from 'react';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { undecidedApplications } from '#domain/applications/queries.ts';
import { countedByShift } from '#domain/applications/rules.ts';
import { type VenueShift, venuePastShifts, venueShiftsBetween } from '#domain/shifts/queries.ts';
import type { Instant } from '#domain/time.ts';
import type { Venue } from '#domain/venues/schema.ts';

export const PAST_AT_ONCE = 50;
const HOUR_MS = 3_600_000;

export interface VenueShifts {
  /** Posted and not over, soonest first; called-off ones stay until their time has passed. */
  readonly upcoming: readonly VenueShift[];
  /** Also those whose time has passed: they wait to be changed or thrown away. */
  readonly drafts: readonly VenueShift[];
  /** Latest first. */
  readonly past: readonly VenueShift[];
  /** By shift: how many wait for this venue's word. */
  readonly applied: ReadonlyMap<string, number>;
  readonly now: Instant;
}

/** Undefined until storage has answered. */
export function useVenueShifts(venue: Venue, pastLimit: number): VenueShifts | undefined {
  const now = useEncoreNow();
  // By the hour, so that the queries keep their arguments; the minute decides below.
  const hour = now - (now % HOUR_MS);
  const ahead = useQuery(venueShiftsBetween, { venueId: venue.id, from: hour, to: null });
  const before = useQuery(venuePastShifts, { venueId: venue.id, before: hour + HOUR_MS, limit: pastLimit });
  const undecided = useQuery(undecidedApplications, { venueId: venue.id });
  return useMemo(() => {
    if (ahead === undefined || before === undefined || undecided === undefined) return undefined;
    const applied = countedByShift(undecided);
    // A draft that was thrown away was never a shift.
    const posted = (shift: VenueShift) => shift.status !== 'draft' && shift.publishedAt !== null;
    return {
      upcoming: ahead.filter(shift => posted(shift) && shift.endsAt > now),
      drafts: [...before, ...ahead].filter(shift => shift.status === 'draft'),
      past: before.filter(shift => posted(shift) && shift.endsAt <= now),
      applied,
      now,
    };
  }, [ahead, before, undecided, now]);
}
