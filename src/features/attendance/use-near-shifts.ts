import { useEffect, useState } from 'react';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { type VenueShift, venueShiftsBetween } from '#domain/shifts/queries.ts';
import { tonightEnds } from '#domain/shifts/rules.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';

const HOUR_MS = 3_600_000;
/** Who stayed longer still leaves by this door. */
const SHOWN_AFTER_MS = 2 * HOUR_MS;
const BACK_AFTER_MS = 60_000;

/** The shifts that people come to or leave, and which of them is shown; undefined until storage has answered. */
export function useNearShifts(venue: PlacedVenue) {
  const now = useEncoreNow();
  const hour = now - (now % HOUR_MS);
  const [chosen, choose] = useChosen();
  const all = useQuery(venueShiftsBetween, {
    venueId: venue.id,
    from: hour - SHOWN_AFTER_MS,
    to: tonightEnds(hour, venue.tz),
  });
  if (all === undefined) return undefined;
  const shifts = all
    .filter(shift => shift.status === 'published' && shift.confirmedCount > 0)
    .toSorted((one, other) => Number(isMidway(one, now)) - Number(isMidway(other, now)));
  const shown = shifts.find(({ id }) => id === chosen) ?? nearest(shifts, now);
  return { now, shifts, shown, choose };
}

/** Nobody comes to it or leaves it for an hour: it stands below those at the door. */
function isMidway({ startsAt, endsAt }: VenueShift, now: number): boolean {
  return startsAt < now - HOUR_MS && endsAt > now + HOUR_MS;
}

/** For a minute; then what is next is shown by itself. */
function useChosen() {
  const [{ id }, setChosen] = useState<{ readonly id: string | null }>({ id: null });
  const [chosenAt, setChosenAt] = useState(0);
  useEffect(() => {
    if (chosenAt === 0) return;
    const timer = setTimeout(() => setChosen({ id: null }), BACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [chosenAt]);
  const choose = (shiftId: string) => {
    setChosen({ id: shiftId });
    setChosenAt(Date.now());
  };
  return [id, choose] as const;
}

/** Whose start or end is nearest. */
function nearest(shifts: readonly VenueShift[], now: number): VenueShift | undefined {
  const away = ({ startsAt, endsAt }: VenueShift) => Math.min(Math.abs(startsAt - now), Math.abs(endsAt - now));
  return shifts.toSorted((one, other) => away(one) - away(other))[0];
}
