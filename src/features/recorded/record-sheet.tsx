// What was worked without a post, as one side writes it down: with whom, when, as what and at what pay. What is wrong with it is
// said before it is sent.

import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { ROLES } from '#domain/shifts/roles.ts';
import { paidMinutes } from '#domain/shifts/rules.ts';
import { dayOf, minutesBetween, wallAt } from '#domain/time.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DateField, TimeField } from '#ui/date-time-field.tsx';
import { FormSheet } from '#ui/form-sheet.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { StepperField } from '#ui/stepper-field.tsx';
import { WallReadingChoice } from '#ui/wall-reading-choice.tsx';
import classes from './recorded.module.css';
import { type RecordForm, type RecordFormProps, useRecordForm } from './use-record-form.ts';

export interface Pair {
  readonly venue: PlacedVenue;
  readonly workerId: string;
}

interface RecordSheetProps extends RecordFormProps {
  /** The people or venues to choose from, by id. */
  readonly others: readonly { readonly value: string; readonly label: string }[];
  readonly otherLabel: string;
}

export function RecordSheet({ others, otherLabel, ...kept }: RecordSheetProps) {
  const t = useTranslations('recorded');
  const form = useRecordForm(kept);
  const { typed, change } = form;
  return (
    <FormSheet
      opened
      onClose={kept.onClose}
      title={t('title')}
      lead={t('lead')}
      act={t('send')}
      failure={null}
      onSubmit={form.send}
    >
      <NativeSelect
        label={otherLabel}
        value={typed.otherId}
        onChange={event => change({ otherId: event.currentTarget.value })}
        data={[{ value: '', label: t('choose'), disabled: true }, ...others]}
        error={form.lacks(typed.otherId)}
      />
      <Times form={form} />
      <Terms form={form} />
      <GrowingTextarea
        label={t('note')}
        description={t('noteHint')}
        minRows={2}
        maxLength={REASON_LENGTH}
        value={typed.note}
        onChange={event => change({ note: event.currentTarget.value })}
      />
    </FormSheet>
  );
}

function Times({ form }: { readonly form: RecordForm }) {
  const t = useTranslations('shifts.form');
  const format = useFormat();
  const today = dayOf(wallAt(useEncoreNow(), form.tz));
  const { typed, change, wrong, lacks, terms, readings } = form;
  return (
    <>
      <DateField
        label={t('date')}
        max={today}
        value={typed.date}
        onChange={date => change({ date, startReading: 'first', endReading: 'first' })}
        error={wrong('start') ?? lacks(typed.date)}
      />
      <div className={classes.times}>
        <TimeField
          label={t('start')}
          value={typed.start}
          onChange={start => change({ start, startReading: 'first' })}
          error={lacks(typed.start)}
        />
        <TimeField
          label={t('end')}
          value={typed.end}
          onChange={end => change({ end, endReading: 'first' })}
          error={wrong('end') ?? lacks(typed.end)}
        />
      </div>
      {readings !== null && (
        <>
          <WallReadingChoice
            reading={readings.start}
            typed={typed.start}
            chosen={typed.startReading ?? 'first'}
            onChoose={startReading => change({ startReading })}
          />
          <WallReadingChoice
            reading={readings.end}
            typed={typed.end}
            chosen={typed.endReading ?? 'first'}
            onChoose={endReading => change({ endReading })}
          />
        </>
      )}
      <StepperField
        label={t('break')}
        min={0}
        max={240}
        step={15}
        unit={t('minutes')}
        value={typed.breakMin}
        onChange={breakMin => change({ breakMin })}
        error={wrong('breakMin') ?? lacks(typed.breakMin)}
      />
      {terms !== null && (
        <p role="status">
          {t('length', {
            duration: format.duration(minutesBetween(terms.startsAt, terms.endsAt)),
            paid: format.duration(paidMinutes(terms)),
          })}
        </p>
      )}
    </>
  );
}

function Terms({ form }: { readonly form: RecordForm }) {
  const t = useTranslations('shifts.form');
  const roleName = useRoleName();
  const { typed, change, wrong, lacks, currency } = form;
  const roles = ROLES.map(role => ({ value: role, label: roleName(role) }));
  return (
    <>
      <NativeSelect
        label={t('role')}
        value={typed.role}
        onChange={event => change({ role: event.currentTarget.value })}
        data={[{ value: '', label: t('roleChoose'), disabled: true }, ...roles]}
        error={lacks(typed.role)}
      />
      <MoneyField
        label={t('rate')}
        currency={currency}
        unit="/h"
        valueMinor={typed.rateMinor}
        onChange={rateMinor => change({ rateMinor })}
        error={wrong('rateMinor') ?? lacks(typed.rateMinor)}
      />
    </>
  );
}
