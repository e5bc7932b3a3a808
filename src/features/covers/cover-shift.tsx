// The gap that is to be filled.
import { useTranslations } from 'use-intl';
import { gapsOf } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { TimeRange } from '#ui/time-range.tsx';
import classes from './covers.module.css';

export function CoverShift({ shift }: { readonly shift: Shift }) {
  const t = useTranslations('shifts');
  const format = useFormat();
  const roleName = useRoleName();
  const missing = t('tonight.gapLine', { missing: String(gapsOf(shift)), total: String(shift.positions) });
  const rate = t('facts.perHour', { rate: format.money(shift.rateMinor, shift.currency) });
  return (
    <div className={classes.gap}>
      <TimeRange start={shift.startsAt} end={shift.endsAt} tz={shift.tz} size="card" />
      <p>
        <strong>{roleName(shift.role)}</strong> · {missing} · {rate}
      </p>
    </div>
  );
}
