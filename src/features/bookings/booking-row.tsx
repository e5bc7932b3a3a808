import { useTranslations } from 'use-intl';
import { standingChip, standingOfBooking } from '#domain/applications/standing.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { estimatedPayMinor, paidMinutes } from '#domain/shifts/rules.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DayRow } from '#ui/day-row.tsx';
import { StateChip } from '#ui/state-chip.tsx';

interface BookingRowProps {
  readonly booking: TrackedBooking;
  readonly venue: Venue | undefined;
}

/** One booking in an agenda, and the way to it. */
export function BookingRow({ booking, venue }: BookingRowProps) {
  const t = useTranslations('bookings.mine');
  const format = useFormat();
  const roleName = useRoleName();
  return (
    <DayRow
      at={booking.startsAt}
      tz={booking.tz}
      lead={[venue?.name, roleName(booking.role)].filter(Boolean).join(' · ')}
      second={format.range({ start: booking.startsAt, end: booking.endsAt, tz: booking.tz })}
      state={<StateChip state={standingChip(standingOfBooking(booking, booking.pending))} />}
      note={t('worked', {
        duration: format.duration(paidMinutes(booking)),
        pay: format.money(estimatedPayMinor(booking), booking.currency),
      })}
      link={{ to: '/rockstar/shifts/$bookingId', params: { bookingId: booking.id } }}
    />
  );
}
