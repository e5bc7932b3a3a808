import type { ReactNode } from 'react';
import { PartHeading } from '#ui/detail-title.tsx';
import classes from './users.module.css';

interface DetailPartProps {
  readonly title: string;
  /** List items. */
  readonly children: ReactNode;
}

export function DetailPart({ title, children }: DetailPartProps) {
  return (
    <section>
      <PartHeading className={classes.heading}>{title}</PartHeading>
      <ul role="list" className={classes.lines}>
        {children}
      </ul>
    </section>
  );
}
