import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { JobFault, JobField } from '#domain/jobs/rules.ts';
import { EMPLOYMENT_TYPES, PAY_PERIODS } from '#domain/jobs/schema.ts';
import type { Currency } from '#domain/money.ts';
import { ROLES } from '#domain/shifts/roles.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DateField } from '#ui/date-time-field.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { StepperField } from '#ui/stepper-field.tsx';
import type { JobForm } from './use-job-form.ts';

interface JobFormFieldsProps {
  readonly form: JobForm;
  readonly currency: Currency;
  readonly words: (code: JobFault['code']) => string;
}

export function JobFormFields({ form, currency, words }: JobFormFieldsProps) {
  const t = useTranslations('jobs.form');
  const roleName = useRoleName();
  const { draft, change } = form;
  const wrong = (field: JobField) => {
    const code = form.faultOf(field);
    return { id: `job-${field}`, ...(code === null ? {} : { error: words(code) }) };
  };
  return (
    <>
      <NativeSelect
        {...wrong('role')}
        label={t('label.role')}
        required
        withAsterisk={false}
        value={draft.role}
        onChange={event => change({ role: event.currentTarget.value })}
        data={[{ value: '', label: t('choose') }, ...ROLES.map(role => ({ value: role, label: roleName(role) }))]}
      />
      <TextInput
        {...wrong('title')}
        label={t('label.title')}
        required
        withAsterisk={false}
        maxLength={100}
        value={draft.title}
        onChange={event => change({ title: event.currentTarget.value })}
      />
      <GrowingTextarea
        label={t('description')}
        description={t('descriptionHint')}
        minRows={4}
        maxRows={14}
        maxLength={4000}
        value={draft.description}
        onChange={event => change({ description: event.currentTarget.value })}
      />
      <PayFields form={form} currency={currency} words={words} />
      <DateField
        label={t('startDate')}
        description={t('startHint')}
        value={draft.startDate}
        onChange={startDate => change({ startDate })}
      />
      <TextInput
        label={t('skills')}
        description={t('skillsHint')}
        maxLength={400}
        value={draft.skills}
        onChange={event => change({ skills: event.currentTarget.value })}
      />
    </>
  );
}

function PayFields({ form, currency, words }: JobFormFieldsProps) {
  const t = useTranslations('jobs');
  const { draft, change } = form;
  const wrong = (field: JobField) => {
    const code = form.faultOf(field);
    return { id: `job-${field}`, ...(code === null ? {} : { error: words(code) }) };
  };
  return (
    <>
      <NativeSelect
        label={t('form.type')}
        value={draft.employmentType}
        onChange={event =>
          change({ employmentType: EMPLOYMENT_TYPES.find(type => type === event.currentTarget.value) ?? 'full_time' })
        }
        data={EMPLOYMENT_TYPES.map(type => ({ value: type, label: t(`types.${type}`) }))}
      />
      <NativeSelect
        label={t('form.period')}
        value={draft.payPeriod}
        onChange={event =>
          change({ payPeriod: PAY_PERIODS.find(period => period === event.currentTarget.value) ?? 'hour' })
        }
        data={PAY_PERIODS.map(period => ({ value: period, label: t(`periods.${period}`) }))}
      />
      <MoneyField
        {...wrong('pay')}
        label={t('form.label.pay')}
        required
        withAsterisk={false}
        valueMinor={draft.payMinMinor}
        onChange={payMinMinor => change({ payMinMinor })}
        currency={currency}
      />
      <MoneyField
        {...wrong('payMax')}
        label={t('form.label.payMax')}
        description={t('form.payMaxHint')}
        valueMinor={draft.payMaxMinor}
        onChange={payMaxMinor => change({ payMaxMinor })}
        currency={currency}
      />
      <StepperField
        {...wrong('hours')}
        label={t('form.label.hours')}
        min={1}
        max={60}
        value={draft.hoursPerWeek}
        onChange={hoursPerWeek => change({ hoursPerWeek })}
      />
    </>
  );
}
