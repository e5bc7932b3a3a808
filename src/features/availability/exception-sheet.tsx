// Days that differ from the usual week: time off with a reason, or other hours for once.
import { Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { useTyped } from '#bridge/use-typed.ts';
import type { AvailabilityException } from '#domain/availability/schema.ts';
import { type ExceptionId, newId } from '#domain/ids.ts';
import { dayOf, daysBetween, type Instant, wallAt } from '#domain/time.ts';
import { DateField, TimeField } from '#ui/date-time-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import classes from './availability.module.css';
import { KindChoice } from './kind-choice.tsx';
import { SheetActs } from './sheet-acts.tsx';
import { useCalendarActs } from './use-availability.ts';

interface ExceptionSheetProps {
  readonly known: AvailabilityException | null;
  readonly now: Instant;
  readonly onClose: () => void;
}

const LONGEST_DAYS = 366;

export function ExceptionSheet({ known, now, onClose }: ExceptionSheetProps) {
  const t = useTranslations('availability');
  const acts = useCalendarActs();
  const tz = useTimeZone() ?? 'UTC';
  const [first] = useState(() => known ?? fresh(dayOf(wallAt(now, tz))));
  const [fields, setFields, forget] = useTyped(`days-off-${known?.id ?? 'new'}`, first);
  const [tried, setTried] = useState(false);
  const change = (changes: Partial<AvailabilityException>) => setFields(before => ({ ...before, ...changes }));
  const fault = faultOf(fields);
  /** What could not be saved stays open, with what was typed. */
  const close = (saved: boolean) => {
    if (!saved) return;
    forget();
    onClose();
  };
  const save = async () => {
    setTried(true);
    if (fault === null) close(await acts.saveException(fields));
  };
  const remove = known === null ? null : () => void acts.removeException(known).then(close);
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t(known === null ? 'newDays' : 'editDays')}
      foot={<SheetActs onSave={() => void save()} onRemove={remove} />}
    >
      <Stack gap={20}>
        <div className={classes.pair}>
          <DateField
            label={t('firstDay')}
            value={fields.startsOn}
            onChange={day => change({ startsOn: day, ...(fields.endsOn < day ? { endsOn: day } : {}) })}
          />
          <DateField label={t('lastDay')} value={fields.endsOn} onChange={day => change({ endsOn: day })} />
        </div>
        <KindChoice kind={fields.kind} onChange={kind => change({ kind })} />
        <Switch
          label={t('allDay')}
          checked={fields.hours === null}
          onChange={event => change({ hours: event.currentTarget.checked ? null : { start: '17:00', end: '23:00' } })}
        />
        {fields.hours !== null && <Hours hours={fields.hours} onChange={hours => change({ hours })} />}
        <TextInput
          label={t('reason')}
          description={t('reasonHint')}
          maxLength={200}
          value={fields.reason ?? ''}
          onChange={event => change({ reason: event.currentTarget.value || null })}
        />
        {tried && fault !== null && <Notice tone="red">{t(`fault.${fault}`)}</Notice>}
      </Stack>
    </Sheet>
  );
}

interface HoursProps {
  readonly hours: NonNullable<AvailabilityException['hours']>;
  readonly onChange: (hours: NonNullable<AvailabilityException['hours']>) => void;
}

function Hours({ hours, onChange }: HoursProps) {
  const t = useTranslations('availability');
  return (
    <div className={classes.pair}>
      <TimeField label={t('start')} value={hours.start} onChange={start => onChange({ ...hours, start })} />
      <TimeField label={t('end')} value={hours.end} onChange={end => onChange({ ...hours, end })} />
    </div>
  );
}

function fresh(today: string): AvailabilityException {
  return { id: newId<ExceptionId>(), startsOn: today, endsOn: today, hours: null, kind: 'unavailable', reason: null };
}

function faultOf({ startsOn, endsOn, hours }: AvailabilityException) {
  if (startsOn === '' || endsOn === '') return 'dates';
  if (endsOn < startsOn || daysBetween(startsOn, endsOn) > LONGEST_DAYS) return 'order';
  return hours !== null && (hours.start === '' || hours.end === '') ? 'hours' : null;
}
