import { useTranslations } from 'use-intl';
import { touchesDay } from '#domain/bookings/calendar.ts';
import { useFormat } from '#i18n/use-format.ts';
import { DayList } from '#ui/day-row.tsx';
import { BookingRow } from './booking-row.tsx';
import classes from './calendar-view.module.css';
import type { BookedDays } from './calendar-view.tsx';

interface DayShiftsProps extends BookedDays {
  readonly day: string;
}

/** What touches one day; a night that began the day before stands here too. */
export function DayShifts({ bookings, venues, day }: DayShiftsProps) {
  const t = useTranslations('bookings.calendar');
  const format = useFormat();
  const title = format.dayHeading(`${day}T12:00Z`, 'UTC');
  const onDay = bookings.filter(booking => touchesDay(booking, day));
  if (onDay.length === 0) {
    return (
      <p className={classes.free}>
        <span>{title}</span> <span>{t('free')}</span>
      </p>
    );
  }
  return (
    <DayList title={title} count={onDay.length}>
      {onDay.map(booking => (
        <BookingRow key={booking.id} booking={booking} venue={venues.get(booking.venueId)} />
      ))}
    </DayList>
  );
}
