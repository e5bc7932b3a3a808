// The head of a shift's detail: day and state, times and paid time, what and where, what it pays.
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { estimatedPayMinor, paidMinutes } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { realMinutes } from '#domain/time.ts';
import { useClockChangeWords } from '#i18n/use-clock-change-words.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DetailTitle } from '#ui/detail-title.tsx';
import { Notice } from '#ui/notice.tsx';
import { TimeRange } from '#ui/time-range.tsx';
import classes from './shift-head.module.css';

interface ShiftHeadProps {
  readonly shift: Shift;
  /** Left out where everybody knows which venue it is. */
  readonly venueName?: string;
  readonly chip: ReactNode;
}

export function ShiftHead({ shift, venueName, chip }: ShiftHeadProps) {
  const t = useTranslations('shifts.facts');
  const format = useFormat();
  const role = useRoleName()(shift.role);
  const pay = format.money(estimatedPayMinor(shift), shift.currency);
  return (
    <header>
      <p className={classes.day}>
        <span>{format.dayHeading(shift.startsAt, shift.tz)}</span>
        {chip}
      </p>
      <p className={classes.times}>
        <TimeRange start={shift.startsAt} end={shift.endsAt} tz={shift.tz} size="detail" />
        <span className={classes.paid}> · {t('paid', { duration: format.duration(paidMinutes(shift)) })}</span>
      </p>
      <DetailTitle className={classes.what}>
        {venueName === undefined ? role : t('roleAtVenue', { role, venue: venueName })}
      </DetailTitle>
      {shift.title !== null && <p className={classes.title}>{shift.title}</p>}
      <p className={classes.second}>
        {t('perHour', { rate: format.money(shift.rateMinor, shift.currency) })} ·{' '}
        {shift.breakMin > 0
          ? t('estimatedAfterBreak', { pay, minutes: String(shift.breakMin) })
          : t('estimatedNoBreak', { pay })}
      </p>
      <ClockChange shift={shift} />
    </header>
  );
}

/** On the two nights a year when the wall's clock is no measure of the work. */
function ClockChange({ shift }: { readonly shift: Shift }) {
  const words = useClockChangeWords()(realMinutes(shift));
  return words === null ? null : <Notice tone="blue">{words}</Notice>;
}
