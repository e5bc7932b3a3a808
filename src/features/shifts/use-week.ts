import { useEffect, useMemo, useRef } from 'react';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useSame } from '#bridge/use-same.ts';
import { type TrackedApplication, undecidedApplications } from '#domain/applications/queries.ts';
import { countedByShift } from '#domain/applications/rules.ts';
import { venueShiftsOf } from '#domain/shifts/queries.ts';
import { type WeekBoard, weekBoard, weekSpan, weeksShown, type Zoom } from '#domain/shifts/week.ts';
import { addDays, dayOf, mondayOf, wallAt, weekDays } from '#domain/time.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { type Places, usePlaces } from './use-places.ts';

export interface Week {
  readonly monday: string;
  readonly days: readonly string[];
  /** On the venue's calendar. */
  readonly today: string;
  /** Undefined until storage has answered. */
  readonly board: WeekBoard | undefined;
  /** Who stands in its places. */
  readonly places: Places | undefined;
  /** What waits for this venue's word, of all its shifts. */
  readonly asking: readonly TrackedApplication[];
}

/**
 * The week of a venue that begins on that Monday; without one, the week that it is; zoomed out, what lies around it. The last one stays
 * until the next is known whole: three hundred shifts are drawn once, with their names.
 */
export function useWeek(venue: PlacedVenue, chosen: string | null, zoom: Zoom = 'week'): Week {
  const now = useEncoreNow();
  const today = dayOf(wallAt(now, venue.tz));
  const monday = chosen ?? mondayOf(today);
  const { monday: from, weeks } = weeksShown(monday, zoom);
  const span = useMemo(() => weekSpan(from, venue.tz, weeks), [from, venue.tz, weeks]);
  const read = useQuery(venueShiftsOf, { venueId: venue.id, from: span.startsAt, to: span.endsAt });
  const undecided = useQuery(undecidedApplications, { venueId: venue.id });
  const places = usePlaces(venue.id, span);
  const days = useMemo(
    () => Array.from({ length: weeks }, (_, nth) => weekDays(addDays(from, 7 * nth))).flat(),
    [from, weeks],
  );
  const isWhole = read?.from === span.startsAt && places?.from === span.startsAt && undecided !== undefined;
  const reckoned = useMemo(() => {
    if (!isWhole) return undefined;
    const applied = countedByShift(undecided);
    return weekBoard({ shifts: read.shifts, days, applied, places: places.byShift, now });
  }, [isWhole, read, undecided, places, days, now]);
  // A cell in which nothing has changed is the same cell: it is not drawn again.
  const board = useSame(reckoned);
  const week = useMemo(
    () =>
      board === undefined
        ? { monday, days, today, board, places: undefined, asking: [] }
        : { monday, days, today, board, places, asking: undecided ?? [] },
    [board, places, undecided, monday, days, today],
  );
  const last = useRef(week);
  useEffect(() => {
    if (week.board !== undefined) last.current = week;
  });
  const stays = week.board === undefined && last.current.days.length === days.length;
  return stays ? last.current : week;
}

export function weekBefore(monday: string): string {
  return addDays(monday, -7);
}
