// Several of a short closed list, one tap each.
import { useId } from 'react';
import { Chip } from './chip.tsx';
import classes from './chip-choice.module.css';

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  /** In full, where the label is cut short. */
  readonly name?: string;
}

interface ChipChoiceProps<Value> {
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
  /** All in one row, of one width: the days of a week. */
  readonly even?: boolean;
}

export function ChipChoice<Value extends string | number>(props: ChipChoiceProps<Value>) {
  const { label, hint, choices, chosen, onChange, even = false } = props;
  const hintId = useId();
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter(known => known !== value) : [...chosen, value]);
  return (
    <fieldset className={classes.choice} aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.chips} data-even={even || undefined}>
        {choices.map(({ value, label, name }) => (
          <Chip
            key={value}
            on={chosen.includes(value)}
            even={even}
            onClick={() => toggle(value)}
            {...(name === undefined ? {} : { name })}
          >
            {label}
          </Chip>
        ))}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
