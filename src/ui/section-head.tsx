import type { ReactNode } from 'react';
import classes from './section-head.module.css';

interface SectionHeadProps {
  readonly title: string;
  /** At the right: the way to all of it. */
  readonly children: ReactNode;
}

export function SectionHead({ title, children }: SectionHeadProps) {
  return (
    <div className={classes.head}>
      <h2 className={classes.title}>{title}</h2>
      <span className={classes.way}>{children}</span>
    </div>
  );
}
