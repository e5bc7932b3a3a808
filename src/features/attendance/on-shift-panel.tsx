// The shift that runs or is about to: the way to check in, then since when one is here and what that rests on, and the acts that
// come next. Nothing while no shift is near.
import { Button } from '@mantine/core';
import { IconCoffee, IconDoorExit, IconMapPinCheck, IconQrcode } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { factsOfBooking, type TrackedFact } from '#domain/attendance/queries.ts';
import { EARLY_MS, mayCheckIn, type Presence, presenceOf, refusedCode } from '#domain/attendance/rules.ts';
import { ownBookings, type TrackedBooking } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { venueById } from '#domain/venues/queries.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useFromVenue } from '#i18n/use-from-venue.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LitEdge } from '#ui/lit-edge.tsx';
import { Notice } from '#ui/notice.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { notifyFailure } from '#ui/toast.ts';
import { useNow } from '#ui/use-now.ts';
import { EndPanel } from './end-panel.tsx';
import classes from './on-shift-panel.module.css';
import { useStateFact } from './use-state-fact.ts';

/** So long after the end a forgotten check-out can still be made up for here. */
const AFTER_MS = 12 * 3_600_000;

interface OnShiftPanelProps {
  readonly bookingId?: string;
  /** The booking of a ticket on the same page, which leads to its check-in itself. */
  readonly onTicket?: string | null;
}

/** Of one booking, or of whichever is near. */
export function OnShiftPanel({ bookingId, onTicket = null }: OnShiftPanelProps) {
  const now = useNow();
  const all = useQuery(ownBookings, null);
  const near = all?.findLast(
    booking =>
      (bookingId === undefined || booking.id === bookingId) &&
      // Who is there all the same can show it.
      (holdsPlace(booking.status) || booking.status === 'no_show' || booking.contested !== null) &&
      booking.status !== 'approved' &&
      (mayCheckIn(now, booking) || (booking.startsAt <= now && now <= booking.endsAt + AFTER_MS)),
  );
  return near === undefined ? null : (
    <OnShift key={near.id} booking={near} now={now} ticket={near.id === onTicket} alone={bookingId === undefined} />
  );
}

interface OnShiftProps {
  readonly booking: TrackedBooking;
  readonly now: number;
  readonly ticket: boolean;
  /** Nothing above it says which shift it is. */
  readonly alone: boolean;
}

function OnShift({ booking, now, ticket, alone }: OnShiftProps) {
  const t = useTranslations('attendance.onShift');
  const format = useFormat();
  const roleName = useRoleName();
  const venue = useQuery(venueById, { id: booking.venueId });
  const facts = useQuery(factsOfBooking, { bookingId: booking.id });
  if (facts === undefined) return null;
  const presence = presenceOf(facts);
  if (presence.kind === 'away' && (ticket || !mayCheckIn(now, booking))) return null;
  const time = format.clockInSentence(booking.startsAt, booking.tz);
  const ahead = booking.startsAt > now;
  const about = { role: roleName(booking.role), venue: venue?.name ?? '', time };
  return (
    <section className={classes.card} aria-label={t('title')} data-lit={presence.kind === 'away' || undefined}>
      {presence.kind === 'away' ? (
        <>
          <LitEdge end />
          <p className={classes.since}>
            {alone ? t(ahead ? 'soon' : 'started', about) : t(ahead ? 'soonHere' : 'startedHere', about)}
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
        </>
      ) : (
        <Running booking={booking} presence={presence} facts={facts} />
      )}
    </section>
  );
}

interface RunningProps {
  readonly booking: TrackedBooking;
  readonly presence: Exclude<Presence<TrackedFact>, { kind: 'away' }>;
  readonly facts: readonly TrackedFact[];
}

