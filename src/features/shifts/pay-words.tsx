// What a rate means: for each person, and before the law.

import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { payMinor } from '#domain/money.ts';
import { draftTimes } from '#domain/shifts/draft.ts';
import type { RoleLine } from '#domain/shifts/drafts.ts';
import { brokenFloor } from '#domain/shifts/floor.ts';
import { minutesBetween } from '#domain/time.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './shift-form.module.css';
import type { FormPart } from './shift-form-fields.tsx';

export function PayHint({ form, venue, line }: Pick<FormPart, 'form' | 'venue'> & { readonly line: RoleLine }) {
  const t = useTranslations('shifts.form');
  const format = useFormat();
  const times = draftTimes({ ...form.typed, ...line, date: form.typed.days[0] ?? '' }, venue.tz);
  if (times === null || line.rateMinor === null) return null;
  const paid = Math.max(0, minutesBetween(times.startsAt, times.endsAt) - (form.typed.breakMin ?? 0));
  return t('rateHint', { pay: format.money(payMinor(line.rateMinor, paid), venue.currency) });
}

export function FloorWarning({ venue, rateMinor }: { readonly venue: PlacedVenue; readonly rateMinor: number | null }) {
  const t = useTranslations('shifts.form');
  const format = useFormat();
  const area = areaOf(useQuery(allAreas, null), venue.area);
  const floor = brokenFloor(area, rateMinor);
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
