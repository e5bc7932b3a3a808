// Who is on tonight, one line each, with the time they work drawn to scale: who has to be looked at first, and by the figures
// above only some of them. Dashed: late, or their phone is silent; outlined: due; filled: here.
import { Link } from '@tanstack/react-router';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TrackedFact } from '#domain/attendance/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './on-tonight.module.css';
import { TonightCounters } from './tonight-counters.tsx';
import type { DueBooking, TonightGroup } from './use-tonight.ts';

interface OnTonightProps {
  readonly due: readonly DueBooking[];
  readonly tz: string;
  readonly now: number;
}

export function OnTonight({ due, tz, now }: OnTonightProps) {
  const t = useTranslations('shifts.tonight');
  const [chosen, choose] = useState<TonightGroup | null>(null);
  // Whom it stood for has come meanwhile.
  const only = due.some(({ group }) => group === chosen) ? chosen : null;
  const from = Math.min(now, ...due.map(({ booking }) => booking.startsAt));
  const to = Math.max(...due.map(({ booking }) => booking.endsAt));
  const share = (instant: number) => `${((instant - from) / (to - from)) * 100}%`;
  return (
    <section>
      <h2 className={classes.heading}>{t('dueTitle')}</h2>
      <TonightCounters due={due} chosen={only} onChoose={choose} />
      <ul className={classes.rows} style={{ '--now': share(now) } as CSSProperties}>
        {due
          .filter(({ group }) => only === null || group === only)
          .map(one => (
            <DueRow key={one.booking.id} due={one} tz={tz} share={share} />
          ))}
      </ul>
    </section>
  );
}

interface DueRowProps {
  readonly due: DueBooking;
  readonly tz: string;
  readonly share: (instant: number) => string;
}

function DueRow({ due, tz, share }: DueRowProps) {
  const t = useTranslations('shifts');
  const format = useFormat();
  const roleName = useRoleName();
  const { booking, name, group } = due;
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
            data-group={group}
            style={{ left: share(booking.startsAt), right: `calc(100% - ${share(booking.endsAt)})` }}
          />
        </span>
        <span className={classes.chip}>
          <PresenceChip due={due} tz={tz} />
        </span>
      </Link>
    </li>
  );
}

function PresenceChip({ due: { booking, whereabouts: is }, tz }: Omit<DueRowProps, 'share'>) {
  const t = useTranslations('shifts.tonight');
  const format = useFormat();
  const at = (instant: number) => ({ time: format.clockInSentence(instant, tz) });
  switch (is.kind) {
    case 'due':
      return <StateChip state="due" label={t('due', at(booking.startsAt))} />;
    case 'unheard':
      return <StateChip state="due" label={t('noWord')} />;
    case 'silent':
      return <StateChip state="silent" label={t('silent', at(is.since))} />;
    case 'late':
      return <StateChip state="late" label={t('late', { duration: format.duration(is.minutes) })} />;
    case 'here':
      return <StateChip state={hereState(is.came)} label={t('on', at(is.came.at))} />;
    case 'resting':
      return <StateChip state={hereState(is.came)} label={t('resting', at(is.since))} />;
    case 'gone':
      return <StateChip state="ended" label={t('left', at(is.left.at))} />;
  }
}

const hereState = ({ pending }: TrackedFact) => (pending === null ? 'checkedIn' : 'onThisDevice');
