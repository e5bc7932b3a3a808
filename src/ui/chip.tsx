// One tap: on or off, or a way to more. The tick says what the colour does not.
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './chip.module.css';

interface ChipProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
  /** Left out where nothing is switched on or off. */
  readonly on?: boolean;
  /** In full, where the words on it are cut short. */
  readonly name?: string;
  /** As wide as its neighbours, without a tick: the days of a week. */
  readonly even?: boolean;
}

export function Chip({ children, onClick, on, name, even = false }: ChipProps) {
  return (
    <button
      type="button"
      className={classes.chip}
      data-even={even || undefined}
      aria-pressed={on}
      aria-label={name}
      onClick={onClick}
    >
      {on === true && !even && <IconCheck size={18} stroke={2} aria-hidden="true" />}
      {children}
    </button>
  );
}
