import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import { Mark } from './mark.tsx';

interface EmptyStateProps {
  /** What this place is for, in a few words. */
  readonly title: string;
  readonly children?: ReactNode;
  /** The first act, if there is one. */
  readonly act?: ReactNode;
}

/** Nothing here yet: says what this place is for and offers the first act. */
export function EmptyState({ title, children, act }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <span className={classes.mark}>
        <Mark size={40} />
      </span>
      <h2 className={classes.title}>{title}</h2>
      {children !== undefined && <p className={classes.words}>{children}</p>}
      {act !== undefined && <div className={classes.act}>{act}</div>}
    </div>
  );
}
