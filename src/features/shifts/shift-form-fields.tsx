import { NativeSelect, Radio, Stack, Switch, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { payMinor } from '#domain/money.ts';
import { type DraftField, draftTimes, type ShiftDraft } from '#domain/shifts/draft.ts';
import { FAMILIES, rolesOfFamily } from '#domain/shifts/roles.ts';
import { POSITIONS } from '#domain/shifts/rules.ts';
import { minutesBetween } from '#domain/time.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { MoneyField } from '#ui/money-field.tsx';
import { StepperField } from '#ui/stepper-field.tsx';
import { useFaultWords } from './use-fault-words.ts';
import type { ShiftForm } from './use-shift-form.ts';

interface ShiftFormFieldsProps {
  readonly form: ShiftForm;
  readonly venue: Venue;
}

export function ShiftFormFields({ form, venue }: ShiftFormFieldsProps) {
  const t = useTranslations('shifts.form');
  const words = useFaultWords();
  const { draft, change, faultOf } = form;
  const error = (field: DraftField) => {
    const code = faultOf(field);
    return code === null ? {} : { error: words(code) };
  };
  return (
    <>
      <RoleField draft={draft} change={change} {...error('role')} />
      <StepperField
        id="shift-positions"
        label={t('positions')}
        min={POSITIONS.least}
        max={POSITIONS.most}
        value={draft.positions}
        onChange={positions => change({ positions })}
        {...error('positions')}
      />
      <MoneyField
        id="shift-rateMinor"
        label={t('rate')}
        currency={venue.currency}
        unit="/h"
        valueMinor={draft.rateMinor}
        onChange={rateMinor => change({ rateMinor })}
        description={<PayHint draft={draft} venue={venue} />}
        {...error('rateMinor')}
      />
      <StepperField
        id="shift-breakMin"
        label={t('break')}
        min={0}
        max={240}
        step={15}
        unit={t('minutes')}
        value={draft.breakMin}
        onChange={breakMin => change({ breakMin })}
        {...error('breakMin')}
      />
      <Switch
        label={t('tips')}
        checked={draft.tips}
        onChange={event => change({ tips: event.currentTarget.checked })}
      />
      <ModeField draft={draft} change={change} verified={venue.verified} />
      <TextInput
        label={t('title')}
        description={t('titleHint')}
        maxLength={100}
        value={draft.title}
        onChange={event => change({ title: event.currentTarget.value })}
      />
    </>
  );
}

interface FieldProps {
  readonly draft: ShiftDraft;
  readonly change: (changes: Partial<ShiftDraft>) => void;
  readonly error?: string;
}

function RoleField({ draft, change, error }: FieldProps) {
  const t = useTranslations('shifts');
  const roleName = useRoleName();
  const families = FAMILIES.map(family => ({
    group: t(`families.${family}`),
    items: rolesOfFamily(family).map(role => ({ value: role, label: roleName(role) })),
  }));
  return (
    <NativeSelect
      id="shift-role"
      label={t('form.role')}
      value={draft.role}
      error={error}
      onChange={event => change({ role: event.currentTarget.value })}
      data={[{ value: '', label: t('form.roleChoose'), disabled: true }, ...families]}
    />
  );
}

function PayHint({ draft, venue }: { readonly draft: ShiftDraft; readonly venue: Venue }) {
  const t = useTranslations('shifts.form');
  const format = useFormat();
  const times = draftTimes(draft, venue.tz);
  if (times === null || draft.rateMinor === null) return null;
  const paid = Math.max(0, minutesBetween(times.startsAt, times.endsAt) - (draft.breakMin ?? 0));
  return t('rateHint', { pay: format.money(payMinor(draft.rateMinor, paid), venue.currency) });
}

function ModeField({ draft, change, verified }: FieldProps & { readonly verified: boolean }) {
  const t = useTranslations('shifts');
  return (
    <Radio.Group
      label={t('form.mode')}
      value={draft.mode === 'instant' ? 'instant' : 'review'}
      onChange={value => change({ mode: value === 'instant' ? 'instant' : 'review' })}
      {...(verified ? {} : { description: t('form.modeUnverified') })}
    >
      <Stack gap={12} mt={8}>
        <Radio value="review" label={t('modes.review')} description={t('modes.reviewHint')} />
        <Radio value="instant" label={t('modes.instant')} description={t('modes.instantHint')} disabled={!verified} />
      </Stack>
    </Radio.Group>
  );
}
