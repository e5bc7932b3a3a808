// My Shifts: what is booked, what was asked for, what is past. All of it opens without signal.
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownStandings } from '#domain/applications/queries.ts';
import { DayList } from '#ui/day-row.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { BookingRow } from './booking-row.tsx';
import { useOwnBookings } from './use-own-bookings.ts';

const PAST_AT_ONCE = 20;

interface MyShiftsScreenProps {
  readonly requests: ReactNode;
  readonly pane?: ReactNode;
}

export function MyShiftsScreen({ requests, pane }: MyShiftsScreenProps) {
  const t = useTranslations('bookings.mine');
  const own = useOwnBookings();
  const standings = useQuery(ownStandings, null);
  const [pastShown, setPastShown] = useState(PAST_AT_ONCE);
  if (own === undefined || standings === undefined) return null;
  const { upcoming, calledOff, past, venues } = own;
  const row = (booking: (typeof past)[number]) => (
    <BookingRow key={booking.id} booking={booking} venue={venues.get(booking.venueId)} />
  );
  if (past.length + standings.size === 0) {
    return (
      <Screen title={t('title')} pane={pane}>
        <NoShifts />
      </Screen>
    );
  }
  return (
    <Screen title={t('title')} lead={t('lead', { n: upcoming.length })} aside={<AllRequests />} pane={pane}>
      <div style={{ maxWidth: 640, paddingBottom: 24 }}>
        {upcoming.length + calledOff.length > 0 && (
          <DayList title={t('upcoming')} count={upcoming.length}>
            {[...upcoming, ...calledOff].map(row)}
          </DayList>
        )}
        {requests}
        {past.length > 0 && (
          <DayList title={t('past')} count={past.length}>
            {past.slice(0, pastShown).map(row)}
          </DayList>
        )}
        {past.length > pastShown && (
          <Button variant="soft" mt={12} onClick={() => setPastShown(shown => shown + PAST_AT_ONCE)}>
            {t('more')}
          </Button>
        )}
      </div>
    </Screen>
  );
}

function AllRequests() {
  const t = useTranslations('bookings.mine');
  return (
    <LinkButton to="/rockstar/applications" variant="outline" size="sm">
      {t('allRequests')}
    </LinkButton>
  );
}

function NoShifts() {
  const t = useTranslations('bookings.mine');
  return (
    <EmptyState
      title={t('empty')}
      act={
        <LinkButton to="/rockstar/available-shifts" size="lg" variant="lit">
          {t('find')}
        </LinkButton>
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
}
