import { useTranslations } from 'use-intl';
import { standingChip, standingOfBooking } from '#domain/applications/standing.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import type { Earning } from '#domain/earnings/rules.ts';
import type { VenueId } from '#domain/ids.ts';
import { estimatedPayMinor, paidMinutes } from '#domain/shifts/rules.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useShiftHours } from '#i18n/use-shift-time.ts';
import { useWhen } from '#i18n/use-when.ts';
import { DayList, DayRow } from '#ui/day-row.tsx';
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
  const cancel = useTranslations('bookings.cancelSheet');
  const format = useFormat();
  const hoursOf = useShiftHours();
  const roleName = useRoleName();
  const when = useWhen();
  const { minutes, minor } = earned ?? { minutes: paidMinutes(booking), minor: estimatedPayMinor(booking) };
  const pay = format.money(minor, booking.currency);
  const answer = booking.status === 'change_pending' && !booking.answerLate ? booking.answerBy : null;
  const worth = earned === null ? undefined : t('worked', { duration: format.duration(minutes), pay });
  const owed = booking.owedMinor ? t('owed', { sum: format.money(booking.owedMinor, booking.currency) }) : undefined;
  // While only this device knows that it was called off, the chip does not say so.
  const off = booking.status === 'cancelled_by_worker' && booking.pending !== null ? cancel('done') : undefined;
  // Who lost the place is not paid what was planned, but what is owed for it, if anything.
  const note = holdsPlace(booking.status) || earned ? worth : (owed ?? off);
  return (
    <DayRow
      at={booking.startsAt}
      tz={booking.tz}
      lead={[venue?.name, roleName(booking.role)].filter(Boolean).join(' · ')}
      second={hoursOf(booking)}
      state={<StateChip state={standingChip(standingOfBooking(booking, booking.pending))} />}
      note={answer === null ? note : t('answer', { by: when.by(answer, booking.tz) })}
      link={{ to: '/rockstar/shifts/$bookingId', params: { bookingId: booking.id } }}
    />
  );
}

interface BookingRowsProps {
  readonly title: string;
  readonly rows: readonly TrackedBooking[];
  /** So many at the most; the heading counts all. */
  readonly most?: number;
  readonly venues: ReadonlyMap<VenueId, Venue>;
}

/** Several under a heading; nothing where there are none. */
export function BookingRows({ title, rows, most = rows.length, venues }: BookingRowsProps) {
  if (rows.length === 0) return null;
  return (
    <DayList title={title} count={rows.length}>
      {rows.slice(0, most).map(booking => (
        <BookingRow key={booking.id} booking={booking} venue={venues.get(booking.venueId)} />
      ))}
    </DayList>
  );
}
