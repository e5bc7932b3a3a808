// The rest of the post form: break and tips, who decides and who sees it first, what is special, what those who come
// should know.
import { NativeSelect, Radio, Stack, Switch, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ShiftDrafts } from '#domain/shifts/drafts.ts';
import { BOOKING_MODES } from '#domain/shifts/schema.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { StepperField } from '#ui/stepper-field.tsx';
import { PackFields } from './pack-fields.tsx';
import classes from './shift-form.module.css';
import type { ShiftForm } from './use-shift-form.ts';

export interface FormPart {
  readonly form: ShiftForm;
  readonly venue: PlacedVenue;
  /** What is wrong with a field, in words. */
  readonly error: (field: string) => string | undefined;
}

/** Break and tips, and who decides. */
export function ShiftFormTerms({ form, venue, error }: FormPart) {
  const t = useTranslations('shifts.form');
  const { typed, change } = form;
  const breakError = error('breakMin');
  return (
    <>
      <StepperField
        id="shift-breakMin"
        label={t('break')}
        min={0}
        max={240}
        step={15}
        unit={t('minutes')}
        value={typed.breakMin}
        onChange={breakMin => change({ breakMin })}
        {...(breakError === undefined ? {} : { error: breakError })}
      />
      <Switch
        label={t('tips')}
        checked={typed.tips}
        onChange={event => change({ tips: event.currentTarget.checked })}
      />
      <ModeField typed={typed} change={change} verified={venue.verified} />
      {venue.verified && typed.mode === 'instant' && <FairField typed={typed} change={change} />}
    </>
  );
}

/** Who sees it first, what is special, and what those who come should know. */
export function ShiftFormFields({ form: { typed, change } }: FormPart) {
  const t = useTranslations('shifts.form');
  const pack = useTranslations('shifts.pack');
  return (
    <>
      <FirstField typed={typed} change={change} />
      <TextInput
        label={t('title')}
        description={t('titleHint')}
        maxLength={100}
        value={typed.title}
        onChange={event => change({ title: event.currentTarget.value })}
      />
      <section>
        <h2 className={classes.heading}>{pack('title')}</h2>
        <p className={classes.meaning}>{pack('who')}</p>
        <PackFields pack={typed.pack} change={changes => change({ pack: { ...typed.pack, ...changes } })} />
      </section>
    </>
  );
}

interface FieldProps {
  readonly typed: ShiftDrafts;
  readonly change: (changes: Partial<ShiftDrafts>) => void;
}

function ModeField({ typed, change, verified }: FieldProps & { readonly verified: boolean }) {
  const t = useTranslations('shifts');
  return (
    <Radio.Group
      label={t('form.mode')}
      value={verified ? typed.mode : 'review'}
      onChange={value => change({ mode: BOOKING_MODES.find(mode => mode === value) ?? 'review' })}
      {...(verified ? {} : { description: t('form.modeUnverified') })}
    >
      <Stack gap={12} mt={8}>
        {BOOKING_MODES.map(mode => (
          <Radio
            key={mode}
            value={mode}
            label={t(`modes.${mode}`)}
            description={t(`modes.${mode}Hint`)}
            disabled={mode !== 'review' && !verified}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

const FAIR_MINUTES = [0, 5, 15, 30, 60] as const;

function FairField({ typed, change }: FieldProps) {
  const t = useTranslations('shifts.form');
  return (
    <NativeSelect
      label={t('fair')}
      description={t('fairHint')}
      value={String(typed.fairMinutes)}
      onChange={event => change({ fairMinutes: Number(event.currentTarget.value) })}
      data={[...new Set([...FAIR_MINUTES, typed.fairMinutes])]
        .sort((one, other) => one - other)
        .map(minutes => ({
          value: String(minutes),
          label: minutes === 0 ? t('fairNot') : t('fairMinutes', { n: String(minutes) }),
        }))}
    />
  );
}

const FIRST_HOURS = [0, 2, 6, 12, 24, 48, 72] as const;

function FirstField({ typed, change }: FieldProps) {
  const t = useTranslations('shifts.form');
  const words = (hours: number) => (hours === 0 ? t('firstNobody') : t('firstHours', { n: hours }));
  return (
    <NativeSelect
      label={t('firstSight')}
      description={t('firstSightHint')}
      value={String(typed.favouritesHours)}
      onChange={event => change({ favouritesHours: Number(event.currentTarget.value) })}
      data={[...new Set([...FIRST_HOURS, typed.favouritesHours])]
        .sort((one, other) => one - other)
        .map(hours => ({ value: String(hours), label: words(hours) }))}
    />
  );
}
