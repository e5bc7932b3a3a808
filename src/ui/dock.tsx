// What stands beside a list on a desk, at the foot where a tablet is held upright. Its handle steps through closed, half and full, and it
// stays as it was left.
import { type ReactNode, useState } from 'react';
import classes from './dock.module.css';

const STEPS = ['half', 'full', 'closed'] as const;

interface DockProps {
  /** What it shows, and what its handle does next. */
  readonly words: Readonly<Record<'name' | (typeof STEPS)[number], string>>;
  readonly children: ReactNode;
}

export function Dock({ words, children }: DockProps) {
  const [step, setStep] = useState<(typeof STEPS)[number]>('half');
  const next = STEPS[(STEPS.indexOf(step) + 1) % STEPS.length] ?? 'half';
  return (
    <aside className={classes.dock} data-step={step} aria-label={words.name}>
      <button
        type="button"
        className={classes.handle}
        aria-label={words[next]}
        aria-expanded={step !== 'closed'}
        onClick={() => setStep(next)}
      >
        <span className={classes.grip} />
      </button>
      {step !== 'closed' && <div className={classes.content}>{children}</div>}
    </aside>
  );
}
