// What the page of a booking opens with: when, what and where; or that the venue says that its person did not come.
import { useTranslations } from 'use-intl';
import { standingChip, standingOfBooking } from '#domain/applications/standing.ts';
import { mayCheckIn } from '#domain/attendance/rules.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { hasWorked, holdsPlace } from '#domain/bookings/rules.ts';
import { paidMinutes } from '#domain/shifts/rules.ts';
import { type Instant, realMinutes } from '#domain/time.ts';
import { useClockChangeWords } from '#i18n/use-clock-change-words.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { DetailTitle } from '#ui/detail-title.tsx';
import { Notice } from '#ui/notice.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { TimeRange } from '#ui/time-range.tsx';
import classes from './booking-screen.module.css';

interface BookingHeadProps {
  readonly booking: TrackedBooking;
  /** What is to be done, and where. */
  readonly title: string;
  readonly now: Instant;
}

export function BookingHead(props: BookingHeadProps) {
  return props.booking.status === 'no_show' ? <NoShowHead {...props} /> : <Planned {...props} />;
}

/** Until it is decided otherwise the venue's word stands above all else: in plain words, and when it was given. */
function NoShowHead({ booking, title, now }: BookingHeadProps) {
  const t = useTranslations('bookings.noShow');
  const when = useWhen();
  const { startsAt, endsAt, tz, noShowAt } = booking;
  return (
    <header>
      <p className={classes.day}>
        <span>{when.span({ start: startsAt, end: endsAt, tz })}</span>
        <StateChip state={standingChip(standingOfBooking(booking, booking.pending))} />
      </p>
      <DetailTitle className={classes.accused}>{t('title')}</DetailTitle>
      <p className={classes.missed}>{title}</p>
      <p className={classes.by}>
        {noShowAt !== null && t('marked', { at: when.at(noShowAt, tz) })} {!mayCheckIn(now, booking) && t('detailOver')}
      </p>
    </header>
  );
}

/** It is still to be worked as planned; else the hours say what is paid, or nothing is. */
const isUnworked = ({ status }: TrackedBooking) => holdsPlace(status) && !hasWorked(status);

function Planned({ booking, title, now }: BookingHeadProps) {
  const t = useTranslations('shifts.facts');
  const format = useFormat();
  const planned = isUnworked(booking) && now < booking.endsAt;
  const change = useClockChangeWords()(realMinutes(booking));
  return (
    <header>
      <p className={classes.day}>
        <span>{format.dayHeading(booking.startsAt, booking.tz)}</span>
        <StateChip state={standingChip(standingOfBooking(booking, booking.pending))} />
      </p>
      <p className={classes.times}>
        <TimeRange start={booking.startsAt} end={booking.endsAt} tz={booking.tz} size="detail" />
        {planned && (
          <span className={classes.paid}> · {t('paid', { duration: format.duration(paidMinutes(booking)) })}</span>
        )}
      </p>
      <DetailTitle className={classes.what}>{title}</DetailTitle>
      {planned && change !== null && <Notice tone="blue">{change}</Notice>}
    </header>
  );
}
