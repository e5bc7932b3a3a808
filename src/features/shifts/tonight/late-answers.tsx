// Who has not answered a change in time: the venue has to take it back or let them go.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { lateAnswers, type TrackedBooking } from '#domain/bookings/queries.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DayList, DayRow } from '#ui/day-row.tsx';
import { StateChip } from '#ui/state-chip.tsx';

export function LateAnswers({ venueId, from }: { readonly venueId: string; readonly from: number }) {
  const t = useTranslations('shifts.tonight');
  const late = useQuery(lateAnswers, { venueId, from });
  const ids = useMemo(() => late?.map(({ workerId }) => workerId) ?? [], [late]);
  const people = useQuery(profilesByIds, { ids });
  if (late === undefined || late.length === 0) return null;
  return (
    <DayList title={t('lateTitle')} count={late.length}>
      {late.map(booking => (
        <LateRow key={booking.id} booking={booking} name={people?.get(booking.workerId)?.name ?? null} />
      ))}
    </DayList>
  );
}

function LateRow({ booking, name }: { readonly booking: TrackedBooking; readonly name: string | null }) {
  const t = useTranslations('shifts');
  const format = useFormat();
  const roleName = useRoleName();
  const { startsAt, endsAt, tz, role, shiftId } = booking;
  return (
    <DayRow
      at={startsAt}
      tz={tz}
      lead={name ?? t('manage.unknownRockstar')}
      second={`${roleName(role)} · ${format.range({ start: startsAt, end: endsAt, tz })}`}
      state={<StateChip state="late" label={t('tonight.lateAnswer')} />}
      link={{ to: '/venue/shifts/$shiftId', params: { shiftId } }}
    />
  );
}
