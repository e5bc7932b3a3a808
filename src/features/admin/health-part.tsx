import type { ReactNode } from 'react';
import classes from './users.module.css';

interface PartProps {
  readonly title: string;
  /** List items. */
  readonly children: ReactNode;
}

export function Part({ title, children }: PartProps) {
  return (
    <section>
      <h2 className={classes.heading}>{title}</h2>
      <ul role="list" className={classes.lines}>
        {children}
      </ul>
    </section>
  );
}
