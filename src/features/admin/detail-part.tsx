import type { ReactNode } from 'react';
import classes from './users.module.css';

interface DetailPartProps {
  readonly title: string;
  /** List items. */
  readonly children: ReactNode;
}

export function DetailPart({ title, children }: DetailPartProps) {
  return (
    <section>
      <h3 className={classes.heading}>{title}</h3>
      <ul role="list" className={classes.lines}>
        {children}
      </ul>
    </section>
  );
}