function Running({ booking, presence, facts }: RunningProps) {
  const t = useTranslations('attendance.onShift');
  const send = useTranslations('attendance.send');
  const device = useDeviceWord();
  const sentence = useSentence(booking, presence);
  const unsent = facts.some(({ pending }) => pending !== null);
  return (
    <>
      <p className={classes.since}>
        <span>{sentence}</span>
        <StateChip state={unsent ? 'onThisDevice' : presence.kind === 'gone' ? 'ended' : 'checkedIn'} />
      </p>
      <Proof booking={booking} came={presence.came} />
      <CancelledMeanwhile booking={booking} came={presence.came} />
      {unsent && <p className={classes.basis}>{t(`notSent.${device}`)}</p>}
      {unsent && (
        <LinkButton
          to="/rockstar/shifts/$bookingId/send"
          params={{ bookingId: booking.id }}
          size="sm"
          variant="outline"
          leftSection={<IconQrcode size={20} stroke={1.75} aria-hidden="true" />}
        >
          {send('open')}
        </LinkButton>
      )}
      {presence.kind !== 'gone' && booking.contested !== 'sent_home' && (
        <Acts booking={booking} resting={presence.kind === 'resting'} />
      )}
      <EndPanel booking={booking} side="rockstar" />
    </>
  );
}

/** The venue cancelled before it heard of their coming. */
function CancelledMeanwhile({ booking, came }: { readonly booking: TrackedBooking; readonly came: TrackedFact }) {
  const t = useTranslations('attendance.contested');
  const format = useFormat();
  const when = useWhen();
  if (booking.cancelledAt === null || booking.contested === null || booking.contested === 'kept') return null;
  const sum = format.money(booking.owedMinor ?? 0, booking.currency);
  if (booking.contested === 'sent_home') return <Notice tone="amber">{t('ownHome', { sum })}</Notice>;
  return (
    <Notice tone="amber" detail={t('ownDetail', { sum })}>
      {t('own', { cancelled: when.at(booking.cancelledAt, booking.tz), came: when.at(came.at, booking.tz) })}
    </Notice>
  );
}

function useSentence(booking: TrackedBooking, presence: RunningProps['presence']): string {
  const t = useTranslations('attendance.onShift');
  const format = useFormat();
  const at = (instant: number) => ({ time: format.clockInSentence(instant, booking.tz) });
  if (presence.kind === 'gone') return t('left', at(presence.left.at));
  return presence.kind === 'resting' ? t('resting', at(presence.since)) : t('here', at(presence.came.at));
}

/** What the check-in rests on; a code that proved nothing can be typed again. */
function Proof({ booking, came }: { readonly booking: TrackedBooking; readonly came: TrackedFact }) {
  const t = useTranslations('attendance');
  const place = useFromVenue()(came);
  if (refusedCode(came.verdict)) {
    return (
      <Notice tone="red" detail={t('onShift.stands')}>
        {t(`codes.${came.verdict}`)}{' '}
        <LinkButton
          to="/rockstar/shifts/$bookingId/check-in"
          params={{ bookingId: booking.id }}
          size="sm"
          variant="outline"
        >
          {t('onShift.again')}
        </LinkButton>
      </Notice>
    );
  }
  const bases = { proven: 'byCode', waiting: 'waiting', by_hand: 'byHand' } as const;
  const basis = bases[came.verdict as keyof typeof bases] ?? 'byWord';
  return <p className={classes.basis}>{[t(`onShift.${basis}`), place].filter(Boolean).join(' · ')}</p>;
}

function Acts({ booking, resting }: { readonly booking: TrackedBooking; readonly resting: boolean }) {
  const t = useTranslations('attendance');
  const state = useStateFact(booking.id);
  const rest = async () => {
    if (!(await state(resting ? 'endBreak' : 'startBreak'))) notifyFailure(t('checkIn.notSaved'), 'high');
  };
  return (
    <div className={classes.acts}>
      <Button
        size="lg"
        variant={resting ? 'filled' : 'outline'}
        leftSection={<IconCoffee size={22} stroke={1.75} aria-hidden="true" />}
        onClick={() => void rest()}
      >
        {t(resting ? 'onShift.endBreak' : 'onShift.startBreak')}
      </Button>
      <LinkButton
        to="/rockstar/shifts/$bookingId/check-out"
        params={{ bookingId: booking.id }}
        size="lg"
        variant="outline"
        leftSection={<IconDoorExit size={22} stroke={1.75} aria-hidden="true" />}
      >
        {t('onShift.checkOut')}
      </LinkButton>
    </div>
  );
}
