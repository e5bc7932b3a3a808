// Hours of the usual week: on which days, from when to when, and what they are. New hours may stand on several days.
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { overlappingRule } from '#domain/availability/rules.ts';
import { type AvailabilityRule, WEEKDAYS, type Weekday } from '#domain/availability/schema.ts';
import { newId, type RuleId } from '#domain/ids.ts';
import { ChipChoice } from '#ui/chip-choice.tsx';
import { DateField, TimeField } from '#ui/date-time-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import classes from './availability.module.css';
import { KindChoice } from './kind-choice.tsx';
import { SheetActs } from './sheet-acts.tsx';
import { useCalendarActs } from './use-availability.ts';
import { useAvailabilityWords } from './use-availability-words.ts';

interface RuleSheetProps {
  readonly known: AvailabilityRule | null;
  readonly weekday: Weekday | null;
  readonly rules: readonly AvailabilityRule[];
  readonly onClose: () => void;
}

type Fields = Omit<AvailabilityRule, 'id' | 'weekday'>;
const USUAL: Fields = { start: '17:00', end: '23:00', kind: 'available', validFrom: null, validTo: null };

export function RuleSheet({ known, weekday, rules, onClose }: RuleSheetProps) {
  const t = useTranslations('availability');
  const acts = useCalendarActs();
  const [fields, setFields] = useState<Fields>(known ?? USUAL);
  const [days, setDays] = useState<readonly Weekday[]>(daysOf(known, weekday));
  const [tried, setTried] = useState(false);
  const change = (changes: Partial<Fields>) => setFields(before => ({ ...before, ...changes }));
  const wanted = days.map((day, nth) => ({
    ...fields,
    id: nth === 0 && known !== null ? known.id : newId<RuleId>(),
    weekday: day,
  }));
  const fault = faultOf(wanted, rules);
  const save = async () => {
    setTried(true);
    if (fault === null && (await acts.saveRules(wanted))) onClose();
  };
  const remove = known === null ? null : () => void acts.removeRule(known).then(gone => gone && onClose());
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t(known === null ? 'newHours' : 'editHours')}
      foot={<SheetActs onSave={() => void save()} onRemove={remove} />}
    >
      <Stack gap={20}>
        <WeekdayChoice chosen={days} onChange={setDays} />
        <div className={classes.pair}>
          <TimeField label={t('start')} value={fields.start} onChange={start => change({ start })} />
          <TimeField label={t('end')} value={fields.end} onChange={end => change({ end })} />
        </div>
        {fields.end !== '' && fields.end <= fields.start && <p className={classes.hint}>{t('overnight')}</p>}
        <KindChoice kind={fields.kind} onChange={kind => change({ kind })} />
        <div className={classes.pair}>
          <DateField
            label={t('validFrom')}
            value={fields.validFrom ?? ''}
            onChange={day => change({ validFrom: day || null })}
          />
          <DateField
            label={t('validTo')}
            value={fields.validTo ?? ''}
            onChange={day => change({ validTo: day || null })}
          />
        </div>
        <p className={classes.hint}>{t('validHint')}</p>
        {tried && fault !== null && <Notice tone="red">{t(`fault.${fault}`)}</Notice>}
      </Stack>
    </Sheet>
  );
}

function daysOf(known: AvailabilityRule | null, weekday: Weekday | null): readonly Weekday[] {
  if (known !== null) return [known.weekday];
  return weekday === null ? [] : [weekday];
}

function faultOf(wanted: readonly AvailabilityRule[], rules: readonly AvailabilityRule[]) {
  if (wanted.length === 0) return 'days';
  const [{ start, end, validFrom, validTo }] = wanted as readonly [AvailabilityRule];
  if (start === '' || end === '') return 'hours';
  if (validFrom !== null && validTo !== null && validTo < validFrom) return 'order';
  return wanted.some(rule => overlappingRule(rules, rule) !== null) ? 'overlap' : null;
}

interface WeekdayChoiceProps {
  readonly chosen: readonly Weekday[];
  readonly onChange: (chosen: readonly Weekday[]) => void;
}

function WeekdayChoice({ chosen, onChange }: WeekdayChoiceProps) {
  const t = useTranslations('availability');
  const words = useAvailabilityWords();
  return (
    <ChipChoice
      even
      label={t('days')}
      choices={WEEKDAYS.map(day => ({ value: day, label: words.weekday(day).slice(0, 2), name: words.weekday(day) }))}
      chosen={chosen}
      onChange={days => onChange(days.toSorted())}
    />
  );
}
