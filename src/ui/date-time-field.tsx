// Dates and times as a place's wall shows them: text in, text out ('2026-11-27', '18:00'), no zones,
// no instants. The device's own pickers do the picking.
import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './date-time-field.module.css';

interface WallFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** 'YYYY-MM-DD', or '' while nothing is chosen. Without a last day browsers take years of six figures, which no clock knows. */
export function DateField({ value, onChange, ...rest }: WallFieldProps) {
  return (
    <TextInput
      max="9999-12-31"
      {...rest}
      type="date"
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      classNames={{ input: classes.native ?? '' }}
    />
  );
}

/** Where the browser has no field for times it is one of text, and four figures are typed on a tablet's keys without a colon. */
const withoutColon = /^([01]\d|2[0-3])([0-5]\d)$/;

/** 'HH:mm', or '' while nothing is chosen. */
export function TimeField({ value, onChange, ...rest }: WallFieldProps) {
  return (
    <TextInput
      {...rest}
      type="time"
      step={300}
      value={value}
      onChange={event => onChange(event.currentTarget.value.replace(withoutColon, '$1:$2'))}
      classNames={{ input: classes.native ?? '' }}
    />
  );
}
