import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { applicationsOfShift } from '#domain/applications/queries.ts';
import { isLive } from '#domain/applications/rules.ts';
import { bookingsOfShift } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';

export interface ShiftPeople {
  readonly booked: readonly string[];
  /** The same with what was agreed. */
  readonly places: readonly { readonly name: string; readonly booking: Booking }[];
  readonly applied: number;
}

/** By name who has a place; how many have applied for one. */
export function useShiftPeople(shiftId: string): ShiftPeople {
  const t = useTranslations('shifts.manage');
  const bookings = useQuery(bookingsOfShift, { shiftId });
  const applications = useQuery(applicationsOfShift, { shiftId });
  const held = useMemo(() => bookings?.filter(({ status }) => holdsPlace(status)) ?? [], [bookings]);
  const ids = useMemo(() => held.map(({ workerId }) => workerId), [held]);
  const people = useQuery(profilesByIds, { ids });
  const places = held.map(booking => ({
    name: people?.get(booking.workerId)?.name ?? t('unknownRockstar'),
    booking,
  }));
  return {
    booked: places.map(({ name }) => name),
    places,
    applied: applications?.filter(({ status }) => isLive(status)).length ?? 0,
  };
}
