// What a rate means: for each person, and before the law.

import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { payMinor } from '#domain/money.ts';
import { rulesAt } from '#domain/platform/rules.ts';
import { allPlatformRules } from '#domain/platform/schema.ts';
import { draftTimes } from '#domain/shifts/draft.ts';
import type { RoleLine } from '#domain/shifts/drafts.ts';
import { brokenFloor, floorIn } from '#domain/shifts/floor.ts';
import { minutesBetween } from '#domain/time.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './shift-form.module.css';
import type { FormPart } from './shift-form-fields.tsx';

type PayProps = Pick<FormPart, 'form' | 'venue'> & { readonly line: RoleLine };

const timesOf = ({ form, venue, line }: PayProps) =>
  draftTimes({ ...form.typed, ...line, date: form.typed.days[0] ?? '' }, venue.tz);

export function PayHint(props: PayProps) {
  const { form, venue, line } = props;
  const t = useTranslations('shifts.form');
  const format = useFormat();
  const times = timesOf(props);
  if (times === null || line.rateMinor === null) return null;
  const paid = Math.max(0, minutesBetween(times.startsAt, times.endsAt) - (form.typed.breakMin ?? 0));
  return t('rateHint', { pay: format.money(payMinor(line.rateMinor, paid), venue.currency) });
}

/** By the floor of the day on which the shift begins. */
export function FloorWarning(props: PayProps) {
  const { venue, line } = props;
  const t = useTranslations('shifts.form');
  const format = useFormat();
  const now = useEncoreNow();
  const area = areaOf(useQuery(allAreas, null), venue.area);
  const rules = rulesAt(useQuery(allPlatformRules, null), timesOf(props)?.startsAt ?? now);
  const floor = brokenFloor(floorIn(area, rules), line.rateMinor);
  if (floor === null) return null;
  return (
    <div className={classes.floor} role="status">
      <Notice tone="amber">
        {t('belowFloor', {
          city: area?.name ?? '',
          rate: format.money(floor, venue.currency),
        })}
      </Notice>
    </div>
  );
}
