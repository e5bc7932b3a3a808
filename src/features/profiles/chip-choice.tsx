// Several of a short closed list, one tap each.
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './chip-choice.module.css';

interface ChipChoiceProps {
  readonly label: string;
  readonly hint: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

export function ChipChoice({ label, hint, choices, chosen, onChange }: ChipChoiceProps) {
  const hintId = useId();
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter(known => known !== value) : [...chosen, value]);
  return (
    <fieldset className={classes.choice} aria-describedby={hintId}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.chips}>
        {choices.map(choice => {
          const on = chosen.includes(choice.value);
          return (
            <button
              key={choice.value}
              type="button"
              className={classes.chip}
              aria-pressed={on}
              onClick={() => toggle(choice.value)}
            >
              {on && <IconCheck size={18} stroke={2} aria-hidden="true" />}
              {choice.label}
            </button>
          );
        })}
      </div>
      <p id={hintId} className={classes.hint}>
        {hint}
      </p>
    </fieldset>
  );
}
