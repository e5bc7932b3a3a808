// What stands around the digits: which shift it is, what they prove, and why not now.
import { IconShieldCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useClockReading } from '#bridge/use-clock-reading.ts';
import { useQuery } from '#bridge/use-query.ts';
import { corrected, hasJumped } from '#domain/attendance/clock.ts';
import { EARLY_MS, LATE_AFTER_MIN, mayCheckIn } from '#domain/attendance/rules.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { type Instant, minutesBetween } from '#domain/time.ts';
import { venueById } from '#domain/venues/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { TimeRange } from '#ui/time-range.tsx';
import { useNow } from '#ui/use-now.ts';
import classes from './check-in.module.css';

export function PunchHead({ booking }: { readonly booking: TrackedBooking }) {
  const format = useFormat();
  const roleName = useRoleName();
  const venue = useQuery(venueById, { id: booking.venueId });
  return (
    <>
      <div className={classes.when}>
        <p className={classes.day}>{format.dayHeading(booking.startsAt, booking.tz)}</p>
        <TimeRange start={booking.startsAt} end={booking.endsAt} tz={booking.tz} size="detail" />
      </div>
      <h2 className={classes.what}>{[roleName(booking.role), venue?.name].filter(Boolean).join(', ')}</h2>
    </>
  );
}

interface ProofLineProps {
  readonly booking: TrackedBooking;
  readonly leaving: boolean;
}

export function ProofLine({ booking, leaving }: ProofLineProps) {
  const t = useTranslations('attendance.checkIn');
  const format = useFormat();
  const at = useCorrectedNow();
  const late = minutesBetween(booking.startsAt, at);
  return (
    <p className={classes.proof}>
      <IconShieldCheck size={24} stroke={1.5} aria-hidden="true" />
      <span>
        {t('proves', { time: format.clockInSentence(at, booking.tz) })}
        {!leaving && late > LATE_AFTER_MIN && ` ${t('late', { duration: format.duration(late) })}`}
      </span>
    </p>
  );
}

/** What the check-in will count from: on a wrong clock the page must not call late who comes in time. */
function useCorrectedNow(): Instant {
  useNow();
  const { now, heard } = useClockReading()();
  return corrected(now, heard);
}

/** Why not now. A clock that was set says nothing of what time it is, so it closes nothing. */
export function useClosed(booking: TrackedBooking, leaving: boolean): string | null {
  const t = useTranslations('attendance.checkIn');
  const format = useFormat();
  useNow();
  const { now, heard, ranMs } = useClockReading()();
  const at = corrected(now, heard);
  if (leaving || hasJumped(now, heard, ranMs) || mayCheckIn(at, booking)) return null;
  if (at > booking.startsAt) return t('over');
  return t('from', { time: format.clockInSentence(booking.startsAt - EARLY_MS, booking.tz) });
}
