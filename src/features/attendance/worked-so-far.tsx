// The time worked in figures that read at arm's length, the night as one bar, and what it comes to. The bar is dashed while nobody but
// this device knows of it, and filled once the server has it.
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { TrackedFact } from '#domain/attendance/queries.ts';
import type { Presence } from '#domain/attendance/rules.ts';
import type { SoFar } from '#domain/attendance/so-far.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { payMinor } from '#domain/money.ts';
import { type Instant, minutesBetween } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './running-shift.module.css';

interface WorkedSoFarProps {
  readonly booking: TrackedBooking;
  readonly presence: Extract<Presence<TrackedFact>, { kind: 'here' | 'resting' }>;
  readonly worked: SoFar;
  readonly unsent: boolean;
  readonly now: Instant;
  /** Between the time and its bar. */
  readonly children: ReactNode;
}

export function WorkedSoFar({ booking, presence, worked, unsent, now, children }: WorkedSoFarProps) {
  const t = useTranslations('attendance.onShift');
  const home = useTranslations('bookings.home');
  const format = useFormat();
  const begun = now >= worked.startsAt;
  const money = (minutes: number) => format.money(payMinor(booking.rateMinor, minutes), booking.currency);
  const big =
    presence.kind === 'resting'
      ? { label: t('restedFor'), minutes: Math.max(0, minutesBetween(presence.since, now)) }
      : { label: t('workedFor'), minutes: worked.workedMin };
  return (
    <>
      {begun && <Duration {...big} />}
      {children}
      {begun && <Bar booking={booking} presence={presence} worked={worked} unsent={unsent} now={now} />}
      <dl className={classes.figures}>
        {begun && (
          <div>
            <dt>{t('soFar')}</dt>
            <dd>{money(worked.paidMin)}</dd>
          </div>
        )}
        <div>
          <dt>
            {booking.breakMin > 0 ? home('estimatedBreak', { minutes: String(booking.breakMin) }) : home('estimated')}
          </dt>
          <dd>{money(worked.wholeMin)}</dd>
        </div>
      </dl>
    </>
  );
}

/** The figures of it large, the units beside them. */
function Duration({ label, minutes }: { readonly label: string; readonly minutes: number }) {
  const words = useFormat().duration(minutes);
  return (
    <p className={classes.duration}>
      <VisuallyHidden>{label} </VisuallyHidden>
      {words.split(/(\d+)/).map((part, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
        /\d/.test(part) ? <span key={at}>{part}</span> : part,
      )}
    </p>
  );
}

type BarProps = Omit<WorkedSoFarProps, 'children'>;

/** The words beside it say the same. */
function Bar({ booking, presence, worked: { startsAt, endsAt }, unsent, now }: BarProps) {
  const format = useFormat();
  const reached = Math.min(now, endsAt);
  const share = (at: Instant) => Math.min(1, Math.max(0, (at - startsAt) / (endsAt - startsAt))) * 100;
  const from = share(presence.came.at);
  const to = Math.max(from, share(reached));
  return (
    <div className={classes.night} aria-hidden="true">
      <div className={classes.plan}>
        <span
          className={classes.worked}
          data-unsent={unsent || undefined}
          style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }}
        />
        <span className={classes.now} style={{ insetInlineStart: `${to}%` }} />
      </div>
      <div className={classes.ends}>
        <span>{format.clock(startsAt, booking.tz)}</span>
        {/* Where it would lie over one of the ends it says nothing new. */}
        {to > 18 && to < 82 && (
          <span className={classes.present} style={{ insetInlineStart: `${to}%` }}>
            {format.clock(reached, booking.tz)}
          </span>
        )}
        <span>{format.clock(endsAt, booking.tz)}</span>
      </div>
    </div>
  );
}
