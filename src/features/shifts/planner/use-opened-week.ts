// Which week the board shows: the one that somebody chose, until a shift of another is opened, from a notice or a link; then that
// one's, until they go on from there.
import { useEffect } from 'react';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import type { ShiftId } from '#domain/ids.ts';
import { shiftsByIds } from '#domain/shifts/queries.ts';
import { dayOf, mondayOf, wallAt } from '#domain/time.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import type { ShiftsPlace } from './venue-shifts-screen.tsx';

interface OpenedWeek {
  readonly own: OwnVenue;
  readonly place: ShiftsPlace;
  readonly onPlace: (place: ShiftsPlace) => void;
  readonly selected: string | undefined;
}

/** A Monday; null for the week that it is. */
export function useOpenedWeek({ own, place, onPlace, selected }: OpenedWeek): string | null {
  const now = useEncoreNow();
  const read = useQuery(shiftsByIds, { ids: selected === undefined ? [] : [selected] });
  const opened = selected === undefined ? undefined : read?.get(selected as ShiftId);
  const isNew = opened !== undefined && place.chosenAt !== selected;
  const current = mondayOf(dayOf(wallAt(now, own.venue.tz)));
  const itsOwn = opened === undefined ? current : mondayOf(dayOf(opened.startsLocal));
  const monday = !isNew ? place.monday : itsOwn === current ? null : itsOwn;
  useEffect(() => {
    if (isNew) onPlace({ ...place, monday, chosenAt: selected });
  }, [isNew, monday, onPlace, place, selected]);
  return monday;
}
