// Who is on tonight, one line each, with the time they work drawn to scale. Outlined: booked, not there yet as far as
// anybody has recorded.
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './on-tonight.module.css';
import type { DueBooking } from './use-tonight.ts';

interface OnTonightProps {
  readonly due: readonly DueBooking[];
  readonly tz: string;
  readonly now: number;
}

export function OnTonight({ due, tz, now }: OnTonightProps) {
  const t = useTranslations('shifts.tonight');
  const from = Math.min(now, ...due.map(({ booking }) => booking.startsAt));
  const to = Math.max(...due.map(({ booking }) => booking.endsAt));
  const share = (instant: number) => `${((instant - from) / (to - from)) * 100}%`;
  return (
    <section>
      <h2 className={classes.heading}>{t('dueTitle')}</h2>
      <ul className={classes.rows} style={{ '--now': share(now) } as CSSProperties}>
        {due.map(one => (
          <DueRow key={one.booking.id} due={one} tz={tz} now={now} share={share} />
        ))}
      </ul>
    </section>
  );
}

interface DueRowProps {
  readonly due: DueBooking;
  readonly tz: string;
  readonly now: number;
  readonly share: (instant: number) => string;
}

function DueRow({ due: { booking, name }, tz, now, share }: DueRowProps) {
  const t = useTranslations('shifts');
  const format = useFormat();
  const roleName = useRoleName();
  const started = booking.startsAt <= now;
  const label = started
    ? t('tonight.until', { time: format.clockInSentence(booking.endsAt, tz) })
    : t('tonight.due', { time: format.clockInSentence(booking.startsAt, tz) });
  return (
    <li>
      <Link to="/venue/shifts/$shiftId" params={{ shiftId: booking.shiftId }} className={classes.row}>
        <span className={classes.who}>
          <span className={classes.name}>{name ?? t('manage.unknownRockstar')}</span>
          <span className={classes.role}>{roleName(booking.role)}</span>
        </span>
        <span className={classes.times}>{format.range({ start: booking.startsAt, end: booking.endsAt, tz })}</span>
        <span className={classes.scale} aria-hidden="true">
          <span
            className={classes.bar}
            style={{ left: share(booking.startsAt), right: `calc(100% - ${share(booking.endsAt)})` }}
          />
        </span>
        <span className={classes.chip}>
          <StateChip state="due" label={label} />
        </span>
      </Link>
    </li>
  );
}
