// A shift with a place that nobody has, of tonight or of the week. The first is the next thing to do and is lit.
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { VenueShift } from '#domain/shifts/queries.ts';
import { gapsOf } from '#domain/shifts/rules.ts';
import type { AcceptedHere, HeldFor } from '#domain/shifts/tonight.ts';
import { minutesBetween } from '#domain/time.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { LitEdge } from '#ui/lit-edge.tsx';
import { TimeRange } from '#ui/time-range.tsx';
import classes from './tonight-screen.module.css';

/** Further ahead a day says more than hours. */
const DAY_MIN = 24 * 60;

interface GapCardProps {
  readonly shift: VenueShift;
  readonly applied: number;
  /** Places that are still free and wait for somebody's answer. */
  readonly held: readonly HeldFor[];
  readonly accepted: readonly AcceptedHere[];
  readonly now: number;
  readonly lit: boolean;
  /** What fills it. */
  readonly acts: ReactNode;
}

export function GapCard({ shift, applied, held, accepted, now, lit, acts }: GapCardProps) {
  const t = useTranslations('shifts');
  const format = useFormat();
  const roleName = useRoleName();
  const device = useDeviceWord();
  const what = useId();
  const ahead = minutesBetween(now, shift.startsAt);
  const when =
    ahead >= DAY_MIN
      ? format.dayHeading(shift.startsAt, shift.tz)
      : ahead > 0
        ? t('tonight.inMinutes', { duration: format.duration(ahead) })
        : t('tonight.running', { time: format.clockInSentence(shift.startsAt, shift.tz) });
  const missing = t('tonight.gapLine', { missing: String(gapsOf(shift)), total: String(shift.positions) });
  const rate = t('facts.perHour', { rate: format.money(shift.rateMinor, shift.currency) });
  return (
    <article className={lit ? classes.litGap : classes.gap} aria-labelledby={what}>
      {lit && <LitEdge />}
      <div className={classes.gapHead}>
        <TimeRange start={shift.startsAt} end={shift.endsAt} tz={shift.tz} size="card" />
        <span>{when}</span>
      </div>
      <p id={what} className={classes.gapLine}>
        <strong>{roleName(shift.role)}</strong> · {missing} · {rate}
      </p>
      {held.map(({ workerId, name, until }) => (
        <p key={workerId} className={classes.gapLine}>
          {t('tonight.held', {
            name: name ?? t('manage.unknownRockstar'),
            time: format.clockInSentence(until, shift.tz),
          })}
        </p>
      ))}
      {accepted.map(({ workerId, name }) => (
        <p key={workerId} className={classes.gapLine}>
          {t('tonight.acceptedHere', { device, name: name ?? t('manage.unknownRockstar') })}
        </p>
      ))}
      {(applied > 0 || held.length + accepted.length === 0) && (
        <p className={classes.gapApplied}>
          {applied === 0 ? t('tonight.nobodyApplied') : t('tonight.applied', { n: applied })}
        </p>
      )}
      {acts}
    </article>
  );
}
