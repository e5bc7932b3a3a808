import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#domain/bookings/schema.ts';
import type { VenueId } from '#domain/ids.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './availability.module.css';

interface ClashesProps {
  readonly bookings: readonly Booking[];
  readonly venues: ReadonlyMap<VenueId, Venue>;
}

/** What is booked in hours marked unavailable. It stays booked; each line leads to where it can be left. */
export function Clashes({ bookings, venues }: ClashesProps) {
  const t = useTranslations('availability.clash');
  const format = useFormat();
  if (bookings.length === 0) return null;
  return (
    <Notice tone="amber" detail={t('detail')}>
      {t('title', { n: bookings.length })}
      <ul role="list" className={classes.clashes}>
        {bookings.map(booking => (
          <li key={booking.id}>
            <Link to="/rockstar/shifts/$bookingId" params={{ bookingId: booking.id }} className={classes.clash}>
              {format.span({ start: booking.startsAt, end: booking.endsAt, tz: booking.tz })}
              {venues.has(booking.venueId) && `, ${venues.get(booking.venueId)?.name ?? ''}`}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
