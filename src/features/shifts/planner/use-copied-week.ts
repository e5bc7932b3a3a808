// Which week is copied into the one that is planned, and what would come of it. Of one's own venue it is the week before; of another that
// one runs it is that one or the same week.
import { useMemo, useState } from 'react';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { postedOf, weekAgain, withoutPast } from '#domain/shifts/again.ts';
import { rolesWithoutPay, weekFrom, withPay } from '#domain/shifts/from-venue.ts';
import { lastWrittenByRole, writtenShiftsOf } from '#domain/shifts/queries.ts';
import { weekSpan } from '#domain/shifts/week.ts';
import { daysBetween } from '#domain/time.ts';
import { runVenues } from '#domain/venues/queries.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { weekBefore } from '#features/shifts/use-week.ts';

export interface WeekSource {
  readonly venue: PlacedVenue;
  readonly monday: string;
}

/** Pay by role, in minor units, where this venue has to say it. */
export type TypedPay = Readonly<Record<string, number | null>>;

/** Its drafts are undefined until storage has answered. */
export function useCopiedWeek(venue: PlacedVenue, monday: string) {
  const sources = useWeekSources(venue, monday);
  const [nth, choose] = useState<number | null>(null);
  const [pay, setPay] = useState<TypedPay>({});
  const source = sources[nth ?? 0] ?? { venue, monday: weekBefore(monday) };
  const copied = useWritten(source.venue, source.monday);
  const here = useWritten(venue, monday);
  const latest = useQuery(lastWrittenByRole, { venueId: venue.id });
  const now = useEncoreNow();
  const whole = useMemo(() => {
    if (copied === undefined || here === undefined) return undefined;
    if (source.venue.id === venue.id) return weekAgain(copied, here);
    if (latest === undefined) return undefined;
    return weekFrom(postedOf(copied), { venue, latest, there: here, days: daysBetween(source.monday, monday) });
  }, [copied, here, latest, venue, monday, source.venue.id, source.monday]);
  const unpriced = useMemo(() => whole && withoutPast(whole, venue.tz, now), [whole, venue.tz, now]);
  return {
    ...{ sources, source, pay, choose },
    /** Which of the sources; null until somebody has chosen one. */
    nth,
    isElsewhere: source.venue.id !== venue.id,
    say: (role: string, minor: number | null) => setPay(said => ({ ...said, [role]: minor })),
    roles: useMemo(() => rolesWithoutPay(unpriced ?? []), [unpriced]),
    all: useMemo(() => unpriced && withPay(unpriced, pay), [unpriced, pay]),
    /** So many are left out: nobody could post them any more. */
    past: (whole?.length ?? 0) - (unpriced?.length ?? 0),
    /** Instant ones that this venue cannot post so. */
    reviewed: !venue.verified && postedOf(copied ?? []).some(({ bookingMode }) => bookingMode !== 'review'),
    unposted: copied?.filter(({ status }) => status === 'draft').length ?? 0,
  };
}

/** Of venues where the person decides nothing, nothing is copied. */
function useWeekSources(venue: PlacedVenue, monday: string): readonly WeekSource[] {
  const run = useQuery(runVenues, null);
  return useMemo(() => {
    const others = (run ?? []).filter(({ id }) => id !== venue.id);
    const before = weekBefore(monday);
    return [
      { venue, monday: before },
      ...others.flatMap(one => [monday, before].map(of => ({ venue: one, monday: of }))),
    ];
  }, [run, venue, monday]);
}

/** Undefined until it is the answer to this question: until then a live query has that to the last one. */
function useWritten(venue: PlacedVenue, monday: string) {
  const { startsAt: from, endsAt: to } = weekSpan(monday, venue.tz);
  const written = useQuery(writtenShiftsOf, { venueId: venue.id, from, to: to - 1 });
  const isAnswer = written !== undefined && written.of.venueId === venue.id && written.of.from === from;
  return isAnswer ? written.shifts : undefined;
}
