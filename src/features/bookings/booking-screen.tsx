// One booking: the terms that were agreed, the place, whom to call, and the way out with its cost.
import { Group } from '@mantine/core';
import { IconClockCheck, IconCoins, IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { bookingById, type TrackedBooking } from '#domain/bookings/queries.ts';
import { canCancel, holdsPlace } from '#domain/bookings/rules.ts';
import { estimatedPayMinor } from '#domain/shifts/rules.ts';
import { venueById } from '#domain/venues/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';
import { DetailFrame } from '#ui/detail-frame.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { BookingHead } from './booking-head.tsx';
import { CallOff } from './call-off.tsx';
import { CancelBar } from './cancel-bar.tsx';
import { ChangeCard } from './change-card.tsx';
import { NoShowNotice } from './no-show-notice.tsx';
import { PlacePanel } from './place-panel.tsx';
import { ReleaseAct } from './release-act.tsx';
import { ShiftPack } from './shift-pack.tsx';

const BACK = '/rockstar/shifts';

interface BookingScreenProps {
  readonly bookingId: string;
  /** What waits for an answer about it. */
  readonly panels?: ReactNode;
  /** What was said last with the venue. */
  readonly said?: ReactNode;
  /** Ways to go from here, beside taking it into a calendar. */
  readonly ways?: ReactNode;
  /** What is answered at the foot where the venue says that nobody came. */
  readonly answer?: ReactNode;
}

export function BookingScreen({ bookingId, panels, said, ways, answer }: BookingScreenProps) {
  const t = useTranslations('bookings.detail');
  const roleName = useRoleName();
  const now = useEncoreNow();
  const booking = useQuery(bookingById, { id: bookingId });
  const venue = useQuery(venueById, { id: booking?.venueId ?? '' });
  if (booking === undefined) return null;
  if (booking === null) {
    return (
      <DetailFrame title={t('gone')} back={BACK}>
        <EmptyState title={t('gone')}>{t('goneText')}</EmptyState>
      </DetailFrame>
    );
  }
  const title = [roleName(booking.role), venue?.name].filter(Boolean).join(', ');
  return (
    <DetailFrame title={title} back={BACK}>
      <BookingHead booking={booking} title={title} now={now} />
      <CallOff booking={booking} />
      <NoShowNotice booking={booking} />
      <ChangeCard booking={booking} />
      <PlacePanel booking={booking} side="rockstar" />
      {panels}
      <ShiftPack booking={booking} venue={venue ?? null} />
      {said}
      <Terms booking={booking} />
      {holdsPlace(booking.status) && (
        <Group gap={8} mb={24}>
          <AddToCalendar booking={booking} venue={venue ?? null} />
          {ways}
          <ReleaseAct booking={booking} side="rockstar" />
          <LinkButton
            to="/rockstar/available-shifts/$shiftId"
            params={{ shiftId: booking.shiftId }}
            variant="outline"
            leftSection={<IconFileText size={20} stroke={1.75} aria-hidden="true" />}
          >
            {t('post')}
          </LinkButton>
        </Group>
      )}
      {canCancel(booking, now) && <CancelBar booking={booking} venue={venue ?? null} />}
      {booking.status === 'no_show' && answer}
    </DetailFrame>
  );
}

function Terms({ booking }: { readonly booking: TrackedBooking }) {
  const t = useTranslations('bookings.detail');
  const facts = useTranslations('shifts.facts');
  const format = useFormat();
  const when = useWhen();
  const pay = format.money(estimatedPayMinor(booking), booking.currency);
  const spanIn = (tz: string) => format.spanInSentence({ start: booking.startsAt, end: booking.endsAt, tz });
  // Who reads this on another clock than the venue's is told both.
  const own = spanIn(useTimeZone() ?? booking.tz);
  return (
    <FactList>
      <Fact
        icon={IconCoins}
        label={t('pay')}
        detail={
          booking.breakMin > 0
            ? facts('estimatedAfterBreak', { pay, minutes: String(booking.breakMin) })
            : facts('estimatedNoBreak', { pay })
        }
      >
        {facts('perHour', { rate: format.money(booking.rateMinor, booking.currency) })}, {t('agreed')}
        {booking.fullPayMinor !== null && (
          <p>{t('fullPay', { sum: format.money(booking.fullPayMinor, booking.currency) })}</p>
        )}
      </Fact>
      <Fact icon={IconClockCheck} label={t('bookedAt', { time: when(booking.createdAt) })}>
        {own === spanIn(booking.tz) ? t('venueTime') : facts('venueTime', { range: own })}
      </Fact>
    </FactList>
  );
}
