// A small count with big hands: minus, the number itself, plus. What is typed may be out of range while typing; the
// form's rules say so, this field does not correct anybody.
import { ActionIcon, Input } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { pressable } from './pressable.ts';
import classes from './stepper-field.module.css';

interface StepperFieldProps {
  readonly label: string;
  /** null while the field is empty. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Said after the number: 'min'. */
  readonly unit?: string;
  readonly error?: ReactNode;
  readonly description?: ReactNode;
  readonly id?: string;
}

export function StepperField(props: StepperFieldProps) {
  const { label, value, onChange, min, max, step = 1, unit, error, description } = props;
  const t = useTranslations('common.fields');
  const id = useId(props.id);
  const by = (change: number): void => onChange(Math.min(max, Math.max(min, (value ?? min) + change)));
  return (
    <Input.Wrapper id={id} label={label} error={error} description={description}>
      <div className={classes.stepper} data-error={error !== undefined || undefined}>
        <ActionIcon
          size={50}
          variant="subtle"
          aria-label={t('less', { label })}
          {...pressable(value !== null && value <= min ? null : () => by(-step))}
        >
          <IconMinus size={20} stroke={2} />
        </ActionIcon>
        <label className={classes.number}>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            value={value ?? ''}
            size={Math.max(2, String(value ?? '').length)}
            onChange={event => onChange(readCount(event.currentTarget.value))}
          />
          {unit !== undefined && <span className={classes.unit}>{unit}</span>}
        </label>
        <ActionIcon
          size={50}
          variant="subtle"
          aria-label={t('more', { label })}
          {...pressable(value !== null && value >= max ? null : () => by(step))}
        >
          <IconPlus size={20} stroke={2} />
        </ActionIcon>
      </div>
    </Input.Wrapper>
  );
}

function readCount(text: string): number | null {
  const digits = text.replace(/\D/gu, '').slice(0, 6);
  return digits === '' ? null : Number(digits);
}
