import { useTranslations } from 'use-intl';
import { standingChip, standingOfBooking } from '#domain/applications/standing.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import type { Earning } from '#domain/earnings/rules.ts';
import { estimatedPayMinor, paidMinutes } from '#domain/shifts/rules.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DayRow } from '#ui/day-row.tsx';
import { StateChip } from '#ui/state-chip.tsx';

interface BookingRowProps {
  readonly booking: TrackedBooking;
  readonly venue: Venue | undefined;
  /** What it came to, once it is over; null: nothing, or not known yet. Without it the row says what was agreed beforehand. */
  readonly earned?: Earning | null;
}

/** One booking in an agenda, and the way to it. */
export function BookingRow({ booking, venue, earned }: BookingRowProps) {
  const t = useTranslations('bookings.mine');
  const format = useFormat();
  const roleName = useRoleName();
  const { minutes, minor } = earned ?? { minutes: paidMinutes(booking), minor: estimatedPayMinor(booking) };
  const pay = format.money(minor, booking.currency);
  return (
    <DayRow
      at={booking.startsAt}
      tz={booking.tz}
      lead={[venue?.name, roleName(booking.role)].filter(Boolean).join(' · ')}
      second={format.range({ start: booking.startsAt, end: booking.endsAt, tz: booking.tz })}
      state={<StateChip state={standingChip(standingOfBooking(booking, booking.pending))} />}
      note={earned === null ? undefined : t('worked', { duration: format.duration(minutes), pay })}
      link={{ to: '/rockstar/shifts/$bookingId', params: { bookingId: booking.id } }}
    />
  );
}
