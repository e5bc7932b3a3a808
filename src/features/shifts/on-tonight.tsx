// Who is on tonight, one line each, with the time they work drawn to scale. Outlined: booked, not there yet as far as
// anybody has recorded; filled: here. A phone in a cellar is silent, so nobody is called late for want of a word.
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { TrackedFact } from '#domain/attendance/queries.ts';
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

function DueRow({ due, tz, now, share }: DueRowProps) {
  const t = useTranslations('shifts');
  const format = useFormat();
  const roleName = useRoleName();
  const { booking, name, presence } = due;
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
            data-here={presence.kind === 'here' || presence.kind === 'resting' || undefined}
            style={{ left: share(booking.startsAt), right: `calc(100% - ${share(booking.endsAt)})` }}
          />
        </span>
        <span className={classes.chip}>
          <PresenceChip due={due} tz={tz} now={now} />
        </span>
      </Link>
    </li>
  );
}

function PresenceChip({ due: { booking, presence }, tz, now }: Omit<DueRowProps, 'share'>) {
  const t = useTranslations('shifts.tonight');
  const format = useFormat();
  const at = (instant: number) => ({ time: format.clockInSentence(instant, tz) });
  switch (presence.kind) {
    case 'away':
      return <StateChip state="due" label={now < booking.startsAt ? t('due', at(booking.startsAt)) : t('noWord')} />;
    case 'here':
      return <StateChip state={hereState(presence.came)} label={t('on', at(presence.came.at))} />;
    case 'resting':
      return <StateChip state={hereState(presence.came)} label={t('resting', at(presence.since))} />;
    case 'gone':
      return <StateChip state="ended" label={t('left', at(presence.left.at))} />;
  }
}

const hereState = ({ pending }: TrackedFact) => (pending === null ? 'checkedIn' : 'onThisDevice');
