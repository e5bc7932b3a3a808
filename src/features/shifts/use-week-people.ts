import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { venueBookingsBetween } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import { weekSpan } from '#domain/shifts/week.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';

/** The names of who has a place in the week that begins on that Monday, by shift, as the alphabet has them. */
export function useWeekPeople(venue: PlacedVenue, monday: string): ReadonlyMap<string, readonly string[]> {
  const t = useTranslations('shifts.manage');
  const span = weekSpan(monday, venue.tz);
  const bookings = useQuery(venueBookingsBetween, { venueId: venue.id, from: span.startsAt, to: span.endsAt });
  const held = useMemo(() => bookings?.filter(({ status }) => holdsPlace(status)) ?? [], [bookings]);
  const ids = useMemo(() => [...new Set(held.map(({ workerId }) => workerId))], [held]);
  const people = useQuery(profilesByIds, { ids });
  return useMemo(() => {
    const named = held
      .map(({ shiftId, workerId }) => ({ shiftId, name: people?.get(workerId)?.name ?? t('unknownRockstar') }))
      .sort((one, other) => one.name.localeCompare(other.name));
    const names = new Map<string, readonly string[]>();
    for (const { shiftId, name } of named) names.set(shiftId, [...(names.get(shiftId) ?? []), name]);
    return names;
  }, [held, people, t]);
}
