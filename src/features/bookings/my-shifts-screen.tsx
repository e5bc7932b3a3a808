// My Shifts: what is booked, what was applied for, what is past; as an agenda, a week or a month. All of it opens without
// signal.
import { useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownStandings } from '#domain/applications/queries.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { Segments } from '#ui/segments.tsx';
import { ownId, someOf, useOpenFirst } from '#ui/use-open-first.ts';
import { Agenda } from './agenda.tsx';
import { CalendarView } from './calendar-view.tsx';
import classes from './my-shifts-screen.module.css';
import { NoShifts } from './no-shifts.tsx';
import { TakeAway } from './take-away.tsx';
import { useOwnBookings } from './use-own-bookings.ts';

const VIEWS = ['agenda', 'week', 'month'] as const;
type View = (typeof VIEWS)[number];

interface MyShiftsScreenProps {
  readonly requests: ReactNode;
  /** What one side wrote down of work without a post. */
  readonly records: ReactNode;
  /** The way to write such down. */
  readonly record: ReactNode;
  readonly pane?: ReactNode;
}

export function MyShiftsScreen({ requests, records, record, pane }: MyShiftsScreenProps) {
  const t = useTranslations('bookings.mine');
  const own = useOwnBookings();
  const standings = useQuery(ownStandings, null)?.standings;
  const [view, setView] = useState<View>('agenda');
  const { bookingId } = useParams({ strict: false });
  const navigate = useNavigate();
  const opening = useOpenFirst({
    list: 'own bookings',
    rows: own && someOf([...own.upcoming, ...own.calledOff, ...own.past]),
    idOf: ownId,
    chosen: bookingId,
    open: id => void navigate({ to: '/rockstar/shifts/$bookingId', params: { bookingId: id }, replace: true }),
  });
  if (own === undefined || standings === undefined) return null;
  if (own.all.length + standings.size === 0) {
    return (
      <Screen title={t('title')} aside={record} pane={pane ?? undefined}>
        {records}
        <NoShifts />
      </Screen>
    );
  }
  return (
    <Screen
      title={t('title')}
      lead={t('lead', { n: own.upcoming.length })}
      aside={
        <>
          {record}
          <AllApplications />
        </>
      }
      pane={opening ? pane : (pane ?? undefined)}
      reading={view === 'agenda'}
    >
      <div style={{ maxWidth: view === 'week' ? 1100 : 640, paddingBottom: 24 }}>
        <Segments
          wide
          className={classes.views}
          label={t('view')}
          value={view}
          onChange={setView}
          data={VIEWS.map(value => ({ value, label: t(`views.${value}`) }))}
        />
        {records}
        {view === 'agenda' ? (
          <Agenda own={own} requests={requests} />
        ) : (
          <CalendarView view={view} now={own.now} bookings={own.all} venues={own.venues} />
        )}
        <TakeAway bookings={own.all} venues={own.venues} now={own.now} />
      </div>
    </Screen>
  );
}

function AllApplications() {
  const t = useTranslations('bookings.mine');
  return (
    <LinkButton to="/rockstar/applications" variant="outline" size="sm">
      {t('allApplications')}
    </LinkButton>
  );
}
