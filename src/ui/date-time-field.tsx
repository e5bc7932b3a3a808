// Dates and times as a place's wall shows them: text in, text out ('2026-11-27', '18:00', '2026-11-27T18:00'), no zones,
// no instants. The device's own pickers do the picking.
import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './date-time-field.module.css';

interface WallFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** 'YYYY-MM-DD', or '' while nothing is chosen. */
export function DateField({ value, onChange, ...rest }: WallFieldProps) {
  return (
    <TextInput
      {...rest}
      type="date"
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      classNames={{ input: classes.native ?? '' }}
    />
  );
}

/** 'HH:mm', or '' while nothing is chosen. */
export function TimeField({ value, onChange, ...rest }: WallFieldProps) {
  return (
    <TextInput
      {...rest}
      type="time"
      step={300}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      classNames={{ input: classes.native ?? '' }}
    />
  );
}

interface DateTimeFieldProps {
  readonly label: string;
  /** 'YYYY-MM-DDTHH:mm'; either half may still be missing ('T18:00', '2026-11-27T'). */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string;
  /** Earliest day, 'YYYY-MM-DD'. */
  readonly min?: string;
}

/** A day and a time side by side, as one answer. */
export function DateTimeField({ label, value, onChange, error, min = '' }: DateTimeFieldProps) {
  const t = useTranslations('common.fields');
  const [date = '', time = ''] = value.split('T');
  return (
    <fieldset className={classes.pair}>
      <legend className={classes.legend}>{label}</legend>
      <DateField
        aria-label={t('date')}
        value={date}
        min={min}
        error={error}
        onChange={next => onChange(`${next}T${time}`)}
      />
      <TimeField
        aria-label={t('time')}
        value={time}
        error={error !== undefined}
        onChange={next => onChange(`${date}T${next}`)}
      />
    </fieldset>
  );
}
