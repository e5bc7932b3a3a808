import { Button } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { hasWorked } from '#domain/bookings/rules.ts';
import { workedByBooking } from '#domain/earnings/rules.ts';
import { DayList } from '#ui/day-row.tsx';
import { BookingRow } from './booking-row.tsx';
import { KEPT_MS, KeptFor } from './kept-for.tsx';
import type { OwnBookings } from './use-own-bookings.ts';
import { useOwnEarnings } from './use-own-earnings.ts';

const PAST_AT_ONCE = 20;

interface AgendaProps {
  readonly own: OwnBookings;
  readonly requests: ReactNode;
}

/** What is booked, what was applied for, what is past: one under the other. */
export function Agenda({ own, requests }: AgendaProps) {
  const t = useTranslations('bookings.mine');
  const [pastShown, setPastShown] = useState(PAST_AT_ONCE);
  const { upcoming, calledOff, past, venues } = own;
  const earnings = useOwnEarnings(own.all, own.now);
  const earned = useMemo(() => workedByBooking(earnings ?? []), [earnings]);
  const row = (booking: TrackedBooking) =>
    // Who left early reads what it came to, not what was planned.
    hasWorked(booking.status) ? (
      pastRow(booking)
    ) : (
      <BookingRow key={booking.id} booking={booking} venue={venues.get(booking.venueId)} />
    );
  const pastRow = (booking: TrackedBooking) => (
    <BookingRow
      key={booking.id}
      booking={booking}
      venue={venues.get(booking.venueId)}
      earned={earned.get(booking.id) ?? null}
    />
  );
  return (
    <>
      {upcoming.length > 0 && (
        <DayList title={t('upcoming')} count={upcoming.length}>
          {upcoming.map(row)}
        </DayList>
      )}
      {calledOff.length > 0 && (
        <DayList title={t('off')} count={calledOff.length}>
          {calledOff.map(row)}
        </DayList>
      )}
      {requests}
      {past.length > 0 && (
        <DayList title={t('past')} count={past.length}>
          {past.slice(0, pastShown).map(pastRow)}
        </DayList>
      )}
      {past.length > pastShown && (
        <Button variant="soft" mt={12} onClick={() => setPastShown(shown => shown + PAST_AT_ONCE)}>
          {t('more')}
        </Button>
      )}
      {past.length <= pastShown && (past.at(-1)?.endsAt ?? own.now) < own.now - KEPT_MS && <KeptFor />}
    </>
  );
}
