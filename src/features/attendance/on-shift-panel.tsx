// The shift that runs or is about to: the way to check in, then how long one has worked and what comes next. Nothing while no shift
// is near.
import { IconMapPinCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { factsOfBooking } from '#domain/attendance/queries.ts';
import { EARLY_MS, LEAVING_MS, mayCheckIn, presenceOf } from '#domain/attendance/rules.ts';
import { ownBookings, type TrackedBooking } from '#domain/bookings/queries.ts';
import { holdsPlace, isContested } from '#domain/bookings/rules.ts';
import type { Instant } from '#domain/time.ts';
import { venueById } from '#domain/venues/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LitEdge } from '#ui/lit-edge.tsx';
import classes from './on-shift-panel.module.css';
import { RunningShift } from './running-shift.tsx';

interface OnShiftPanelProps {
  readonly bookingId?: string;
  /** The booking of a ticket on the same page, which leads to its check-in itself. */
  readonly onTicket?: string | null;
  /** How one reaches the venue of a booking that runs. */
  readonly ways?: (bookingId: string) => ReactNode;
}

/** Of one booking, or of whichever is near: the one to check in to, behind those that one is still at. */
export function OnShiftPanel({ bookingId, onTicket = null, ways }: OnShiftPanelProps) {
  const now = useEncoreNow();
  const all = useQuery(ownBookings, null);
  const near = (all ?? []).filter(
    booking => (bookingId === undefined || booking.id === bookingId) && isNear(booking, now),
  );
  return near
    .filter((booking, at) => at === near.length - 1 || booking.status === 'checked_in' || isContested(booking))
    .map(booking => (
      <OnShift
        key={booking.id}
        booking={booking}
        now={now}
        ticket={booking.id === onTicket}
        alone={bookingId === undefined}
        ways={ways?.(booking.id) ?? null}
      />
    ));
}

/** Who is there all the same can show it, also of what was called off. */
function isNear(booking: TrackedBooking, now: Instant): boolean {
  return (
    (holdsPlace(booking.status) || booking.status === 'no_show' || booking.contested !== null) &&
    booking.status !== 'approved' &&
    (mayCheckIn(now, booking) || (booking.startsAt <= now && now <= booking.endsAt + LEAVING_MS))
  );
}

interface OnShiftProps {
  readonly booking: TrackedBooking;
  readonly now: Instant;
  readonly ticket: boolean;
  /** Nothing above it says which shift it is. */
  readonly alone: boolean;
  readonly ways: ReactNode;
}

function OnShift({ booking, now, ticket, alone, ways }: OnShiftProps) {
  const venue = useQuery(venueById, { id: booking.venueId });
  const facts = useQuery(factsOfBooking, { bookingId: booking.id });
  if (facts === undefined) return null;
  const presence = presenceOf(facts);
  const venueName = venue?.name ?? '';
  if (presence.kind !== 'away') {
    return <RunningShift {...{ booking, presence, facts, ways, now }} venueName={alone ? venueName : null} />;
  }
  if (ticket || !mayCheckIn(now, booking)) return null;
  return <ComingUp booking={booking} now={now} venueName={alone ? venueName : null} />;
}

interface ComingUpProps extends Pick<OnShiftProps, 'booking' | 'now'> {
  /** Null where the page says so already. */
  readonly venueName: string | null;
}

function ComingUp({ booking, now, venueName }: ComingUpProps) {
  const t = useTranslations('attendance.onShift');
  const format = useFormat();
  const roleName = useRoleName();
  const time = format.clockInSentence(booking.startsAt, booking.tz);
  const ahead = booking.startsAt > now;
  return (
    <section className={classes.card} aria-label={t('title')} data-lit>
      <LitEdge end />
      <p className={classes.since}>
        {venueName === null
          ? t(ahead ? 'soonHere' : 'startedHere', { time })
          : t(ahead ? 'soon' : 'started', { role: roleName(booking.role), venue: venueName, time })}
      </p>
      <LinkButton
        to="/rockstar/shifts/$bookingId/check-in"
        params={{ bookingId: booking.id }}
        variant="lit"
        size="lg"
        fullWidth
        leftSection={<IconMapPinCheck size={24} stroke={1.75} aria-hidden="true" />}
      >
        {t('checkIn')}
      </LinkButton>
      <p className={classes.seen}>
        {t('seen', { time: format.clockInSentence(booking.startsAt - EARLY_MS, booking.tz) })}
      </p>
    </section>
  );
}
