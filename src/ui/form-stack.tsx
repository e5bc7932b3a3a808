import type { ReactNode } from 'react';
import classes from './form-stack.module.css';

interface FormStackProps {
  /** What has the width of all: mistakes, what changed meanwhile. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of a long form, one under another; two beside each other from 1440 px, or its two columns. */
export function FormStack({ over, children }: FormStackProps) {
  return (
    <div className={classes.stack}>
      {over}
      <div className={classes.fields}>{children}</div>
    </div>
  );
}

/** Where the parts of a form differ in height: beside each other they would leave holes. */
export function FormColumn({ children }: { readonly children: ReactNode }) {
  return <div className={classes.column}>{children}</div>;
}
