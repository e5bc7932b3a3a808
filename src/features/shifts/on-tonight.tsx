// Who is on tonight, one line each, with the time they work drawn to one scale of hours: who has to be looked at first, and by the
// figures above only some of them. Dashed: late, or their phone is silent; outlined: due; filled: here, and so far as they worked.
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nightScale } from '#domain/shifts/night-scale.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { HoursAxis } from './hours-axis.tsx';
import classes from './on-tonight.module.css';
import { TonightChip } from './tonight-chip.tsx';
import { TonightCounters } from './tonight-counters.tsx';
import type { DueBooking, TonightGroup } from './use-tonight.ts';

interface OnTonightProps {
  readonly due: readonly DueBooking[];
  readonly tz: string;
  readonly now: number;
  /** Of the booking that is looked at. */
  readonly opened: string | null;
  readonly onOpen: (bookingId: string) => void;
}

export function OnTonight({ due, tz, now, opened, onOpen }: OnTonightProps) {
  const t = useTranslations('shifts.tonight');
  const [chosen, choose] = useState<TonightGroup | null>(null);
  // Whom it stood for has come meanwhile.
  const only = due.some(({ group }) => group === chosen) ? chosen : null;
  const scale = nightScale(
    due.map(({ booking, until }) => ({ startsAt: booking.startsAt, endsAt: until })),
    now,
    tz,
  );
  if (scale === null) return null;
  const share = (instant: number) => `${((instant - scale.from) / (scale.to - scale.from)) * 100}%`;
  return (
    <section className={classes.night}>
      <h2 className={classes.heading}>{t('dueTitle')}</h2>
      <TonightCounters due={due} chosen={only} onChoose={choose} />
      <HoursAxis scale={scale} now={now} tz={tz} share={share} />
      <ul className={classes.rows} style={{ '--now': share(now) } as CSSProperties}>
        {due
          .filter(({ group }) => only === null || group === only)
          .map(one => (
            <DueRow
              key={one.booking.id}
              due={one}
              now={now}
              share={share}
              opened={one.booking.id === opened}
              onOpen={onOpen}
            />
          ))}
      </ul>
    </section>
  );
}

interface DueRowProps {
  readonly due: DueBooking;
  readonly now: number;
  readonly share: (instant: number) => string;
  readonly opened: boolean;
  readonly onOpen: (bookingId: string) => void;
}

function DueRow({ due, now, share, opened, onOpen }: DueRowProps) {
  const t = useTranslations('shifts');
  const format = useFormat();
  const roleName = useRoleName();
  const { booking, name, group, until, whereabouts } = due;
  const worked =
    'came' in whereabouts ? Math.min(whereabouts.kind === 'gone' ? whereabouts.left.at : now, until) : null;
  const { text: times } = format.times({ start: booking.startsAt, end: until, tz: booking.tz });
  return (
    <li>
      <button type="button" className={classes.row} aria-expanded={opened} onClick={() => onOpen(booking.id)}>
        <span className={classes.who}>
          <span className={classes.name}>{name ?? t('manage.unknownRockstar')}</span>
          <span className={classes.role}>{[roleName(booking.role), times].join(', ')}</span>
        </span>
        <span className={classes.scale} aria-hidden="true">
          <Bar group={group} left={share(booking.startsAt)} right={share(until)} />
          {worked !== null && worked > booking.startsAt && (
            <Bar group="worked" left={share(booking.startsAt)} right={share(worked)} />
          )}
        </span>
        <span className={classes.chip}>
          <TonightChip due={due} />
        </span>
      </button>
    </li>
  );
}

interface BarProps {
  readonly group: TonightGroup | 'worked';
  readonly left: string;
  readonly right: string;
}

function Bar({ group, left, right }: BarProps) {
  return <span className={classes.bar} data-group={group} style={{ left, right: `calc(100% - ${right})` }} />;
}
