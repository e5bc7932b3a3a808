import type { ReactNode } from 'react';
import classes from './form-stack.module.css';

interface FormStackProps {
  /** What has the width of all: mistakes, what changed meanwhile. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of a long form, one under another; two beside each other from 1440 px. */
export function FormStack({ over, children }: FormStackProps) {
  return (
    <div className={classes.stack}>
      {over}
      <div className={classes.fields}>{children}</div>
    </div>
  );
}
