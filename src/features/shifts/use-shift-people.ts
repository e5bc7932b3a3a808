import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { applicationsOfShift } from '#domain/applications/queries.ts';
import { isLive } from '#domain/applications/rules.ts';
import { bookingsOfShift } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';

export interface ShiftPeople {
  readonly booked: readonly string[];
  readonly asked: number;
}

/** By name who has a place; how many have asked for one. */
export function useShiftPeople(shiftId: string): ShiftPeople {
  const t = useTranslations('shifts.manage');
  const bookings = useQuery(bookingsOfShift, { shiftId });
  const applications = useQuery(applicationsOfShift, { shiftId });
  const ids = useMemo(
    () => bookings?.filter(({ status }) => holdsPlace(status)).map(({ workerId }) => workerId) ?? [],
    [bookings],
  );
  const people = useQuery(profilesByIds, { ids });
  return {
    booked: ids.map(id => people?.get(id)?.name ?? t('unknownRockstar')),
    asked: applications?.filter(({ status }) => isLive(status)).length ?? 0,
  };
}
