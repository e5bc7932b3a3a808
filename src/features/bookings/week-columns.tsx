// A week side by side, where there is room for seven days.
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { standingChip, standingOfBooking } from '#domain/applications/standing.ts';
import { touchesDay } from '#domain/bookings/calendar.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { StateChip } from '#ui/state-chip.tsx';
import type { BookedDays } from './calendar-view.tsx';
import classes from './week-columns.module.css';

interface WeekColumnsProps extends BookedDays {
  readonly week: readonly string[];
  readonly today: string;
}

export function WeekColumns({ week, today, bookings, venues }: WeekColumnsProps) {
  return (
    <ol role="list" className={classes.week}>
      {week.map(day => (
        <Column
          key={day}
          day={day}
          today={day === today}
          venues={venues}
          bookings={bookings.filter(booking => touchesDay(booking, day))}
        />
      ))}
    </ol>
  );
}

function Column({ day, today, bookings, venues }: BookedDays & { readonly day: string; readonly today: boolean }) {
  const t = useTranslations('bookings.calendar');
  const format = useFormat();
  const parts = format.dayColumn(`${day}T12:00Z`, 'UTC');
  return (
    <li className={classes.column} aria-current={today ? 'date' : undefined}>
      <h3 className={classes.day} aria-label={format.longDay(`${day}T12:00Z`, 'UTC')}>
        <span>{parts.weekday}</span> <span className={classes.number}>{parts.date}</span>
      </h3>
      {bookings.length === 0 && <p className={classes.free}>{t('free')}</p>}
      {bookings.map(booking => (
        <Booked key={booking.id} booking={booking} venueName={venues.get(booking.venueId)?.name ?? null} />
      ))}
    </li>
  );
}

function Booked({ booking, venueName }: { readonly booking: TrackedBooking; readonly venueName: string | null }) {
  const format = useFormat();
  const roleName = useRoleName();
  const { id, role, startsAt, endsAt, tz, pending } = booking;
  return (
    <Link
      to="/rockstar/shifts/$bookingId"
      params={{ bookingId: id }}
      className={classes.shift}
      activeProps={{ 'data-active': true }}
    >
      <span className={classes.times}>{format.times({ start: startsAt, end: endsAt, tz }).text}</span>
      <span>{roleName(role)}</span>
      {venueName !== null && <span className={classes.venue}>{venueName}</span>}
      <span className={classes.state}>
        <StateChip state={standingChip(standingOfBooking(booking, pending))} />
      </span>
    </Link>
  );
}
