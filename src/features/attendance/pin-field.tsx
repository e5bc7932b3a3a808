import { TextInput } from '@mantine/core';
import { PIN_LENGTH } from './door-lock.ts';

interface PinFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (pin: string) => void;
  readonly error: string | null;
}

/** Never offered to be kept by the browser: the next person at the door would have it filled in. */
export function PinField({ label, value, onChange, error }: PinFieldProps) {
  return (
    <TextInput
      label={label}
      type="password"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={PIN_LENGTH}
      value={value}
      error={error}
      onChange={event => onChange(event.currentTarget.value.replaceAll(/\D/g, ''))}
    />
  );
}
