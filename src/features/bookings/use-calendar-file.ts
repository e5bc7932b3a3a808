import { useTranslations } from 'use-intl';
import { icalText } from '#domain/bookings/ical.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { download } from '#ui/download.ts';
import type { BookedDays } from './calendar-view.tsx';

/** Takes booked shifts away as a file that any calendar reads. */
export function useCalendarFile(venues: BookedDays['venues']): (bookings: readonly Booking[]) => void {
  const t = useTranslations('bookings.files');
  const facts = useTranslations('shifts.facts');
  const format = useFormat();
  const roleName = useRoleName();
  return bookings => {
    const events = bookings.map(booking => {
      const venue = venues.get(booking.venueId);
      return {
        id: booking.id,
        startsAt: booking.startsAt,
        endsAt: booking.endsAt,
        tz: booking.tz,
        title: [roleName(booking.role), venue?.name].filter(Boolean).join(', '),
        place: booking.place ?? venue?.address ?? venue?.name ?? '',
        text: facts('perHour', { rate: format.money(booking.rateMinor, booking.currency) }),
        cancelled: !holdsPlace(booking.status),
      };
    });
    download(`${t('calendarName')}.ics`, 'text/calendar;charset=utf-8', icalText(events, Date.now()));
  };
}
